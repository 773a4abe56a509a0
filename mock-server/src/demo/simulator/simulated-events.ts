import { STATUS_EVENT, type ingest } from '@console/contracts'
import { MINUTE_MS, SECOND_MS } from '../../platform/time/units.ts'
import { COVERED } from '../seed/scenario/call-hits.ts'
import type {
  CorrectionFact,
  Moment,
  StatusFact,
  ViolationFact,
  EndedCall,
  DayFacts,
} from '../seed/scenario/scenario-model.ts'

/** Work of people in the console, which no platform reports. */
export type DeskWork =
  | { kind: 'correction'; fact: CorrectionFact }
  | { kind: 'review'; violationId: string; review: number }
  | { kind: 'twinSubmitted' | 'twinApproved'; userId: number }

/** Event that supervisors get a message about. */
export type Alert = { userId: number; businessTypeId: number } & (
  | { kind: 'seriousViolation'; ruleId: number; words: string }
  | { kind: 'inactive'; minutes: number }
)

/** Something of a generated scenario at the moment when it becomes known. */
export type SimulatedEvent = { at: Moment } & (
  | { event: ingest.SentEvent }
  | { deskWork: DeskWork }
  | { alert: Alert }
)

type EventContext = {
  /** The moment from which the day's shifts are known. */
  midnight: Moment
  accountOf: ReadonlyMap<number, string>
}

const SPEAKERS = { 1: 'seat', 2: 'customer' } as const
/** A violation of this level is reported to supervisors when the seat did not put it right. */
const SERIOUS_LEVEL = 3
/** Status of a violation that nobody has reviewed, and that the seat has not put right. */
const NOT_REVIEWED = -1
const NOT_COVERED = 0
/** An idle seat raises an alert after so long: well beyond what the inactivity list holds, so that few messages come. */
const INACTIVE_ALERT_AFTER_MS = 35 * MINUTE_MS

/** Converts one part of a day to events, in no particular order except within one moment. Ids follow from the facts. */
export function* toSimulatedEvents(facts: DayFacts, context: EventContext): Generator<SimulatedEvent> {
  const accountOf: AccountOf = (userId) => {
    const known = context.accountOf.get(userId)
    if (known === undefined) throw new Error(`seat ${userId} is not of the scenario`)
    return known
  }
  const seatOf: SeatOf = ({ userId, businessTypeId }) => ({ account: accountOf(userId), businessTypeId })
  yield* toShiftEvents(facts, context.midnight, seatOf)
  yield* toStatusEvents(facts, seatOf)
  yield* toCallEvents(facts, seatOf)
  yield* toUtteranceEvents(facts)
  for (const violation of facts.violations) yield* toViolationEvents(violation, seatOf(violation))
  yield* toRecommendationEvents(facts, seatOf)
  yield* toTwinUseEvents(facts, seatOf)
  yield* toEvaluationEvents(facts)
  yield* toOfflineAudioEvents(facts)
  yield* toHandEvents(facts, accountOf)
  yield* toDeskWorkEvents(facts)
  yield* toAlertEvents(facts)
}

type AccountOf = (userId: number) => string
type SeatOf = (fact: { userId: number; businessTypeId: number }) => {
  account: string
  businessTypeId: number
}

function* toShiftEvents({ shifts }: DayFacts, midnight: Moment, seatOf: SeatOf): Generator<SimulatedEvent> {
  for (const { shiftId, startsAt, endsAt, expectedWorkSeconds, isCancelled, ...fact } of shifts) {
    const times = {
      startsAt: toUnixSeconds(startsAt),
      endsAt: toUnixSeconds(endsAt),
      expectedWorkSeconds,
      isCancelled,
    }
    yield eventAt(midnight, {
      type: 'shift',
      eventId: eventIdOf(shiftId),
      shiftId,
      ...seatOf(fact),
      ...times,
    })
  }
}

