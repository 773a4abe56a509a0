import * as z from 'zod'
import { managedList, OF_COMPANY } from '../managed-list/managed-list.ts'
import { id, queryId } from '../shared/wire.ts'
import { warnSettings } from '../stat/settings.ts'

/** Times of the day that one setting has at most. */
export const MAX_WORK_TIMES = 6

const { workTimes, talkTime: talkSeconds, avgTalkTime: avgTalkSeconds, ...limits } = warnSettings.shape

/** When seats of an organisation are warned in a business; one for each pair (WORK-037..046). */
export const warnLimits = managedList({
  id: 'monitorSetting.warnLimits',
  path: '/api/assistant/monitor/warn-limits',
  scope: OF_COMPANY,
  filters: { orgId: queryId.optional() },
  draft: {
    orgId: id,
    businessTypeId: id,
    workTimes: workTimes
      .max(MAX_WORK_TIMES)
      .refine((times) => times.every(({ start, end }) => start < end), {
        message: 'each ends after its start',
      })
      .refine(
        (times) => times.every(({ start }, index) => index === 0 || (times[index - 1]?.end ?? '') <= start),
        {
          message: 'in order and apart',
        },
      ),
    talkSeconds,
    avgTalkSeconds,
    ...limits,
  },
  facts: { orgName: z.string(), bizTypeName: z.string() },
})
export type WarnLimit = z.output<typeof warnLimits.row>
