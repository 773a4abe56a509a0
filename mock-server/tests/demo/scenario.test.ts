import { STATUS_EVENT } from '@console/contracts'
import { expect, test } from 'vitest'
import type { CallFact, StatusFact, EndedCall } from '../../src/demo/seed/scenario/scenario-model.ts'
import { PROBLEM_TEAM } from '../../src/demo/seed/scenario/seat-profile.ts'
import { collected, smallScenario } from '../support/scenario.ts'

const input = smallScenario()
const scenario = collected(input)
const chinese = collected(smallScenario({}, 'zh'))
const HOUR_MS = 3_600_000

const bySeat = <T extends { userId: number }>(rows: readonly T[]): T[][] => [
  ...Map.groupBy(rows, ({ userId }) => userId).values(),
]
const isOver = (call: CallFact): call is EndedCall => call.endedAt !== null
const over = scenario.calls.filter(isOver)
const talked = (call: EndedCall) => (call.answeredAt === null ? 0 : call.endedAt - call.answeredAt)
/** Hour of the day in Shanghai, which has no change of the clock. */
const hourOf = (moment: number) => new Date(moment + 8 * HOUR_MS).getUTCHours()
const weekdayOf = (moment: number) => new Date(moment + 8 * HOUR_MS).getUTCDay()

test('the same seed gives the same facts, another seed others', () => {
  expect(collected(smallScenario())).toEqual(scenario)
  expect(collected(smallScenario({ seed: 2 })).calls).not.toEqual(scenario.calls)
})

test('what one seat does does not depend on the others', () => {
  const { tenant } = input
  const fewer = collected(smallScenario({ tenant: { ...tenant, seats: tenant.seats.slice(0, 5) } }))
  const withoutIds = ({ startedAt, endedAt, userId }: CallFact) => ({ startedAt, endedAt, userId })
  expect(fewer.calls.map(withoutIds)).toEqual(
    scenario.calls.filter(({ userId }) => userId <= 5).map(withoutIds),
  )
})

test('there are facts of every kind', () => {
  for (const [kind, rows] of Object.entries(scenario)) expect([kind, rows.length > 0]).toEqual([kind, true])
})

test('a call is answered after it began to ring and ends after that', () => {
  for (const { startedAt, answeredAt, endedAt } of over) {
    expect(startedAt).toBeLessThan(endedAt)
    if (answeredAt === null) continue
    expect(answeredAt - startedAt).toBeGreaterThanOrEqual(3000)
    expect(answeredAt - startedAt).toBeLessThanOrEqual(25_000)
    expect(endedAt).toBeGreaterThan(answeredAt)
  }
})

test('quotes and deals come of answered outbound calls, a deal of a quote and with a price', () => {
  const quoted = scenario.calls.filter(({ isQuoted }) => isQuoted)
  const ordered = scenario.calls.filter(({ isOrdered }) => isOrdered)
  expect(ordered.length).toBeGreaterThan(10)
  expect(quoted.filter(({ isOutbound, answeredAt }) => !isOutbound || answeredAt === null)).toEqual([])
  expect(ordered.filter(({ isQuoted, price }) => !isQuoted || (price ?? 0) <= 0)).toEqual([])
  expect(scenario.calls.filter(({ isOrdered, price }) => !isOrdered && price !== null)).toEqual([])
})

test('calls of one seat do not overlap', () => {
  for (const calls of bySeat(over)) {
    for (const [index, { startedAt }] of calls.entries())
      expect(startedAt).toBeGreaterThanOrEqual(calls[index - 1]?.endedAt ?? 0)
  }
})

/** The status of a seat at a moment, of its statuses in order. */
const statusAt = (statuses: readonly StatusFact[], moment: number) =>
  statuses.findLast(({ at }) => at <= moment)?.subEvt

test('every call begins and ends in one period of productive work, for the business of that period', () => {
  const statuses = Map.groupBy(scenario.statuses, ({ userId }) => userId)
  for (const call of over) {
    const own = statuses.get(call.userId) ?? []
    const status = own.findLast(({ at }) => at <= call.startedAt)
    expect(status?.subEvt).toBe('productive')
    expect(status?.businessTypeId).toBe(call.businessTypeId)
    expect(statusAt(own, call.endedAt - 1)).toBe('productive')
    expect(own.some(({ at }) => at > call.startedAt && at < call.endedAt)).toBe(false)
  }
})

