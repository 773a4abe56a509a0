import * as z from 'zod'
import { peopleFilter } from '../../identity/account/people-filter.ts'
import { recordExportFilter } from '../../quality/quality/record-filter.ts'
import { defineCall } from '../../shared/call.ts'
import { id, queryId, unixSeconds } from '../../shared/wire.ts'
import { billExportFilter, offlineFilter } from '../../statistics/bill/form.ts'
import { reportFilter } from '../../statistics/daily-report/filter.ts'
import { editExportFilter, shiftExportFilter, trackExportFilter } from '../../statistics/monitor/form.ts'
import { statTableFilter } from '../../statistics/statistics/export-filter.ts'
import { statForm } from '../../statistics/statistics/form.ts'
import { usageFilter } from '../../statistics/tracking/range.ts'
import { checkFilter } from '../../voiceprint/voiceprint/filters.ts'
import { auditFilter } from '../audit/filter.ts'

export { BILLING_EXPORT_TIMEOUT_MS, EXPORT_REFUSALS, STATISTICS_EXPORT_TIMEOUT_MS } from './export-call.ts'
/** A link to the file of an export is valid for this long, within the session that it was answered in and the right to the file. */
export const EXPORT_LINK_SECONDS = 600

export const exportState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled'])
export type ExportState = z.output<typeof exportState>

/** `xlsx` for people, with types, widths and a sheet about the file; `csv` for programs. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const format = z.enum(EXPORT_FORMATS).default('xlsx')

/** Exports by kind, each with its filter. */
export const exportRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('audit'), filter: auditFilter, format }),
  z.strictObject({ kind: z.literal('seatQuality'), filter: statForm, format }),
  z.strictObject({ kind: z.literal('violations'), filter: recordExportFilter, format }),
  z.strictObject({ kind: z.literal('statTable'), filter: statTableFilter, format }),
  z.strictObject({ kind: z.literal('statusTrack'), filter: trackExportFilter, format }),
  z.strictObject({ kind: z.literal('shifts'), filter: shiftExportFilter, format }),
  z.strictObject({ kind: z.literal('statusEdits'), filter: editExportFilter, format }),
  z.strictObject({ kind: z.literal('bill'), filter: billExportFilter, format }),
  z.strictObject({ kind: z.literal('billLines'), filter: billExportFilter, format }),
  z.strictObject({ kind: z.literal('recordings'), filter: offlineFilter, format }),
  z.strictObject({ kind: z.literal('consoleUse'), filter: usageFilter, format }),
  z.strictObject({ kind: z.literal('dailyReport'), filter: reportFilter, format }),
  z.strictObject({ kind: z.literal('voiceChecks'), filter: checkFilter, format }),
  z.strictObject({ kind: z.literal('people'), filter: peopleFilter, format }),
  z.strictObject({ kind: z.literal('importProblems'), filter: z.strictObject({ id }), format }),
])
export type ExportRequest = z.output<typeof exportRequest>
type WithDefault<Request> = Request extends unknown
  ? Omit<Request, 'format'> & { format?: ExportFormat }
  : never
/** A request as a page writes it: without a format it gets a workbook. */
export type ExportRequestInput = WithDefault<ExportRequest>

/** One export of the signed-in user, as the tray shows it. */
export const exportJob = z.object({
  id,
  request: exportRequest,
  state: exportState,
  rowsDone: z.int(),
  rowsTotal: z.int().nullable(),
  /** Why it failed, in the language it was requested in. */
  reason: z.string().nullable(),
  timezone: z.string(),
  createdAt: unixSeconds,
  finishedAt: unixSeconds.nullable(),
  /** Signed, for the caller's session and `EXPORT_LINK_SECONDS` from this answer on; null until done. */
  fileURL: z.string().nullable(),
  fileName: z.string().nullable(),
})
export type ExportJob = z.output<typeof exportJob>

/** An export whose request this version of the server no longer knows: it can only be removed. */
const brokenExport = z.object({
  id,
  timezone: z.string(),
  createdAt: unixSeconds,
  fileName: z.string().nullable(),
  /** Why, in the language of the request. */
  reason: z.string(),
})
export type BrokenExport = z.output<typeof brokenExport>

/**
 * Starts an export that runs in the background; `exports.list` has its state and its file. 403 without the right to
 * the page that it exports; 429 while 5 of the caller are not finished.
 */
export const start = defineCall({
  id: 'exports.start',
  method: 'POST',
  path: '/api/export/jobs',
  access: 'page',
  localised: true,
  body: exportRequest,
  data: exportJob,
})

/**
 * The caller's own exports, the newest first, at most 20. `fileURL` is null until the file is there, and for a caller
 * who lost the right to its contents.
 */
export const list = defineCall({
  id: 'exports.list',
  path: '/api/export/jobs',
  localised: true,
  data: z.object({ jobs: z.array(exportJob), broken: z.array(brokenExport) }),
})

/** Cancels a running export, or takes a finished one out of the tray. */
export const remove = defineCall({
  id: 'exports.remove',
  method: 'DELETE',
  path: '/api/export/jobs',
  query: z.strictObject({ id: queryId }),
})
