import * as z from 'zod'
import { fileCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { DEFAULT_PAGE_SIZE, id, noBody, noQuery, queryId, unixSeconds } from '../../shared/wire.ts'
import { checkedRange, formFields, statForm } from '../../statistics/statistics/form.ts'
import { checkedOrder, orderFields } from '../../statistics/statistics/list-order.ts'
import {
  ALL,
  ANAPHORA_STATUS,
  checkedTimes,
  DATA_SOURCE,
  MAX_NAMED,
  recordExportFilter,
  REVIEW,
} from './record-filter.ts'
import { count, REPORT } from './results.ts'
import { ruleLevel } from './rule-levels.ts'

export { MAX_RANGE_SECONDS } from '../../statistics/statistics/form.ts'

export { ALL, ANAPHORA_STATUS, DATA_SOURCE, MAX_NAMED, REVIEW } from './record-filter.ts'
export { LEVEL_WORDS, RULE_LEVEL } from './rule-levels.ts'
export { homeData, overviewData, violationData, type QualityResult } from './results.ts'

/** Orders of violations: only their time has an index. */
export const VIOLATION_SORTS = ['createTime'] as const

/** Rules and scenes of one answer at most; companies keep some dozens. */
export const MAX_LISTED = 1000

const named = z.object({ id, name: z.string() })

/** All rules of the caller's own tenant, by name; any other tenant's id answers 404 (QUAL-027, DSET-005). */
export const rules = defineCall({
  id: 'quality.rules',
  documented: true,
  method: 'POST',
  path: '/qc-admin/ruleExpand/getRuleListByTenantId/:tenantId',
  params: z.strictObject({ tenantId: queryId }),
  /** Businesses may have rules of the same name. */
  data: z.array(named.extend({ bizTypeId: ours(id) })),
})

/** Scenes that rules belong to, by name (QUAL-028). */
export const scenes = defineCall({
  id: 'quality.scenes',
  documented: true,
  path: '/assistant-cms/business/businessScene/v1/getSceneList',
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.array(named),
})

const rankedSeat = z.object({
  seatId: ours(id),
  seatName: z.string(),
  orgName: z.string(),
  violationCount: count,
})

/** Seats by all their violations, most first; only code 0 is a success (QUAL-015). */
export const seatRank = defineCall({
  id: 'quality.seatRank',
  documented: true,
  method: 'POST',
  path: `${REPORT}/getRankingOfIllegalSeats`,
  acceptsOnly: 0,
  body: statForm,
  data: z.object({ rankingData: z.array(rankedSeat) }),
})

/**
 * Seats by all their violations, most first, with the number of each level (QUAL-013). Levels are 0 tip, 1 light, 2
 * medium, 3 serious (STAT-049); only code 0 is a success (QUAL-015).
 */
export const seatRankByLevel = defineCall({
  id: 'quality.seatRankByLevel',
  documented: true,
  method: 'POST',
  path: `${REPORT}/getRankingOfViolationSeatsByRuleLevel`,
  acceptsOnly: 0,
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

/**
 * Seats by all their violations, most first, with the number of each cover status (QUAL-014). `anaphoraNum` are
 * covered, `unAnaphoraNum` not, `notNeedAnaphoraNum` need no cover; only code 0 is a success (QUAL-015).
 */
export const seatRankByCover = defineCall({
  id: 'quality.seatRankByCover',
  documented: true,
  method: 'POST',
  path: `${REPORT}/getRankingOfViolationSeatsByCoverStatus`,
  acceptsOnly: 0,
  body: statForm,
  data: z.object({
    rankingData: z.array(
      rankedSeat.extend({ anaphoraNum: count, unAnaphoraNum: count, notNeedAnaphoraNum: count }),
    ),
  }),
})

const MAX_PAGE_SIZE = 100
const MAX_PAGE = 1000

/** The violations themselves, newest first by default. */
export const violations = defineCall({
  id: 'quality.violations',
  documented: true,
  method: 'POST',
  path: `${REPORT}/getQualityDetailData`,
  body: checkedOrder(
    checkedRange(
      z.strictObject({
        ...formFields,
        ...orderFields(VIOLATION_SORTS),
        sceneId: id.optional(),
        ruleId: id.optional(),
        ruleLevel: ruleLevel.optional(),
        pageIndex: z.int().min(1).max(MAX_PAGE).default(1),
        pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
      }),
    ),
  ),
  data: z.object({
    violationDetail: z.array(
      z.object({
        violationId: ours(id),
        sceneName: z.string(),
        ruleName: z.string(),
        createTime: unixSeconds,
        ruleLevel,
        seatId: id,
        seatName: z.string(),
        orgName: z.string(),
        /** Null where neither the violation nor its call names a conversation. */
        sessionId: ours(z.string().nullable()),
        /** Address at which its conversation can be read; absent where the caller cannot open it (QUAL-022). */
        chatInfoUrl: z.string().optional(),
      }),
    ),
    total: ours(count),
  }),
})

/** The seats of the ranks, as a file (VIOL-011, QUAL-025). */
export const exportSeats = fileCall({
  id: 'quality.exportSeats',
  documented: true,
  method: 'POST',
  path: `${REPORT}/exportSeatQualityScoreData`,
  query: noQuery,
  body: statForm,
})

/** One hit of a rule, as the table of violation records shows it. */
const violationRecord = z.object({
  idmId: id,
  /** The channel of its conversation; empty where it names none. */
  idmChannelId: z.string(),
  /** The customer, masked at its source; empty without a conversation. */
  clientUser: z.string(),
  business: z.string(),
  /** The seat. */
  idmServiceName: z.string(),
  idmDataSource: z.enum(DATA_SOURCE),
  idmRuleName: z.string(),
  idmWord: z.string(),
  idmHitTime: unixSeconds,
  anaphoraStatus: z.enum(ANAPHORA_STATUS),
  review: ours(z.enum(REVIEW)),
  /** Null where neither the violation nor its call names a conversation. */
  sessionId: z.string().nullish(),
  /** True if the caller can open that conversation. */
  canOpenSession: ours(z.boolean()),
  ruleLevel: ours(ruleLevel),
})
export type ViolationRecord = z.output<typeof violationRecord>

export const MAX_RECORD_PAGE_SIZE = MAX_PAGE_SIZE
export const RECORD_ORDERS = ['newest', 'oldest'] as const
export type RecordOrder = (typeof RECORD_ORDERS)[number]

/** Violation records of one business, by when they were hit (VIOL-001, QUAL-030, R2). */
export const records = defineCall({
  id: 'quality.records',
  documented: true,
  method: 'POST',
  path: '/assistant-cms/icsDataMain/getDynamicList',
  body: checkedTimes(
    z.strictObject({
      bizTypeId: id,
      /** Both included. */
      beginTime: unixSeconds,
      /** Absent for the latest end that a range may have. */
      endTime: unixSeconds.optional(),
      orgId: z.array(id).max(MAX_NAMED).default([]),
      userId: z.array(id).max(MAX_NAMED).default([]),
      ruleId: id.optional(),
      ruleLevel: ruleLevel.optional(),
      idmDataSource: z.union([z.literal(ALL), z.enum(DATA_SOURCE)]).default(ALL),
      anaphoraStatus: z.union([z.literal(ALL), z.enum(ANAPHORA_STATUS)]).default(ALL),
      /** Absent: any. */
      review: z.enum(REVIEW).optional(),
      sessionId: z.string().min(1).max(64).optional(),
      order: z.enum(RECORD_ORDERS).default('newest'),
      pageNum: z.int().min(1).max(MAX_PAGE).default(1),
      pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    }),
  ),
  data: z.object({
    tableData: z.array(violationRecord),
    /** Counted exactly up to the limit of R35. */
    total: count,
    totalIsCapped: ours(z.boolean()),
  }),
})

/** The rows of `records`, however many (QUAL-031). */
export const exportRecords = fileCall({
  id: 'quality.exportRecords',
  documented: true,
  method: 'GET',
  path: '/assistant-cms/icsDataMain/exportExcel',
  query: recordExportFilter,
  body: noBody,
})
