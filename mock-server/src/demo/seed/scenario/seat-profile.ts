import { HOUR_MS, MINUTE_MS } from '../../../platform/time/units.ts'
import type { Random } from '../random.ts'
import { translateText } from '../wording.ts'
import { normal } from './chances.ts'
import type { ScenarioSeat } from './scenario-model.ts'

/** Properties of a seat that stay the same for all its days. */
export type SeatProfile = {
  /** About 1; a good seller has 1.4, a bad one 0.6. */
  skill: number
  /** Percentage of days with a late start. */
  latePercent: number
  /** Relative share of their working time that goes by idle; about 1. */
  idleness: number
  shift: ShiftHours
  /** 0 is Sunday. */
  daysOff: readonly number[]
  /** Their team breaks rules often, and badly. */
  isOfProblemTeam: boolean
  hasTwin: boolean
}

/** After midnight of the shift's day; the end may lie on the next day. */
export type ShiftHours = { start: number; end: number; meal: number }

/**
 * Work goes on around the clock (R54): shifts begin every two hours, with the same number of seats each, so that
 * about three of ten seats are signed in at any hour of any day.
 */
const SHIFT = { starts: 12, everyHours: 2, hours: 10, mealAfterHours: 4 } as const
const DAYS_OF_WEEK = 7
const DAYS_OFF = 2

function getShiftHours(seatIndex: number): ShiftHours {
  const start = (seatIndex % SHIFT.starts) * SHIFT.everyHours
  return {
    start: start * HOUR_MS,
    end: (start + SHIFT.hours) * HOUR_MS,
    meal: (start + SHIFT.mealAfterHours) * HOUR_MS,
  }
}

/** Two days in a row; the seats of one shift have different ones. */
function getDaysOff(seatIndex: number): number[] {
  const first = Math.floor(seatIndex / SHIFT.starts) + (seatIndex % SHIFT.starts)
  return Array.from({ length: DAYS_OFF }, (_, more) => (first + more) % DAYS_OF_WEEK)
}

/** The one team whose calls go wrong. */
export const PROBLEM_TEAM = 'Renewals team C'
const PROBLEM_TEAMS: ReadonlySet<string> = new Set([PROBLEM_TEAM, translateText(PROBLEM_TEAM, 'zh')])

/** Share of experienced seats and of other seats that have a digital twin. */
const TWIN_CHANCE = { senior: 0.6, other: 0.12 } as const

export function createSeatProfile(
  { team, isSenior, seatIndex }: Pick<ScenarioSeat, 'team' | 'isSenior' | 'seatIndex'>,
  random: Random,
): SeatProfile {
  return {
    skill: Math.min(1.6, Math.max(0.45, 1 + 0.22 * normal(random) + (isSenior ? 0.12 : 0))),
    latePercent: random.chance(0.12) ? 28 : 5,
    idleness: Math.max(0.4, 1 + 0.3 * normal(random)),
    shift: getShiftHours(seatIndex),
    daysOff: getDaysOff(seatIndex),
    isOfProblemTeam: PROBLEM_TEAMS.has(team),
    hasTwin: random.chance(isSenior ? TWIN_CHANCE.senior : TWIN_CHANCE.other),
  }
}

/** Nobody works more than this beyond the end of the shift. */
export const MAX_OVERTIME_MS = 20 * MINUTE_MS