test('statuses of a day begin with the log-in and end with the log-out, except for people who are at work now', () => {
  const open = bySeat(scenario.statuses).filter((statuses) => {
    for (const [index, { at, evt }] of statuses.entries()) {
      const before = statuses[index - 1]
      expect(at).toBeGreaterThan(before?.at ?? 0)
      expect(evt === STATUS_EVENT.logIn).toBe(before === undefined || before.evt === STATUS_EVENT.logOut)
    }
    return statuses.at(-1)?.evt !== STATUS_EVENT.logOut
  })
  expect(open.length).toBeGreaterThan(10)
})

test('nothing is after now but the ends of shifts that are planned', () => {
  const moments = [
    ...scenario.statuses.map(({ at }) => at),
    ...scenario.calls.map(({ startedAt, answeredAt, endedAt }) =>
      Math.max(startedAt, answeredAt ?? 0, endedAt ?? 0),
    ),
    ...scenario.conversations.map(({ startedAt }) => startedAt),
    ...scenario.utterances.map(({ saidAt }) => saidAt),
    ...scenario.violations.map(({ hitAt }) => hitAt),
    ...scenario.labelHits.map(({ hitAt }) => hitAt),
    ...scenario.recommendations.map(({ shownAt }) => shownAt),
    ...scenario.twins.map(({ submittedAt, approvedAt }) => Math.max(submittedAt, approvedAt ?? 0)),
    ...scenario.twinUses.map(({ usedAt }) => usedAt),
    ...scenario.evaluations.map(({ evaluatedAt }) => evaluatedAt),
    ...scenario.offlineAudios.map(({ recordedAt }) => recordedAt),
    ...scenario.corrections.map(({ createdAt }) => createdAt),
  ]
  expect(Math.max(...moments)).toBeLessThanOrEqual(input.now)
  expect(Math.max(...over.map(({ endedAt }) => endedAt))).toBeGreaterThan(input.now - HOUR_MS)
})

test('a conversation has one to three calls of one business and product', () => {
  const calls = Map.groupBy(scenario.calls, ({ sessionId }) => sessionId)
  expect(scenario.conversations.map(({ sessionId }) => sessionId).sort()).toEqual([...calls.keys()].sort())
  for (const own of calls.values()) {
    expect(own.length).toBeLessThanOrEqual(3)
    expect(new Set(own.map(({ businessTypeId, productId }) => `${businessTypeId} ${productId}`)).size).toBe(1)
  }
})

test('about nine of ten calls go out, somewhat under half of those are answered, and some talks are short', () => {
  const outbound = over.filter(({ isOutbound }) => isOutbound)
  const answered = outbound.filter(({ answeredAt }) => answeredAt !== null)
  expect(outbound.length / over.length).toBeCloseTo(0.9, 1)
  expect(answered.length / outbound.length).toBeGreaterThan(0.38)
  expect(answered.length / outbound.length).toBeLessThan(0.52)
  const seconds = answered.map((call) => talked(call) / 1000).sort((a, b) => a - b)
  expect(seconds[Math.floor(seconds.length / 2)]).toBeGreaterThan(160)
  expect(seconds[Math.floor(seconds.length / 2)]).toBeLessThan(260)
  expect(seconds.filter((one) => one <= 70).length / seconds.length).toBeGreaterThan(0.04)
})

test('a fifth to two fifths of the productive time is spent in calls, so that the live view shows some', () => {
  let productive = 0
  for (const statuses of bySeat(scenario.statuses)) {
    for (const [index, { at, subEvt }] of statuses.entries())
      if (subEvt === 'productive') productive += (statuses[index + 1]?.at ?? at) - at
  }
  const inCalls = over.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0)
  expect(inCalls / productive).toBeGreaterThan(0.2)
  expect(inCalls / productive).toBeLessThan(0.4)
})

test('weekends are quiet, and so is the time of the meal', () => {
  const days = Map.groupBy(scenario.calls, ({ startedAt }) => weekdayOf(startedAt))
  const [saturday, friday] = [days.get(6)?.length ?? 0, days.get(5)?.length ?? 0]
  expect(saturday).toBeLessThan(friday / 2)
  // Hours are counted from the start of each seat's own shift.
  const startOf = new Map(scenario.shifts.map(({ userId, startsAt }) => [userId, hourOf(startsAt)]))
  const inHour = (hour: number) =>
    scenario.calls.filter(
      ({ userId, startedAt }) => (hourOf(startedAt) - (startOf.get(userId) ?? 0) + 24) % 24 === hour,
    ).length
  expect(inHour(4)).toBeLessThan(inHour(2) * 0.6)
  expect(inHour(14)).toBe(0)
})

