import * as z from 'zod'
import { fileCall } from '../exports/export-call.ts'
import { defineCall } from '../shared/call.ts'
import { DEFAULT_PAGE_SIZE, id, noBody, noQuery, queryId, unixSeconds } from '../shared/wire.ts'
import { checkedRange, formFields, MAX_RANGE_DAYS, statForm } from '../stat/form.ts'

/** Rules and scenes of one answer at most; companies keep some dozens. */
export const MAX_LISTED = 1000

const named = z.object({ id, name: z.string() })

/** All rules of the caller's own tenant, by name; any other tenant's id answers 404 (QUAL-027, DSET-005). */
export const rules = defineCall({
  id: 'quality.rules',
  method: 'POST',
  path: '/qc-admin/ruleExpand/getRuleListByTenantId/:tenantId',
  params: z.strictObject({ tenantId: queryId }),
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: noBody,
  data: z.array(named),
})

/** Scenes that rules belong to, by name (QUAL-028). */
export const scenes = defineCall({
  id: 'quality.scenes',
  method: 'GET',
  path: '/assistant-cms/business/businessScene/v1/getSceneList',
  access: 'session',
  envelope: 'code',
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  body: noBody,
  data: z.array(named),
})

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

const DAY_SECONDS = 86_400
/** As long as a range of days may be, with the hour that a change of the clock adds. */
export const MAX_RECORD_RANGE_SECONDS = (MAX_RANGE_DAYS + 1) * DAY_SECONDS + 3600
/** Organisations or people that one query may name. */
const MAX_NAMED = 50

/** Where a violation was found: while it was said, by a person, or afterwards (VIOL-005). */
export const DATA_SOURCE = { realTime: 0, manual: 1, postEvent: 2 } as const
/** Whether a violation was made good, or needs not to be (VIOL-006, VIOL-Q5). */
export const ANAPHORA_STATUS = { open: 0, done: 1, needless: 2 } as const
/** In a filter: any. */
const ALL = -1

/** One hit of a rule, as the table of violation records shows it. */
const violationRecord = z.object({
  idmId: id,
  /** The channel of its conversation; empty where it names none. */
  idmChannelId: z.string(),
  /** The customer, masked where it came from; empty without a conversation. */
  clientUser: z.string(),
  business: z.string(),
  /** The seat. */
  idmServiceName: z.string(),
  idmDataSource: z.enum(DATA_SOURCE),
  idmRuleName: z.string(),
  idmWord: z.string(),
  idmHitTime: unixSeconds,
  anaphoraStatus: z.enum(ANAPHORA_STATUS),
  /** Null where the violation names no conversation. */
  sessionId: z.string().nullable(),
  ruleLevel,
})

/** Violation records of one business, newest first (VIOL-001, QUAL-030, decision 2). */
export const records = defineCall({
  id: 'quality.records',
  method: 'POST',
  path: '/assistant-cms/icsDataMain/getDynamicList',
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: z
    .strictObject({
      bizTypeId: id,
      /** Both included. */
      beginTime: unixSeconds,
      /** Absent: as late as a range may be. */
      endTime: unixSeconds.optional(),
      orgId: z.array(id).max(MAX_NAMED).default([]),
      userId: z.array(id).max(MAX_NAMED).default([]),
      ruleId: id.optional(),
      ruleLevel: ruleLevel.optional(),
      idmDataSource: z.union([z.literal(ALL), z.enum(DATA_SOURCE)]).default(ALL),
      anaphoraStatus: z.union([z.literal(ALL), z.enum(ANAPHORA_STATUS)]).default(ALL),
      sessionId: z.string().min(1).max(64).optional(),
      pageNum: z.int().min(1).max(MAX_PAGE).default(1),
      pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    })
    .refine(({ beginTime, endTime = beginTime }) => beginTime <= endTime, {
      path: ['endTime'],
      message: 'rangeBackwards',
    })
    .refine(({ beginTime, endTime = beginTime }) => endTime - beginTime <= MAX_RECORD_RANGE_SECONDS, {
      path: ['endTime'],
      message: `at most ${MAX_RANGE_DAYS} days`,
    }),
  data: z.object({
    tableData: z.array(violationRecord),
    /** Counted exactly up to the limit of decision 35. */
    total: count,
    totalIsCapped: z.boolean(),
  }),
})
