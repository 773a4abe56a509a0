import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, versionFromZero } from '../../shared/wire.ts'

/** Modules of the statistics and what each may take its figures from; the first one is the default (RPT-Q20). */
export const MODULE_SOURCES = {
  validCall: ['callDuration', 'label'],
  price: ['crm', 'label'],
  order: ['crm', 'label'],
} as const
export type StatModule = keyof typeof MODULE_SOURCES

/**
 * Which figures the pages of statistics show (RPT-031, STAT-067). Of a module exactly one source is enabled, also while
 * the module is off.
 */
export const config = defineCall({
  id: 'stat.config',
  path: '/api/dolphin-ai/stat/config',
  successCode: 200,
  query: z.strictObject({ tenantId: queryId }),
  data: z.object({
    moduleConfigs: z.array(
      z.object({
        id: z.string(),
        enable: z.boolean(),
        dataSourceConfigs: z.array(
          z.object({
            id: z.string(),
            enable: z.boolean(),
            /** Seconds that a valid call is longer than; other sources have none. */
            value: z.int().min(0).nullable(),
          }),
        ),
      }),
    ),
  }),
})

/** Figures of the platform (`platformData`) and labels (`labelData`); `status` 1 is active (RPT-043, RPT-Q24). */
const source = z.object({
  id,
  name: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  labelId: id.nullable(),
  labelName: z.string(),
  type: z.enum(['platformData', 'labelData']),
  bizTypeId: id,
})
export type DataSource = z.output<typeof source>

/** A suggestion, made when all its rules hold; `status` 1 is enabled (RPT-050, RPT-Q30). */
const checkConfig = z.object({
  id,
  name: z.string(),
  tips: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  sourceRel: z.array(
    z.object({
      id,
      checkId: id,
      sourceId: id,
      logic: z.enum(['>', '<', '=', '!=', '>=', '<=']),
      /** Seconds where the source is a time. */
      threshold: z.number(),
    }),
  ),
})
export type CheckConfig = z.output<typeof checkConfig>

/** What a business type's suggestions compare, and the suggestions (RPT-041). */
export const userDataConfig = defineCall({
  id: 'stat.userDataConfig',
  path: '/api/dolphin-ai/stat/userDataConfig',
  successCode: 200,
  localised: true,
  query: z.strictObject({ bizTypeId: queryId }),
  data: z.object({
    userDataConfig: z.object({ sources: z.array(source), checkConfigs: z.array(checkConfig) }),
  }),
})

/** Times of the day that one setting has at most. */
export const MAX_WORK_TIMES = 6
const MAX_COUNT = 99_999
const MAX_SECONDS = 86_399
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const warnCount = z.int().min(0).max(MAX_COUNT)

/**
 * When a seat is warned of: a figure of the day below its threshold, or more violations than `foulCnt`, while the time of
 * day in the tenant's zone lies in one of `workTimes` (WORK-037..046, WORK-Q14). Nothing set yet: no times, so no warning.
 */
export const warnSettings = z.object({
  workTimes: z.array(z.object({ start: clockTime, end: clockTime })),
  callCnt: warnCount,
  talkCnt: warnCount,
  /** Seconds. */
  talkTime: z.int().min(0).max(MAX_SECONDS),
  /** Seconds a call. */
  avgTalkTime: z.int().min(0).max(MAX_SECONDS),
  /** Percent. */
  talkRate: z.number().min(0).max(100),
  foulCnt: warnCount,
})
export type WarnSettings = z.output<typeof warnSettings>

/** The version that was read: a save that carries an older one than the stored is refused (decision 46); 0: nothing stored yet. */
const version = versionFromZero

/** Of one organisation and business type; without them of the caller's own and of the one they selected (WORK-Q6). */
export const warnIndicators = defineCall({
  id: 'stat.warnIndicators',
  path: '/api/dolphin-ai/stat/summaryWarnIndicators',
  successCode: 200,
  query: z.strictObject({ orgId: queryId.optional(), bizTypeId: queryId.optional() }),
  data: warnSettings.extend({ version }),
})

/** For the caller's own organisation and the business type of the `businessTypeId` header (WORK-046). 409: saved by somebody else meanwhile. */
export const saveWarnIndicators = defineCall({
  id: 'stat.saveWarnIndicators',
  method: 'POST',
  path: '/api/dolphin-ai/stat/saveWarnIndicators',
  successCode: 200,
  acceptsOnly: 200,
  body: z.strictObject({
    ...warnSettings.shape,
    workTimes: warnSettings.shape.workTimes
      .min(1)
      .max(MAX_WORK_TIMES)
      .refine(areInOrder, { message: 'in order and apart' }),
    version,
  }),
})

/** Each ends after it starts, and starts when or after the one before it ends (WORK-042, WORK-Q15). */
export function areInOrder(times: WarnSettings['workTimes']): boolean {
  return times.every(({ start, end }, index) => start < end && (times[index - 1]?.end ?? '') <= start)
}
