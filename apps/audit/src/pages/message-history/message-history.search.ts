import { idField, intField, textField, type SearchField, type SearchOf } from '@console/ui'
import type { HistoryFilter } from '../../queries/messages.ts'

/** The server counts pages up to here. */
const MAX_PAGE = 1000
/** What a rule or a trigger may be called on the wire. */
const CODE = /^[\x21-\x7e]{1,64}$/

export const SOURCES = ['cron', 'manual'] as const
export type Source = (typeof SOURCES)[number]

const sourceField: SearchField<Source | null> = {
  fallback: null,
  parse: (text) => SOURCES.find((source) => source === text) ?? null,
  format: (value) => value,
}

/** The whole view in the address: filters, page, and the push whose figures are open. */
export const messageHistorySearch = {
  bizTypeId: idField(),
  source: sourceField,
  page: intField({ fallback: 1, min: 1, max: MAX_PAGE }),
  rule: textField(CODE),
  trigger: textField(CODE),
}

export type HistoryFilters = Pick<SearchOf<typeof messageHistorySearch>, 'bizTypeId' | 'source'>

export const NO_FILTERS: HistoryFilters = { bizTypeId: null, source: null }

export function setFilterCount({ bizTypeId, source }: HistoryFilters): number {
  return [bizTypeId, source].filter((value) => value !== null).length
}

/** The filters as the server takes them. */
export function toHistoryFilter({ bizTypeId, source }: HistoryFilters): HistoryFilter {
  return {
    ...(bizTypeId === null ? {} : { businessTypeId: bizTypeId }),
    ...(source === null ? {} : { isCron: source === 'cron' }),
  }
}
