import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { intField, textField, useUrlSearch, type SearchField } from '@console/ui'
import { useMemo } from 'react'
import { useMalformed } from '../use-malformed.ts'
import type { ChosenFilters, ManagedFilter } from './managed-field.ts'

export const MANAGED_PAGE_SIZE = DEFAULT_PAGE_SIZE
/** In the address while a record is being created. */
export const NEW_RECORD = 'new'

const NOTHING: Readonly<Record<string, SearchField<number | null>>> = {}

/**
 * The state in the address: filters, page, and the record whose form is open; `beside` is further state that the page reads
 * there.
 */
export function useManagedSearch(filters: readonly ManagedFilter[], beside = NOTHING) {
  const shape = useMemo(
    (): Record<string, SearchField<string | null>> => ({
      ...Object.fromEntries(filters.map((filter) => [filter.name, filterField(filter)])),
      page: pageField,
      open: textField(/^(new|[1-9]\d{0,15})$/),
    }),
    [filters],
  )
  const { search, setSearch } = useUrlSearch(shape)
  const malformed = useMalformed(useMemo(() => ({ ...shape, ...beside }), [shape, beside]))
  const chosen: ChosenFilters = Object.fromEntries(filters.map(({ name }) => [name, search[name] ?? null]))
  return {
    page: Number(search['page'] ?? 1),
    open: search['open'] ?? null,
    chosen,
    malformed: malformed.filter((name) => !isUnsettled(filters, name)),
    setPage: (page: number, options?: { replace?: boolean }) => setSearch({ page: String(page) }, options),
    setOpen: (open: string | null) => setSearch({ open }, { replace: open === null }),
    setChosen: (next: ChosenFilters) => setSearch({ ...next, page: null }),
  }
}

const page = intField({ fallback: 1, min: 1, max: MAX_PAGE })
/** As text, so that all fields of the address have the same type. */
const pageField: SearchField<string | null> = {
  fallback: null,
  parse: (text) => page.parse(text)?.toString() ?? null,
  format: (value) => page.format(Number(value ?? 1)),
}

/** The options have not loaded yet. */
export function isUnsettled(filters: readonly ManagedFilter[], name: string): boolean {
  return filters.some(
    (filter) => filter.name === name && filter.kind === 'choice' && filter.options.length === 0,
  )
}

export function filterField(filter: ManagedFilter): SearchField<string | null> {
  if (filter.kind === 'text') return textField()
  return {
    fallback: null,
    parse: (text) => filter.options.find(({ value }) => value === text)?.value ?? null,
    format: (value) => value,
  }
}
