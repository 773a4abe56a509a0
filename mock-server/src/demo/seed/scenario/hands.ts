import type { Random } from '../random.ts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { DayFacts } from './scenario-model.ts'

/** Of the answered calls that last long enough for the seat to need somebody. */
const HAND_CHANCE = 0.04
const MIN_TALK_MS = 60 * SECOND_MS
const UP_SECONDS = { min: 10, max: 90 }

/** Hands that are raised during calls, and lowered when help came or the call is over. */
export function addHands(facts: DayFacts, random: Random): void {
  for (const { userId, answeredAt, endedAt } of facts.calls) {
    if (answeredAt === null || endedAt - answeredAt < MIN_TALK_MS || !random.chance(HAND_CHANCE)) continue
    const raisedAt = answeredAt + random.int(MIN_TALK_MS / 4, endedAt - answeredAt - 1)
    const upMs = random.int(UP_SECONDS.min, UP_SECONDS.max) * SECOND_MS
    facts.hands.push({ userId, raisedAt, loweredAt: Math.min(endedAt, raisedAt + upMs) })
  }
}
