import { LAST_DAY_OF_FIRST_HALF, pay } from '@console/contracts'
import { today } from '@console/ui'

export type HalfMonth = { key: string; month: string; half: 1 | 2 }

/** Half months that can be chosen, the current one first. */
export const HALVES_BACK = 24

export function halvesBack(timezone: string, now?: number): HalfMonth[] {
  const day = today(timezone, now)
  const isFirst = Number(day.slice(8)) <= LAST_DAY_OF_FIRST_HALF
  const [year = 0, month = 0] = day.split('-').map(Number)
  // Counted in half months since the year 0.
  const current = (year * 12 + month - 1) * 2 + (isFirst ? 0 : 1)
  return Array.from({ length: HALVES_BACK }, (_, back) => toHalfMonth(current - back))
}

function toHalfMonth(count: number): HalfMonth {
  const months = Math.floor(count / 2)
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  const half = count % 2 === 0 ? pay.HALVES.first : pay.HALVES.second
  return { key: `${month}-${half}`, month, half }
}
