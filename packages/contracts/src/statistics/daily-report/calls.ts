import * as z from 'zod'
import { exportCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { queryDay, queryId } from '../../shared/wire.ts'
import { reportFilter } from './filter.ts'

/**
 * Where a business is worked for: the names of the organisations right below the company that have seats, or of the
 * company itself where seats sit in it directly (RPT-014, RPT-Q1). Of those, the ones that the caller sees as a whole.
 */
export const workplaces = defineCall({
  id: 'dailyReport.workplaces',
  path: '/api/dolphin-ai/stat/biz/daily/workplaces',
  successCode: 200,
  /** Without a business: of any. */
  query: z.strictObject({ bizTypeId: queryId.optional() }),
  data: z.object({ workplaces: z.array(z.string()) }),
})

/** Editable columns hold what people typed, all others are computed from the facts. */
const report = z.object({
  name: z.string(),
  /** Their ids are unique over all reports, since a change names only them (RPT-008). */
  columns: z.array(z.object({ id: z.string(), name: z.string(), editable: z.boolean() })),
  /** Newest day first, one row for each day of the range that has started (RPT-Q3). */
  data: z.array(
    z.object({
      day: queryDay,
      /** Text as it is shown: durations `HH:MM:SS`, rates in percent. What nobody typed has no item (RPT-005). */
      items: z.array(z.object({ id: z.string(), value: z.string() })),
    }),
  ),
})
export type Report = z.output<typeof report>

/** The daily tables of one business at one workplace (RPT-003, RPT-004). */
export const reports = defineCall({
  id: 'dailyReport.reports',
  path: '/api/dolphin-ai/stat/biz/daily/reports',
  successCode: 200,
  localised: true,
  query: reportFilter,
  data: z.object({ reports: z.array(report) }),
})

/** The rows of `reports`: a row a day with the columns of all reports (RPT-012). */
export const exportReports = exportCall({
  id: 'dailyReport.export',
  path: '/api/dolphin-ai/stat/biz/daily/export',
  successCode: 200,
  query: reportFilter,
})
