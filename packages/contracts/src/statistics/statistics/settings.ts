import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { queryId, versionFromZero } from '../../shared/wire.ts'

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

/** The version that was read: a save that carries an older one than the stored is refused (R46); 0: nothing stored yet. */
const version = versionFromZero

/**
 * Settings of one organisation and business type; without them those of the caller's own and of the one they selected
 * (WORK-Q6).
 */
export const warnIndicators = defineCall({
  id: 'stat.warnIndicators',
  documented: true,
  path: '/api/dolphin-ai/stat/summaryWarnIndicators',
  successCode: 200,
  query: z.strictObject({ orgId: queryId.optional(), bizTypeId: queryId.optional() }),
  data: warnSettings.extend({ version: ours(version) }),
})

/** For the caller's own organisation and the business type of the `businessTypeId` header (WORK-046). 409: saved by somebody else meanwhile. */
export const saveWarnIndicators = defineCall({
  id: 'stat.saveWarnIndicators',
  documented: true,
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
    version: ours(version),
  }),
})

/** Each ends after it starts, and starts when or after the one before it ends (WORK-042, WORK-Q15). */
export function areInOrder(times: WarnSettings['workTimes']): boolean {
  return times.every(({ start, end }, index) => start < end && (times[index - 1]?.end ?? '') <= start)
}
