import type { CallFact, Facts, Moment, ViolationFact, EndedCall, DayFacts } from './scenario-model.ts'

/**
 * Returns the part of a day that is known at a moment: nothing that happens later, a call without its future stages. So what
 * is known at one moment is the beginning of what is known at a later one.
 */
export function knownFacts(facts: DayFacts, now: Moment): Facts {
  const isPast = (at: Moment): boolean => at <= now
  return {
    // Planned, and known from the beginning of the day on.
    shifts: facts.shifts,
    statuses: facts.statuses.filter(({ at }) => isPast(at)),
    conversations: facts.conversations.filter(({ startedAt }) => isPast(startedAt)),
    calls: facts.calls.filter(({ startedAt }) => isPast(startedAt)).map((call) => knownCall(call, now)),
    utterances: facts.utterances.filter(({ saidAt }) => isPast(saidAt)),
    violations: facts.violations
      .filter(({ knownAt }) => isPast(knownAt))
      .map((violation) => knownViolation(violation, now)),
    labelHits: facts.labelHits.filter(({ hitAt }) => isPast(hitAt)),
    recommendations: facts.recommendations.filter(({ shownAt }) => isPast(shownAt)),
    twins: facts.twins
      .filter(({ submittedAt }) => isPast(submittedAt))
      .map((twin) => (isPast(twin.approvedAt ?? 0) ? twin : { ...twin, approvedAt: null })),
    twinUses: facts.twinUses.filter(({ usedAt }) => isPast(usedAt)),
    evaluations: facts.evaluations.filter(({ evaluatedAt }) => isPast(evaluatedAt)),
    offlineAudios: facts.offlineAudios.filter(({ recordedAt }) => isPast(recordedAt)),
    corrections: facts.corrections.filter(({ createdAt }) => isPast(createdAt)),
    hands: facts.hands.filter(({ raisedAt }) => isPast(raisedAt)),
  }
}

function knownCall(call: EndedCall, now: Moment): CallFact {
  if (call.endedAt <= now) return call
  const answeredAt = call.answeredAt !== null && call.answeredAt <= now ? call.answeredAt : null
  return {
    ...call,
    answeredAt,
    endedAt: null,
    hungUpBy: null,
    isQuoted: false,
    isOrdered: false,
    price: null,
  }
}

/** Not covered yet. */
const OPEN = 0

function knownViolation(violation: ViolationFact, now: Moment): ViolationFact {
  const isFuture = violation.coveredAt !== null && violation.coveredAt > now
  return isFuture ? { ...violation, coverStatus: OPEN, coveredAt: null } : violation
}
