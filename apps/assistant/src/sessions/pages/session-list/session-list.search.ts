import { links, sessionRecord, type QueryOf } from '@console/contracts'
import {
  addDays,
  dayRangeToUnix,
  flagField,
  formatDay,
  idField,
  intField,
  lastDays,
  textField,
  today,
  type DayRange,
  type SearchOf,
} from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'
import { linkFields } from '../../../base/link-fields.ts'

/** Without a time in the address the list shows the last 7 days, today included. */
export const DEFAULT_DAYS = 7

/** The token of another application has no fixed length. */
const TOKEN = /^.{1,2000}$/s

const shape = {
  /** Fields that links send. */
  ...linkFields(links.sessions),
  projectId: idField(),
  /** The business of the frame (FRAME-006). */
  business_type_id: idField(),
  /** The page is below another one, which it leads back to (PROJ-034). */
  isChild: textField(),
  token: textField(TOKEN),
  page: pageField(sessionRecord.MAX_SESSION_PAGE),
  size: sizeField(sessionRecord.SESSION_PAGE_SIZE),
  fromEnd: flagField(),
  /** Start and number of the page before: the next one is found from there. */
  anchor: textField(sessionRecord.ANCHOR_PATTERN),
  anchorPage: intField({ fallback: null, min: 1, max: sessionRecord.MAX_SESSION_PAGE }),
}

export type SessionSearch = SearchOf<typeof shape>

export type SessionFilters = {
  beginTime: number | null
  endTime: number | null
  bizId: number | null
  orgIds: readonly number[]
  userIds: readonly number[]
  userName: string | null
  ruleId: number | null
  labelId: number | null
  /** Source of violations; null is any. */
  source: number | null
  projectId: number | null
}

const NO_FILTERS: SessionFilters = {
  beginTime: null,
  endTime: null,
  bizId: null,
  orgIds: [],
  userIds: [],
  userName: null,
  ruleId: null,
  labelId: null,
  source: null,
  projectId: null,
}

export const sessionList: ListDefinition<typeof shape, SessionFilters> = {
  shape,
  toFilters: ({ orgId, userId, business_type_id: frameBusiness, source, ...search }) => ({
    beginTime: search.beginTime,
    endTime: search.endTime,
    bizId: search.bizId ?? frameBusiness,
    orgIds: orgId ?? [],
    userIds: userId ?? [],
    userName: search.userName,
    ruleId: search.ruleId,
    labelId: search.labelId,
    source: source === null || source < 0 ? null : source,
    projectId: search.projectId,
  }),
  toSearch: ({ orgIds, userIds, ...filters }) => ({
    ...filters,
    orgId: orgIds,
    userId: userIds,
    business_type_id: null,
    anchor: null,
    anchorPage: null,
  }),
  countSet: (filters) => setFilterNames(filters).length,
  contextFields: ['projectId', 'isChild', 'token'],
  pageSize: sessionRecord.SESSION_PAGE_SIZE,
}

/** The days of the filters. */
export function toDayRange({ beginTime, endTime }: SessionFilters, zone: string): DayRange {
  const [from, to] = lastDays(DEFAULT_DAYS, zone)
  if (beginTime === null && endTime === null) return [from, to]
  const last = endTime === null ? today(zone) : formatDay(endTime, zone)
  return [beginTime === null ? addDays(last, 1 - DEFAULT_DAYS) : formatDay(beginTime, zone), last]
}

/** The times of the filters: those of the address to the second, else whole days of the zone. */
export function toTimes(filters: SessionFilters, zone: string): { beginTime: number; endTime: number } {
  const { begin, end } = dayRangeToUnix(toDayRange(filters, zone), zone)
  return { beginTime: filters.beginTime ?? begin, endTime: filters.endTime ?? end }
}

/** The default range follows the calendar, so it is not written to the address. */
export function withRange(filters: SessionFilters, range: DayRange, zone: string): SessionFilters {
  const [from, to] = lastDays(DEFAULT_DAYS, zone)
  if (range[0] === from && range[1] === to) return { ...filters, beginTime: null, endTime: null }
  const { begin, end } = dayRangeToUnix(range, zone)
  return { ...filters, beginTime: begin, endTime: end }
}

/** Rules and labels belong to a business. */
export function withBusiness(filters: SessionFilters, bizId: number | null): SessionFilters {
  return bizId === filters.bizId ? filters : { ...filters, bizId, ruleId: null, labelId: null }
}

export type FilterName = Exclude<keyof SessionFilters, 'beginTime' | 'endTime'> | 'range'

export function setFilterNames(filters: SessionFilters): FilterName[] {
  const names = (
    ['bizId', 'orgIds', 'userIds', 'userName', 'ruleId', 'labelId', 'source', 'projectId'] as const
  ).filter((name) => {
    const value = filters[name]
    if (name === 'userName' && filters.userIds.length > 0) return false
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
  return filters.beginTime === null && filters.endTime === null ? names : [...names, 'range']
}

export function withoutFilter(filters: SessionFilters, name: FilterName): SessionFilters {
  if (name === 'range') return { ...filters, beginTime: null, endTime: null }
  if (name === 'bizId') return withBusiness(filters, null)
  if (name === 'userIds') return { ...filters, userIds: [], userName: null }
  return { ...filters, [name]: NO_FILTERS[name] }
}

/** The query of the call; a name counts only where no person is named by id, an anchor only with its page. */
export function toListQuery(
  { page, size, fromEnd, anchor, anchorPage }: SessionSearch,
  filters: SessionFilters,
  zone: string,
): QueryOf<typeof sessionRecord.list> {
  const { bizId, orgIds, userIds, userName, ruleId, labelId, source, projectId } = filters
  return {
    ...toTimes(filters, zone),
    ...(bizId === null ? {} : { bizId }),
    ...(orgIds.length === 0 ? {} : { orgId: [...orgIds] }),
    ...(userIds.length === 0 ? {} : { userId: [...userIds] }),
    ...(userName === null || userIds.length > 0 ? {} : { userName }),
    ...(ruleId === null ? {} : { ruleId }),
    ...(labelId === null ? {} : { labelId }),
    ...(source === null ? {} : { source }),
    ...(projectId === null ? {} : { projectId }),
    pageIndex: page,
    pageSize: size,
    ...(fromEnd ? { fromEnd } : {}),
    ...(anchor === null || anchorPage === null ? {} : { anchor, anchorPage }),
  }
}
