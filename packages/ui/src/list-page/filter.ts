import type { ReactElement, ReactNode } from 'react'
import { isSameValue } from '../same-value/is-same-value.ts'
import type { SearchShape } from '../url-search/read-search.ts'
import type { SearchField } from '../url-search/search-fields.ts'

export type Values = Readonly<Record<string, unknown>>

/** A value that takes several fields of the address, such as the first and the last day of a range. */
export type SplitField<T> = {
  fallback: T
  fields: SearchShape
  read: (search: Values) => T
  write: (value: T) => Values
}

/** Props of a filter's control in the band. */
export type FilterControl<T> = {
  label: string
  value: T
  onChange: (value: T) => void
  /** The server's complaint about the value. */
  problem: string | undefined
}

/** One filter of a list page, declared once: its field in the address and default, its name, control and words. */
export type Filter<T> = {
  /** Message id of its name. */
  label: string
  /** The fallback means that the filter is not set. */
  field: SearchField<T> | SplitField<T>
  /**
   * Makes the control; its element has the prop `value`, empty where the filter is not set. `filters` are all of the band as they
   * are edited: options may depend on another filter. Absent: no control of its own.
   */
  render?: (control: FilterControl<T>, filters: Values) => ReactElement
  /** The value in words, a hook; by default the value itself, also while the words are undefined. */
  useText?: (value: T, filters: Values) => string | undefined
  /** The search of the band, which stays in sight on a phone. */
  isSearch?: boolean
  /** It excludes nothing, such as an order, or cannot be missing: it is neither counted nor offered to be taken off. */
  isAlwaysSet?: boolean
  /** Filters that depend on this one: a change sets them back to their defaults. */
  clears?: readonly string[]
}

// The filters of one page differ in type; each is only ever handed its own values.
// oxlint-disable-next-line typescript/no-explicit-any
export type Filters = Readonly<Record<string, Filter<any>>>
export type FilterValues<F extends Filters> = { [K in keyof F]: F[K] extends Filter<infer T> ? T : never }

/** Props that a list page passes to its query band. */
export type BandProps<V> = {
  applied: V
  filterCount: number
  isBusy: boolean
  onInquire: (filters: V) => void
  onReset: () => void
  /** The page's primary action, on a phone. */
  action?: ReactNode
}

export type FilterBandProps<V> = BandProps<V> & {
  /** The server's complaints, by filter. */
  problems?: Readonly<Partial<Record<keyof V & string, string>>>
  /** False where the values cannot be requested. */
  canInquire?: (draft: V) => boolean
}

/** Number of rows without filters. */
export type HiddenCount = { total: number; isCapped?: boolean | undefined }

export type FilteredRowsProps<V> = {
  /** By default it says that nothing matches. */
  title: string | undefined
  /** Counts the rows without filters, a hook; it is called only where the filters exclude all of them. */
  useHiddenCount: (() => HiddenCount | undefined) | undefined
  values: V
  onFilters: (values: V) => void
  onReset: () => void
}

/** True where a filter has a control of its own: the list has a band. */
export function hasControls(filters: Filters): boolean {
  return Object.values(filters).some(({ render }) => render !== undefined)
}

/** Names of the filters that differ from their defaults. */
export function findSetFilters(filters: Filters, values: Values): string[] {
  return Object.entries(filters)
    .filter(
      ([name, { field, isAlwaysSet }]) => isAlwaysSet !== true && !isSameValue(values[name], field.fallback),
    )
    .map(([name]) => name)
}

/** The values after one has changed: those that depend on it go back to their defaults. */
export function changeFilter<V extends object>(
  filters: Filters,
  values: V,
  { name, value }: { name: string; value: unknown },
): V {
  const changed: Values = { ...values, [name]: value }
  const before = Object.entries(values).find(([one]) => one === name)?.[1]
  const cleared = isSameValue(before, value) ? [] : (filters[name]?.clears ?? [])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each with a value of its own field
  return { ...changed, ...Object.fromEntries(cleared.map((one) => [one, filters[one]?.field.fallback])) } as V
}
