import { type ingest, type Language, sampleData, STATUS_EVENT } from '@console/contracts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import { addDays, toZonedDay } from '../../../platform/time/days.ts'
import { zonedMoment } from '../../../platform/time/zoned-time.ts'
import type { SampleBusiness, SampleRule } from './sample-data.store.ts'
import { toCallId, toEventId, toSessionId } from './sample-ids.ts'
import { sampleTalks, type Talk } from './sample-talks.ts'

export const SAMPLE_VIOLATIONS = 4

const MINUTE = 60
const DAY_BEGINS = '09:00'
/** Minutes of a day's work; those of the present day end now. */
const WORK_MINUTES = 540
const WORKED_TODAY_MINUTES = 360
/** Calls begin at these minutes of the day, later from seat to seat and from day to day. */
const CALL_MINUTES = [5, 95, 250]
const LATER = { bySeat: 5, byDay: 13, limit: 37 }
/** Statuses of each day by its minutes. None is idle for so long that somebody is told. */
const STATUSES: readonly { minute: number; evt: Status['evt']; subEvt?: Status['subEvt'] }[] = [
  { minute: 0, evt: STATUS_EVENT.logIn },
  { minute: 65, evt: STATUS_EVENT.break, subEvt: 'shortBreak' },
  { minute: 75, evt: STATUS_EVENT.online },
  { minute: 150, evt: STATUS_EVENT.idle, subEvt: 'idle' },
  { minute: 160, evt: STATUS_EVENT.online },
  { minute: 180, evt: STATUS_EVENT.break, subEvt: 'lunchBreak' },
  { minute: 225, evt: STATUS_EVENT.online },
]
/** The present of each seat, in turn. */
const PRESENT = ['calling', 'ringing', 'online', 'away', 'calling', 'online', 'calling', 'away'] as const
/** Seconds since a present call began to ring. Its words are older than what labels push to people. */
const RINGING_SECONDS = 8
const CALLING_SECONDS = 330
const AWAY_SECONDS = 240
const ANSWER_SECONDS = 9
/** A sentence with the pause after it. */
const SENTENCE_SECONDS = { present: 20, shortest: 12, span: 11 }
const PAUSE_SECONDS = 4
const UNANSWERED_SECONDS = 35
/** Sentences of a present call. */
const SAID_SO_FAR = 6
/** One call of so many has a violation, as long as there are rules. */
const VIOLATION_EVERY = 5
/** One call of so many was not answered, quoted, ordered, and taken rather than made. */
const EVERY = { unanswered: 9, quoted: 3, ordered: 6, inbound: 4 }
const PRICES = [128, 260, 399, 88.5]
const LAST_DIGITS = 10_000

type Status = Extract<ingest.SentEvent, { type: 'status' }>
type Body<Event> = Event extends unknown ? Omit<Event, 'eventId'> : never
type EventBody = Body<ingest.SentEvent>

type SampleInput = SampleBusiness & {
  rules: readonly SampleRule[]
  prefix: string
  now: Date
  language: Language
  timezone: string
}

/** Events of a week of these seats, and of this moment, as a call platform reports them; the same ones for the same input. */
export function sampleEvents(input: SampleInput): { events: ingest.SentEvent[]; calls: number } {
  const { prefix, seats } = input
  const starts = dayStarts(input)
  const present = seats.flatMap((_, seat) => {
    const state = PRESENT[seat % PRESENT.length]
    return state === 'calling' || state === 'ringing' ? [{ seat, state }] : []
  })
  const past = pastCalls(seats.length, sampleData.SAMPLE_CALLS - present.length)
  const bodies = [
    ...seats.flatMap((_, seat) => seatStatuses(input, { seat, starts })),
    ...past.flatMap(({ seat, day, minute }, index) => {
      const at = (starts[day] ?? 0) + minute * MINUTE
      return pastCall(input, { index, seat, at })
    }),
    ...present.flatMap(({ seat, state }, index) =>
      presentCall(input, { index: past.length + index, seat, isAnswered: state === 'calling' }),
    ),
  ]
  const events = bodies.map((body, index) => ({ ...body, eventId: toEventId(prefix, index) }))
  return { events, calls: past.length + present.length }
}

/** When work begins on each day, the present one first, in unix seconds. */
function dayStarts({ now, timezone }: SampleInput): number[] {
  const today = toZonedDay(toUnixSeconds(now), timezone)
  return Array.from({ length: sampleData.SAMPLE_DAYS }, (_, day) =>
    day === 0
      ? toUnixSeconds(now) - WORKED_TODAY_MINUTES * MINUTE
      : toUnixSeconds(zonedMoment(addDays(today, -day), DAY_BEGINS, timezone)),
  )
}

/** Spreads calls over seats, then days, then the hours of a day; few seats have fewer calls than asked for. */
function pastCalls(seats: number, most: number): { seat: number; day: number; minute: number }[] {
  const all = CALL_MINUTES.flatMap((minute) =>
    Array.from({ length: sampleData.SAMPLE_DAYS }, (_, day) =>
      Array.from({ length: seats }, (__, seat) => ({
        seat,
        day,
        minute: minute + ((seat * LATER.bySeat + day * LATER.byDay) % LATER.limit),
      })),
    ).flat(),
  )
  return all.slice(0, most)
}

