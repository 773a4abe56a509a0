import type { DayRange } from '@console/ui'

/** The filters that both lists of projects share. */
export type ListFilters = { search: string | null; range: DayRange | null }

type AddressedFilters = { search: string | null; from: string | null; to: string | null }

/** A single day is a range of one day; reversed days are swapped. */
export function toDayRange(from: string | null, to: string | null): DayRange | null {
  const first = from ?? to
  const last = to ?? from
  if (first === null || last === null) return null
  return first <= last ? [first, last] : [last, first]
}

/** A range as text. */
export const rangeText = (range: DayRange | null): string | null => range && [...new Set(range)].join(' – ')

/** Filters as in the address. */
export function addressedFilters({ search, range }: ListFilters): AddressedFilters {
  const text = search?.trim() ?? ''
  const days = toDayRange(range?.[0] ?? null, range?.[1] ?? null)
  return { search: text === '' ? null : text, from: days?.[0] ?? null, to: days?.[1] ?? null }
}
