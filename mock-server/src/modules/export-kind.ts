import type { exports } from '@console/contracts'
import type { Policy } from '../access/policy.ts'
import type { Rights } from '../access/session.ts'
import type { TenantTx } from '../platform/context/context.ts'
import type { FileKind, Reader } from '../platform/exports/export-file.ts'
import { tableFile, type Table, type TableCursor } from '../platform/exports/table-file.ts'
import type { Text } from '../platform/messages/text.ts'

/** The person who exports, and the time of the request. */
type Caller = { session: Rights; now: Date }

/** One thing that can be exported: its file, and who may have it. */
export type ExportKind<Request extends exports.ExportRequest, Cursor> = FileKind<Request, Cursor> & {
  policy: Policy
  /** Checks that everything the filter names exists and is visible: throws the same errors as the list of these rows. */
  check?: (tx: TenantTx, request: Request, caller: Caller) => Promise<unknown>
  /** The zone of the file's days and times; absent: the requester's (R65). */
  findZone?: (tx: TenantTx, request: Request, caller: Caller) => Promise<string>
}

type Kind = exports.ExportRequest['kind']
type RequestOf<Name extends Kind> = Extract<exports.ExportRequest, { kind: Name }>
/** The type of the cursor is unknown here: each kind has anchors of its own. */
type KindOf<Name extends Kind> = Omit<ExportKind<RequestOf<Name>, unknown>, 'open'> & {
  open: (tx: TenantTx, request: RequestOf<Name>, reader: Reader) => Promise<unknown>
}

/** Everything that can be exported, by the kind of the request. */
export type ExportKinds = { readonly [Name in Kind]: KindOf<Name> }

type TableExport<Request extends exports.ExportRequest, Row> = Omit<
  ExportKind<Request, TableCursor<Row>>,
  'title' | 'open'
> & { title: Text; table: (tx: TenantTx, request: Request, reader: Reader) => Promise<Table<Row>> }

/** An export of what a paged list shows, read page by page as that list is. */
export function tableExport<Request extends exports.ExportRequest, Row>({
  title,
  table,
  ...kind
}: TableExport<Request, Row>): ExportKind<Request, TableCursor<Row>> {
  return {
    ...kind,
    title: () => title,
    open: async (tx, request, reader) => tableFile(await table(tx, request, reader), reader),
  }
}
