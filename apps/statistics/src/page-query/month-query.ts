import { bill } from '@console/contracts'
import type { SearchField, SearchProblem } from '@console/ui'
import type { KnownIds } from '../model/stat-query.ts'
import { isKnown } from './initial-query.ts'
import type { MonthQuery } from './remembered-query.ts'

/** A month as `2026-11`, or none. */
export function monthField(): SearchField<string | null> {
  return {
    fallback: null,
    parse: (text) => bill.billMonth.safeParse(text).data ?? null,
    format: (month) => month,
  }
}

type Known = { businesses: KnownIds; organisations: KnownIds; currentMonth: string }

type PartialQuery = Pick<MonthQuery, 'business' | 'organisation'> & { month: string | null }

/**
 * A query of an address or an earlier one, with the initial value for what cannot be requested, and what that was; months
 * that have not started cannot be (BILL-Q10).
 */
export function usableMonthQuery(
  { business, organisation, month }: PartialQuery,
  fallback: MonthQuery,
  known: Known,
): { query: MonthQuery; problems: SearchProblem[] } {
  const problems: SearchProblem[] = []
  const usable = <Value extends string | number | null>(
    name: string,
    value: Value,
    { isUsable, initial }: { isUsable: boolean; initial: Value },
  ): Value => {
    if (isUsable) return value
    problems.push({ name, value: String(value), reason: 'malformed' })
    return initial
  }
  const query = {
    business: usable('business', business, {
      isUsable: isKnown(known.businesses, business),
      initial: fallback.business,
    }),
    organisation: usable('organisation', organisation, {
      isUsable: isKnown(known.organisations, organisation),
      initial: fallback.organisation,
    }),
    month: usable('month', month ?? fallback.month, {
      isUsable: (month ?? fallback.month) <= known.currentMonth,
      initial: fallback.month,
    }),
  }
  return { query, problems }
}

/** The query of the address; where it has none, the remembered one or the initial one. */
export function findMonthQuery(
  address: PartialQuery,
  remembered: () => PartialQuery | null,
  { fallback, known }: { fallback: MonthQuery; known: Known },
): { query: MonthQuery; problems: SearchProblem[] } {
  const { business, organisation, month } = address
  if ([business, organisation, month].some((value) => value !== null))
    return usableMonthQuery(address, fallback, known)
  const before = remembered()
  const query = before === null ? fallback : usableMonthQuery(before, fallback, known).query
  return { query, problems: [] }
}

/** The month before `YYYY-MM`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, month.length)
}
