import type { DataOf, liveView, ParsedQueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { naturalOrder } from '../../../platform/db/natural-order.ts'
import { lastCall, lastStatuses } from '../../facts/presence/public.ts'
import type { Scope } from '../../identity/organization/public.ts'
import { inScope } from '../../statistics/statistics/public.ts'

type LiveViewQuery = ParsedQueryOf<typeof liveView.people> & { scope: Scope; now: Date; timezone: string }
type LivePerson = Omit<liveView.LivePerson, 'roomID'>
type Answer = Omit<DataOf<typeof liveView.people>, 'records'> & { records: LivePerson[] }

type Present = Pick<liveView.LivePerson, 'userId' | 'userName' | 'status' | 'subStatus' | 'since'>

/** Finds the people signed in at this moment, by name, with the status after corrections. */
async function findPresent(
  { db, tenantId }: TenantTx,
  { bizTypeId, scope, now, timezone }: LiveViewQuery,
): Promise<Present[]> {
  const last = lastStatuses({ tenantId, timezone, now })
  const business = bizTypeId === undefined ? sql`` : sql`and span.business_type_id = ${bizTypeId}`
  const { rows } = await sql<Present>`
    select s.id as "userId", s.name as "userName", span.status, span.sub_evt as "subStatus",
           floor(extract(epoch from span.from_at))::bigint as since
    from (${last}) span join person s on s.tenant_id = ${tenantId} and s.id = span.user_id
    where span.to_at >= ${now} and span.status <> 'offline' and s.status = 'enabled'
      ${business} ${inScope(scope)}
    order by ${naturalOrder('s.name')}, s.id`.execute(db)
  return rows
}

type Detail = Pick<liveView.LivePerson, 'userId' | 'orgName' | 'isHandRaised' | 'call'>

/** Organisation, hand and running call. */
async function findDetails(
  { db, tenantId }: TenantTx,
  { userIds, now }: { userIds: readonly number[]; now: Date },
): Promise<Map<number, Detail>> {
  const { rows } = await sql<Detail>`
    select s.id as "userId", coalesce(o.name, '') as "orgName", coalesce(h.is_raised, false) as "isHandRaised",
           case when k.call_id is not null then jsonb_build_object(
             'callId', k.call_id, 'sessionId', k.session_id, 'isOutbound', k.is_outbound, 'customer', c.customer,
             'startedAt', floor(extract(epoch from k.started_at))::bigint,
             'answeredAt', floor(extract(epoch from k.answered_at))::bigint) end as call
    from person s
    left join organization_unit o on o.tenant_id = s.tenant_id and o.id = s.org_id
    left join seat_hand h on h.tenant_id = s.tenant_id and h.user_id = s.id
    left join lateral (${lastCall(now)}) k on k.ended_at is null
    left join conversation c on c.tenant_id = s.tenant_id and c.session_id = k.session_id
    where s.tenant_id = ${tenantId} and s.id = any(${sql.val(userIds)}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Raised hands first, then calls; within each by name. */
function urgency({ isHandRaised, call }: Pick<Detail, 'isHandRaised' | 'call'>): number {
  if (isHandRaised) return 0
  return call === null ? 2 : 1
}

function toSeatStatus({ status, call }: Pick<LivePerson, 'status' | 'call'>): liveView.LiveSeatStatus {
  if (call !== null) return call.answeredAt === null ? 'ringing' : 'calling'
  return status === 'work' || status === 'online' ? 'online' : 'idle'
}

export async function livePeople(tx: TenantTx, query: LiveViewQuery): Promise<Answer> {
  const { status, pageIndex, pageSize, now } = query
  const present = await findPresent(tx, query)
  const counts = { work: 0, online: 0, break: 0, idle: 0, leave: 0 }
  for (const person of present) counts[person.status] += 1
  const details = await findDetails(tx, { userIds: present.map(({ userId }) => userId), now })
  const people = present.flatMap((person) => {
    const detail = details.get(person.userId)
    return detail === undefined ? [] : [{ ...person, ...detail }]
  })
  const seatCounts = { calling: 0, ringing: 0, online: 0, idle: 0 }
  for (const person of people) seatCounts[toSeatStatus(person)] += 1
  const listed = people.filter((person) => status === undefined || person.status === status)
  const ordered = listed.toSorted((a, b) => urgency(a) - urgency(b))
  const records = ordered.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { records, total: listed.length, counts, seatCounts, at: toUnixSeconds(now) }
}