function seatStatuses(
  input: SampleInput,
  { seat, starts }: { seat: number; starts: readonly number[] },
): EventBody[] {
  const status = (at: number, evt: Status['evt'], subEvt?: Status['subEvt']): EventBody => ({
    type: 'status',
    ...actor(input, seat),
    at,
    evt,
    ...(subEvt === undefined ? {} : { subEvt }),
  })
  const days = starts.flatMap((start, day) => [
    ...STATUSES.map(({ minute, evt, subEvt }) => status(start + minute * MINUTE, evt, subEvt)),
    ...(day === 0 ? [] : [status(start + WORK_MINUTES * MINUTE, STATUS_EVENT.logOut)]),
  ])
  const isAway = PRESENT[seat % PRESENT.length] === 'away'
  const last = status(toUnixSeconds(input.now) - AWAY_SECONDS, STATUS_EVENT.break, 'shortBreak')
  return isAway ? [...days, last] : days
}

const actor = ({ seats, businessTypeId }: SampleInput, seat: number) => ({
  account: seats[seat]?.account ?? '',
  businessTypeId,
})

type CallAt = { index: number; seat: number; at: number }

function startOfCall(input: SampleInput, { index, seat, at }: CallAt): EventBody {
  const { prefix, productIds, language } = input
  const productId = productIds[index % Math.max(1, productIds.length)]
  const digits = String((index * 7919 + 1024) % LAST_DIGITS).padStart(4, '0')
  return {
    type: 'call.started',
    callId: toCallId(prefix, index),
    sessionId: toSessionId(prefix, index),
    ...actor(input, seat),
    ...(productId === undefined ? {} : { productId }),
    direction: isOneOf(index, EVERY.inbound) ? 'inbound' : 'outbound',
    at,
    // Lists of sessions show it, so that a call of the sample is known for one on every page.
    customer: language === 'zh' ? `示例客户 ${digits}` : `Sample customer ${digits}`,
  }
}

const isOneOf = (index: number, every: number): boolean => index % every === every - 1

function pastCall(input: SampleInput, call: CallAt): EventBody[] {
  const { index, at } = call
  const callId = toCallId(input.prefix, index)
  const start = startOfCall(input, call)
  if (isOneOf(index, EVERY.unanswered))
    return [start, { type: 'call.ended', callId, at: at + UNANSWERED_SECONDS, hungUpBy: 'system' }]
  const answeredAt = at + ANSWER_SECONDS
  const rule = input.rules[Math.floor(index / VIOLATION_EVERY)]
  const broken = index % VIOLATION_EVERY === 0 ? rule : undefined
  const talk = talkOfCall(input, index)
  const said =
    broken === undefined
      ? talk
      : [...talk.slice(0, -2), { speaker: 'seat', words: broken.words } as const, ...talk.slice(-2)]
  const seconds = SENTENCE_SECONDS.shortest + ((index * 5) % SENTENCE_SECONDS.span)
  const endedAt = answeredAt + said.length * seconds
  const isOrdered = isOneOf(index, EVERY.ordered)
  return [
    start,
    { type: 'call.answered', callId, at: answeredAt },
    ...sentences(said, { callId, answeredAt, seconds }),
    { type: 'call.ended', callId, at: endedAt, hungUpBy: index % 2 === 0 ? 'customer' : 'seat' },
    {
      type: 'call.result',
      callId,
      at: endedAt,
      isQuoted: isOneOf(index, EVERY.quoted),
      isOrdered,
      ...(isOrdered ? { price: PRICES[index % PRICES.length] ?? 0 } : {}),
    },
    ...(broken === undefined
      ? []
      : [violation(input, { ...call, at: answeredAt + (said.length - 3) * seconds }, broken)]),
  ]
}

function violation(input: SampleInput, { index, seat, at }: CallAt, rule: SampleRule): EventBody {
  const { prefix } = input
  return {
    type: 'violation',
    violationId: `${prefix}violation-${index}`,
    callId: toCallId(prefix, index),
    sessionId: toSessionId(prefix, index),
    ...actor(input, seat),
    ruleId: rule.id,
    at,
    words: rule.words,
    source: 0,
  }
}

function presentCall(
  input: SampleInput,
  { index, seat, isAnswered }: { index: number; seat: number; isAnswered: boolean },
): EventBody[] {
  const at = toUnixSeconds(input.now) - (isAnswered ? CALLING_SECONDS + index : RINGING_SECONDS)
  const start = startOfCall(input, { index, seat, at })
  if (!isAnswered) return [start]
  const callId = toCallId(input.prefix, index)
  const answeredAt = at + ANSWER_SECONDS
  return [
    start,
    { type: 'call.answered', callId, at: answeredAt },
    ...sentences(talkOfCall(input, index).slice(0, SAID_SO_FAR), {
      callId,
      answeredAt,
      seconds: SENTENCE_SECONDS.present,
    }),
  ]
}

function talkOfCall({ language, businessName }: SampleInput, index: number): Talk {
  const talks = sampleTalks(language, businessName)
  return talks[index % talks.length] ?? []
}

function sentences(
  said: Talk,
  { callId, answeredAt, seconds }: { callId: string; answeredAt: number; seconds: number },
): EventBody[] {
  return said.map(({ speaker, words }, seq) => ({
    type: 'utterance',
    callId,
    seq,
    speaker,
    at: answeredAt + seq * seconds,
    words,
    seconds: seconds - PAUSE_SECONDS,
  }))
}
