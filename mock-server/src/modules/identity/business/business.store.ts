import type { DataOf, Language, ParsedBodyOf, business, businessReference } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

/** The platform has some dozens; the limit is a safeguard. */
const MAX_INDUSTRIES = 1000

/** Disabled ones too: records of the past still name them. */
export async function findBusinessTypes(
  { db }: TenantTx,
  filter: ParsedBodyOf<typeof business.businessTypePage>,
): Promise<DataOf<typeof business.businessTypePage>> {
  let matching = db.selectFrom('businessType')
  if (filter.name) matching = matching.where(sql<boolean>`holds_text(name, ${filter.name})`)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const records = await matching
    .select(['id', 'name'])
    .orderBy('id')
    .limit(filter.size)
    .offset((filter.current - 1) * filter.size)
    .execute()
  return { records, total }
}

export async function findProducts(
  { db }: TenantTx,
  filter: ParsedBodyOf<typeof businessReference.productPage>,
): Promise<DataOf<typeof businessReference.productPage>> {
  let matching = db
    .selectFrom('product')
    .innerJoin('businessType', 'businessType.id', 'product.businessTypeId')
  const { businessCode, name } = filter
  if (businessCode) matching = matching.where('product.businessTypeId', '=', businessCode)
  // Not `like`, whose wildcards a person may type without meaning them.
  if (name) matching = matching.where(sql<boolean>`holds_text(product.name, ${name})`)
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select([
      'product.id',
      'product.name',
      'businessType.name as businessName',
      'product.businessTypeId as businessCode',
    ])
    .orderBy('product.businessTypeId')
    .orderBy('product.id')
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize)
    .execute()
  return { rows, total }
}

export function allIndustries({ db }: TenantTx, language: Language): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('industry')
    .select(['id', language === 'zh' ? 'nameZh as name' : 'nameEn as name'])
    .orderBy('sort')
    .orderBy('id')
    .limit(MAX_INDUSTRIES)
    .execute()
}

/** The business under which the tenant's administrators find a message: the inviter's own, else the oldest. */
export async function businessFor(
  { db, tenantId }: TenantTx,
  invitedBy: number | null,
): Promise<number | null> {
  const inviter = await db
    .selectFrom('person')
    .where('id', '=', invitedBy)
    .select('selectedBusinessTypeId')
    .executeTakeFirst()
  if (inviter?.selectedBusinessTypeId != null) return inviter.selectedBusinessTypeId
  const oldest = await db
    .selectFrom('businessType')
    .where('tenantId', '=', tenantId)
    .where('status', '=', 'enabled')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return oldest?.id ?? null
}
