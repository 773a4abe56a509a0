import * as z from 'zod'
import { exportCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { id, queryId, queryPage, unixSeconds } from '../../shared/wire.ts'
import { checkedTimes, eventQuery, usageFields, usageFilter } from './range.ts'

/** Metrics of one answer at most; the console tracks four, other reporters bring their own. */
export const MAX_METRICS = 200

/**
 * The metrics that can be requested: the console's own and whatever was ever reported, by id (DSET-028). They are the
 * same in every business.
 */
export const metrics = defineCall({
  id: 'tracking.metrics',
  documented: true,
  path: '/api/dolphin-ai/stat/event_tracking/metrics',
  localised: true,
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.array(z.object({ metricId: z.string(), name: z.string() })),
})

const count = z.int().min(0)

/** A row for each metric with any event in the range, by id (DSET-027, DSET-029). */
export const statList = defineCall({
  id: 'tracking.statList',
  documented: true,
  path: '/api/dolphin-ai/stat/event_tracking/stat/list',
  localised: true,
  query: checkedTimes(z.strictObject({ ...usageFields, ...queryPage() })),
  data: z.object({
    records: z.array(
      z.object({
        metricId: z.string(),
        name: z.string(),
        /** `duration`: `counts` are seconds. Any other counts events. */
        type: z.string(),
        category: z.string(),
        remark: z.string(),
        /** Events; of a duration all their seconds (DSET-030). */
        counts: count,
        /** Different people. */
        users: count,
      }),
    ),
    totalCnt: count,
  }),
})

/** The rows of `statList` (DSET-032). */
export const exportStats = exportCall({
  id: 'tracking.statExport',
  documented: true,
  path: '/api/dolphin-ai/stat/event_tracking/stat/export',
  query: usageFilter,
})

/** The events of one metric, or of a tab's session of one person, newest first (DSET-031, DSET-Q18). */
export const detailList = defineCall({
  id: 'tracking.detailList',
  documented: true,
  path: '/api/dolphin-ai/stat/event_tracking/detail/list',
  query: eventQuery,
  data: z.object({
    records: z.array(
      z.object({
        id: ours(id),
        metricId: z.string(),
        userId: ours(id),
        userName: z.string(),
        timestamp: unixSeconds,
        /** The reported JSON text, unchanged. */
        value: z.string(),
        sessionId: z.string(),
        sourceType: z.string(),
        sourceVersion: z.string(),
      }),
    ),
    /** Counted exactly up to `EXACT_COUNT_LIMIT`, `totalIsCapped` beyond (R35). */
    totalCnt: count,
    totalIsCapped: ours(z.boolean()),
  }),
})
