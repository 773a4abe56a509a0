import * as z from 'zod'
import { MAX_LINK_IDS } from '../../links/link.ts'
import { queryId, queryIds, queryInt, queryUnixSeconds } from '../../shared/wire.ts'
import { MAX_RANGE_DAYS, MAX_RANGE_SECONDS } from '../../statistics/statistics/form.ts'
import { RULE_LEVEL, ruleLevel } from './rule-levels.ts'

/** Organisations or people that one query may name. */
export const MAX_NAMED = MAX_LINK_IDS

/** Source of a violation: found while it was said, by a person, or afterwards (VIOL-005). */
export const DATA_SOURCE = { realTime: 0, manual: 1, postEvent: 2 } as const
/** States of the cover of a violation, which may also need none (VIOL-006, VIOL-Q5). */
export const ANAPHORA_STATUS = { open: 0, done: 1, needless: 2 } as const
/** Outcomes of the review of a violation (VIOL-009). */
export const REVIEW = { none: -1, pending: 0, rejected: 1, passed: 2 } as const
/** In a filter: any. */
export const ALL = -1

export function checkedTimes<Query extends z.ZodType<{ beginTime: number; endTime?: number | undefined }>>(
  query: Query,
) {
  return query
    .refine(({ beginTime, endTime = beginTime }) => beginTime <= endTime, {
      path: ['endTime'],
      message: 'rangeBackwards',
    })
    .refine(({ beginTime, endTime = beginTime }) => endTime - beginTime <= MAX_RANGE_SECONDS, {
      path: ['endTime'],
      message: `at most ${MAX_RANGE_DAYS} days`,
    })
}

/** Any of them, as a query writes it. */
const queryAny = z.union([z.literal(ALL), z.literal(`${ALL}`).transform((): typeof ALL => ALL)])
const querySource = queryInt(DATA_SOURCE.realTime, DATA_SOURCE.postEvent).pipe(z.enum(DATA_SOURCE))
/** Unlike the others, -1 is a state of its own. */
const queryReview = z.union([
  z.literal(REVIEW.none),
  z.literal(`${REVIEW.none}`).transform((): typeof REVIEW.none => REVIEW.none),
  queryInt(REVIEW.pending, REVIEW.passed).pipe(z.enum(REVIEW)),
])
const queryAnaphora = queryInt(ANAPHORA_STATUS.open, ANAPHORA_STATUS.needless).pipe(z.enum(ANAPHORA_STATUS))

/** The filters of the list of violation records, written as a query. */
export const recordExportFilter = checkedTimes(
  z.strictObject({
    bizTypeId: queryId,
    beginTime: queryUnixSeconds,
    endTime: queryUnixSeconds.optional(),
    orgId: queryIds(MAX_NAMED).optional(),
    userId: queryIds(MAX_NAMED).optional(),
    ruleId: queryId.optional(),
    ruleLevel: queryInt(RULE_LEVEL.tip, RULE_LEVEL.serious).pipe(ruleLevel).optional(),
    idmDataSource: z.union([queryAny, querySource]).default(ALL),
    anaphoraStatus: z.union([queryAny, queryAnaphora]).default(ALL),
    review: queryReview.optional(),
    sessionId: z.string().min(1).max(64).optional(),
  }),
)
