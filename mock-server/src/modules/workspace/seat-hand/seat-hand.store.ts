import type { DataOf, ParsedQueryOf, seatHand } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

type Filter = ParsedQueryOf<typeof seatHand.list> & { scope: Scope }
type Row = Omit<seatHand.RaisedHand, 'call'> & {
  callId: string | null
  sessionId: string | null
  customer: string | null
}

/** No call lasts longer, so none that began earlier is looked at. */
const MAX_CALL_HOURS = 12
/** `utterance.speaker` of the customer. */
const CUSTOMER = 2

export async function findHands(
  { db, tenantId }: TenantTx,
  { state, scope, pageIndex, pageSize }: Filter,
): Promise<DataOf<typeof seatHand.list>> {
  const isHandled = sql`h.handled_at is not null`
  const condition = sql`
    from raised_hand h join person s on s.tenant_id = h.tenant_id and s.id = h.user_id
    where h.tenant_id = ${tenantId} ${inScope(scope)}
      ${state === undefined ? sql`` : sql`and (${isHandled}) = ${state === 'handled'}`}`
  const counted = await sql<{ total: number }>`select count(*) as total ${condition}`.execute(db)
  const { rows } = await sql<Row>`
    with page as (
      select h.*, s.name, s.org_id ${condition}
      order by h.handled_at is not null, h.raised_at desc, h.id desc
      limit ${pageSize} offset ${(pageIndex - 1) * pageSize}
    )
    select p.id, p.version, p.user_id as "userId", p.name as "userName", coalesce(o.name, '') as "orgName",
           floor(extract(epoch from p.raised_at))::bigint as "raisedAt",
           floor(extract(epoch from p.lowered_at))::bigint as "loweredAt",
           k.call_id as "callId", k.session_id as "sessionId", c.customer, said.words as question,
           case when p.handled_at is null then 'open' else 'handled' end as state, p.answer,
           by.name as "handledByName", floor(extract(epoch from p.handled_at))::bigint as "handledAt"
    from page p
    left join organization_unit o on o.tenant_id = p.tenant_id and o.id = p.org_id
    left join person by on by.tenant_id = p.tenant_id and by.id = p.handled_by
    left join lateral (
      select * from reported_call where tenant_id = p.tenant_id and user_id = p.user_id and started_at <= p.raised_at
        and started_at > p.raised_at - make_interval(hours => ${MAX_CALL_HOURS})
      order by started_at desc, call_id desc limit 1) k on k.ended_at is null or k.ended_at >= p.raised_at
    left join conversation c on c.tenant_id = p.tenant_id and c.session_id = k.session_id
    left join lateral (
      select words from utterance where tenant_id = p.tenant_id and call_id = k.call_id and speaker = ${CUSTOMER}
        and said_at <= p.raised_at and said_at >= k.started_at
      order by said_at desc, seq desc limit 1) said on true
    order by p.handled_at is not null, p.raised_at desc, p.id desc`.execute(db)
  return { records: rows.map(toHand), total: counted.rows[0]?.total ?? 0 }
}

function toHand({ callId, sessionId, customer, ...hand }: Row): seatHand.RaisedHand {
  return { ...hand, call: callId === null ? null : { callId, sessionId, customer } }
}

export type LockedHand = { version: number; isHandled: boolean; userName: string }

/** Only the hands of people whom the caller may see. */
export async function lockHand(
  { db, tenantId }: TenantTx,
  { id, scope }: { id: number; scope: Scope },
): Promise<LockedHand | undefined> {
  const { rows } = await sql<LockedHand>`
    select h.version, h.handled_at is not null as "isHandled", s.name as "userName"
    from raised_hand h join person s on s.tenant_id = h.tenant_id and s.id = h.user_id
    where h.tenant_id = ${tenantId} and h.id = ${id} ${inScope(scope)} for update of h`.execute(db)
  return rows[0]
}
