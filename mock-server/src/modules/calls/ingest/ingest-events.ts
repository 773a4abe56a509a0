import type { ingest, Language } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { filterEvents, type Batch } from './batch.ts'
import { lockIngest, ensureMonths, insertIngestedIds, findIngestedIds, findTimezone } from './ingest.store.ts'
import { loadReferences, type References } from './references.ts'
import { readEvent, refusedEvent, toDate, type EventRef, type Refusal } from './read-event.ts'
import { storeAudio } from './store-audio.ts'
import { storeCalls } from './store-calls.ts'
import { storeConversations } from './store-conversations.ts'
import { storeEvaluations } from './store-evaluations.ts'
import { storeHands } from './store-hands.ts'
import { storeDetectedHits, storeLabelHits } from './store-label-hits.ts'
import { storeRecommendations } from './store-recommendations.ts'
import { storeShifts } from './store-shifts.ts'
import { storeStatuses } from './store-statuses.ts'
import { storeTwinUses } from './store-twin-uses.ts'
import { storeUtterances } from './store-utterances.ts'
import { storeViolations } from './store-violations.ts'
import { markDays, touchedDays } from './touched-days.ts'
import { reportChangedSeats } from './report-changed-seats.ts'
import { findUnknownReference } from './unknown-references.ts'

export type EventBatch = {
  /** As they were sent: each is read on its own. */
  events: readonly unknown[]
  now: Date
  /** Of the reasons. */
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
