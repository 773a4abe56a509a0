import type { Language, exports } from '@console/contracts'
import type { AuditDictionary } from '../audit/dictionary.ts'
import type { TenantTx } from '../context/context.ts'
import type { Text } from '../messages/text.ts'
import type { Cell } from './cell.ts'
import type { FactLine } from './file-content.ts'

/**
 * The reader that a file is made for: the language it was requested in, the tenant's time zone, and the moment it was
 * requested.
 */
export type Reader = {
  language: Language
  timezone: string
  userId: number
  requestedAt: Date
  /** Names what the audit log records. */
  auditDictionary: AuditDictionary
}

/**
 * The content of one file, settled when its writing begins, so that heads and rows fit together whatever changes meanwhile.
 * `Cursor` is the position in the rows.
 */
export type ExportFile<Cursor> = {
  heads: string[]
  /** Number of rows at that time. */
  total: number
  /** Permissions of its reader without which the file would have less content. */
  permissions?: readonly string[]
  /** The next rows after the cursor, some `limit` of them, and where they end: null when there are no more. */
  rowsAfter: (
    tx: TenantTx,
    page: { cursor: Cursor | null; limit: number },
    // The row below all others comes with the end, where the file has one.
  ) => Promise<{ cells: Cell[][]; cursor: Cursor | null; totals?: Cell[] }>
}

/** One kind of file, as far as writing it goes. */
export type FileKind<Request extends exports.ExportRequest, Cursor> = {
  /** Module of the audit record that an export leaves. */
  module: string
  opType: string
  /** Begins the file's name. */
  title: (request: Request) => Text
  open: (tx: TenantTx, request: Request, reader: Reader) => Promise<ExportFile<Cursor>>
  /** Labels by the field of the filter, where they differ from those of other kinds. */
  filterLabels?: Readonly<Record<string, Text>>
  /** Labels of the values, by the field of the filter. */
  filterValues?: Readonly<Record<string, Readonly<Record<string, Text>>>>
}

/** The filters of a request, in words. */
export type FilterLines = (
  tx: TenantTx,
  query: {
    request: exports.ExportRequest
    kind: FileKind<exports.ExportRequest, unknown>
    reader: Reader
  },
) => Promise<FactLine[]>

/** The kind of a request; it is given that request only, and no anchors but its own. */
export type FileKindOf = (request: exports.ExportRequest) => FileKind<exports.ExportRequest, unknown>
