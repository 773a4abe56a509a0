import type { ingest, Language } from '@console/contracts'
import { sql } from 'kysely'
import type { TenantTx } from '../../../platform/context/context.ts'
import { type Actor, ACTOR_COLUMNS, type Batch, filterEvents, resolveActor } from './batch.ts'
import { type FactTable, insertion, pickNewestRows } from './fact-table.ts'
import { findIngestedIds, findTimezone, insertIngestedIds, lockIngest } from './ingest.store.ts'
import { ensureMonths } from './months.store.ts'
import { type EventRef, readEvent, type Refusal, refusedEvent, toDate } from './read-event.ts'
import { loadReferences, type References } from './references.ts'
import { reportChangedSeats } from './report-changed-seats.ts'
import { storeCalls } from './store-calls.ts'
import { storeConversations } from './store-conversations.ts'
import { storeEvaluations } from './store-evaluations.ts'
import { storeHands } from './store-hands.ts'
import { storeDetectedHits, storeLabelHits } from './store-label-hits.ts'
import { storeShifts } from './store-shifts.ts'
import { storeStatuses } from './store-statuses.ts'
import { storeUtterances } from './store-utterances.ts'
import { storeViolations } from './store-violations.ts'
import { markDays, touchedDays } from './touched-days.ts'
import { findUnknownReference } from './unknown-references.ts'
import { type RevisedTable, upsertRevised } from './upsert-revised.ts'

const RECOMMENDATION: RevisedTable<RecommendationRow> = {
  name: 'recommendation',
  columns: {
    recommendationId: 'text',
    questionId: 'bigint',
    callId: 'text',
    ...ACTOR_COLUMNS,
    shownAt: 'timestamptz',
    isValid: 'boolean',
    isAccepted: 'boolean',
    revision: 'integer',
  },
  key: 'recommendationId',
  time: 'shownAt',
}

const TWIN_USE: FactTable<TwinUseRow> = {
  name: 'twin_use',
  columns: {
    useId: 'text',
    ...ACTOR_COLUMNS,
    usedAt: 'timestamptz',
    productName: 'text',
    processName: 'text',
    sessionId: 'text',
  },
}

const AUDIO: FactTable<AudioRow> = {
  name: 'offline_audio',
  columns: { audioId: 'text', businessTypeId: 'bigint', recordedAt: 'timestamptz', skillSeconds: 'integer' },
}

export type EventBatch = {
  /** As they were sent: each is read on its own. */
  events: readonly unknown[]
  now: Date
  /** Language of the reasons. */
  language: Language
}

type Candidate = { ref: EventRef; event: ingest.IngestEvent }

/**
 * Ingests events into the tables of a tenant and marks the days whose statistics they change, all in the transaction of
 * `tx` or not at all. An event is counted once by its id; one that is refused spoils no other and is not remembered.
 */
export async function ingestEvents(
  tx: TenantTx,
  { events, now, language }: EventBatch,
): Promise<ingest.IngestResult> {
  const read = events.map((raw, index) => readEvent(raw, { index, now, language }))
  await lockIngest(tx)
  const ids = new Set(read.flatMap(({ ref }) => ref.eventId ?? []))
  const known = await findIngestedIds(tx, [...ids])
  const unseen = read.filter(({ ref }) => ref.eventId === null || !known.has(ref.eventId))
  const refused = unseen.flatMap((one) => ('refused' in one ? [one.refused] : []))
  const candidates = unseen.flatMap((one) => ('event' in one ? [one] : []))
  const references = await loadReferences(
    tx,
    candidates.map(({ event }) => event),
  )
  const assessed = assess(candidates, references)
  for (const { ref, refusal } of assessed.refused) refused.push(refusedEvent(ref, refusal, language))
  if (assessed.accepted.length > 0) await persist(tx, { events: assessed.accepted, references, now })
  return {
    accepted: assessed.accepted.length,
    duplicates: events.length - assessed.accepted.length - refused.length,
    refused: refused.toSorted((a, b) => a.index - b.index),
  }
}

type Assessed = { accepted: ingest.IngestEvent[]; refused: { ref: EventRef; refusal: Refusal }[] }

