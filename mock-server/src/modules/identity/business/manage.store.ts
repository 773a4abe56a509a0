import type { Language, ParsedBodyOf, businessManage } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { anyHolds } from '../../../platform/db/lists.ts'

/** Holds other changes of the tenant's businesses and products back until this transaction ends. */
export async function lockBusinesses({ db, tenantId }: TenantTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('business', ${tenantId}))`.execute(db)
}

export async function managedBusinesses(
  { db, tenantId }: TenantTx,
  { language, limit }: { language: Language; limit: number },
): Promise<businessManage.ManagedBusiness[]> {
  const { rows } = await sql<businessManage.ManagedBusiness>`
    select b.id, b.name, b.industry_id as "industryId",
           ${sql.ref(language === 'zh' ? 'i.name_zh' : 'i.name_en')} as "industryName", b.status,
           (select count(*) from user_business_type u where u.tenant_id = b.tenant_id and u.business_type_id = b.id) as people,
           (select count(*) from product p where p.tenant_id = b.tenant_id and p.business_type_id = b.id) as products,
           b.version
    from business_type b left join industry i on i.id = b.industry_id
    where b.tenant_id = ${tenantId}
    order by b.id limit ${limit}`.execute(db)
  return rows
}

export function findBusiness({ db }: TenantTx, id: number) {
  return db
    .selectFrom('businessType')
    .where('id', '=', id)
    .select(['id', 'name', 'industryId', 'status', 'version'])
    .executeTakeFirst()
}

export async function countBusinesses({ db }: TenantTx): Promise<number> {
  const { total } = await db
    .selectFrom('businessType')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function isIndustry({ db }: TenantTx, id: number): Promise<boolean> {
  return (await db.selectFrom('industry').where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

export async function isBusinessNameTaken({ db }: TenantTx, name: string, but = 0): Promise<boolean> {
  const other = await db
    .selectFrom('businessType')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', but)
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

export async function insertBusiness(
  { db, tenantId }: TenantTx,
  fields: ParsedBodyOf<typeof businessManage.create>,
): Promise<number> {
  const { id } = await db
    .insertInto('businessType')
    .values({ ...fields, tenantId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateBusiness(
  { db }: TenantTx,
  { id, name, industryId, status }: Omit<ParsedBodyOf<typeof businessManage.modify>, 'version'>,
): Promise<void> {
  await db.updateTable('businessType').set({ name, industryId, status }).where('id', '=', id).execute()
}

export async function countBusinessPeople({ db }: TenantTx, businessTypeId: number): Promise<number> {
  const { total } = await db
    .selectFrom('userBusinessType')
    .where('businessTypeId', '=', businessTypeId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const STATISTICS = [
  'stat_user_day',
  'stat_slot',
  'stat_slot_online',
  'stat_rule_day',
  'stat_label_day',
  'stat_question_day',
  'stat_dataset_day',
  'stat_shift_day',
] as const

/** Statistics outlive the facts that they were computed from, and no foreign key protects the records that they name. */
export async function isInStatistics({ db, tenantId }: TenantTx, businessTypeId: number): Promise<boolean> {
  const named = STATISTICS.map(
    (table) => sql`exists (select 1 from ${sql.table(table)} s
      where s.tenant_id = ${tenantId} and s.business_type_id = ${businessTypeId})`,
  )
  const { rows } = await sql<{ isNamed: boolean }>`select ${anyHolds(named)} as "isNamed"`.execute(db)
  return rows[0]?.isNamed === true
}

/** Throws if a foreign key still refers to the business. */
export async function deleteBusiness({ db }: TenantTx, id: number): Promise<void> {
  await db.deleteFrom('businessType').where('id', '=', id).execute()
}
