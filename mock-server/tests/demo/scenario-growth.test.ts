import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateDay } from '../../src/demo/seed/scenario/generate-facts.ts'
import { knownFacts } from '../../src/demo/seed/scenario/known-facts.ts'
import { scenarioDay } from '../../src/demo/seed/scenario/scenario-days.ts'
import {
  emptyFacts,
  type CallFact,
  type Facts,
  type ViolationFact,
} from '../../src/demo/seed/scenario/scenario-model.ts'
import { collected, smallScenario } from '../support/scenario.ts'

const FEW_SEATS = 6
const { tenant } = smallScenario()
const scenario = smallScenario({ tenant: { ...tenant, seats: tenant.seats.slice(0, FEW_SEATS) } })
const HOUR_MS = 3_600_000
const FIRST = Date.parse('2026-11-12T16:00:00Z')
/** Some days beyond those that the scenario was made with. */
const moment = fc.integer({ min: FIRST, max: FIRST + 9 * 24 * HOUR_MS })

/** The facts of a later scenario that an earlier one has: what happens after `now` is removed, fact by fact. */
function cutBack({ calls, violations, twins, ...rest }: Facts, now: number): Facts {
  const before = <Fact, Key extends keyof Fact>(facts: readonly Fact[], key: Key): Fact[] =>
    facts.filter((fact) => Number(fact[key]) <= now)
  return {
    calls: before(calls, 'startedAt').map((call): CallFact => {
      const isOver = call.endedAt !== null && call.endedAt <= now
      if (isOver) return call
      const answeredAt = call.answeredAt !== null && call.answeredAt <= now ? call.answeredAt : null
      const nothing = { endedAt: null, hungUpBy: null, isQuoted: false, isOrdered: false, price: null }
      return { ...call, ...nothing, answeredAt }
    }),
    violations: before(violations, 'knownAt').map((fact): ViolationFact => {
      const isCovered = fact.coveredAt !== null && fact.coveredAt <= now
      return isCovered || fact.coveredAt === null ? fact : { ...fact, coveredAt: null, coverStatus: 0 }
    }),
    twins: before(twins, 'submittedAt').map((fact) => ({
      ...fact,
      approvedAt: fact.approvedAt !== null && fact.approvedAt <= now ? fact.approvedAt : null,
    })),
    shifts: rest.shifts.filter(({ startsAt }) => startsAt - now < 24 * HOUR_MS),
    statuses: before(rest.statuses, 'at'),
    conversations: before(rest.conversations, 'startedAt'),
    utterances: before(rest.utterances, 'saidAt'),
    labelHits: before(rest.labelHits, 'hitAt'),
    recommendations: before(rest.recommendations, 'shownAt'),
    twinUses: before(rest.twinUses, 'usedAt'),
    evaluations: before(rest.evaluations, 'evaluatedAt'),
    offlineAudios: before(rest.offlineAudios, 'recordedAt'),
    corrections: before(rest.corrections, 'createdAt'),
    hands: before(rest.hands, 'raisedAt'),
  }
}

test('a scenario at one moment is the beginning of the same scenario at any later moment', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)]
      const known = collected({ ...scenario, now: earlier })
      const { shifts, ...grown } = cutBack(collected({ ...scenario, now: later }), earlier)
      const { shifts: planned, ...facts } = known
      expect(grown).toEqual(facts)
      // Shifts are known from the midnight of their day on, whenever they begin.
      expect(shifts.slice(0, planned.length)).toEqual(planned)
    }),
    // Across a midnight at which a shift begins.
    { numRuns: 12, examples: [[1_794_844_458_000, 1_794_844_800_000]] },
  )
})

test('a day is the same whether or not the days before it are generated', () => {
  const now = Date.parse('2026-11-20T16:00:00Z')
  const alone = emptyFacts().calls
  for (const facts of generateDay(scenario, 6)) alone.push(...facts.calls)
  const { midnight } = scenarioDay(scenario, 6, tenant.timezone)
  const ids = new Set(alone.map(({ callId }) => callId))
  const { calls } = collected({ ...scenario, now })
  expect(calls.filter(({ callId }) => ids.has(callId))).toEqual(
    knownFacts({ ...emptyFacts(), calls: alone }, now).calls,
  )
  expect(alone.length).toBeGreaterThan(0)
  expect(alone.every(({ startedAt }) => startedAt >= midnight)).toBe(true)
})

test('after the days that it was made with, a ramping business keeps what it had reached', () => {
  expect(scenarioDay(scenario, 5, tenant.timezone).progress).toBe(1)
  expect(scenarioDay(scenario, 40, tenant.timezone).progress).toBe(1)
})
