import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'

export type RecordedCall = {
  /** Time when the call was answered, or began to ring if it was not answered. */
  beganAt: Date
  /** Hash of the call's current recording, if any. */
  contentHash: string | null
}

/** A call whose beginning has arrived: by it retention knows when to delete the recording. */
export async function findCall(
  { db, tenantId }: TenantTx,
  callId: string,
): Promise<RecordedCall | undefined> {
  const { rows } = await sql<RecordedCall>`
    select coalesce(c.answered_at, c.started_at) as "beganAt", r.content_hash as "contentHash"
    from reported_call c left join call_recording r on r.tenant_id = c.tenant_id and r.call_id = c.call_id
    where c.tenant_id = ${tenantId} and c.call_id = ${callId} and c.started_at is not null`.execute(db)
  return rows[0]
}

type NewRecording = {
  callId: string
  contentHash: string
  durationMs: number | null
  beginsAt: Date | null
  receivedAt: Date
}

/**
 * Returns false if the call has a recording with other bytes. For the same bytes only the beginning is updated, if one is
 * given.
 */
export async function insertRecording({ db, tenantId }: TenantTx, recording: NewRecording): Promise<boolean> {
  const { callId, contentHash, durationMs, beginsAt, receivedAt } = recording
  const { numAffectedRows } = await sql`
    insert into call_recording as r (tenant_id, call_id, content_hash, duration_ms, begins_at, received_at)
    values (${tenantId}, ${callId}, ${contentHash}, ${durationMs}, ${beginsAt}, ${receivedAt})
    on conflict (tenant_id, call_id) do update set begins_at = coalesce(excluded.begins_at, r.begins_at)
    where r.content_hash = excluded.content_hash`.execute(db)
  return numAffectedRows === 1n
}

/** Finds the recording of a call of a session; in another company only if its project's owner may read the call. */
export async function findRecording(
  { db }: TenantTx,
  { tenantId, sessionId, callId }: { tenantId: number; sessionId: string; callId: string },
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select r.id from reported_call c join call_recording r on r.tenant_id = c.tenant_id and r.call_id = c.call_id
    where c.tenant_id = ${tenantId} and c.session_id = ${sessionId} and c.call_id = ${callId}`.execute(db)
  return rows[0]
}

/** The bytes of a recording of the own company. */
export async function contentOfRecording(tx: TenantTx, id: number): Promise<string | null> {
  const found = await tx.db
    .selectFrom('callRecording')
    .where('tenantId', '=', tx.tenantId)
    .where('id', '=', id)
    .select('contentHash')
    .executeTakeFirst()
  return found?.contentHash ?? null
}

type Listen = { userId: number; ownerId: number; callId: string; day: string; at: Date }

/** Notes that a person listens to a call; false where they did so today already. */
export async function insertListen({ db, tenantId }: TenantTx, listen: Listen): Promise<boolean> {
  const { at, ...row } = listen
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('recordingListen')
    .values({ ...row, tenantId, listenedAt: at })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'userId', 'ownerId', 'callId', 'day']).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A voice identifies the speaker as a name does: the recordings of a person's calls go when the person is erased. */
export async function deletePersonRecordings({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from call_recording r using reported_call c
    where r.tenant_id = ${tenantId} and c.tenant_id = r.tenant_id and c.call_id = r.call_id and c.user_id = ${userId}
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
