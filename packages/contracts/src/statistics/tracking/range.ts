import * as z from 'zod'
import { queryId, queryPage, queryUnixSeconds } from '../../shared/wire.ts'
import { MAX_RANGE_DAYS, MAX_RANGE_SECONDS } from '../statistics/form.ts'

export const METRIC_ID = /^[a-z][a-z0-9_.-]{0,63}$/i
/** Id of a tab of the reporter. */
export const SESSION_ID = /^[\w-]{1,64}$/

export const rangeFields = {
  /** Both ends included (DSET-Q16). */
  beginTime: queryUnixSeconds,
  endTime: queryUnixSeconds,
  /** Absent: every business type, and events without one. */
  bizTypeId: queryId.optional(),
}

type Times = { beginTime?: number | undefined; endTime?: number | undefined }

export function checkedTimes<Query extends z.ZodType<Times>>(query: Query) {
  return query
    .refine(({ beginTime = 0, endTime = Infinity }) => beginTime <= endTime, {
      path: ['endTime'],
      message: 'rangeBackwards',
    })
    .refine(({ beginTime, endTime }) => !isTooLong(beginTime, endTime), {
      path: ['endTime'],
      message: `at most ${MAX_RANGE_DAYS} days`,
    })
}

/** A range with an open end is never too long. */
function isTooLong(beginTime: number | undefined, endTime: number | undefined): boolean {
  return beginTime !== undefined && endTime !== undefined && endTime - beginTime > MAX_RANGE_SECONDS
}

/** The filters of the figures of console use. */
export const usageFields = { ...rangeFields, metricId: z.string().regex(METRIC_ID).optional() }
export const usageFilter = checkedTimes(z.strictObject(usageFields))

/**
 * The events of one metric in a range; or, with a person and the session of their tab, all events of that session, where
 * the range and the metric only narrow them.
 */
const eventFields = {
  ...rangeFields,
  beginTime: queryUnixSeconds.optional(),
  endTime: queryUnixSeconds.optional(),
  metricId: z.string().regex(METRIC_ID).optional(),
  userId: queryId.optional(),
  sessionId: z.string().regex(SESSION_ID).optional(),
  ...queryPage(),
}

/** Fields that a query without a session has to name. */
const REQUIRED_FIELDS = ['beginTime', 'endTime', 'metricId'] as const
const REQUIRED = 'required without userId and sessionId'

export const eventQuery = checkedTimes(z.strictObject(eventFields)).superRefine((query, context) => {
  if (query.userId !== undefined && query.sessionId !== undefined) return
  for (const field of REQUIRED_FIELDS) {
    if (query[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: REQUIRED })
  }
})
