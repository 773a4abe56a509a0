import * as z from 'zod'
import { fileCall } from '../exports/export-call.ts'
import { defineCall } from '../shared/call.ts'
import { DEFAULT_PAGE_SIZE, id, noQuery, unixSeconds } from '../shared/wire.ts'
import { checkedRange, formFields, statForm } from '../stat/form.ts'

/** Levels of quality rules and their violations (STAT-049). */
export const RULE_LEVEL = { tip: 0, light: 1, medium: 2, serious: 3 } as const
export const ruleLevel = z.enum(RULE_LEVEL)

const count = z.int().min(0)

/** One number for each entry of `timeList`. */
const levels = z.object({
  dataList: z.array(z.object({ ruleLevel, qualityDataList: z.array(count) })),
})

/** Violations by rule, and by level over time: by quarters of an hour for one day, else by days (QUAL-003..008). */
const qualityResult = z.object({
  qualityRuleResult: z.object({ ruleList: z.array(z.string()), dataList: z.array(count) }),
  /** Texts of the axis: `HH:mm` for a single day, else `MM-DD` (QUAL-Q9). */
  qualityLevel: levels.extend({ timeList: z.array(z.string()) }),
  /** Those that were covered, on the same times (QUAL-Q7). */
  completionQualityLevel: levels,
})
export type QualityResult = z.output<typeof qualityResult>

const REPORT = '/system/quality/data/report'

function resultCall(name: string) {
  return defineCall({
    id: `quality.${name}`,
    method: 'POST',
    path: `${REPORT}/${name}`,
    access: 'session',
    envelope: 'code',
    query: noQuery,
    body: statForm,
    data: qualityResult,
  })
}

/** Three pages ask for the same under three names (QUAL-004, STAT-086). */
export const violationData = resultCall('getViolationQualityData')
export const overviewData = resultCall('getDataMarketQualityData')
export const homeData = resultCall('getHomePageQualityData')

const rankedSeat = z.object({ seatId: id, seatName: z.string(), orgName: z.string(), violationCount: count })

/** Seats by all their violations, most first; only code 0 is a success (QUAL-015). */
export const seatRank = defineCall({
  id: 'quality.seatRank',
  method: 'POST',
  path: `${REPORT}/getRankingOfIllegalSeats`,
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: statForm,
  data: z.object({ rankingData: z.array(rankedSeat) }),
})

export const seatRankByLevel = defineCall({
  id: 'quality.seatRankByLevel',
  method: 'POST',
  path: `${REPORT}/getRankingOfViolationSeatsByRuleLevel`,
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: statForm,
  data: z.object({
    rankingData: z.array(
      rankedSeat.extend({
        violationLevelCount0: count,
        violationLevelCount1: count,
        violationLevelCount2: count,
        violationLevelCount3: count,
      }),
    ),
  }),
})

export const seatRankByCover = defineCall({
  id: 'quality.seatRankByCover',
  method: 'POST',
  path: `${REPORT}/getRankingOfViolationSeatsByCoverStatus`,
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: statForm,
  data: z.object({
    rankingData: z.array(
      rankedSeat.extend({ anaphoraNum: count, unAnaphoraNum: count, notNeedAnaphoraNum: count }),
    ),
  }),
})

const MAX_PAGE_SIZE = 100
const MAX_PAGE = 1000

/** The violations themselves, newest first. */
export const violations = defineCall({
  id: 'quality.violations',
  method: 'POST',
  path: `${REPORT}/getQualityDetailData`,
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: checkedRange(
    z.strictObject({
      ...formFields,
      sceneId: id.optional(),
      ruleId: id.optional(),
      ruleLevel: ruleLevel.optional(),
      pageIndex: z.int().min(1).max(MAX_PAGE).default(1),
      pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    }),
  ),
  data: z.object({
    violationDetail: z.array(
      z.object({
        violationId: id,
        sceneName: z.string(),
        ruleName: z.string(),
        createTime: unixSeconds,
        ruleLevel,
        seatId: id,
        seatName: z.string(),
        orgName: z.string(),
        /** Null where the violation names no conversation. */
        sessionId: z.string().nullable(),
      }),
    ),
    total: count,
  }),
})

/** The seats of the ranks, as a file (VIOL-011, QUAL-025). */
export const exportSeats = fileCall({
  id: 'quality.exportSeats',
  method: 'POST',
  path: `${REPORT}/exportSeatQualityScoreData`,
  query: noQuery,
  body: statForm,
})
