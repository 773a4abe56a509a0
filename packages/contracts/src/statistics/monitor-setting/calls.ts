import * as z from 'zod'
import { managedList, OF_COMPANY } from '../../operations/managed-list/managed-list.ts'
import { id, queryId } from '../../shared/wire.ts'
import { MAX_WORK_TIMES, warnSettings } from '../statistics/settings.ts'

/** A time of the day as people write it, `09:00-12:00`. */
const SPAN = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/
const CLOCK_CHARACTERS = 5
const startOf = (span: string): string => span.slice(0, CLOCK_CHARACTERS)
const endOf = (span: string): string => span.slice(CLOCK_CHARACTERS + 1)

const {
  workTimes: _times,
  talkTime: talkSeconds,
  avgTalkTime: avgTalkSeconds,
  ...limits
} = warnSettings.shape

/** The spans as the workspace reads them, and back. */
export const workTimesOf = (spans: readonly string[]) =>
  spans.map((span) => ({ start: startOf(span), end: endOf(span) }))
export const spansOf = (times: readonly { start: string; end: string }[]) =>
  times.map(({ start, end }) => `${start}-${end}`)

/** When seats of an organisation are warned in a business; one for each pair (WORK-037..046). */
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
      .refine((times) => times.every((time) => startOf(time) < endOf(time)), {
        message: 'in order and apart',
      })
      .refine(
        (times) =>
          times.every((time, index) => index === 0 || endOf(times[index - 1] ?? '') <= startOf(time)),
        { message: 'in order and apart' },
      ),
    talkSeconds,
    avgTalkSeconds,
    ...limits,
  },
  facts: { orgName: z.string(), bizTypeName: z.string() },
})
export type WarnLimit = z.output<typeof warnLimits.row>