/** Splits a batch. Of two with the same id the first that is not refused counts; the second is a duplicate. */
function assess(candidates: readonly Candidate[], references: References): Assessed {
  const acceptedById = new Map<string, ingest.IngestEvent>()
  const refused: Assessed['refused'] = []
  const admit = ({ ref, event }: Candidate, known: References) => {
    if (acceptedById.has(event.eventId)) return
    const refusal = findUnknownReference(event, known)
    if (refusal) refused.push({ ref, refusal })
    else acceptedById.set(event.eventId, event)
  }
  for (const candidate of candidates)
    if (candidate.event.type !== 'violation.cover') admit(candidate, references)
  // A violation may be covered in the batch that it comes with, whichever of the two is first.
  const arriving = [...acceptedById.values()].flatMap((event) =>
    event.type === 'violation' ? event.violationId : [],
  )
  const withArriving = { ...references, violations: new Set([...references.violations, ...arriving]) }
  for (const candidate of candidates)
    if (candidate.event.type === 'violation.cover') admit(candidate, withArriving)
  return { accepted: [...acceptedById.values()], refused }
}

type Accepted = { events: readonly ingest.IngestEvent[]; references: References; now: Date }

async function persist(tx: TenantTx, { events, references, now }: Accepted): Promise<void> {
  const days = touchedDays(await findTimezone(tx), now)
  const batch: Batch = { tx, events, known: references, days, changedSeats: new Set() }
  const byMonth = [...filterEvents(batch, 'utterance'), ...filterEvents(batch, 'status')]
  await ensureMonths(
    tx,
    byMonth.map(({ at }) => toDate(at)),
  )
  await insertIngestedIds(
    tx,
    events.map(({ eventId }) => eventId),
    now,
  )
  await storeConversations(batch, await storeCalls(batch))
  await storeUtterances(batch)
  await storeStatuses(batch)
  await storeShifts(batch)
  await storeViolations(batch)
  await storeLabelHits(batch)
  await storeDetectedHits(batch, now)
  await storeRecommendations(batch)
  await storeTwinUses(batch)
  await storeEvaluations(batch)
  await storeAudio(batch)
  await storeHands(batch)
  await markDays(tx, days.list())
  await reportChangedSeats(batch)
}

type AudioRow = { audioId: string; businessTypeId: number; recordedAt: Date; skillSeconds: number }

/** Only the first report of a recording is stored. No rollup is made of recordings, so they touch no day. */
async function storeAudio(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'offline.audio').map(
    ({ audioId, businessTypeId, at, skillSeconds }): AudioRow => ({
      audioId,
      businessTypeId,
      recordedAt: toDate(at),
      skillSeconds,
    }),
  )
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  await sql`${insertion(tenantId, AUDIO, rows)} on conflict (tenant_id, audio_id) do nothing`.execute(db)
}

type TwinUseRow = Actor & {
  useId: string
  usedAt: Date
  productName: string
  processName: string
  sessionId: string
}

/** Only the first report of a use is stored. */
async function storeTwinUses(batch: Batch): Promise<void> {
  const rows = filterEvents(batch, 'twin.use').map((event): TwinUseRow => {
    const usedAt = toDate(event.at)
    const { useId, productName, processName, sessionId } = event
    return { ...resolveActor(batch, event, usedAt), useId, usedAt, productName, processName, sessionId }
  })
  if (rows.length === 0) return
  const { db, tenantId } = batch.tx
  const { rows: inserted } = await sql<{ usedAt: Date }>`
    ${insertion(tenantId, TWIN_USE, rows)}
    on conflict (tenant_id, use_id) do nothing returning used_at`.execute(db)
  for (const { usedAt } of inserted) batch.days.touch(usedAt)
}

type RecommendationRow = Actor & {
  recommendationId: string
  questionId: number
  callId: string | null
  shownAt: Date
  isValid: boolean
  isAccepted: boolean
  revision: number
}

async function storeRecommendations(batch: Batch): Promise<void> {
  const newest = pickNewestRows(filterEvents(batch, 'recommendation'), (event) => event.recommendationId)
  const rows = newest.map((event): RecommendationRow => {
    const shownAt = toDate(event.at)
    const { recommendationId, questionId, callId = null, isValid, isAccepted, revision } = event
    const actor = resolveActor(batch, event, shownAt)
    return { ...actor, recommendationId, questionId, callId, shownAt, isValid, isAccepted, revision }
  })
  await upsertRevised(batch, RECOMMENDATION, rows)
}