function* toStatusEvents({ statuses }: DayFacts, seatOf: SeatOf): Generator<SimulatedEvent> {
  for (const status of statuses) {
    const { at, evt, subEvt, userId } = status
    const eventId = eventIdOf(`t${userId}`, at.toString(36))
    const kind = subEvt === null ? {} : { subEvt }
    yield eventAt(at, { type: 'status', eventId, ...seatOf(status), at: toUnixSeconds(at), evt, ...kind })
  }
}

function* toUtteranceEvents({ utterances }: DayFacts): Generator<SimulatedEvent> {
  for (const { callId, seq, speaker, saidAt, endsAt, words, emotion } of utterances) {
    const eventId = eventIdOf(callId, 'u', seq)
    const spoken = { callId, seq, speaker: SPEAKERS[speaker], words, seconds: (endsAt - saidAt) / SECOND_MS }
    const heard = emotion === null ? {} : { emotion }
    yield eventAt(saidAt, { type: 'utterance', eventId, at: toUnixSeconds(saidAt), ...spoken, ...heard })
  }
}

function* toRecommendationEvents({ recommendations }: DayFacts, seatOf: SeatOf): Generator<SimulatedEvent> {
  for (const { shownAt, recommendationId, questionId, callId, ...fact } of recommendations) {
    const { isValid, isAccepted } = fact
    const shown = { recommendationId, questionId, callId, isValid, isAccepted, at: toUnixSeconds(shownAt) }
    const eventId = eventIdOf(recommendationId)
    yield eventAt(shownAt, { type: 'recommendation', eventId, ...seatOf(fact), ...shown })
  }
}

function* toTwinUseEvents({ twinUses }: DayFacts, seatOf: SeatOf): Generator<SimulatedEvent> {
  for (const { useId, usedAt, productName, processName, sessionId, ...fact } of twinUses) {
    const used = { useId, productName, processName, sessionId, at: toUnixSeconds(usedAt) }
    yield eventAt(usedAt, { type: 'twin.use', eventId: eventIdOf(useId), ...seatOf(fact), ...used })
  }
}

function* toEvaluationEvents({ evaluations }: DayFacts): Generator<SimulatedEvent> {
  for (const { evaluatedAt, ...fact } of evaluations) {
    const eventId = eventIdOf(fact.evaluationId)
    yield eventAt(evaluatedAt, {
      type: 'dataset.evaluation',
      eventId,
      ...fact,
      at: toUnixSeconds(evaluatedAt),
    })
  }
}

function* toOfflineAudioEvents({ offlineAudios }: DayFacts): Generator<SimulatedEvent> {
  for (const { recordedAt, ...fact } of offlineAudios) {
    const eventId = eventIdOf(fact.audioId)
    yield eventAt(recordedAt, { type: 'offline.audio', eventId, ...fact, at: toUnixSeconds(recordedAt) })
  }
}

function* toHandEvents({ hands }: DayFacts, accountOf: AccountOf): Generator<SimulatedEvent> {
  for (const { userId, raisedAt, loweredAt } of hands) {
    const hand = (at: Moment, isRaised: boolean): SimulatedEvent => {
      const eventId = eventIdOf(`h${userId}`, at.toString(36), isRaised ? 'up' : 'down')
      return eventAt(at, {
        type: 'hand',
        eventId,
        account: accountOf(userId),
        at: toUnixSeconds(at),
        isRaised,
      })
    }
    yield hand(raisedAt, true)
    yield hand(loweredAt, false)
  }
}

function* toDeskWorkEvents({ corrections, twins }: DayFacts): Generator<SimulatedEvent> {
  for (const fact of corrections) yield { at: fact.createdAt, deskWork: { kind: 'correction', fact } }
  for (const { userId, submittedAt, approvedAt } of twins) {
    yield { at: submittedAt, deskWork: { kind: 'twinSubmitted', userId } }
    if (approvedAt !== null) yield { at: approvedAt, deskWork: { kind: 'twinApproved', userId } }
  }
}

const eventAt = (at: Moment, event: ingest.SentEvent): SimulatedEvent => ({ at, event })

const MS_PER_SECOND = 1000
/** Unix seconds with the milliseconds behind the point, as events have them. */
const toUnixSeconds = (at: Moment): number => at / MS_PER_SECOND

