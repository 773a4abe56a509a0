import type { exports } from '@console/contracts'
import { auditExport } from '../audit/audit.export.ts'
import { seatQualityExport } from '../quality/seat-quality.export.ts'
import type { ExportKind } from './export-kind.ts'

type Kind = exports.ExportRequest['kind']
/** Without the walk through the rows, whose anchors are the kind's own. */
type KindOf<Name extends Kind> = Omit<
  ExportKind<Extract<exports.ExportRequest, { kind: Name }>, unknown>,
  'rowsAfter'
>

/** What can be exported, by the kind of the request. */
const kinds = {
  audit: auditExport,
  seatQuality: seatQualityExport,
} as const satisfies { readonly [Name in Kind]: KindOf<Name> }

/** The kind of a request; it is given that request only, and no anchors but its own. */
export function exportKindOf({ kind }: exports.ExportRequest): ExportKind<exports.ExportRequest, unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind stands under its own name, which the compiler cannot follow through the lookup
  return kinds[kind] as ExportKind<exports.ExportRequest, unknown>
}
