import type { exports, reportSchedule } from '@console/contracts'
import type { HttpClient } from '../http/http-client.ts'

/** What a person can choose of an export: a file in a format, or one that is made every week or month. */
export type ExportChoice = exports.ExportFormat | 'schedule'

type Kind = exports.ExportRequest['kind']

/** Those without days. */
const UNSCHEDULED: Record<Exclude<Kind, reportSchedule.ScheduledKind>, true> = {
  people: true,
  importProblems: true,
}

/** Those for which the customer's documents have no call. */
const UNDOCUMENTED: Partial<Record<Kind, true>> = { ...UNSCHEDULED, billLines: true }

// Named here, since the schemas of these calls are large.
const JOBS = { id: 'exports.start' }
const SCHEDULES = { id: 'reportSchedule.create' }

/**
 * What the platform can do with an export, the usual choice first. Without export jobs that is the one file of the documented
 * call, or nothing where there is no such call.
 */
export function exportChoices({ has }: Pick<HttpClient, 'has'>, kind: Kind): readonly ExportChoice[] {
  if (!has(JOBS)) return kind in UNDOCUMENTED ? [] : ['xlsx']
  return has(SCHEDULES) && !(kind in UNSCHEDULED) ? ['xlsx', 'csv', 'schedule'] : ['xlsx', 'csv']
}
