import { daysBetween } from '../../../modules/credential/days.ts'
import { newNumbers } from './calling.ts'
import { randomOf } from './chances.ts'
import { factsOfDay, noSamples, sample } from './day-extras.ts'
import { factsOfSeatDay } from './seat-day.ts'
import { natureOf } from './seat-nature.ts'
import { DAY_MS, worldDay } from './world-days.ts'
import { noFacts, type Facts, type TwinFact, type WorldInput } from './world-model.ts'

/** Different sources for one seat's nature, its days and the tenant's days. */
const STREAM = { nature: 1, seatDay: 2, day: 3, twin: 4, words: 5 }
const TWIN = { reviewDays: 4, approvedChance: 0.85 }

/** The facts of one tenant, day by day and seat by seat: the same input gives the same facts. Nothing is after `now`. */
export function* generateWorld(input: WorldInput): Generator<Facts> {
  const { seed, tenant, now } = input
  const days = daysBetween(input.firstDay, input.lastDay)
  const numbers = newNumbers()
  const seats = tenant.seats.map((seat, place) => {
    const nature = natureOf(seat.team, seat.isSenior, randomOf(seed, tenant.id, STREAM.nature, place))
    return { seat, place, nature, twin: nature.hasTwin ? twinOf(input, place) : null }
  })
  yield { ...noFacts(), twins: seats.flatMap(({ twin }) => (twin === null ? [] : [twin])) }
  for (const index of days.keys()) {
    const day = worldDay(days, index, tenant.timezone)
    if (day.midnight > now) return
    const ofDay = randomOf(seed, tenant.id, STREAM.day, index)
    const samples = noSamples()
    for (const { seat, place, nature, twin } of seats) {
      const random = randomOf(seed, tenant.id, STREAM.seatDay, place, index)
      // Of its own, so that a world with fewer words has the same calls.
      const ofWords = randomOf(seed, tenant.id, STREAM.words, place, index)
      const twinFrom = twin?.approvedAt ?? null
      const facts = factsOfSeatDay({ input, day, seat, nature, twinFrom, random, ofWords, numbers })
      sample(samples, facts, ofDay)
      yield facts
    }
    yield factsOfDay({ input, day, random: ofDay, numbers, samples })
  }
}

/** Handed in before the world or in its first half, so that the rest sees it used. */
function twinOf({ seed, tenant, firstDay, lastDay, now }: WorldInput, place: number): TwinFact {
  const random = randomOf(seed, tenant.id, STREAM.twin, place)
  const userId = tenant.seats[place]?.userId ?? 0
  const first = Date.parse(firstDay)
  const half = Math.floor((Date.parse(lastDay) - first) / 2)
  const submittedAt = Math.min(now, first - 20 * DAY_MS + random.int(0, 20 * DAY_MS + half))
  const approvedAt = submittedAt + random.int(DAY_MS / 4, TWIN.reviewDays * DAY_MS)
  const isApproved = random.chance(TWIN.approvedChance) && approvedAt <= now
  return { userId, submittedAt, approvedAt: isApproved ? approvedAt : null }
}
