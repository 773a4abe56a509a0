import * as z from 'zod'
import { queryId, queryUnixSeconds } from '../../shared/wire.ts'
import { MAX_RANGE_DAYS } from '../statistics/form.ts'

export const METRIC_ID = /^[a-z][a-z0-9_.-]{0,63}$/i

const DAY_SECONDS = 86_400
/** The last day of a range may be an hour longer, where clocks change. */
const MAX_RANGE_SECONDS = (MAX_RANGE_DAYS + 1) * DAY_SECONDS + 3600

export const rangeFields = {
  /** Both ends included (DSET-Q16). */
  beginTime: queryUnixSeconds,
  endTime: queryUnixSeconds,
  /** Absent: every business type, and what belongs to none. */
  bizTypeId: queryId.optional(),
}

export function checkedTimes<Query extends z.ZodType<{ beginTime: number; endTime: number }>>(query: Query) {
  return query
    .refine(({ beginTime, endTime }) => beginTime <= endTime, {
      path: ['endTime'],
      message: 'rangeBackwards',
    })
    .refine(({ beginTime, endTime }) => endTime - beginTime <= MAX_RANGE_SECONDS, {
      path: ['endTime'],
      message: `at most ${MAX_RANGE_DAYS} days`,
    })
}

/** The filters of the figures of console use. */
export const usageFields = { ...rangeFields, metricId: z.string().regex(METRIC_ID).optional() }
export const usageFilter = checkedTimes(z.strictObject(usageFields))
