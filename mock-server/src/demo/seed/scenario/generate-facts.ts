import { DAY_MS } from '../../../platform/time/units.ts'
import { createSeededRandom } from './chances.ts'
import { factsOfDay, noSamples, addSamples } from './day-extras.ts'
import { knownFacts } from './known-facts.ts'
import { createDayNumbers, createNumbers } from './numbers.ts'
import { scenarioDay } from './scenario-days.ts'
import {
  type Actor,
  type DayFacts,
  emptyFacts,
  type Facts,
  type Moment,
  type Scenario,
  type ScenarioBusiness,
  type ScenarioInput,
  type ScenarioSeat,
  type TwinFact,
} from './scenario-model.ts'
import { factsOfSeatDay } from './seat-day.ts'
import { createSeatProfile } from './seat-profile.ts'

/** Different sources for one seat's nature, its days and the tenant's days. */
const STREAM = { profile: 1, seatDay: 2, day: 3, twin: 4, words: 5, hands: 6 }
const TWIN = { reviewDays: 4, approvedChance: 0.85 }

/**
 * The facts of one tenant, day by day and seat by seat: the same input gives the same facts. Nothing is after `now`, and a
 * later `now` gives the same facts and more.
 */
export function* generateFacts({ now, ...scenario }: ScenarioInput): Generator<Facts> {
  yield knownFacts(generateTwins(scenario), now)
  for (let index = 0; scenarioDay(scenario, index, scenario.tenant.timezone).midnight <= now; index += 1) {
    for (const facts of generateDay(scenario, index)) yield knownFacts(facts, now)
  }
}

export function generateTwins(scenario: Scenario): DayFacts {
  const twins = scenario.tenant.seats.flatMap((seat) => {
    const twin = hasTwin(scenario, seat) ? createTwin(scenario, seat) : null
    return twin === null ? [] : [twin]
  })
  return { ...emptyFacts(), twins }
}

/** All that happens on one day, seat by seat and then the tenant's own; needs no day before it. */
export function* generateDay(scenario: Scenario, index: number): Generator<DayFacts> {
  const { seed, tenant } = scenario
  const day = scenarioDay(scenario, index, tenant.timezone)
  const dayRandom = createSeededRandom(seed, tenant.id, STREAM.day, index)
  const samples = noSamples()
  for (const seat of tenant.seats) {
    const { seatIndex } = seat
    const facts = factsOfSeatDay({
      scenario,
      day,
      seat,
      profile: getSeatProfile(scenario, seat),
      twinFrom: hasTwin(scenario, seat) ? createTwin(scenario, seat).approvedAt : null,
      random: createSeededRandom(seed, tenant.id, STREAM.seatDay, seatIndex, index),
      // Separate seeds, so that a scenario with fewer words, or without raised hands, has the same calls.
      wordsRandom: createSeededRandom(seed, tenant.id, STREAM.words, seatIndex, index),
      handsRandom: createSeededRandom(seed, tenant.id, STREAM.hands, seatIndex, index),
      numbers: createNumbers(index, seatIndex),
    })
    addSamples(samples, facts, dayRandom)
    yield withProjects(facts, tenant.businesses)
  }
  const ofDay = factsOfDay({ scenario, day, random: dayRandom, numbers: createDayNumbers(index), samples })
  yield withProjects(ofDay, tenant.businesses)
}

const getSeatProfile = ({ seed, tenant }: Scenario, seat: ScenarioSeat) =>
  createSeatProfile(seat, createSeededRandom(seed, tenant.id, STREAM.profile, seat.seatIndex))

const hasTwin = (scenario: Scenario, seat: ScenarioSeat): boolean => getSeatProfile(scenario, seat).hasTwin

/** Submitted before the scenario or in its first half, so that the rest sees it used. */
function createTwin(
  { seed, tenant, firstDay, lastDay }: Scenario,
  { seatIndex, userId }: ScenarioSeat,
): TwinFact {
  const random = createSeededRandom(seed, tenant.id, STREAM.twin, seatIndex)
  const first = Date.parse(firstDay)
  const half = Math.floor((Date.parse(lastDay) - first) / 2)
  const submittedAt = first - 20 * DAY_MS + random.int(0, 20 * DAY_MS + half)
  const approvedAt = submittedAt + random.int(DAY_MS / 4, TWIN.reviewDays * DAY_MS)
  return { userId, submittedAt, approvedAt: random.chance(TWIN.approvedChance) ? approvedAt : null }
}

/** Says of each fact for which project its business worked at its moment, as ingested facts are (R20). */
function withProjects(facts: DayFacts, businesses: readonly ScenarioBusiness[]): DayFacts {
  const assigned = new Map(businesses.map(({ id, assignments }) => [id, assignments]))
  const stamp = (fact: Actor, at: Moment): void => {
    const assignment = assigned
      .get(fact.businessTypeId)
      ?.find(({ from, until }) => from <= at && (until === null || at < until))
    fact.projectId = assignment?.projectId ?? null
  }
  for (const fact of facts.statuses) stamp(fact, fact.at)
  for (const fact of facts.calls) stamp(fact, fact.startedAt)
  for (const fact of facts.violations) stamp(fact, fact.hitAt)
  for (const fact of facts.labelHits) stamp(fact, fact.hitAt)
  for (const fact of facts.recommendations) stamp(fact, fact.shownAt)
  for (const fact of facts.twinUses) stamp(fact, fact.usedAt)
  return facts
}
