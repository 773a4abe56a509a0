import type { Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../platform/context/context.ts'
import type { SpokenLine } from './spoken-call.ts'

/** A minute is two megabytes. */
const TALK_SECONDS = { min: 20, max: 75 }
/** Calls of a seat: one to learn its voice, others to compare; more only when there is nothing else. */
const CALLS_OF_SEAT = 4
/** Number of days whose calls are searched; few older calls have words. */
const SEARCHED_DAYS = 14
/** One in so many of the later calls is recorded. */
const LATER_CALL_EVERY = 20
const LATER_HOURS = 2

export type SpokenTenant = { language: Language; seatIds: number[]; recordings: number }

/** Null where the demo data has no such company. */
export async function findSpokenTenant({ db, tenantId }: TenantTx): Promise<SpokenTenant | null> {
  const { rows } = await sql<SpokenTenant>`
    select language, to_json(seat_ids) as "seatIds",
           (select count(*) from call_recording r where r.tenant_id = w.tenant_id) as recordings
    from simulated_world w where tenant_id = ${tenantId}`.execute(db)
  return rows[0] ?? null
}

export type RecordableCall = { callId: string; userId: number; lengthMs: number; lines: SpokenLine[] }

type Search = {
  seatIds: readonly number[]
  /** Number of the first seats that come before the others: a few seats with several recordings each. */
  preferred: number
  now: Date
  isLater: boolean
  limit: number
}

/**
 * Answered calls with words and without a recording: at first the newest of the preferred seats;
 * `isLater`: those of the last hours, a share that stays the same whenever it is looked for.
 */
export async function findRecordableCalls(tx: TenantTx, search: Search): Promise<RecordableCall[]> {
  const { seatIds, preferred, now, isLater, limit } = search
  const { db, tenantId } = tx
  const hours = isLater ? LATER_HOURS : SEARCHED_DAYS * 24
  const { rows } = await sql<Omit<RecordableCall, 'lines'>>`
    select s.call_id as "callId", s.user_id as "userId", s.length_ms as "lengthMs"
    from (
      select c.call_id, c.user_id, c.answered_at,
             round(extract(epoch from c.ended_at - c.answered_at) * 1000)::bigint as length_ms,
             row_number() over (partition by c.user_id order by c.answered_at desc, c.call_id) as of_seat
      from call c join app_user u on u.tenant_id = c.tenant_id and u.id = c.user_id and u.erased_at is null
      where c.tenant_id = ${tenantId} and c.user_id = any(${sql.val(seatIds)}::bigint[])
        and c.started_at >= ${now}::timestamptz - make_interval(hours => ${hours}) and c.ended_at <= ${now}
        and c.talk_seconds between ${TALK_SECONDS.min} and ${TALK_SECONDS.max}
        and exists (select 1 from utterance u where u.tenant_id = c.tenant_id and u.call_id = c.call_id)
        ${isLater ? sql`and abs(hashtext(c.call_id)::bigint) % ${LATER_CALL_EVERY} = 0` : sql``}) s
    where not exists (
      select 1 from call_recording r where r.tenant_id = ${tenantId} and r.call_id = s.call_id)
    order by array_position(${sql.val(seatIds)}::bigint[], s.user_id) > ${preferred}, (s.of_seat - 1) / ${CALLS_OF_SEAT},
             s.answered_at desc, s.call_id limit ${limit}`.execute(db)
  const calls: RecordableCall[] = []
  for (const row of rows) calls.push({ ...row, lines: await findLines(tx, row.callId) })
  return calls
}

async function findLines({ db, tenantId }: TenantTx, callId: string): Promise<SpokenLine[]> {
  const { rows } = await sql<SpokenLine>`
    select u.speaker, u.words, round(extract(epoch from u.said_at - c.answered_at) * 1000)::bigint as "atMs",
           round(extract(epoch from u.ends_at - u.said_at) * 1000)::bigint as "lastsMs"
    from call c join utterance u on u.tenant_id = c.tenant_id and u.call_id = c.call_id
    where c.tenant_id = ${tenantId} and c.call_id = ${callId}
    order by u.said_at, u.seq`.execute(db)
  return rows
}
