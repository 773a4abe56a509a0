import * as z from 'zod'
import { exportCall } from '../../operations/exports/export-call.ts'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import { typedText } from '../../shared/text.ts'
import { id, queryDay, queryId, versionFromZero } from '../../shared/wire.ts'
import { reportFilter, workplaceName } from './filter.ts'

/** Characters of a value that is typed into a report, counted as people count them: an emoji is one (RPT-Q3). */
export const MAX_VALUE_CHARACTERS = 100
/** The largest amount that is typed into a report. */
export const MAX_AMOUNT = 999_999_999

const AMOUNT = /^(?:0|[1-9]\d{0,8})$/

const MAX_COLUMN_ID = 64
/** Columns of a report that one change sets. */
const MAX_COLUMNS = 100

/**
 * Names of the workplaces of a business: the organisations right below the company that have seats, or the company itself
 * where seats sit in it directly (RPT-014, RPT-Q1). Only the ones that the caller sees as a whole are listed.
 */
export const workplaces = defineCall({
  id: 'dailyReport.workplaces',
  documented: true,
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
  columns: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      editable: z.boolean(),
      /** A whole number from 0 to `MAX_AMOUNT`, where it is editable; any other takes texts. */
      isAmount: ours(z.boolean()),
    }),
  ),
  /** Newest day first, one row for each day of the range that has started (RPT-Q3). */
  data: z.array(
    z.object({
      day: queryDay,
      /** Number of changes of what people typed; a change of the row names it. */
      version: ours(versionFromZero),
      /** Text as it is shown: durations `HH:MM:SS`, rates in percent. A value that nobody typed has no item (RPT-005). */
      items: z.array(z.object({ id: z.string(), value: z.string() })),
    }),
  ),
  /** Totals of all days, for columns where a total is meaningful; a mean is of the days together. */
  totals: ours(z.array(z.object({ id: z.string(), value: z.string(), kind: z.enum(['sum', 'mean']) }))),
})
export type Report = z.output<typeof report>

/** The daily tables of one business at one workplace (RPT-003, RPT-004). */
export const reports = defineCall({
  id: 'dailyReport.reports',
  documented: true,
  path: '/api/dolphin-ai/stat/biz/daily/reports',
  successCode: 200,
  localised: true,
  query: reportFilter,
  data: z.object({ reports: z.array(report) }),
})

/** The rows of `reports`: a row a day with the columns of all reports (RPT-012). */
export const exportReports = exportCall({
  id: 'dailyReport.export',
  documented: true,
  path: '/api/dolphin-ai/stat/biz/daily/export',
  successCode: 200,
  query: reportFilter,
})

/** Sets editable columns of one row of a report (RPT-008); also the update of a single column (RPT-Q2). */
export const update = defineCall({
  id: 'dailyReport.update',
  documented: true,
  method: 'POST',
  path: '/api/dolphin-ai/stat/biz/daily/update',
  successCode: 200,
  body: z.strictObject({
    bizTypeId: id,
    workplace: workplaceName,
    day: queryDay,
    /** All of one report. */
    columns: z
      .array(
        z.strictObject({
          columnId: z.string().min(1).max(MAX_COLUMN_ID),
          // A character takes at most two of them.
          value: typedText().max(2 * MAX_VALUE_CHARACTERS),
        }),
      )
      .min(1)
      .max(MAX_COLUMNS)
      .refine((columns) => new Set(columns.map(({ columnId }) => columnId)).size === columns.length, {
        message: 'each once',
      }),
    /**
     * The version of the row that was shown: another answers 409, with the stored values. Without it the change is made in
     * any case.
     */
    version: ours(versionFromZero),
  }),
  data: z.object({ version: ours(versionFromZero) }).nullish(),
})

/** Why a value cannot be saved. */
export type ValueProblem = 'empty' | 'amount' | 'tooLong'

/** The rule of a column's values, in the page and at the server; null where the value is right. Spaces around it do not count. */
export function valueProblem(text: string, { isAmount }: { isAmount: boolean }): ValueProblem | null {
  const value = text.trim()
  if (value === '') return 'empty'
  if (isAmount) return AMOUNT.test(value) ? null : 'amount'
  return Array.from(value).length > MAX_VALUE_CHARACTERS ? 'tooLong' : null
}
