import { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'

/** A recording that waits for its check. */
export type QueuedCall = {
  callId: string
  attempts: number
  recordingId: number
  contentHash: string
  /** Null: nobody in particular spoke. */
  userId: number | null
  sessionId: string
  sessionAt: Date
  seconds: number
}

/** Companies with recordings that are due. */
export async function tenantsWithChecks({ db }: Pick<AppContext, 'db'>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ tenantId: number }>`
    select tenant_id as "tenantId" from tenants_with_voice_checks(${now})`.execute(db.outside)
  return rows.map(({ tenantId }) => tenantId)
}

/** Calls that have waited longest. */
export async function findQueued(
  { db, tenantId }: TenantTx,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ callId: string }>`
    select call_id as "callId" from voice_check_queue
    where tenant_id = ${tenantId} and (next_at is null or next_at <= ${now})
    order by queued_at, call_id limit ${limit}`.execute(db)
  return rows.map(({ callId }) => callId)
}

/**
 * Locks a queued recording until this transaction ends, with the data that its check needs. Undefined if another process has
 * it.
 */
export async function lockQueued(
  { db, tenantId }: TenantTx,
  callId: string,
  now: Date,
): Promise<QueuedCall | undefined> {
  const { rows } = await sql<QueuedCall>`
    select q.call_id as "callId", q.attempts, r.id as "recordingId", r.content_hash as "contentHash",
           c.user_id as "userId", coalesce(c.session_id, c.call_id) as "sessionId",
           coalesce(c.answered_at, c.started_at) as "sessionAt",
           coalesce(r.duration_ms / 1000, c.talk_seconds, 0) as seconds
    from voice_check_queue q
    join call_recording r on r.tenant_id = q.tenant_id and r.call_id = q.call_id
    join reported_call c on c.tenant_id = q.tenant_id and c.call_id = q.call_id
    where q.tenant_id = ${tenantId} and q.call_id = ${callId} and (q.next_at is null or q.next_at <= ${now})
    for update of q`.execute(db)
  return rows[0]
}

/** Claims a check: no other process begins it before the moment, unless this one ends without having ended the check. */
export async function claim({ db, tenantId }: TenantTx, callId: string, until: Date): Promise<void> {
  await sql`update voice_check_queue set attempts = attempts + 1, next_at = ${until}
    where tenant_id = ${tenantId} and call_id = ${callId}`.execute(db)
}

/** Makes checks due that other processes have started and not ended. */
export async function releaseClaims({ db, tenantId }: TenantTx): Promise<void> {
  await sql`update voice_check_queue q set next_at = null from voice_check c
    where q.tenant_id = ${tenantId} and c.tenant_id = q.tenant_id and c.call_id = q.call_id and c.progress = 'running'`.execute(
    db,
  )
}

export async function postpone({ db, tenantId }: TenantTx, callId: string, nextAt: Date): Promise<void> {
  await sql`update voice_check_queue set next_at = ${nextAt}
    where tenant_id = ${tenantId} and call_id = ${callId}`.execute(db)
}

export async function dequeue({ db, tenantId }: TenantTx, callId: string): Promise<void> {
  await sql`delete from voice_check_queue where tenant_id = ${tenantId} and call_id = ${callId}`.execute(db)
}

/** True if a call of the person fewer days before or after was checked, or became the first sample. */
export async function wasCheckedNear(
  { db, tenantId }: TenantTx,
  { userId, sessionAt, days }: { userId: number; sessionAt: Date; days: number },
): Promise<boolean> {
  const first: voiceprint.CheckReason = 'firstSample'
  const { rows } = await sql<{ was: boolean }>`
    select exists (select from voice_check
      where tenant_id = ${tenantId} and user_id = ${userId} and progress = 'done'
        and session_at > ${sessionAt}::timestamptz - make_interval(days => ${days})
        and session_at < ${sessionAt}::timestamptz + make_interval(days => ${days})
        and (status <> ${voiceprint.CHECK_STATUS.notChecked} or reason = ${first})) as was`.execute(db)
  return rows[0]?.was === true
}

/** The record of a check that begins, or begins again. */
export async function beginRecord(
  { db, tenantId }: TenantTx,
  { call, userId, at }: { call: QueuedCall; userId: number; at: Date },
): Promise<number> {
  const { callId, recordingId, sessionId, sessionAt, seconds } = call
  const { rows } = await sql<{ id: number }>`
    insert into voice_check (tenant_id, user_id, call_id, recording_id, session_id, session_at, seconds, created_at,
      progress, status)
    values (${tenantId}, ${userId}, ${callId}, ${recordingId}, ${sessionId}, ${sessionAt}, ${seconds}, ${at},
      'running', ${voiceprint.CHECK_STATUS.notChecked})
    on conflict (tenant_id, call_id) do update set progress = 'running' returning id`.execute(db)
  const [record] = rows
  if (!record) throw new Error('the record of a check was not written')
  return record.id
}

export async function setWaiting({ db, tenantId }: TenantTx, callId: string): Promise<void> {
  await sql`update voice_check set progress = 'waiting'
    where tenant_id = ${tenantId} and call_id = ${callId} and progress = 'running'`.execute(db)
}

/** The bytes of a call's recording; null where it has gone. */
export async function contentOfCall({ db, tenantId }: TenantTx, callId: string): Promise<string | null> {
  const { rows } = await sql<{ contentHash: string }>`
    select content_hash as "contentHash" from call_recording
    where tenant_id = ${tenantId} and call_id = ${callId}`.execute(db)
  return rows[0]?.contentHash ?? null
}

export type Result = {
  status: voiceprint.CheckStatus
  reason: voiceprint.CheckReason | null
  speechMs: number | null
  /** Decibels. */
  signalToNoise: number | null
}

/** False where the record was deleted meanwhile, by somebody or with its person, or another process has ended it. */
export async function endRecord(
  { db, tenantId }: TenantTx,
  id: number,
  { status, reason, speechMs, signalToNoise, at }: Result & { at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update voice_check set progress = 'done', status = ${status}, reason = ${reason}, speech_ms = ${speechMs},
      signal_to_noise = ${signalToNoise}, checked_at = ${at}
    where tenant_id = ${tenantId} and id = ${id} and progress <> 'done'`.execute(db)
  return numAffectedRows === 1n
}

export type Comparison = { corpusId: number; score: number; isMatch: boolean }

/** A sample that was deleted meanwhile is left out. */
export async function insertEntries(
  { db, tenantId }: TenantTx,
  id: number,
  comparisons: readonly Comparison[],
): Promise<void> {
  await sql`
    insert into voice_check_entry (tenant_id, check_id, corpus_id, score, is_match)
    select ${tenantId}, ${id}, s.id, compared.score, compared.is_match
    from unnest(${sql.val(comparisons.map(({ corpusId }) => corpusId))}::bigint[],
                ${sql.val(comparisons.map(({ score }) => score))}::double precision[],
                ${sql.val(comparisons.map(({ isMatch }) => isMatch))}::boolean[]) compared (corpus_id, score, is_match)
    join voice_corpus s on s.tenant_id = ${tenantId} and s.id = compared.corpus_id
    for key share of s on conflict do nothing`.execute(db)
}
