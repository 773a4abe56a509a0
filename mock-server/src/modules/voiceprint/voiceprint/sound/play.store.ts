import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'
import type { VoiceKind } from '../voice-link.ts'

/** A voice with its person, and the hash of its bytes. */
export type PlayedVoice = { userId: number; name: string; sessionId: string; contentHash: string }

export async function findPlayedSample(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<(PlayedVoice & { voiceId: string }) | undefined> {
  const { rows } = await sql<PlayedVoice & { voiceId: string }>`
    select s.user_id as "userId", u.name, s.session_id as "sessionId", s.content_hash as "contentHash",
           s.voice_id as "voiceId"
    from voice_corpus s join person u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = ${tenantId} and s.id = ${id}`.execute(db)
  return rows[0]
}

export async function findPlayedRecording(
  { db, tenantId }: TenantTx,
  id: number,
): Promise<PlayedVoice | undefined> {
  const { rows } = await sql<PlayedVoice>`
    select c.user_id as "userId", u.name, c.session_id as "sessionId", r.content_hash as "contentHash"
    from voice_check c
    join person u on u.tenant_id = c.tenant_id and u.id = c.user_id
    join call_recording r on r.tenant_id = c.tenant_id and r.call_id = c.call_id and r.id = c.recording_id
    where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(db)
  return rows[0]
}

const KIND_NUMBERS: Readonly<Record<VoiceKind, number>> = { corpus: 0, check: 1 }

/** Notes that an address was opened; false where it was opened before, as players do for each part. */
export async function insertPlay(
  { db, tenantId }: TenantTx,
  { userId, kind, id, expiresAt }: { userId: number; kind: VoiceKind; id: number; expiresAt: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into voice_play (tenant_id, user_id, kind, voice_id, expires_at)
    values (${tenantId}, ${userId}, ${KIND_NUMBERS[kind]}, ${id}, to_timestamp(${expiresAt}::bigint))
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Addresses that ended before the moment are opened no more. */
export async function deleteEndedPlays({ db, tenantId }: TenantTx, before: Date): Promise<void> {
  await sql`delete from voice_play where tenant_id = ${tenantId} and expires_at < ${before}`.execute(db)
}
