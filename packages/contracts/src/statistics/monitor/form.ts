import * as z from 'zod'
import { queryDay, queryFlag, queryId, queryInt, queryIsoDay } from '../../shared/wire.ts'
import { checkedDays, checkedRange } from '../statistics/form.ts'

/** Days of the tenant's zone, both included; an absent field narrows nothing (MON-015, MON-021). */
export const formFields = {
  beginAt: queryDay,
  endAt: queryDay,
  bizTypeId: queryId.optional(),
  orgId: queryId.optional(),
}
export const personFields = { ...formFields, userId: queryId.optional() }
export const onePersonFields = { ...formFields, userId: queryId }

/** People of one answer at most: a month of all their events is some thousands of rows each time. */
export const MAX_PEOPLE = 20
export const MAX_PAGE = 1000
/** To read everybody, request pages until `total` is reached; without a page the first people come. */
export const peoplePage = {
  pageIndex: queryInt(1, MAX_PAGE).default(1),
  pageSize: queryInt(1, MAX_PEOPLE).default(MAX_PEOPLE),
}

/** Filters that apply to all people, before there are pages; together they leave people who satisfy both (PLAN-028..030). */
export const peopleFilters = {
  /** Only people with a shift in the range. */
  withShifts: queryFlag.optional(),
  /** Only people who were late for a shift of the range, or absent. */
  lateOrAbsent: queryFlag.optional(),
}

export function checkedForm<Query extends z.ZodType<{ beginAt: string; endAt: string }>>(query: Query) {
  return checkedDays(query, {
    rangeOf: ({ beginAt, endAt }) => ({ beginDay: beginAt, endDay: endAt }),
    endField: 'endAt',
  })
}

/** Filter for one person or, without any, for everybody; either way a row for each person and day (MON-Q20). */
export const trackExportFilter = checkedForm(
  z.strictObject({ ...personFields, type: z.enum(['whole', 'person']) }),
).refine(({ type, userId }) => type === 'whole' || userId !== undefined, {
  path: ['userId'],
  message: 'the person is missing',
})

export const shiftExportFilter = checkedForm(z.strictObject({ ...formFields, type: z.literal('whole') }))

/** Days on which a correction was made, as `YYYY-MM-DD`. */
export const editFields = {
  /** The person with the changed status. */
  accountId: queryId.optional(),
  /** The person who changed it. */
  editorId: queryId.optional(),
  beginDay: queryIsoDay,
  endDay: queryIsoDay,
}
export const editExportFilter = checkedRange(z.strictObject(editFields))
