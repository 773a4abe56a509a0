import { label, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type LabelFilter = Omit<ParsedQueryOf<typeof label.query>, 'tenantId'>

const ORDERS: Readonly<Record<number, RawBuilder<unknown>>> = {
  [label.LABEL_ORDER.createdAscending]: sql`l.created_at, l.id`,
  [label.LABEL_ORDER.createdDescending]: sql`l.created_at desc, l.id desc`,
  [label.LABEL_ORDER.updatedAscending]: sql`l.updated_at, l.id`,
  [label.LABEL_ORDER.updatedDescending]: sql`l.updated_at desc, l.id desc`,
}

export async function findLabels(
  { db, tenantId }: TenantTx,
  filter: LabelFilter,
): Promise<DataOf<typeof label.query>> {
  const { name, bizTypeId, productId, enable, withDeleted, orderBy, pageIndex, pageSize } = filter
  // Not `like`, whose wildcards a person may type without meaning them.
  const condition = sql`
    l.tenant_id = ${tenantId}
    ${name ? sql`and strpos(lower(l.name), lower(${name})) > 0` : sql``}
    ${bizTypeId === undefined ? sql`` : sql`and l.business_type_id = ${bizTypeId}`}
    ${productId === undefined ? sql`` : sql`and l.product_id = ${productId}`}
    ${enable === undefined ? sql`` : sql`and l.is_enabled = ${enable}`}
    ${withDeleted ? sql`` : sql`and l.deleted_at is null`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from smart_label l where ${condition}`.execute(db)
  const { rows } = await sql<Omit<label.Label, 'deletedAt'> & { deletedAt: number | null }>`
    select l.id, l.name, l.business_type_id as "bizTypeId", l.product_id as "productId", l.is_enabled::int as enable,
           floor(extract(epoch from l.created_at))::bigint as "createdAt",
           floor(extract(epoch from l.updated_at))::bigint as "updatedAt",
           floor(extract(epoch from l.deleted_at))::bigint as "deletedAt"
    from smart_label l where ${condition}
    order by ${ORDERS[orderBy] ?? sql`l.id`} limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(
    db,
  )
  return {
    smartLabels: rows.map(({ deletedAt, ...row }) => (deletedAt === null ? row : { ...row, deletedAt })),
    totalCnt: counted.rows[0]?.total ?? 0,
  }
}

/** Names only; a tenant has some hundreds. */
const MAX_TAGS = 1000

export async function labelNames(
  { db }: TenantTx,
  businessTypeId: number | undefined,
): Promise<{ id: number; name: string }[]> {
  let matching = db.selectFrom('smartLabel').where('deletedAt', 'is', null)
  if (businessTypeId !== undefined) matching = matching.where('businessTypeId', '=', businessTypeId)
  return matching.select(['id', 'name']).orderBy('name').orderBy('id').limit(MAX_TAGS).execute()
}

/** Labels by their ids in the order of these, deleted ones too; an id that is none is missing. */
export async function labelsOf(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const rows = await db.selectFrom('smartLabel').where('id', 'in', ids).select(['id', 'name']).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}
