import { DEFAULT_PAGE_SIZE } from '@console/contracts'
import { idField, textField, type SearchField, type SearchOf } from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'
import type { HistoryFilter } from '../../queries/messages.ts'

/** The server counts pages up to here. */
const MAX_PAGE = 1000
/** Codes of rules and ids of triggers on the wire. */
const CODE = /^[\x21-\x7e]{1,64}$/

export const SOURCES = ['cron', 'manual'] as const
export type Source = (typeof SOURCES)[number]

const sourceField: SearchField<Source | null> = {
  fallback: null,
  parse: (text) => SOURCES.find((source) => source === text) ?? null,
  format: (value) => value,
}

/** The whole view in the address: filters, page, and the push whose figures are open. */
const shape = {
  bizTypeId: idField(),
  source: sourceField,
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
  rule: textField(CODE),
  trigger: textField(CODE),
  /** The message whose push it was; a link to the figures alone names none. */
  message: idField(),
}

export type HistoryFilters = Pick<SearchOf<typeof shape>, 'bizTypeId' | 'source'>

export const messageHistory: ListDefinition<typeof shape, HistoryFilters> = {
  shape,
  toFilters: ({ bizTypeId, source }) => ({ bizTypeId, source }),
  toSearch: (filters) => filters,
  pageSize: DEFAULT_PAGE_SIZE, // MSG-Q6
}

/** The filters as the query of the call. */
export function toHistoryFilter({ bizTypeId, source }: HistoryFilters): HistoryFilter {
  return {
    ...(bizTypeId === null ? {} : { businessTypeId: bizTypeId }),
    ...(source === null ? {} : { isCron: source === 'cron' }),
  }
}
