import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryDay, queryId } from '../../shared/wire.ts'
import { checkedRange } from '../statistics/form.ts'

const seconds = z.int().min(0)

/** Contractors of one project side by side, the longest online first: what each did for it in the range. */
export const comparison = defineCall({
  id: 'projectStat.comparison',
  path: '/api/dolphin-ai/stat/biz/comparison',
  successCode: 200,
  localised: true,
  query: checkedRange(z.strictObject({ beginDay: queryDay, endDay: queryDay, projectId: queryId })),
  data: z.object({
    records: z.array(
      z.object({
        bizTypeId: id,
        tenantName: z.string(),
        /** Seats that were online. */
        userCnt: z.int().min(0),
        onlineDuration: seconds,
        /** Outbound calls, and those whose talk time was long enough to count (STAT-006). */
        callCnt: z.int().min(0),
        validCallCnt: z.int().min(0),
        orderCnt: z.int().min(0),
        /** Orders of valid calls, as `orderConversionRate` has it. */
        conversionRate: z.number().min(0),
        violationCnt: z.int().min(0),
      }),
    ),
  }),
})
