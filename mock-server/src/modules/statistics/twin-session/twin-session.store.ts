import type { DataOf, ParsedQueryOf, twinSession } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../statistics/public.ts'

type ReaderScope = { scope: Scope; timezone: string }
type SessionFilter = Omit<ParsedQueryOf<typeof twinSession.sessions>, 'orgId'> & ReaderScope
type RecordFilter = Omit<ParsedQueryOf<typeof twinSession.records>, 'orgId'> & ReaderScope

function inRange(
  { tenantId }: TenantTx,
  { beginDay, endDay, bizTypeId, scope, timezone }: Omit<SessionFilter, 'pageIndex' | 'pageSize'>,
): RawBuilder<unknown> {
  const business = bizTypeId === undefined ? sql`` : sql`and s.business_type_id = ${bizTypeId}`
  return sql`
    s.tenant_id = ${tenantId} and s.used_at >= ${beginDay}::date::timestamp at time zone ${timezone}
    and s.used_at < (${endDay}::date + 1)::timestamp at time zone ${timezone} ${business} ${inScope(scope)}`
}

export async function findSessions(
  tx: TenantTx,
  filter: SessionFilter,
): Promise<DataOf<typeof twinSession.sessions>> {
  const condition = inRange(tx, filter)
  const { pageIndex, pageSize } = filter
  const counted = await sql<{ total: number }>`
    select count(distinct s.session_id) as total from twin_use s where ${condition}`.execute(tx.db)
  const { rows } = await sql<twinSession.TwinSession>`
    select used.session_id as "sessionId", c.customer, used.uses, used."userNames", used."productNames",
           floor(extract(epoch from used.first_at))::bigint as "firstUsedAt",
           floor(extract(epoch from used.last_at))::bigint as "lastUsedAt"
    from (
      select s.session_id, count(*) as uses, min(s.used_at) as first_at, max(s.used_at) as last_at,
             array_agg(distinct u.name order by u.name) as "userNames",
             array_agg(distinct s.product_name order by s.product_name) as "productNames"
      from twin_use s join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where ${condition} group by s.session_id
      order by max(s.used_at) desc, s.session_id limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    ) used left join conversation c on c.tenant_id = ${tx.tenantId} and c.session_id = used.session_id
    order by used.last_at desc, used.session_id`.execute(tx.db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findRecords(
  tx: TenantTx,
  { userId, text, pageIndex, pageSize, ...range }: RecordFilter,
): Promise<DataOf<typeof twinSession.records>> {
  const ofPerson = userId === undefined ? sql`` : sql`and s.user_id = ${userId}`
  const named =
    text === undefined || text === ''
      ? sql``
      : sql`and holds_text(concat_ws(chr(10), s.product_name, s.process_name, u.name), ${text})`
  const from = sql`
    from twin_use s join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where ${inRange(tx, range)} ${ofPerson} ${named}`
  const counted = await sql<{ total: number }>`select count(*) as total ${from}`.execute(tx.db)
  const { rows } = await sql<twinSession.TwinRecord>`
    select page.id, page.session_id as "sessionId", page.user_id as "userId", page.user_name as "userName",
           coalesce(o.name, '') as "orgName", b.name as "bizTypeName", page.product_name as "productName",
           page.process_name as "processName", floor(extract(epoch from page.used_at))::bigint as "usedAt"
    from (
      select s.*, u.name as user_name ${from} order by s.used_at desc, s.id desc limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    ) page
    join business b on b.tenant_id = ${tx.tenantId} and b.id = page.business_type_id
    left join organization_unit o on o.tenant_id = ${tx.tenantId} and o.id = page.org_id
    order by page.used_at desc, page.id desc`.execute(tx.db)
  return { records: rows, total: counted.rows[0]?.total ?? 0 }
}
