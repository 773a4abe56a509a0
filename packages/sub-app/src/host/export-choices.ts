import type { exports, reportSchedule } from '@console/contracts'
import type { HttpClient } from '../http/http-client.ts'

/** Choices of a person for an export: a file in a format, or one that is made every week or month. */
export type ExportChoice = exports.ExportFormat | 'schedule'

type Kind = exports.ExportRequest['kind']

/** Exports without days. */
const UNSCHEDULED: Record<Exclude<Kind, reportSchedule.ScheduledKind>, true> = {
  people: true,
  importProblems: true,
}

/** Exports for which the customer's documents have no call. */
const UNDOCUMENTED: Partial<Record<Kind, true>> = { ...UNSCHEDULED, billLines: true }

// Named here, since the schemas of these calls are large.
const JOBS = { id: 'exports.start' }
const SCHEDULES = { id: 'reportSchedule.create' }

/**
 * Choices that the platform offers for an export, the usual one first. Without export jobs the only choice is the file of
 * the documented call, if there is such a call.
 */
export function exportChoices({ has }: Pick<HttpClient, 'has'>, kind: Kind): readonly ExportChoice[] {
  if (!has(JOBS)) return kind in UNDOCUMENTED ? [] : ['xlsx']
  return has(SCHEDULES) && !(kind in UNSCHEDULED) ? ['xlsx', 'csv', 'schedule'] : ['xlsx', 'csv']
}
