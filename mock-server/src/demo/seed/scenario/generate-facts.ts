import { randomOf } from './chances.ts'
import { factsOfDay, noSamples, sample } from './day-extras.ts'
import { knownFacts } from './known-facts.ts'
import { dayNumbersOf, numbersOf } from './numbers.ts'
import { factsOfSeatDay } from './seat-day.ts'
import { natureOf } from './seat-profile.ts'
import { DAY_MS } from '../../../platform/time/units.ts'
import { worldDay } from './scenario-days.ts'
import {
  noFacts,
  type Facts,
  type TwinFact,
  type WholeFacts,
  type World,
  type WorldInput,
  type WorldSeat,
} from './scenario-model.ts'

/** Different sources for one seat's nature, its days and the tenant's days. */
const STREAM = { nature: 1, seatDay: 2, day: 3, twin: 4, words: 5, hands: 6 }
const TWIN = { reviewDays: 4, approvedChance: 0.85 }

/**
 * The facts of one tenant, day by day and seat by seat: the same input gives the same facts. Nothing is after `now`, and
 * with a later `now` the same facts come again, and more.
 */
export function* generateWorld({ now, ...world }: WorldInput): Generator<Facts> {
  yield knownFacts(twinsOfWorld(world), now)
  for (let index = 0; worldDay(world, index, world.tenant.timezone).midnight <= now; index += 1) {
    for (const facts of factsOfWorldDay(world, index)) yield knownFacts(facts, now)
  }
}

export function twinsOfWorld(world: World): WholeFacts {
  const twins = world.tenant.seats.flatMap((seat) => {
    const twin = hasTwin(world, seat) ? twinOf(world, seat) : null
    return twin === null ? [] : [twin]
  })
  return { ...noFacts(), twins }
}

/** All that happens on one day, seat by seat and then the tenant's own; needs no day before it. */
export function* factsOfWorldDay(world: World, index: number): Generator<WholeFacts> {
  const { seed, tenant } = world
  const day = worldDay(world, index, tenant.timezone)
  const ofDay = randomOf(seed, tenant.id, STREAM.day, index)
  const samples = noSamples()
  for (const seat of tenant.seats) {
    const { place } = seat
    const facts = factsOfSeatDay({
      world,
      day,
      seat,
      nature: natureOfSeat(world, seat),
      twinFrom: hasTwin(world, seat) ? twinOf(world, seat).approvedAt : null,
      random: randomOf(seed, tenant.id, STREAM.seatDay, place, index),
      // Of their own, so that a world with fewer words, or without raised hands, has the same calls.
      ofWords: randomOf(seed, tenant.id, STREAM.words, place, index),
      ofHands: randomOf(seed, tenant.id, STREAM.hands, place, index),
      numbers: numbersOf(index, place),
    })
    sample(samples, facts, ofDay)
    yield facts
  }
  yield factsOfDay({ world, day, random: ofDay, numbers: dayNumbersOf(index), samples })
}

const natureOfSeat = ({ seed, tenant }: World, { team, isSenior, place }: WorldSeat) =>
  natureOf(team, isSenior, randomOf(seed, tenant.id, STREAM.nature, place))

const hasTwin = (world: World, seat: WorldSeat): boolean => natureOfSeat(world, seat).hasTwin

/** Handed in before the world or in its first half, so that the rest sees it used. */
function twinOf({ seed, tenant, firstDay, lastDay }: World, { place, userId }: WorldSeat): TwinFact {
  const random = randomOf(seed, tenant.id, STREAM.twin, place)
  const first = Date.parse(firstDay)
  const half = Math.floor((Date.parse(lastDay) - first) / 2)
  const submittedAt = first - 20 * DAY_MS + random.int(0, 20 * DAY_MS + half)
  const approvedAt = submittedAt + random.int(DAY_MS / 4, TWIN.reviewDays * DAY_MS)
  return { userId, submittedAt, approvedAt: random.chance(TWIN.approvedChance) ? approvedAt : null }
}
