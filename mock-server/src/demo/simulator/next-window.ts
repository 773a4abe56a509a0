import { setImmediate as turn } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '../../platform/time/units.ts'
import { generateDay, generateTwins } from '../seed/scenario/generate-facts.ts'
import { dayIndexAt, scenarioDay } from '../seed/scenario/scenario-days.ts'
import type { Moment, Scenario } from '../seed/scenario/scenario-model.ts'
import { toSimulatedEvents, type SimulatedEvent } from './simulated-events.ts'

export type Window = {
  /** After this moment, up to that one. */
  from: Moment
  to: Moment
  /** Days before it are left out. */
  playedFrom: string
}

/**
 * Generates the events of a period, in their order. Days are generated completely and only the period is returned. Other
 * work may run between two seats: a day of a large company takes seconds.
 */
export async function simulatedEventsIn(
  scenario: Scenario,
  { from, to, playedFrom }: Window,
): Promise<SimulatedEvent[]> {
  const { tenant, firstDay } = scenario
  const accountOf = new Map(tenant.seats.map(({ userId, account }) => [userId, account]))
  const byMinute = new Map<number, SimulatedEvent[]>()
  const collect = (events: Iterable<SimulatedEvent>): void => {
    for (const event of events) {
      if (event.at <= from || event.at > to) continue
      const minute = Math.floor(event.at / MINUTE_MS)
      const known = byMinute.get(minute)
      if (known) known.push(event)
      else byMinute.set(minute, [event])
    }
  }
  collect(toSimulatedEvents(generateTwins(scenario), { midnight: from, accountOf }))
  const getDayIndex = (moment: Moment): number => dayIndexAt(firstDay, moment, tenant.timezone)
  // A night shift, and what is set right after it, reach into the next day; none continues beyond that.
  const first = Math.max(0, getDayIndex(from) - 1, toScenarioDayIndex(scenario, playedFrom))
  for (let index = first; index <= getDayIndex(to); index += 1) {
    const { midnight } = scenarioDay(scenario, index, tenant.timezone)
    for (const facts of generateDay(scenario, index)) {
      collect(toSimulatedEvents(facts, { midnight, accountOf }))
      await turn()
    }
  }
  return inOrder(byMinute)
}

/** Sorts minute by minute, since sorting all at once would block everybody else. */
async function inOrder(byMinute: ReadonlyMap<number, SimulatedEvent[]>): Promise<SimulatedEvent[]> {
  const ordered: SimulatedEvent[] = []
  for (const minute of [...byMinute.keys()].toSorted((one, other) => one - other)) {
    const events = byMinute.get(minute) ?? []
    for (const event of events.toSorted((one, other) => one.at - other.at)) ordered.push(event)
    await turn()
  }
  return ordered
}

const toScenarioDayIndex = ({ firstDay }: Scenario, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS)
