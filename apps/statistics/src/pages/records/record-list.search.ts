import { DEFAULT_PAGE_SIZE, MAX_PAGE, quality, type exports } from '@console/contracts'
import {
  choiceField,
  dayRangeToUnix,
  idField,
  oneOfField,
  textField,
  type DayRange,
  type SearchOf,
} from '@console/ui'
import { pageField, sizeField, type ListDefinition } from '@console/ui/list-page'
import { businessField, dayField, EMPTIED, idsField } from './record-fields.ts'

/** Ids of the maximum length that the server accepts. */
const SESSION_ID = /^.{1,64}$/su

export const SOURCES = [
  quality.DATA_SOURCE.realTime,
  quality.DATA_SOURCE.manual,
  quality.DATA_SOURCE.postEvent,
] as const
/** Processed or not, or with nothing to process (VIOL-Q5). */
export const HANDLINGS = [
  quality.ANAPHORA_STATUS.open,
  quality.ANAPHORA_STATUS.done,
  quality.ANAPHORA_STATUS.needless,
] as const
export const REVIEWS = [
  quality.REVIEW.none,
  quality.REVIEW.pending,
  quality.REVIEW.rejected,
  quality.REVIEW.passed,
] as const
const LEVELS = [3, 2, 1, 0] as const

/** The whole view in the address, its parameters named as those of the call (VIOL-Q2). */
const shape = {
  bizTypeId: businessField,
  beginDay: dayField,
  endDay: dayField,
  orgId: idsField,
  userId: idsField,
  ruleId: idField(),
  ruleLevel: choiceField(LEVELS),
  idmDataSource: choiceField(SOURCES),
  anaphoraStatus: choiceField(HANDLINGS),
  review: choiceField(REVIEWS),
  sessionId: textField(SESSION_ID),
  order: oneOfField(quality.RECORD_ORDERS, 'newest'),
  page: pageField(MAX_PAGE),
  size: sizeField(DEFAULT_PAGE_SIZE),
}
export type RecordSearch = SearchOf<typeof shape>

/** Filters of the list. Without a business or days nothing is requested (VIOL-002). */
export type RecordFilters = {
  bizTypeId: number | null
  range: DayRange | null
  orgIds: readonly number[]
  userIds: readonly number[]
  ruleId: number | null
  ruleLevel: (typeof LEVELS)[number] | null
  source: (typeof SOURCES)[number] | null
  handling: (typeof HANDLINGS)[number] | null
  review: (typeof REVIEWS)[number] | null
  sessionId: string | null
}

/** The filters that narrow the records of some days of a business. */
export const NO_NARROWING = {
  orgIds: [],
  userIds: [],
  ruleId: null,
  ruleLevel: null,
  source: null,
  handling: null,
  review: null,
  sessionId: null,
} as const satisfies Partial<RecordFilters>
export type NarrowingName = keyof typeof NO_NARROWING

export const recordList: ListDefinition<typeof shape, RecordFilters> = {
  shape,
  toFilters: ({ bizTypeId, beginDay, endDay, ...search }) => ({
    bizTypeId: bizTypeId === EMPTIED ? null : bizTypeId,
    range: toDayRange(beginDay, endDay),
    orgIds: search.orgId,
    userIds: search.userId,
    ruleId: search.ruleId,
    ruleLevel: search.ruleLevel,
    source: search.idmDataSource,
    handling: search.anaphoraStatus,
    review: search.review,
    sessionId: search.sessionId,
  }),
  toSearch: ({ bizTypeId, range, orgIds, userIds, source, handling, ...filters }) => ({
    ...filters,
    bizTypeId: bizTypeId ?? EMPTIED,
    beginDay: range?.[0] ?? EMPTIED,
    endDay: range?.[1] ?? null,
    orgId: orgIds,
    userId: userIds,
    idmDataSource: source,
    anaphoraStatus: handling,
  }),
  countSet: (filters) => setNames(filters).length,
  pageSize: DEFAULT_PAGE_SIZE,
}

/** Returns the range; one day where only one end is named. */
function toDayRange(from: RecordSearch['beginDay'], to: RecordSearch['endDay']): DayRange | null {
  if (from === EMPTIED || to === EMPTIED) return null
  const first = from ?? to
  const last = to ?? from
  return first === null || last === null ? null : [first, last]
}

/** Names the filters that narrow the records. */
export function setNames(filters: RecordFilters): NarrowingName[] {
  return Object.keys(NO_NARROWING).filter((name): name is NarrowingName => {
    const value = filters[name as NarrowingName] // oxlint-disable-line typescript/no-unsafe-type-assertion -- a key of the constant
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
}

/** Changes the business, and drops the rule, which belongs to one business. */
export function withBusiness(filters: RecordFilters, bizTypeId: number | null): RecordFilters {
  return bizTypeId === filters.bizTypeId ? filters : { ...filters, bizTypeId, ruleId: null }
}

type Filter = Extract<exports.ExportRequestInput, { kind: 'violations' }>['filter']

/** The filters as the list and its export take them; null while business or days are missing (VIOL-002, STAT-023). */
export function toRecordFilter(filters: RecordFilters, zone: string): Filter | null {
  const { bizTypeId, range, orgIds, userIds, ruleId, ruleLevel, source, handling, review } = filters
  const { sessionId } = filters
  if (bizTypeId === null || range === null) return null
  const { begin, end } = dayRangeToUnix(range, zone)
  return {
    bizTypeId,
    beginTime: begin,
    endTime: end,
    ...(orgIds.length === 0 ? {} : { orgId: [...orgIds] }),
    ...(userIds.length === 0 ? {} : { userId: [...userIds] }),
    ...(ruleId === null ? {} : { ruleId }),
    ...(ruleLevel === null ? {} : { ruleLevel }),
    idmDataSource: source ?? quality.ALL,
    anaphoraStatus: handling ?? quality.ALL,
    ...(review === null ? {} : { review }),
    ...(sessionId === null || sessionId === '' ? {} : { sessionId }),
  }
}
