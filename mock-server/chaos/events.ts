import type { ingest } from '@console/contracts'
import type { z } from 'zod'
import type { Random } from '../src/demo/seed/random.ts'

/** Number of days over which events are spread, so that a rollup has many to compute when it is killed. */
const DAYS = 20
const DAY_MS = 86_400_000
/** Age of the newest event, so that none is later than the server's clock, even after a slow start. */
const LATEST_AGO_MS = 300_000
const SEATS = 12

type Event = z.input<typeof ingest.event>

/** An event, and how the fact that it makes is written in `FACTS`; null where a later one of the source replaces it. */
export type Made = { event: Event; fact: string | null }

/** Ids that events of a company name. */
export type References = {
  businessTypeIds: readonly [number, ...number[]]
  ruleId: number
  labelId: number
  questionId: number
}

/** Share of a batch that goes with the next one: stages of a call arrive apart, and the later ones first. */
const DELAYED_SHARE = 0.25

/** Makes batches without end: calls with all that happens in them, statuses and shifts, in no particular order. */
export function eventSource(random: Random, references: References, now: number): () => Made[] {
  let made = 0
  let delayed: Made[] = []
  const newId = (kind: string): string => `${kind}${(made += 1)}`
  return () => {
    const maker: Maker = { random, references, now, newId }
    const events = [
      ...Array.from({ length: 20 }, () => createCallEvents(maker)).flat(),
      ...Array.from({ length: 40 }, () => createStatusEvent(maker)),
      ...Array.from({ length: 4 }, () => [
        createShiftEvent(maker),
        createEvaluationEvent(maker),
        createAudioEvent(maker),
      ]).flat(),
    ]
    const all = shuffled([...delayed, ...events], random)
    delayed = all.splice(0, Math.floor(all.length * DELAYED_SHARE))
    return all
  }
}

type Maker = { random: Random; references: References; now: number; newId: (kind: string) => string }

/** Unix milliseconds, whole: what is stored is compared to the digit. */
function pickMoment({ random, now }: Maker): number {
  return now - LATEST_AGO_MS - random.int(0, DAYS * DAY_MS)
}
const toSeconds = (ms: number): number => ms / 1000

function pickSeat({ random, references }: Maker) {
  const account = `seat-${String(random.int(1, SEATS)).padStart(3, '0')}`
  return { account, businessTypeId: random.pick(references.businessTypeIds) }
}

/** Creates a call in its stages, whose end is corrected later, and what was said, hit and shown in it. */
function createCallEvents(maker: Maker): Made[] {
  const { random, references, newId } = maker
  const seat = pickSeat(maker)
  const callId = newId('c')
  const [startedAt, ringMs, talkMs] = [pickMoment(maker), random.int(1, 30_000), random.int(1, 200_000)]
  const answeredAt = startedAt + ringMs
  const endedAt = answeredAt + talkMs
  const [isQuoted, isOrdered] = [random.chance(0.3), random.chance(0.1)]
  const ended = (hungUpBy: 'seat' | 'system', at: number) =>
    ({ type: 'call.ended', eventId: newId('e'), callId, at: toSeconds(at), hungUpBy }) as const
  const stages: Made[] = [
    {
      event: {
        type: 'call.started',
        eventId: newId('e'),
        callId,
        sessionId: newId('s'),
        ...seat,
        direction: random.chance(0.9) ? 'outbound' : 'inbound',
        at: toSeconds(startedAt),
      },
      fact: `started ${callId} ${startedAt}`,
    },
    {
      event: { type: 'call.answered', eventId: newId('e'), callId, at: toSeconds(answeredAt) },
      fact: `answered ${callId} ${answeredAt}`,
    },
    { event: ended('system', endedAt - 1), fact: null },
    { event: { ...ended('seat', endedAt), revision: 1 }, fact: `ended ${callId} ${endedAt}` },
    {
      event: {
        type: 'call.result',
        eventId: newId('e'),
        callId,
        at: toSeconds(endedAt),
        isQuoted,
        isOrdered,
      },
      fact: `result ${callId} ${isQuoted} ${isOrdered}`,
    },
  ]
  // The rule, the label and the question are of the first business.
  const spoken = { account: seat.account, businessTypeId: references.businessTypeIds[0] }
  return [...stages, ...spokenFacts(maker, { ...spoken, callId, at: answeredAt })]
}

