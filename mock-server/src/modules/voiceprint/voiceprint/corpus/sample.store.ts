import { voiceprint } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../../platform/context/context.ts'

const { inUse, expired, deprecated } = voiceprint.CORPUS_STATUS

/** A sample with its sealed data. */
export type Sample = {
  id: number
  voiceId: string
  userId: number
  model: string
  embedding: Buffer
  contentHash: string
  callId: string
}

/** Columns of the samples `s`. */
const columns = sql`s.id, s.voice_id as "voiceId", s.user_id as "userId", s.model, s.embedding,
  s.content_hash as "contentHash", s.call_id as "callId"`

/** The newest samples in use of a person; where there are none, the newest of the others. */
export async function findSamples(
  { db, tenantId }: TenantTx,
  { userId, limit }: { userId: number; limit: number },
): Promise<Sample[]> {
  const { rows } = await sql<Sample & { isInUse: boolean }>`
    select ${columns}, s.status = ${inUse} as "isInUse" from voice_corpus s
    where s.tenant_id = ${tenantId} and s.user_id = ${userId}
    order by s.status = ${inUse} desc, s.created_at desc, s.id desc limit ${limit}`.execute(db)
  const first = rows[0]
  return rows.filter(({ isInUse }) => isInUse === first?.isInUse)
}

/** Number of samples in use that are searched for those of other people. */
const MAX_SEARCHED_SAMPLES = 50

/** The newest sample in use of each of some other people. */
export async function findSamplesOfOthers(
  { db, tenantId }: TenantTx,
  { userId, model, people }: { userId: number; model: string; people: number },
): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select ${columns} from voice_corpus s
    where s.tenant_id = ${tenantId} and s.user_id <> ${userId} and s.status = ${inUse} and s.model = ${model}
    order by s.created_at desc, s.id desc limit ${MAX_SEARCHED_SAMPLES}`.execute(db)
  const newest = new Map(rows.toReversed().map((sample) => [sample.userId, sample]))
  return [...newest.values()].slice(-people)
}

export type NewSample = {
  voiceId: string
  userId: number
  categoryId: number
  callId: string
  sessionId: string
  sessionAt: Date
  createdAt: Date
  voiceMs: number
  contentHash: string
  model: string
  embedding: Buffer
}

/** Null where the call has a sample already. */
export async function insertSample({ db, tenantId }: TenantTx, sample: NewSample): Promise<number | null> {
  const { voiceId, userId, categoryId, callId, sessionId, sessionAt } = sample
  const { createdAt, voiceMs, contentHash, model, embedding } = sample
  const { rows } = await sql<{ id: number }>`
    insert into voice_corpus (tenant_id, voice_id, user_id, category_id, status, call_id, session_id, session_at,
      created_at, voice_ms, content_hash, model, embedding)
    values (${tenantId}, ${voiceId}, ${userId}, ${categoryId}, ${inUse}, ${callId}, ${sessionId}, ${sessionAt},
      ${createdAt}, ${voiceMs}, ${contentHash}, ${model}, ${embedding})
    on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Puts the sample of a call into a category, in use again where it was not. Null where the call has none. */
export async function reuseSample(
  { db, tenantId }: TenantTx,
  { callId, categoryId, at }: { callId: string; categoryId: number; at: Date },
): Promise<{ id: number; isChanged: boolean } | null> {
  const { rows } = await sql<{ id: number; isChanged: boolean }>`
    with before as (
      select id, status, category_id from voice_corpus where tenant_id = ${tenantId} and call_id = ${callId} for update)
    update voice_corpus s set category_id = ${categoryId}, status = ${inUse},
      created_at = case when before.status = ${inUse} then s.created_at else ${at} end
    from before where s.tenant_id = ${tenantId} and s.id = before.id
    returning s.id, before.status <> ${inUse} or before.category_id <> ${categoryId} as "isChanged"`.execute(
    db,
  )
  return rows[0] ?? null
}

export async function countInUse({ db, tenantId }: TenantTx, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from voice_corpus
    where tenant_id = ${tenantId} and user_id = ${userId} and status = ${inUse}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Replaces the oldest samples in use if there are more than are compared. */
export async function deprecateReplaced(
  { db, tenantId }: TenantTx,
  { userId, corporaNum }: { userId: number; corporaNum: number },
): Promise<void> {
  await sql`
    update voice_corpus set status = ${deprecated}
    where tenant_id = ${tenantId} and id = any(array(
      select id from voice_corpus
      where tenant_id = ${tenantId} and user_id = ${userId} and status = ${inUse}
      order by created_at desc, id desc offset ${corporaNum}))`.execute(db)
}

/** Updates the embedding of a sample after the model has changed. */
export async function updateEmbedding(
  { db, tenantId }: TenantTx,
  { id, model, embedding }: Pick<Sample, 'id' | 'model' | 'embedding'>,
): Promise<void> {
  await sql`update voice_corpus set model = ${model}, embedding = ${embedding}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

/** Expires the samples stored before the moment. */
export async function expireSamples({ db, tenantId }: TenantTx, before: Date): Promise<void> {
  await sql`update voice_corpus set status = ${expired}
    where tenant_id = ${tenantId} and status = ${inUse} and created_at < ${before}`.execute(db)
}

/** Deletes samples that are not in use and in no record any more, except the newest of each person. */
export async function deleteUnusedSamples({ db, tenantId }: TenantTx, perPerson: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from voice_corpus s using (
      select id, row_number() over (partition by user_id order by created_at desc, id desc) as position
      from voice_corpus where tenant_id = ${tenantId} and status <> ${inUse}) unused
    where s.tenant_id = ${tenantId} and s.id = unused.id and unused.position > ${perPerson}
      and not exists (select from voice_check_entry e where e.tenant_id = s.tenant_id and e.corpus_id = s.id)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
