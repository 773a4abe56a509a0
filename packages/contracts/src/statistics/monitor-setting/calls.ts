import * as z from 'zod'
import { managedList, OF_COMPANY } from '../../operations/managed-list/managed-list.ts'
import { id, queryId } from '../../shared/wire.ts'
import { MAX_WORK_TIMES, warnSettings } from '../statistics/settings.ts'

/** A time of the day as people write it, `09:00-12:00`. */
const SPAN = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/
const CLOCK_CHARACTERS = 5
const parseSpanStart = (span: string): string => span.slice(0, CLOCK_CHARACTERS)
const parseSpanEnd = (span: string): string => span.slice(CLOCK_CHARACTERS + 1)

const {
  workTimes: _times,
  talkTime: talkSeconds,
  avgTalkTime: avgTalkSeconds,
  ...limits
} = warnSettings.shape

/** The spans as the workspace reads them, and back. */
export const parseWorkTimes = (spans: readonly string[]) =>
  spans.map((span) => ({ start: parseSpanStart(span), end: parseSpanEnd(span) }))
export const formatWorkTimes = (times: readonly { start: string; end: string }[]) =>
  times.map(({ start, end }) => `${start}-${end}`)

/**
 * Limits below or above which seats of an organisation are warned in a business; one for each pair (WORK-037..046).
 * - list: Warning limits by organisation and business, by their names. Without `orgId` those of every organisation.
 * - create: Adds the warning limits of an organisation for a business. A pair that has some is refused with
 *   `nameTaken`; 404 for an unknown organisation or business. Talk times are in seconds, `talkRate` is in percent.
 * - update: Replaces warning limits. A pair that has others is refused with `nameTaken`; 409 when `version` is not
 *   the present one.
 * - remove: Deletes the warning limits of an organisation for a business. 409 when `version` is not the present one.
 */
export const warnLimits = managedList({
  id: 'monitorSetting.warnLimits',
  path: '/api/assistant/monitor/warn-limits',
  scope: OF_COMPANY,
  filters: { orgId: queryId.optional() },
  draft: {
    orgId: id,
    businessTypeId: id,
    workTimes: z
      .array(z.string().trim().regex(SPAN))
      .max(MAX_WORK_TIMES)
      .refine((times) => times.every((time) => parseSpanStart(time) < parseSpanEnd(time)), {
        message: 'in order and apart',
      })
      .refine(
        (times) =>
          times.every(
            (time, index) => index === 0 || parseSpanEnd(times[index - 1] ?? '') <= parseSpanStart(time),
          ),
        { message: 'in order and apart' },
      ),
    talkSeconds,
    avgTalkSeconds,
    ...limits,
  },
  facts: { orgName: z.string(), bizTypeName: z.string() },
})
export type WarnLimit = z.output<typeof warnLimits.row>
