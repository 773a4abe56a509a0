import { EXACT_COUNT_LIMIT, voiceprint, type Complete, type ParsedQueryOf } from '@console/contracts'
import { sql, type RawBuilder } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { onDay } from '../on-day.ts'
import { ofPeople } from '../voice-people.store.ts'

export type CheckQuery = Omit<
  ParsedQueryOf<typeof voiceprint.checks>,
  'orgId' | 'name' | 'pageIndex' | 'pageSize'
> & { people: readonly number[] | null; timezone: string }

/** A record without its entries and addresses. */
export type CheckRow = Omit<
  Complete<voiceprint.CheckRecord>,
  | 'corpusAt'
  | 'corpusList'
  | 'checkVoiceUrl'
  | 'checkTime'
  | 'speechSeconds'
  | 'neededSeconds'
  | 'neededSignalToNoise'
  | 'heardSeconds'
> & {
  checkTime: number | null
  speechMs: number | null
  hasRecording: boolean
  /** The position in the list. */
  position: Date
}

function buildCheckCondition(tenantId: number, query: CheckQuery): RawBuilder<unknown> {
  const { people, status, date, checkDate, timezone } = query
  return sql`row.tenant_id = ${tenantId} ${ofPeople(people)}
    ${status === voiceprint.ANY_STATUS ? sql`` : sql`and row.status = ${status}`}
    ${onDay(sql`row.created_at`, date, timezone)} ${onDay(sql`row.checked_at`, checkDate, timezone)}`
}

/** The checks of a day are sorted by the time of the check: there is an index for either order. */
const getPositionColumn = ({ checkDate }: CheckQuery): RawBuilder<Date> =>
  checkDate === undefined ? sql`row.created_at` : sql`row.checked_at`

/** Counted up to the limit, where there is one. */
export async function countChecks(
  { db, tenantId }: TenantTx,
  query: CheckQuery,
  limit: number | null = EXACT_COUNT_LIMIT + 1,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from voice_check row where ${buildCheckCondition(tenantId, query)} limit ${limit}) counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

type Part = { limit: number; offset?: number; below?: Pick<CheckRow, 'position' | 'taskId'> | null }

/** Records, the newest first: from an offset on, or below the last one that is known. */
export async function findChecks(
  { db, tenantId }: TenantTx,
  query: CheckQuery,
  { limit, offset = 0, below = null }: Part,
): Promise<CheckRow[]> {
  const position = getPositionColumn(query)
  const isBelow =
    below === null ? sql`` : sql`and (${position}, row.id) < (${below.position}, ${below.taskId}::bigint)`
  // Only the rows of the page are read beyond the index.
  const { rows } = await sql<CheckRow>`
    with page as materialized (
      select row.id, ${position} as position from voice_check row
      where ${buildCheckCondition(tenantId, query)} ${isBelow}
      order by ${position} desc, row.id desc limit ${limit} offset ${offset})
    select c.id as "taskId", u.name, coalesce(o.name, '') as "orgName", c.seconds as duration,
           floor(extract(epoch from c.session_at))::bigint as "sessionAt",
           floor(extract(epoch from c.created_at))::bigint as "createAt",
           floor(extract(epoch from c.checked_at))::bigint as "checkTime", c.status,
           c.is_revised::integer as "statusRevise", c.recording_id as "voiceId", c.user_id as "userId",
           c.session_id as "sessionId", c.progress, c.reason, c.speech_ms as "speechMs",
           round(c.signal_to_noise::numeric, 1)::double precision as "signalToNoise",
           c.revise_reason as "reviseReason", r.id is not null as "hasRecording", page.position
    from page
    join voice_check c on c.tenant_id = ${tenantId} and c.id = page.id
    join person u on u.tenant_id = c.tenant_id and u.id = c.user_id
    left join organization_unit o on o.tenant_id = u.tenant_id and o.id = u.org_id
    left join call_recording r on r.tenant_id = c.tenant_id and r.call_id = c.call_id and r.id = c.recording_id
    order by page.position desc, page.id desc`.execute(db)
  return rows
}

export type EntryRow = Omit<voiceprint.CheckCorpusEntry, 'url'> & { taskId: number }

/** Samples that some records were compared with, the best score first. */
export async function findEntries(
  { db, tenantId }: TenantTx,
  taskIds: readonly number[],
): Promise<EntryRow[]> {
  const { inconsistent, consistent } = voiceprint.CHECK_STATUS
  const { rows } = await sql<EntryRow>`
    select e.check_id as "taskId", s.id as "corpusId", k.name as "catalogName", e.score,
           case when e.is_match then ${consistent}::integer else ${inconsistent}::integer end as status,
           floor(extract(epoch from s.created_at))::bigint as "createAt"
    from voice_check_entry e
    join voice_corpus s on s.tenant_id = e.tenant_id and s.id = e.corpus_id
    join voice_category k on k.tenant_id = s.tenant_id and k.id = s.category_id
    where e.tenant_id = ${tenantId} and e.check_id = any(${sql.val(taskIds)}::bigint[])
    order by e.check_id, e.score desc, s.id desc`.execute(db)
  return rows
}

export type LockedCheck = Pick<CheckRow, 'userId' | 'name' | 'status' | 'voiceId'> & {
  isRevised: boolean
  callId: string
  sessionId: string
  sessionAt: Date
}

/** A record that stays as it is until this transaction ends. */
export async function lockCheck({ db, tenantId }: TenantTx, id: number): Promise<LockedCheck | undefined> {
  const { rows } = await sql<LockedCheck>`
    select c.user_id as "userId", u.name, c.status, c.recording_id as "voiceId", c.is_revised as "isRevised",
           c.call_id as "callId", c.session_id as "sessionId", c.session_at as "sessionAt"
    from voice_check c join person u on u.tenant_id = c.tenant_id and u.id = c.user_id
    where c.tenant_id = ${tenantId} and c.id = ${id} for update of c`.execute(db)
  return rows[0]
}

/** The bytes of a call's recording; null where it has gone, or is another one. */
export async function contentOfRecording(
  { db, tenantId }: TenantTx,
  { callId, voiceId }: Pick<LockedCheck, 'callId' | 'voiceId'>,
): Promise<string | null> {
  const { rows } = await sql<{ contentHash: string }>`
    select content_hash as "contentHash" from call_recording
    where tenant_id = ${tenantId} and call_id = ${callId} and id = ${voiceId}`.execute(db)
  return rows[0]?.contentHash ?? null
}

/**
 * Revises a record, also one that the check found inconsistent: from then on the list finds it among the consistent ones.
 */
export async function setRevised(
  { db, tenantId }: TenantTx,
  id: number,
  reason: string | null,
): Promise<void> {
  await sql`
    update voice_check set is_revised = true, revise_reason = ${reason}, status = ${voiceprint.CHECK_STATUS.consistent}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

export async function deleteCheck({ db, tenantId }: TenantTx, id: number): Promise<void> {
  await sql`delete from voice_check where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}
