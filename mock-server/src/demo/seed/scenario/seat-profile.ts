import type { Random } from '../random.ts'
import { normal } from './chances.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/time/units.ts'

/** What stays the same about a seat for all its days. */
export type SeatProfile = {
  /** About 1; a good seller has 1.4, a bad one 0.6. */
  skill: number
  /** Of a hundred days: so many late starts. */
  latePercent: number
  /** How much of their working time goes by idle; about 1. */
  idleness: number
  shift: ShiftHours
  /** Their team breaks rules often, and badly. */
  isOfProblemTeam: boolean
  hasTwin: boolean
}

/** After midnight of the shift's day; the end may lie on the next day. */
export type ShiftHours = { start: number; end: number; meal: number }

const at = (start: number, end: number, meal: number): ShiftHours => ({
  start: start * HOUR_MS,
  end: end * HOUR_MS,
  meal: meal * HOUR_MS,
})

const DAY_SHIFTS = [at(9, 18, 12), at(9, 18, 12.25), at(8.5, 17.5, 11.75), at(9.5, 18.5, 12.5)] as const
const EVENING_SHIFT = at(13, 22, 17.5)
/** Over midnight. */
const NIGHT_SHIFT = at(21, 30, 25)

const EVENING_TEAM = /evening|三组/i
const NIGHT_TEAM = /night/i
/** The one team whose calls go wrong. */
export const PROBLEM_TEAM = 'Renewals team C'

function shiftOf(team: string): ShiftHours {
  if (NIGHT_TEAM.test(team)) return NIGHT_SHIFT
  if (EVENING_TEAM.test(team)) return EVENING_SHIFT
  const code = Array.from(team).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return DAY_SHIFTS[code % DAY_SHIFTS.length] ?? DAY_SHIFTS[0]
}

/** So many of a hundred experienced and of other seats have a digital twin. */
const TWIN_CHANCE = { senior: 0.6, other: 0.12 } as const

export function seatProfileOf(team: string, isSenior: boolean, random: Random): SeatProfile {
  return {
    skill: Math.min(1.6, Math.max(0.45, 1 + 0.22 * normal(random) + (isSenior ? 0.12 : 0))),
    latePercent: random.chance(0.12) ? 28 : 5,
    idleness: Math.max(0.4, 1 + 0.3 * normal(random)),
    shift: shiftOf(team),
    isOfProblemTeam: team === PROBLEM_TEAM,
    hasTwin: random.chance(isSenior ? TWIN_CHANCE.senior : TWIN_CHANCE.other),
  }
}

/** Nobody works more than this beyond the end of the shift. */
export const MAX_OVERTIME_MS = 20 * MINUTE_MS