test('work goes on around the clock: at every hour of every day about three of ten seats are signed in', () => {
  const statuses = bySeat(scenario.statuses)
  const signedInAt = (moment: number) =>
    statuses.filter((own) => {
      const last = own.findLast(({ at }) => at <= moment)
      return last !== undefined && last.evt !== STATUS_EVENT.logOut
    }).length
  const hours = Array.from({ length: 90 }, (_, hour) => input.now - hour * HOUR_MS)
  const counts = hours.map(signedInAt)
  // The 36 seats are so few that one who is ill counts for much.
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
  expect(Math.max(...counts)).toBeLessThanOrEqual(16)
})

test('nights are quiet: fewer calls than in the same hours of the day', () => {
  const between = (first: number, last: number) =>
    scenario.calls.filter(({ startedAt }) => hourOf(startedAt) >= first && hourOf(startedAt) < last).length
  expect(between(0, 6)).toBeGreaterThan(0)
  expect(between(0, 6)).toBeLessThan(between(10, 16) * 0.7)
})

test('Mondays are slower than Fridays', () => {
  const days = Map.groupBy(scenario.calls, ({ startedAt }) => weekdayOf(startedAt))
  expect(days.get(1)?.length).toBeLessThan(days.get(5)?.length ?? 0)
})

test('a business that ramps up has few calls on the first day and most of all on the last', () => {
  const days = Map.groupBy(scenario.calls, ({ startedAt }) => weekdayOf(startedAt))
  const shareOn = (weekday: number) => {
    const calls = days.get(weekday) ?? []
    return calls.filter(({ businessTypeId }) => businessTypeId === 3).length / calls.length
  }
  expect(shareOn(5)).toBeLessThan(0.15)
  expect(shareOn(2)).toBeGreaterThan(0.4)
})

test('some do not come, and some come late', () => {
  const logIns = scenario.statuses.filter(({ evt }) => evt === STATUS_EVENT.logIn)
  const delays = scenario.shifts
    .filter(({ startsAt, isCancelled }) => !isCancelled && startsAt < input.now - 2 * HOUR_MS)
    .map(({ userId, startsAt }) => {
      const own = logIns.filter((one) => one.userId === userId).map(({ at }) => at - startsAt)
      return own.find((delay) => Math.abs(delay) < 2 * HOUR_MS)
    })
  const absent = delays.filter((delay) => delay === undefined).length
  const late = delays.filter((delay) => delay !== undefined && delay > 5 * 60_000).length
  expect(absent).toBeGreaterThan(0)
  expect(absent / delays.length).toBeLessThan(0.15)
  expect(late).toBeGreaterThan(0)
  expect(late / delays.length).toBeLessThan(0.25)
})

test('one team has most of the serious violations', () => {
  const problem = new Set(
    input.tenant.seats.filter(({ team }) => team === PROBLEM_TEAM).map(({ userId }) => userId),
  )
  const serious = scenario.violations.filter(({ level }) => level === 3)
  const ofProblem = serious.filter(({ userId }) => problem.has(userId))
  expect(ofProblem.length).toBeGreaterThan((serious.length - ofProblem.length) * 3)
})

test.each([
  ['English', scenario, smallScenario()],
  ['Chinese', chinese, smallScenario({}, 'zh')],
] as const)(
  'what was found in %s calls is in their words at its moment, and nowhere else',
  (_, facts, { tenant }) => {
    const said = Map.groupBy(facts.utterances, ({ callId }) => callId)
    const phrases = tenant.businesses.flatMap(({ rules, labels }) =>
      [...rules, ...labels].flatMap((one) => one.phrases.map(({ phrase }) => phrase)),
    )
    const hits = [...facts.violations, ...facts.labelHits]
    const lineAt = (callId: string, at: number) =>
      said.get(callId)?.filter(({ saidAt }) => saidAt === at) ?? []
    for (const { callId, hitAt, words } of facts.violations)
      expect(lineAt(callId, hitAt).map((line) => line.words)).toContain(words)
    for (const { callId, hitAt, phrase, found: position } of facts.labelHits) {
      const { seq, begin, end } = position ?? { seq: -1, begin: 0, end: 0 }
      const line = lineAt(callId, hitAt).find((one) => one.seq === seq)
      expect(line?.words.slice(begin, end)).toBe(phrase)
    }
    const found = facts.utterances.filter(({ words }) => phrases.some((phrase) => words.includes(phrase)))
    expect(found.length).toBe(hits.length)
    for (const { words, ruleId } of facts.violations) {
      const rule = tenant.businesses.flatMap(({ rules }) => rules).find(({ id }) => id === ruleId)
      expect(rule?.phrases.some(({ phrase }) => words.includes(phrase))).toBe(true)
    }
  },
)