type SpokenContext = { account: string; businessTypeId: number; callId: string; at: number }

function spokenFacts({ random, references, newId }: Maker, { at: moment, ...call }: SpokenContext): Made[] {
  const at = toSeconds(moment)
  const { ruleId, labelId, questionId } = references
  const [violationId, recommendationId, useId] = [newId('v'), newId('r'), newId('u')]
  const eventId = newId('e')
  const { account, businessTypeId, callId } = call
  const words: Made = {
    event: { type: 'utterance', eventId, callId, seq: 1, speaker: 'seat', at, words: 'Good morning 您好' },
    fact: `utterance ${callId} 1`,
  }
  const more: Made[] = [
    {
      event: {
        type: 'violation',
        eventId: newId('e'),
        violationId,
        ...call,
        ruleId,
        at,
        words: 'x',
        source: 0,
      },
      fact: `violation ${violationId}`,
    },
    {
      event: { type: 'label.hit', eventId: newId('e'), labelId, ...call, at },
      fact: `label ${callId} ${moment}`,
    },
    {
      event: {
        type: 'recommendation',
        eventId: newId('e'),
        recommendationId,
        questionId,
        ...call,
        at,
        isValid: true,
        isAccepted: random.chance(0.5),
      },
      fact: `recommendation ${recommendationId}`,
    },
    {
      event: {
        type: 'twin.use',
        eventId: newId('e'),
        useId,
        account,
        businessTypeId,
        at,
        productName: 'Card',
        processName: 'Opening',
        sessionId: callId,
      },
      fact: `twin ${useId}`,
    },
  ]
  return [words, ...more.filter(() => random.chance(0.4))]
}

function createStatusEvent(maker: Maker): Made {
  const { random, newId } = maker
  const [seat, at, evt] = [pickSeat(maker), pickMoment(maker), random.pick([0, 1, 2, 3, 4, 5, 6, 7] as const)]
  return {
    event: { type: 'status', eventId: newId('e'), ...seat, at: toSeconds(at), evt },
    fact: `status ${seat.account} ${at} ${evt}`,
  }
}

function createShiftEvent(maker: Maker): Made {
  const [startsAt, shiftId] = [pickMoment(maker), maker.newId('h')]
  return {
    event: {
      type: 'shift',
      eventId: maker.newId('e'),
      shiftId,
      ...pickSeat(maker),
      startsAt: toSeconds(startsAt),
      endsAt: toSeconds(startsAt + 8 * 3_600_000),
      expectedWorkSeconds: 7 * 3600,
    },
    fact: `shift ${shiftId}`,
  }
}

function createEvaluationEvent(maker: Maker): Made {
  const { random, references, newId } = maker
  const evaluationId = newId('v')
  return {
    event: {
      type: 'dataset.evaluation',
      eventId: newId('e'),
      evaluationId,
      businessTypeId: references.businessTypeIds[0],
      labelType: 2,
      labelId: references.ruleId,
      labelOption: random.int(1, 3),
      title: 'Test',
      sessionId: evaluationId,
      at: toSeconds(pickMoment(maker)),
    },
    fact: `evaluation ${evaluationId}`,
  }
}

function createAudioEvent(maker: Maker): Made {
  const audioId = maker.newId('a')
  return {
    event: {
      type: 'offline.audio',
      eventId: maker.newId('e'),
      audioId,
      businessTypeId: maker.references.businessTypeIds[0],
      at: toSeconds(pickMoment(maker)),
      skillSeconds: 61,
    },
    fact: `audio ${audioId}`,
  }
}

function shuffled<Item>(items: readonly Item[], { next }: Random): Item[] {
  return items
    .map((item) => ({ item, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
