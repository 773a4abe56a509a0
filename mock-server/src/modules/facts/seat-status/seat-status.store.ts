import { STATUS_EVENT } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { lastCall, lastStatuses } from '../presence/public.ts'
import { seatStateAt, type SeatFacts, type SeatState } from './seat-status.ts'

export type KnownSeat = SeatState & {
  orgId: number | null
  businessTypeIds: number[]
  isHandRaised: boolean
  /** Version of its client; empty while none is connected. */
  version: string
}

/** Columns of a last call `k`, for `seatFactsFrom`. */
export const CALL_COLUMNS = sql`
  k.started_at as "callStartedAt", k.answered_at as "callAnsweredAt", k.ended_at as "callEndedAt"`
export type CallColumns = {
  callStartedAt: Date | null
  callAnsweredAt: Date | null
  callEndedAt: Date | null
}

export function callFrom({ callStartedAt, callAnsweredAt, callEndedAt }: CallColumns): SeatFacts['call'] {
  if (callStartedAt === null) return null
  return { startedAt: callStartedAt, answeredAt: callAnsweredAt, endedAt: callEndedAt }
}

type Row = CallColumns &
  Pick<KnownSeat, 'orgId' | 'businessTypeIds' | 'isHandRaised' | 'version'> & {
    userId: number
    evt: number | null
    since: Date | null
    until: Date | null
    heartbeatAt: Date | null
    presentUntil: Date | null
  }

type SeatQuery = { userIds: readonly number[]; now: Date; timezone: string }

/**
 * The status of each of these seats at this moment, with the business types they work for. Anybody but an enabled seat of
 * the tenant is left out.
 */
export async function findSeatStates(
  { db, tenantId }: TenantTx,
  { userIds, now, timezone }: SeatQuery,
): Promise<ReadonlyMap<number, KnownSeat>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select s.id as "userId", s.org_id as "orgId", last.evt, last.began_at as since, last.to_at as until,
           ${CALL_COLUMNS}, beat.at as "heartbeatAt", coalesce(h.is_raised, false) as "isHandRaised",
           case when present.present_until >= last.from_at then present.present_until end as "presentUntil",
           case when present.present_until >= ${now} then present.version else '' end as version,
           to_json(array(
             select b.business_type_id from user_business_type b where b.tenant_id = ${tenantId} and b.user_id = s.id
             union select last.business_type_id where last.business_type_id is not null)) as "businessTypeIds"
    from person s
    left join (${lastStatuses({ tenantId, timezone, now, userIds })}) last on last.user_id = s.id
    left join lateral (
      select max(e.evt_at) as at from status_event e
      where e.tenant_id = ${tenantId} and e.user_id = s.id and e.evt = ${STATUS_EVENT.heartbeat}
        and e.evt_at >= last.from_at and e.evt_at <= ${now}) beat on true
    left join lateral (${lastCall(now)}) k on true
    left join seat_presence present on present.tenant_id = ${tenantId} and present.user_id = s.id
    left join seat_hand h on h.tenant_id = ${tenantId} and h.user_id = s.id
    where s.tenant_id = ${tenantId} and s.id = any(${sql.val(userIds)}::bigint[]) and s.status = 'enabled'
      and s.type in ('TSR', 'TeamTSR')`.execute(db)
  return new Map(
    rows.map(({ userId, orgId, businessTypeIds, isHandRaised, version, ...row }) => [
      userId,
      { ...seatStateAt(factsFrom(row), now), orgId, businessTypeIds, isHandRaised, version },
    ]),
  )
}

function factsFrom({
  evt,
  since,
  until,
  heartbeatAt,
  presentUntil,
  ...call
}: Omit<Row, 'userId' | 'orgId' | 'businessTypeIds' | 'isHandRaised' | 'version'>): SeatFacts {
  const last = evt === null || since === null || until === null ? null : { evt, since, until }
  return { last, call: callFrom(call), heartbeatAt, presentUntil }
}

/** True once any status of the company's people was reported after a receipt; a heartbeat is none. */
export async function hasStatusEvents({ db, tenantId }: TenantTx, after: number): Promise<boolean> {
  const first = await db
    .selectFrom('statusEvent')
    .where('tenantId', '=', tenantId)
    .where('evt', '<>', STATUS_EVENT.heartbeat)
    .where('receipt', '>', after)
    .select('userId')
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}