test('an answered call has 8 to 30 utterances within its talk, in order, with no slot left open', () => {
  const said = Map.groupBy(scenario.utterances, ({ callId }) => callId)
  const answered = scenario.calls.flatMap(({ answeredAt, ...call }) =>
    answeredAt === null ? [] : { ...call, answeredAt },
  )
  // The first word takes a moment.
  const spokenIn = answered.filter(({ callId, endedAt }) => endedAt !== null || said.has(callId))
  expect([...said.keys()].sort()).toEqual(spokenIn.map(({ callId }) => callId).sort())
  for (const call of spokenIn) {
    const lines = said.get(call.callId) ?? []
    expect(lines.length).toBeGreaterThanOrEqual(call.endedAt === null ? 1 : 8)
    expect(lines.length).toBeLessThanOrEqual(30)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1))
    expect(lines.every(({ words }) => words !== '' && !/[{}]/.test(words))).toBe(true)
    expect(lines[0]?.saidAt).toBeGreaterThanOrEqual(call.answeredAt)
    expect(lines.at(-1)?.saidAt ?? 0).toBeLessThanOrEqual(call.endedAt ?? input.now)
  }
})

test('of older days the first session of each seat has its words, and each call with a hit or a judgement', () => {
  const facts = collected(smallScenario({ firstDayOfWords: '2026-11-17' }))
  const { utterances, calls } = facts
  expect(calls).toEqual(scenario.calls)
  const firstDay = Date.parse('2026-11-16T16:00:00Z')
  const older = utterances.filter(({ saidAt }) => saidAt < firstDay)
  const callOf = new Map(calls.map((call) => [call.callId, call]))
  const spokenIn = new Set(older.map(({ callId }) => callId))
  const hits = [...facts.violations, ...facts.labelHits].filter(({ hitAt }) => hitAt < firstDay)
  const found = new Set(hits.map(({ callId }) => callId))
  expect(found.size).toBeGreaterThan(0)
  const sampled = [...spokenIn].filter((callId) => !found.has(callId))
  const sessions = new Set(sampled.map((callId) => callOf.get(callId)?.sessionId))
  const seatDays = scenario.shifts.filter(({ startsAt }) => startsAt < firstDay).length
  expect(sessions.size).toBeGreaterThan(seatDays / 4)
  expect(sessions.size).toBeLessThanOrEqual(seatDays)
  // All words of what was answered in them, and no others.
  const answered = scenario.calls.filter(
    ({ sessionId, answeredAt }) => answeredAt !== null && sessions.has(sessionId),
  )
  expect(spokenIn).toEqual(new Set([...answered.map(({ callId }) => callId), ...found]))
  const sentences = new Set(utterances.map(({ callId, seq }) => `${callId} ${seq}`))
  const judged = facts.evaluations.map(({ voiceId, sentenceIndex }) => `${voiceId} ${sentenceIndex}`)
  expect(judged.length).toBeGreaterThan(0)
  expect(judged.filter((sentence) => !sentences.has(sentence))).toEqual([])
})

test('a seat works from its opening to its closing only', () => {
  const openedAt = Date.parse('2026-11-16T00:00:00Z')
  const closedAt = Date.parse('2026-11-15T00:00:00Z')
  const { tenant } = input
  const seats = tenant.seats.map((seat, index) => ({
    ...seat,
    openedAt: index === 1 ? openedAt : seat.openedAt,
    closedAt: index === 2 ? closedAt : null,
  }))
  const { statuses } = collected(smallScenario({ tenant: { ...tenant, seats } }))
  expect(statuses.some(({ userId, at }) => userId === 2 && at < openedAt)).toBe(false)
  expect(statuses.some(({ userId, at }) => userId === 3 && at > closedAt)).toBe(false)
})
