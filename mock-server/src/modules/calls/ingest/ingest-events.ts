import type { ingest, Language } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { eventsOf, type Batch } from './batch.ts'
import { holdTenant, keepMonths, rememberEvents, takenBefore, timezoneOf } from './ingest.store.ts'
import { lookUpThings, type KnownThings } from './known-things.ts'
import { readEvent, refusedEvent, timeOf, type Place, type Refusal } from './read-event.ts'
import { storeAudio } from './store-audio.ts'
import { storeCalls } from './store-calls.ts'
import { storeConversations } from './store-conversations.ts'
import { storeEvaluations } from './store-evaluations.ts'
import { storeHands } from './store-hands.ts'
import { storeLabelHits } from './store-label-hits.ts'
import { storeRecommendations } from './store-recommendations.ts'
import { storeShifts } from './store-shifts.ts'
import { storeStatuses } from './store-statuses.ts'
import { storeTwinUses } from './store-twin-uses.ts'
import { storeUtterances } from './store-utterances.ts'
import { storeViolations } from './store-violations.ts'
import { markDays, touchedDays } from './touched-days.ts'
import { unknownThingOf } from './unknown-things.ts'

export type EventBatch = {
  /** As they were sent: each is read on its own. */
  events: readonly unknown[]
  now: Date
  /** Of the reasons. */
  language: Language
}

type Candidate = { place: Place; event: ingest.IngestEvent }

/**
 * Takes events into the tables of a tenant and marks the days whose statistics they change, all in the transaction of
 * `tx` or not at all. An event is counted once by its id; one that is refused spoils no other and is not remembered.
 */
export async function ingestEvents(
  tx: TenantTx,
  { events, now, language }: EventBatch,
): Promise<ingest.Taken> {
  const read = events.map((raw, index) => readEvent(raw, { index, now, language }))
  await holdTenant(tx)
  const ids = new Set(read.flatMap(({ place }) => place.eventId ?? []))
  const known = await takenBefore(tx, [...ids])
  const unheard = read.filter(({ place }) => place.eventId === null || !known.has(place.eventId))
  const refused = unheard.flatMap((one) => ('refused' in one ? [one.refused] : []))
  const candidates = unheard.flatMap((one) => ('event' in one ? [one] : []))
  const things = await lookUpThings(
    tx,
    candidates.map(({ event }) => event),
  )
  const judged = judge(candidates, things)
  for (const { place, refusal } of judged.refused) refused.push(refusedEvent(place, refusal, language))
  if (judged.accepted.length > 0) await store(tx, { events: judged.accepted, things, now })
  return {
    accepted: judged.accepted.length,
    duplicates: events.length - judged.accepted.length - refused.length,
    refused: refused.toSorted((a, b) => a.index - b.index),
  }
}

type Judged = { accepted: ingest.IngestEvent[]; refused: { place: Place; refusal: Refusal }[] }

/** Splits a batch. Of two with the same id the first that is not refused counts; the second is a duplicate. */
function judge(candidates: readonly Candidate[], things: KnownThings): Judged {
  const taken = new Map<string, ingest.IngestEvent>()
  const refused: Judged['refused'] = []
  const admit = ({ place, event }: Candidate, known: KnownThings) => {
    if (taken.has(event.eventId)) return
    const refusal = unknownThingOf(event, known)
    if (refusal) refused.push({ place, refusal })
    else taken.set(event.eventId, event)
  }
  for (const candidate of candidates) if (candidate.event.type !== 'violation.cover') admit(candidate, things)
  // A violation may be covered in the batch that it comes with, whichever of the two stands first.
  const arriving = [...taken.values()].flatMap((event) =>
    event.type === 'violation' ? event.violationId : [],
  )
  const withArriving = { ...things, violations: new Set([...things.violations, ...arriving]) }
  for (const candidate of candidates)
    if (candidate.event.type === 'violation.cover') admit(candidate, withArriving)
  return { accepted: [...taken.values()], refused }
}

type Accepted = { events: readonly ingest.IngestEvent[]; things: KnownThings; now: Date }

async function store(tx: TenantTx, { events, things, now }: Accepted): Promise<void> {
  const days = touchedDays(await timezoneOf(tx), now)
  const batch: Batch = { tx, events, known: things, days }
  const byMonth = [...eventsOf(batch, 'utterance'), ...eventsOf(batch, 'status')]
  await keepMonths(
    tx,
    byMonth.map(({ at }) => timeOf(at)),
  )
  await rememberEvents(
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
  await storeRecommendations(batch)
  await storeTwinUses(batch)
  await storeEvaluations(batch)
  await storeAudio(batch)
  await storeHands(batch)
  await markDays(tx, days.list())
}
