import { links, sessionRecord, type QueryOf } from '@console/contracts'
import { addDays, dayRangeToUnix, formatDay, lastDays, today, type DayRange } from '@console/ui'

/** Without a time in the address the list shows the last 7 days, today included. */
export const DEFAULT_DAYS = 7

/** The parameters of links, and those of the page: project, business of the frame, page position. */
const address = links.defineLink(links.sessions.path, {
  ...links.sessions.parameters,
  projectId: 'id',
  business_type_id: 'id',
  page: 'number',
  fromEnd: 'flag',
  anchor: 'text',
  anchorPage: 'number',
})

export type SessionSearch = ReturnType<typeof readSessionSearch>['search']

export type SessionFilters = {
  beginTime: number | null
  endTime: number | null
  bizId: number | null
  orgIds: readonly number[]
  userIds: readonly number[]
  userName: string | null
  ruleId: number | null
  labelId: number | null
  /** Of violations; null is any. */
  source: number | null
  projectId: number | null
}

export const NO_FILTERS: SessionFilters = {
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

export function readSessionSearch(parameters: URLSearchParams) {
  const { values, malformed } = links.readLink(address, parameters)
  const { orgId, userId, business_type_id: frameBusiness, source } = values
  const filters: SessionFilters = {
    beginTime: values.beginTime,
    endTime: values.endTime,
    bizId: values.bizId ?? frameBusiness,
    orgIds: orgId ?? [],
    userIds: userId ?? [],
    userName: values.userName,
    ruleId: values.ruleId,
    labelId: values.labelId,
    source: source === null || source < 0 ? null : source,
    projectId: values.projectId,
  }
  const place = placeOf(values)
  return { search: { filters, ...place.place }, malformed: [...malformed, ...place.malformed] }
}

export type Place = { page: number; fromEnd: boolean; anchor: string | null; anchorPage: number | null }
export const FIRST_PLACE: Place = { page: 1, fromEnd: false, anchor: null, anchorPage: null }

type PlaceValues = { [K in keyof Place]: Place[K] | null }

/** The page position; values that the call would refuse are malformed. An anchor is used only with its page. */
function placeOf({ page, fromEnd, anchor, anchorPage }: PlaceValues): { place: Place; malformed: string[] } {
  const isPage = (value: number | null) =>
    value === null || (value >= 1 && value <= sessionRecord.MAX_SESSION_PAGE)
  const wrong = {
    page: !isPage(page),
    anchor: anchor !== null && !sessionRecord.ANCHOR_PATTERN.test(anchor),
    anchorPage: !isPage(anchorPage),
  }
  const isAnchored = anchor !== null && anchorPage !== null && !wrong.anchor && !wrong.anchorPage
  return {
    place: {
      page: wrong.page || page === null ? 1 : page,
      fromEnd: fromEnd ?? false,
      anchor: isAnchored ? anchor : null,
      anchorPage: isAnchored ? anchorPage : null,
    },
    malformed: (['page', 'anchor', 'anchorPage'] as const).filter((name) => wrong[name]),
  }
}

/** Whether the page is a child of another one, which it links back to (PROJ-034). */
const BELOW_ANOTHER = 'isChild'
/** The parameters of the frame besides filters. */
const FRAMES_OWN = ['token', BELOW_ANOTHER] as const

export function isBelowAnother(parameters: URLSearchParams): boolean {
  return parameters.has(BELOW_ANOTHER)
}

/** The query string of this state; the parameters of the frame are preserved. */
export function writeSessionSearch(
  filters: SessionFilters,
  place: Place,
  before: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(
    links
      .addressOf(address, {
        ...filters,
        orgId: filters.orgIds,
        userId: filters.userIds,
        page: place.page === 1 ? null : place.page,
        fromEnd: place.fromEnd,
        anchor: place.anchor,
        anchorPage: place.anchorPage,
      })
      .split('?')[1],
  )
  for (const name of FRAMES_OWN) {
    const value = before.get(name)
    if (value !== null) written.set(name, value)
  }
  return written
}

/** The days of the filters. */
export function rangeOf({ beginTime, endTime }: SessionFilters, zone: string): DayRange {
  const [from, to] = lastDays(DEFAULT_DAYS, zone)
  if (beginTime === null && endTime === null) return [from, to]
  const last = endTime === null ? today(zone) : formatDay(endTime, zone)
  return [beginTime === null ? addDays(last, 1 - DEFAULT_DAYS) : formatDay(beginTime, zone), last]
}

/** The times of the filters: those of the address to the second, else whole days of the zone. */
export function timesOf(filters: SessionFilters, zone: string): { beginTime: number; endTime: number } {
  const { begin, end } = dayRangeToUnix(rangeOf(filters, zone), zone)
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

/** The query of the call; a name is sent only without ids of people. */
export function toListQuery(
  { filters, page, fromEnd, anchor, anchorPage }: SessionSearch,
  zone: string,
): QueryOf<typeof sessionRecord.list> {
  const { bizId, orgIds, userIds, userName, ruleId, labelId, source, projectId } = filters
  return {
    ...timesOf(filters, zone),
    ...(bizId === null ? {} : { bizId }),
    ...(orgIds.length === 0 ? {} : { orgId: [...orgIds] }),
    ...(userIds.length === 0 ? {} : { userId: [...userIds] }),
    ...(userName === null || userIds.length > 0 ? {} : { userName }),
    ...(ruleId === null ? {} : { ruleId }),
    ...(labelId === null ? {} : { labelId }),
    ...(source === null ? {} : { source }),
    ...(projectId === null ? {} : { projectId }),
    pageIndex: page,
    ...(fromEnd ? { fromEnd } : {}),
    ...(anchor === null || anchorPage === null ? {} : { anchor, anchorPage }),
  }
}
