import { label, type Complete, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'

type LabelFilter = Omit<ParsedQueryOf<typeof label.query>, 'tenantId'>

const ORDERS: Readonly<Record<number, RawBuilder<unknown>>> = {
  [label.LABEL_ORDER.createdAscending]: sql`l.created_at, l.id`,
  [label.LABEL_ORDER.createdDescending]: sql`l.created_at desc, l.id desc`,
  [label.LABEL_ORDER.updatedAscending]: sql`l.updated_at, l.id`,
  [label.LABEL_ORDER.updatedDescending]: sql`l.updated_at desc, l.id desc`,
}

const seconds = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}))::bigint`

/** A label as the contract answers it, with the version of it as people write it. */
const LABEL = sql`
  l.id, l.name, l.show_name as "showName", l.business_type_id as "bizTypeId", b.name as "bizTypeName",
  l.product_id as "productId", p.name as "productName", l.is_enabled::int as enable, l.meaning as type,
  l.trigger_at as "triggerAt", l.is_kb_bindable::int as "kbBindable", l.is_customer_related::int as "isCustomerRelated",
  l.expire, l.visibility, l.is_front_display::int as "frontDisplay", l.push_to as "pushTo", l.push_type as "pushType",
  l.push_template as "pushTemplate", l.push_content as "pushContent", l.remark,
  l.rule || jsonb_build_object('id', l.id) as rule, l.version, ${seconds('l.created_at')} as "createdAt",
  ${seconds('l.updated_at')} as "updatedAt", ${seconds('l.enabled_at')} as "enabledAt",
  l.is_too_dear as "isTooDear",
  ${seconds('l.deleted_at')} as "deletedAt"`
const FROM = sql`
  smart_label l join business b on b.tenant_id = l.tenant_id and b.id = l.business_type_id
  left join product p on p.tenant_id = l.tenant_id and p.id = l.product_id`

type LabelFacts = Complete<Omit<label.Label, 'deletedAt'>>
type LabelRow = LabelFacts & { deletedAt: number | null }
/** A label with every field; only a deleted label has the time of its deletion. */
export type StoredLabel = LabelFacts & Pick<label.Label, 'deletedAt'>

const answered = ({ deletedAt, ...row }: LabelRow): StoredLabel =>
  deletedAt === null ? row : { ...row, deletedAt }

export async function findLabels(
  { db, tenantId }: TenantTx,
  filter: LabelFilter,
): Promise<DataOf<typeof label.query>> {
  const { name, bizTypeId, productId, enable, withDeleted, orderBy, pageIndex, pageSize } = filter
  // Not `like`, whose wildcards a person may type without meaning them.
  const condition = sql`
    l.tenant_id = ${tenantId}
    ${name ? sql`and holds_text(l.name, ${name})` : sql``}
    ${bizTypeId === undefined ? sql`` : sql`and l.business_type_id = ${bizTypeId}`}
    ${productId === undefined ? sql`` : sql`and l.product_id = ${productId}`}
    ${enable === undefined ? sql`` : sql`and l.is_enabled = ${enable}`}
    ${withDeleted ? sql`` : sql`and l.deleted_at is null`}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from smart_label l where ${condition}`.execute(db)
  const { rows } = await sql<LabelRow>`
    select ${LABEL} from ${FROM} where ${condition}
    order by ${ORDERS[orderBy] ?? sql`l.id`} limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`.execute(
    db,
  )
  return { smartLabels: rows.map(answered), totalCnt: counted.rows[0]?.total ?? 0 }
}

/** Finds a label that is not deleted; locks it where it is about to be changed. */
export async function findLabel(
  { db, tenantId }: TenantTx,
  id: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<StoredLabel | undefined> {
  const { rows } = await sql<LabelRow>`
    select ${LABEL} from ${FROM} where l.tenant_id = ${tenantId} and l.id = ${id} and l.deleted_at is null
    ${isLocked ? sql`for update of l` : sql``}`.execute(db)
  return rows.map(answered)[0]
}

/** Names only; a tenant has some hundreds. */
const MAX_TAGS = 1000

export async function labelNames(
  { db }: TenantTx,
  businessTypeId: number | undefined,
): Promise<{ id: number; name: string }[]> {
  let matching = db.selectFrom('smartLabel').where('deletedAt', 'is', null)
  if (businessTypeId !== undefined) matching = matching.where('businessTypeId', '=', businessTypeId)
  return matching.select(['id', 'name']).orderBy(naturalOrder('name')).orderBy('id').limit(MAX_TAGS).execute()
}

/** Labels by their ids, in the order of the ids, deleted ones too; unknown ids are left out. */
export async function findLabelsByIds(
  { db }: TenantTx,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const rows = await db.selectFrom('smartLabel').where('id', 'in', ids).select(['id', 'name']).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}
