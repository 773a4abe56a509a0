import { sampleData } from '@console/contracts'
import { sql, type Selectable } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { RollupTenant } from '../../statistics/rollup/public.ts'
import type { SampleDataTables } from './sample-data.tables.ts'

export type Sample = Omit<Selectable<SampleDataTables['sampleData']>, 'tenantId'>

/** The sample that the company shows; undefined while it shows none. */
export function findSample({ db, tenantId }: TenantTx): Promise<Sample | undefined> {
  return db
    .selectFrom('sampleData')
    .where('tenantId', '=', tenantId)
    .select(['prefix', 'addedAt', 'userIds', 'calls', 'events', 'lastReceipt'])
    .executeTakeFirst()
}

export async function insertSample({ db, tenantId }: TenantTx, sample: Sample): Promise<void> {
  await sql`
    insert into sample_data (tenant_id, prefix, added_at, user_ids, calls, events, last_receipt)
    values (${tenantId}, ${sample.prefix}, ${sample.addedAt}, ${sql.val(sample.userIds)}::bigint[], ${sample.calls},
            ${sample.events}, ${sample.lastReceipt})`.execute(db)
}

export async function deleteSample({ db, tenantId }: TenantTx): Promise<void> {
  await db.deleteFrom('sampleData').where('tenantId', '=', tenantId).execute()
}

export type SampleSeat = { userId: number; account: string }
export type SampleBusiness = {
  businessTypeId: number
  businessName: string
  productIds: number[]
  seats: SampleSeat[]
}

/** The first enabled business that seats work for, with its first seats; undefined where no seat works yet. */
export async function findBusinessOfSample({ db, tenantId }: TenantTx): Promise<SampleBusiness | undefined> {
  const { rows } = await sql<Omit<SampleBusiness, 'productIds'> & { productIds: number[] }>`
    with seat as (
      select w.business_type_id, s.id, s.username
      from person s join user_business_type w on w.tenant_id = ${tenantId} and w.user_id = s.id
      where s.tenant_id = ${tenantId} and s.status = 'enabled' and s.type in ('TSR', 'TeamTSR') and s.org_id is not null)
    select b.id as "businessTypeId", b.name as "businessName",
           to_json(array(select p.id from product p
                         where p.tenant_id = ${tenantId} and p.business_type_id = b.id order by p.id limit 3)) as "productIds",
           (select json_agg(json_build_object('userId', one.id, 'account', one.username))
            from (select * from seat where business_type_id = b.id order by id limit ${sampleData.SAMPLE_SEATS}) one) as seats
    from business b
    where b.tenant_id = ${tenantId} and b.status = 'enabled' and b.id in (select business_type_id from seat)
    order by b.id limit 1`.execute(db)
  return rows[0]
}

/** True if the owner of a project sees what people of the company do, or has seen it in the days of a sample. */
export async function worksForOthers({ db, tenantId }: TenantTx, since: Date): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`
    select exists (
      select from project_assignment
      where tenant_id = ${tenantId} and (confirmed_until is null or confirmed_until > ${since})) as works`.execute(
    db,
  )
  return rows[0]?.works === true
}

export type SampleRule = { id: number; words: string }

/** Quality rules of a business, the most serious first. */
export async function findSampleRules(
  { db, tenantId }: TenantTx,
  { businessTypeId, limit }: { businessTypeId: number; limit: number },
): Promise<SampleRule[]> {
  const { rows } = await sql<SampleRule>`
    select id, phrases[1] as words from quality_rule
    where tenant_id = ${tenantId} and business_type_id = ${businessTypeId} and is_enabled and cardinality(phrases) > 0
      and length(phrases[1]) > 0
    order by level desc, id limit ${limit}`.execute(db)
  return rows
}

export async function findRollupTenant({ db, tenantId }: TenantTx): Promise<RollupTenant> {
  const found = await db
    .selectFrom('tenant')
    .where('id', '=', tenantId)
    .select(['id as tenantId', 'timezone', 'validCallSeconds'])
    .executeTakeFirstOrThrow()
  return found
}
