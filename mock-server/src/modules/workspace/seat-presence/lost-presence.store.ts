import { MAX_STATUS_SECONDS, STATUS_EVENT } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { DatabaseClient } from '../../../platform/db/client.ts'
import { SILENCE_MS } from '../../facts/seat-status/public.ts'

/** A seat whose client is lost, and the status that it had then; `lostAt`: until when its last heartbeat counted. */
export type LostSeat = {
  userId: number
  account: string
  lostAt: Date
  businessTypeId: number
  isHandRaised: boolean
}

/** Seats whose clients were lost before a moment; without `userIds` of the whole company. */
export type LostQuery = { lostBefore: Date; userIds?: readonly number[] }

const isLost = ({ lostBefore, userIds }: LostQuery) => sql`
  not is_simulated and present_until < ${lostBefore}
  ${userIds === undefined ? sql`` : sql`and user_id = any(${sql.val(userIds)}::bigint[])`}`

export async function hasLostSeats({ db, tenantId }: TenantTx, query: LostQuery): Promise<boolean> {
  const { rows } = await sql`
    select from seat_presence where tenant_id = ${tenantId} and ${isLost(query)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Deletes the presences that have run out and answers the seats that had a status then which goes on without an end. Left out
 * are those who were offline, and those whose platform's heartbeats prove that the seat was still there.
 */
export async function deleteLostPresences(
  { db, tenantId }: TenantTx,
  query: LostQuery,
): Promise<readonly LostSeat[]> {
  const { rows } = await sql<LostSeat>`
    with expired as (
      select user_id from seat_presence where tenant_id = ${tenantId} and ${isLost(query)} order by user_id for update
    ), lost as (
      delete from seat_presence p using expired where p.tenant_id = ${tenantId} and p.user_id = expired.user_id
      returning p.user_id, p.present_until
    )
    select lost.user_id as "userId", s.username as account, lost.present_until as "lostAt",
           last.business_type_id as "businessTypeId", coalesce(h.is_raised, false) as "isHandRaised"
    from lost
    join person s on s.tenant_id = ${tenantId} and s.id = lost.user_id
    join lateral (
      select e.evt, e.business_type_id from status_event e
      where e.tenant_id = ${tenantId} and e.user_id = lost.user_id and e.evt <> ${STATUS_EVENT.heartbeat}
        and e.evt_at <= lost.present_until
        and e.evt_at >= lost.present_until - make_interval(secs => ${MAX_STATUS_SECONDS})
      order by e.evt_at desc, e.receipt desc limit 1) last on last.evt <> ${STATUS_EVENT.logOut}
    left join seat_hand h on h.tenant_id = ${tenantId} and h.user_id = lost.user_id
    where not exists (
      select from status_event e
      where e.tenant_id = ${tenantId} and e.user_id = lost.user_id and e.evt = ${STATUS_EVENT.heartbeat}
        and e.evt_at >= lost.present_until - make_interval(secs => ${SILENCE_MS / 1000}))
    order by lost.user_id`.execute(db)
  return rows
}

/** Names the fact that ends the status of a lost seat, so that it is ingested once and known again. */
export const lostEventId = (userId: number, lostAt: Date): string => `seat-lost-${userId}-${lostAt.getTime()}`

/** True if a seat is offline since a moment because its client was lost. */
export async function isLostSince(
  { db, tenantId }: TenantTx,
  { userId, since }: { userId: number; since: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom('ingestedEvent')
    .where('tenantId', '=', tenantId)
    .where('eventId', '=', lostEventId(userId, since))
    .select('eventId')
    .executeTakeFirst()
  return found !== undefined
}

export async function findCompaniesWithLostSeats(db: DatabaseClient, lostBefore: Date): Promise<number[]> {
  const { rows } = await sql<{ tenantId: number }>`
    select tenant_id as "tenantId" from companies_with_lost_seats(${lostBefore})`.execute(db)
  return rows.map(({ tenantId }) => tenantId)
}