/** The same whenever the scenario is generated, so that an event that was ingested is known again. */
const eventIdOf = (...parts: readonly (string | number)[]): string => ['sim', ...parts].join('-')

function* toCallEvents({ calls, conversations }: DayFacts, seatOf: SeatOf): Generator<SimulatedEvent> {
  const conversationOf = new Map(conversations.map((one) => [one.sessionId, one]))
  for (const call of calls) {
    const {
      callId,
      sessionId,
      productId,
      startedAt,
      answeredAt,
      endedAt,
      hungUpBy,
      isQuoted,
      isOrdered,
      price,
    } = call
    const conversation = conversationOf.get(sessionId)
    yield eventAt(startedAt, {
      type: 'call.started',
      eventId: eventIdOf(callId, 's'),
      callId,
      sessionId,
      ...seatOf(call),
      productId,
      direction: call.isOutbound ? 'outbound' : 'inbound',
      at: toUnixSeconds(startedAt),
      ...(conversation ? { customer: conversation.customer, channel: conversation.channel } : {}),
    })
    if (answeredAt !== null) {
      const eventId = eventIdOf(callId, 'a')
      yield eventAt(answeredAt, { type: 'call.answered', eventId, callId, at: toUnixSeconds(answeredAt) })
    }
    const at = toUnixSeconds(endedAt)
    yield eventAt(endedAt, { type: 'call.ended', eventId: eventIdOf(callId, 'e'), callId, at, hungUpBy })
    if (isQuoted) {
      const result = { isQuoted, isOrdered, ...(price === null ? {} : { price }) }
      yield eventAt(endedAt, { type: 'call.result', eventId: eventIdOf(callId, 'r'), callId, at, ...result })
    }
  }
}

function* toViolationEvents(fact: ViolationFact, seat: ReturnType<SeatOf>): Generator<SimulatedEvent> {
  const { violationId, callId, sessionId, ruleId, level, words, source, hitAt, knownAt, coveredAt, review } =
    fact
  // The seat's correction comes as an event of its own.
  const coverStatus = fact.coverStatus === COVERED ? NOT_COVERED : fact.coverStatus
  const found = {
    violationId,
    callId,
    sessionId,
    ruleId,
    level,
    words,
    source,
    coverStatus,
    at: toUnixSeconds(hitAt),
  }
  yield eventAt(knownAt, { type: 'violation', eventId: eventIdOf(violationId), ...seat, ...found })
  if (coveredAt !== null) {
    const covered = { violationId, coverStatus: COVERED, revision: 1 }
    yield eventAt(coveredAt, { type: 'violation.cover', eventId: eventIdOf(violationId, 'c'), ...covered })
  }
  if (review !== NOT_REVIEWED) yield { at: knownAt, deskWork: { kind: 'review', violationId, review } }
}

function* toAlertEvents({ violations, calls, statuses }: DayFacts): Generator<SimulatedEvent> {
  const callOf = new Map(calls.map((call): [string, EndedCall] => [call.callId, call]))
  for (const { level, coverStatus, source, callId, userId, businessTypeId, ruleId, words } of violations) {
    const call = callOf.get(callId)
    if (!call || level !== SERIOUS_LEVEL || source !== 0 || coverStatus !== NOT_COVERED) continue
    yield { at: call.endedAt, alert: { kind: 'seriousViolation', userId, businessTypeId, ruleId, words } }
  }
  for (const [index, status] of statuses.entries()) {
    const next: StatusFact | undefined = statuses[index + 1]
    const { userId, businessTypeId, at, evt, subEvt } = status
    const isInactive = evt === STATUS_EVENT.idle && subEvt === 'idle'
    if (!isInactive || !next || next.at - at < INACTIVE_ALERT_AFTER_MS) continue
    const minutes = INACTIVE_ALERT_AFTER_MS / MINUTE_MS
    yield { at: at + INACTIVE_ALERT_AFTER_MS, alert: { kind: 'inactive', userId, businessTypeId, minutes } }
  }
}
