import type { exports } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { importProblemsExport } from '../../identity/account/import/problems.export.ts'
import { peopleExport } from '../../identity/account/people.export.ts'
import { auditExport } from '../audit/audit.export.ts'
import { billExport } from '../../statistics/bill/accounts.export.ts'
import { recordingsExport } from '../../statistics/bill/recordings.export.ts'
import { dailyReportExport } from '../../statistics/daily-report/daily-report.export.ts'
import { editExport } from '../../statistics/monitor/edits.export.ts'
import { shiftExport } from '../../statistics/monitor/shifts.export.ts'
import { trackExport } from '../../statistics/monitor/track.export.ts'
import { recordExport } from '../../quality/quality/records.export.ts'
import { seatQualityExport } from '../../quality/quality/seat-quality.export.ts'
import { statTableExport } from '../../statistics/statistics/stat-table.export.ts'
import { usageExport } from '../../statistics/tracking/usage.export.ts'
import type { ExportKind, Reader } from './export-kind.ts'

type Kind = exports.ExportRequest['kind']
type RequestOf<Name extends Kind> = Extract<exports.ExportRequest, { kind: Name }>
/** Whatever walks through the rows: its anchors are the kind's own. */
type KindOf<Name extends Kind> = Omit<ExportKind<RequestOf<Name>, unknown>, 'open'> & {
  open: (tx: TenantTx, request: RequestOf<Name>, reader: Reader) => Promise<unknown>
}

/** What can be exported, by the kind of the request. */
const kinds = {
  audit: auditExport,
  seatQuality: seatQualityExport,
  violations: recordExport,
  statTable: statTableExport,
  statusTrack: trackExport,
  shifts: shiftExport,
  statusEdits: editExport,
  bill: billExport,
  recordings: recordingsExport,
  consoleUse: usageExport,
  dailyReport: dailyReportExport,
  people: peopleExport,
  importProblems: importProblemsExport,
} as const satisfies { readonly [Name in Kind]: KindOf<Name> }

/** The kind of a request; it is given that request only, and no anchors but its own. */
export function exportKindOf({ kind }: exports.ExportRequest): ExportKind<exports.ExportRequest, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind stands under its own name, which the compiler cannot follow through the lookup
  return kinds[kind] as ExportKind<exports.ExportRequest, unknown>
}
