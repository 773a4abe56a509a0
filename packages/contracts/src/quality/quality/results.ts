import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id } from '../../shared/wire.ts'
import { statForm } from '../../statistics/statistics/form.ts'
import { ruleLevel } from './rule-levels.ts'

export const count = z.int().min(0)

/** One number for each entry of `timeList`. */
const levels = z.object({
  dataList: z.array(z.object({ ruleLevel, qualityDataList: z.array(count) })),
})

/** Violations by rule, and by level over time: by quarters of an hour for one day, else by days (QUAL-003..008). */
const qualityResult = z.object({
  qualityRuleResult: z.object({
    ruleList: z.array(z.string()),
    dataList: z.array(count),
    /** Ids of the rules, since businesses may have rules of the same name; a server may leave it out. */
    rules: ours(z.array(z.object({ id, bizTypeId: id, level: ours(ruleLevel) }))),
  }),
  /** Texts of the axis: `HH:mm` for a single day, else `MM-DD` (QUAL-Q9). */
  qualityLevel: levels.extend({ timeList: z.array(z.string()) }),
  /** Covered violations, on the same times (QUAL-Q7); a server may leave it out (QUAL-007). */
  completionQualityLevel: levels.optional(),
})
export type QualityResult = z.output<typeof qualityResult>

export const REPORT = '/system/quality/data/report'

function resultCall(name: string) {
  return defineCall({
    id: `quality.${name}`,
    documented: true,
    method: 'POST',
    path: `${REPORT}/${name}`,
    body: statForm,
    data: qualityResult,
  })
}

/**
 * Violations by rule, and by level over time, for the violation statistics (QUAL-003). Rules with the most violations
 * come first; a single day is divided into quarters of an hour, a longer range into days. Without `bizTypeId` and
 * `orgId` all that the caller may see.
 */
export const violationData = resultCall('getViolationQualityData')
/** The answer of `quality.getViolationQualityData` for the statistics overview (QUAL-004, STAT-086). */
export const overviewData = resultCall('getDataMarketQualityData')
/** The answer of `quality.getViolationQualityData` for the home overview (QUAL-004, STAT-086). */
export const homeData = resultCall('getHomePageQualityData')
