import { setImmediate as turn } from 'node:timers/promises'
import { factsOfWorldDay, twinsOfWorld } from '../seed/scenario/generate-facts.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/time/units.ts'
import { dayIndexAt, worldDay } from '../seed/scenario/scenario-days.ts'
import type { Moment, World } from '../seed/scenario/scenario-model.ts'
import { happeningsOf, type Happening } from './simulated-events.ts'

export type Window = {
  /** After this moment, up to that one. */
  from: Moment
  to: Moment
  /** Days before it are left out. */
  playedFrom: string
}

/**
 * What happens in a stretch of time, in its order. Days are made up whole and only the stretch is kept. Between two seats
 * others may have their turn: a day of a large company takes seconds.
 */
export async function happeningsIn(world: World, { from, to, playedFrom }: Window): Promise<Happening[]> {
  const { tenant, firstDay } = world
  const accountOf = new Map(tenant.seats.map(({ userId, account }) => [userId, account]))
  const kept = new Map<number, Happening[]>()
  const keep = (happenings: Iterable<Happening>): void => {
    for (const happening of happenings) {
      if (happening.at <= from || happening.at > to) continue
      const minute = Math.floor(happening.at / MINUTE_MS)
      const known = kept.get(minute)
      if (known) known.push(happening)
      else kept.set(minute, [happening])
    }
  }
  keep(happeningsOf(twinsOfWorld(world), { midnight: from, accountOf }))
  const indexOf = (moment: Moment): number => dayIndexAt(firstDay, moment, tenant.timezone)
  // A night shift, and what is set right after it, reach into the next day; none goes on beyond that.
  const first = Math.max(0, indexOf(from) - 1, dayIndexOf(world, playedFrom))
  for (let index = first; index <= indexOf(to); index += 1) {
    const { midnight } = worldDay(world, index, tenant.timezone)
    for (const facts of factsOfWorldDay(world, index)) {
      keep(happeningsOf(facts, { midnight, accountOf }))
      await turn()
    }
  }
  return inOrder(kept)
}

/** Minute by minute, since to sort them all at once would hold everybody up. */
async function inOrder(byMinute: ReadonlyMap<number, Happening[]>): Promise<Happening[]> {
  const ordered: Happening[] = []
  for (const minute of [...byMinute.keys()].toSorted((one, other) => one - other)) {
    const happenings = byMinute.get(minute) ?? []
    for (const happening of happenings.toSorted((one, other) => one.at - other.at)) ordered.push(happening)
    await turn()
  }
  return ordered
}

const dayIndexOf = ({ firstDay }: World, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(firstDay)) / DAY_MS)
