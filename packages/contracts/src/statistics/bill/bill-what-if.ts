import { billedHalves, billedMonths } from './billing-rule.ts'

/** Largest number of accounts that one estimate covers. */
export const MAX_NEW_ACCOUNTS = 100_000

/** Cost of accounts that are opened on one day and stay open; unit: months, in halves. */
export type OpeningCost = { inMonth: number; inLaterMonths: number }

export type OpeningProblem = 'count' | 'day'

type Opening = { count: number; day: number }

/**
 * Finds the reason why no cost can be estimated: no whole number of accounts from 1 to the limit, or no day of the month
 * `YYYY-MM`.
 */
export function openingProblem(
  { count, day }: { [Field in keyof Opening]: number | null },
  month: string,
): OpeningProblem | null {
  if (!isWithin(count, MAX_NEW_ACCOUNTS)) return 'count'
  return isWithin(day, daysOfMonth(month)) ? null : 'day'
}

/** Calculates by the billing rule the cost of `count` accounts that are opened on that day of the month. */
export function openingCost({ count, day }: Opening, month: string): OpeningCost {
  const span = { openDay: `${month}-${String(day).padStart(2, '0')}`, closeDay: null }
  return { inMonth: count * billedMonths(billedHalves(span, month)), inLaterMonths: count }
}

/** Counts the days of a month `YYYY-MM`. */
export function daysOfMonth(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

function isWithin(value: number | null, most: number): boolean {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= most
}
