import { audit } from '@console/contracts'
import { useHost } from '@console/sub-app'
import {
  choiceField,
  dayField,
  dayRangeToUnix,
  flagField,
  idField,
  lastDays,
  textField,
  today,
  addDays,
  type DayRange,
  type SearchOf,
} from '@console/ui'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'
import type { AuditPageQuery } from '../../queries/audit-records.ts'

/** Codes of modules and operation types on the wire. */
const CODE = /^[a-z0-9_.-]{1,64}$/i
/** The server counts pages from either end up to here. */
const MAX_PAGE = 500
/** Without a range in the address the log shows the last 7 days, today included (AUDIT-003). */
const DEFAULT_DAYS = 7

export const DETAIL_VIEWS = ['changes', 'sides'] as const
export type DetailView = (typeof DETAIL_VIEWS)[number]

/** The whole view in the address: filters, page, open record and its view. */
export const auditLogSearch = {
  module: textField(CODE),
  opType: textField(CODE),
  bizTypeId: idField(),
  productId: idField(),
  opUserId: idField(),
  withoutSignIns: flagField(),
  begin: dayField(),
  end: dayField(),
  page: pageField(MAX_PAGE),
  size: sizeField(audit.AUDIT_PAGE_SIZE),
  fromEnd: flagField(),
  record: idField(),
  /** Absent: the view used last, else the changes (R27). */
  view: choiceField(DETAIL_VIEWS),
}

type AuditLogSearch = SearchOf<typeof auditLogSearch>

/** The filters that the query band edits. */
export type AuditLogFilters = Pick<
  AuditLogSearch,
  'module' | 'opType' | 'bizTypeId' | 'productId' | 'opUserId' | 'withoutSignIns' | 'begin' | 'end'
>

export type FilterName = Exclude<keyof AuditLogFilters, 'begin' | 'end'> | 'range'

export const NO_FILTERS: AuditLogFilters = {
  module: null,
  opType: null,
  bizTypeId: null,
  productId: null,
  opUserId: null,
  withoutSignIns: false,
  begin: null,
  end: null,
}

function toFilters(search: AuditLogSearch): AuditLogFilters {
  const { module, opType, bizTypeId, productId, opUserId, withoutSignIns, begin, end } = search
  return {
    module,
    // An operation type is meaningful only within its module (AUDIT-Q5).
    opType: module === null ? null : opType,
    bizTypeId,
    productId,
    opUserId,
    withoutSignIns,
    begin,
    end,
  }
}

/** A change of the module clears the operation type, of the business the product (AUDIT-007, AUDIT-008). */
export function withFilter(filters: AuditLogFilters, change: Partial<AuditLogFilters>): AuditLogFilters {
  const changed = { ...filters, ...change }
  if (changed.module !== filters.module && change.opType === undefined) changed.opType = null
  if (changed.bizTypeId !== filters.bizTypeId && change.productId === undefined) changed.productId = null
  return changed
}

/** The range of the filters; a missing end is set by the default's length. */
export function toDayRange({ begin, end }: Pick<AuditLogFilters, 'begin' | 'end'>, zone: string): DayRange {
  if (begin === null && end === null) return lastDays(DEFAULT_DAYS, zone)
  if (begin === null) return [addDays(end ?? today(zone), 1 - DEFAULT_DAYS), end ?? today(zone)]
  return [begin, end ?? today(zone)]
}

/** The default range follows the calendar, so it is not written to the address. */
export function withRange(filters: AuditLogFilters, range: DayRange, zone: string): AuditLogFilters {
  const [from, to] = lastDays(DEFAULT_DAYS, zone)
  const isDefault = range[0] === from && range[1] === to
  return { ...filters, begin: isDefault ? null : range[0], end: isDefault ? null : range[1] }
}

export function isBackwards([from, to]: DayRange): boolean {
  return from > to
}

/** The filters as the query of the call: days of the tenant's zone become unix seconds (AUDIT-Q4, R21). */
export function toAuditFilter(filters: AuditLogFilters, zone: string): audit.AuditFilter {
  const { module, opType, bizTypeId, productId, opUserId, withoutSignIns } = filters
  const { begin, end } = dayRangeToUnix(toDayRange(filters, zone), zone)
  return {
    ...(module === null ? {} : { module }),
    ...(opType === null ? {} : { opType }),
    ...(bizTypeId === null ? {} : { bizTypeId }),
    ...(productId === null ? {} : { productId }),
    ...(opUserId === null ? {} : { opUserId }),
    ...(withoutSignIns ? { withoutSignIns } : {}),
    opAtBegin: begin,
    opAtEnd: end,
  }
}

/** Names of the set filters; the default range does not count. */
export function setFilterNames(filters: AuditLogFilters): FilterName[] {
  const names: FilterName[] = (['module', 'opType', 'bizTypeId', 'productId', 'opUserId'] as const).filter(
    (name) => filters[name] !== null,
  )
  if (filters.withoutSignIns) names.push('withoutSignIns')
  return filters.begin === null && filters.end === null ? names : [...names, 'range']
}

/** The same filters without one of them. */
export function withoutFilter(filters: AuditLogFilters, name: FilterName): AuditLogFilters {
  if (name === 'range') return withFilter(filters, { begin: null, end: null })
  return withFilter(filters, name === 'withoutSignIns' ? { withoutSignIns: false } : { [name]: null })
}

export const auditLog: ListDefinition<typeof auditLogSearch, AuditLogFilters> = {
  shape: auditLogSearch,
  toFilters,
  toSearch: (filters) => filters,
  countSet: (filters) => setFilterNames(filters).length,
  pageSize: audit.AUDIT_PAGE_SIZE,
}

export type AuditLogList = ListSearch<typeof auditLogSearch, AuditLogFilters>

/** Query that the list of the address requests; null for a range that ends before it begins. */
export function useAuditPageQuery({
  filters,
  paging,
}: Pick<AuditLogList, 'filters' | 'paging'>): AuditPageQuery | null {
  const { timezone } = useHost()
  if (isBackwards(toDayRange(filters, timezone))) return null
  return { filter: toAuditFilter(filters, timezone), ...paging }
}
