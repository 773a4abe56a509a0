import { crm, type DataOf, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

type CustomerFilter = ParsedQueryOf<typeof crm.customers> & { timezone: string }
type ContactFilter = ParsedQueryOf<typeof crm.contacts> & { timezone: string }
type Range = Pick<CustomerFilter, 'beginDay' | 'endDay' | 'bizTypeId' | 'timezone'>

/** Conversations `c` of the range that name a customer. */
function inRange(
  { tenantId }: TenantTx,
  { beginDay, endDay, bizTypeId, timezone }: Range,
): RawBuilder<unknown> {
  const business = bizTypeId === undefined ? sql`` : sql`and c.business_type_id = ${bizTypeId}`
  return sql`
    c.tenant_id = ${tenantId} and c.customer is not null
    and c.started_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and c.started_at < (${endDay}::date + 1)::timestamp at time zone ${timezone} ${business}`
}

/** Money of a company stays far below what a number holds exactly in cents. */
const VALUE = sql`coalesce(sum(k.price) filter (where k.is_ordered), 0)::float8`

export async function findCustomers(
  tx: TenantTx,
  { text, pageIndex, pageSize, ...range }: CustomerFilter,
): Promise<DataOf<typeof crm.customers>> {
  const named = text === undefined || text === '' ? sql`` : sql`and holds_text(c.customer, ${text})`
  const condition = sql`${inRange(tx, range)} ${named}`
  const counted = await sql<{ total: number }>`
    select count(distinct c.customer) as total from conversation c where ${condition}`.execute(tx.db)
  // The calls of one page of customers only, however many there are.
  const { rows } = await sql<crm.Customer>`
    select page.customer, page.sessions, floor(extract(epoch from page.last_at))::bigint as "lastContactAt",
           k.calls, k.orders, k.value
    from (
      select c.customer, count(*) as sessions, max(c.started_at) as last_at, array_agg(c.session_id) as session_ids
      from conversation c where ${condition} group by c.customer
      order by max(c.started_at) desc, c.customer limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    ) page cross join lateral (
      select count(*) as calls, count(*) filter (where k.is_ordered) as orders, ${VALUE} as value
      from reported_call k where k.tenant_id = ${tx.tenantId} and k.session_id = any(page.session_ids)
        and k.started_at is not null) k
    order by page.last_at desc, page.customer`.execute(tx.db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findContacts(
  tx: TenantTx,
  { customer, ...range }: ContactFilter,
): Promise<DataOf<typeof crm.contacts>> {
  const condition = sql`${inRange(tx, range)} and c.customer = ${customer}`
  const counted = await sql<{ total: number }>`
    select count(*) as total from conversation c where ${condition}`.execute(tx.db)
  const { rows } = await sql<crm.Contact>`
    select c.session_id as "sessionId", floor(extract(epoch from c.started_at))::bigint as "startedAt",
           b.name as "bizTypeName", coalesce(p.name, '') as "productName", k."userNames", k.calls, k.orders, k.value
    from conversation c
    join business b on b.tenant_id = c.tenant_id and b.id = c.business_type_id
    left join product p on p.tenant_id = c.tenant_id and p.id = c.product_id
    cross join lateral (
      select count(*) as calls, count(*) filter (where k.is_ordered) as orders, ${VALUE} as value,
             coalesce(array_agg(distinct u.name order by u.name) filter (where u.name is not null), '{}') as "userNames"
      from reported_call k left join person u on u.tenant_id = k.tenant_id and u.id = k.user_id
      where k.tenant_id = c.tenant_id and k.session_id = c.session_id and k.started_at is not null) k
    where ${condition} order by c.started_at desc, c.session_id limit ${crm.MAX_CONTACTS}`.execute(tx.db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}
