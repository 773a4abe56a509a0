import * as z from 'zod'
import { queryId } from '../../shared/wire.ts'
import { MAX_COMPARED_LABELS, statTableFilter } from '../../statistics/statistics/export-filter.ts'
import { statForm } from '../../statistics/statistics/form.ts'
import { EXPORT_FORMATS } from '../exports/calls.ts'

const format = z.enum(EXPORT_FORMATS).default('xlsx')
const ANY_DAYS = { beginDay: '20260101', endDay: '20260101' }

/** A filter without the days, which each run brings: it must be one of the export with any days. */
function undated<Filter extends z.ZodObject>(filter: Filter, dated: z.ZodType) {
  return filter.refine((value) => dated.safeParse({ ...value, ...ANY_DAYS }).success, {
    message: 'no filter of this export',
  })
}

const form = { bizTypeId: queryId.optional(), orgId: queryId.optional() }

/** Exports that can be scheduled, without the days. */
export const scheduledRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('statTable'),
    filter: undated(
      z.strictObject({
        ...form,
        type: statTableFilter.shape.type,
        labelIds: z.array(queryId).min(1).max(MAX_COMPARED_LABELS).optional(),
        projectId: queryId.optional(),
        stage: statTableFilter.shape.stage,
        userId: queryId.optional(),
      }),
      statTableFilter,
    ),
    format,
  }),
  z.strictObject({ kind: z.literal('seatQuality'), filter: undated(z.strictObject(form), statForm), format }),
])
export type ScheduledRequest = z.output<typeof scheduledRequest>
