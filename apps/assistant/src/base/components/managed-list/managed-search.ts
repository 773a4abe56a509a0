import { textField, type SearchField } from '@console/ui'
import type { ManagedFilter } from '../managed-field.ts'
import { useReadingSearch } from '../reading/reading-search.tsx'

/** The value of `open` in the address while a record is created. */
export const NEW_RECORD = 'new'

const open = textField(/^(new|[1-9]\d{0,15})$/)
const NOTHING: Readonly<Record<string, SearchField<number | null>>> = {}

/**
 * The state in the address: filters, page, and the record whose form is open; `beside` is further state that the page reads
 * there.
 */
export function useManagedSearch(texts: string, filters: readonly ManagedFilter[], beside = NOTHING) {
  const search = useReadingSearch(texts, { filters, open, beside })
  return {
    ...search,
    setOpen: (next: string | null) => search.setOpen(next, { replace: next === null }),
  }
}
export type ManagedSearch = ReturnType<typeof useManagedSearch>
