import type { Language, exports } from '@console/contracts'
import type { TenantTx } from '../../../platform/context/context.ts'
import type { Session } from '../../../access/session.ts'
import type { Text } from '../../../platform/messages/text.ts'
import type { Policy } from '../../../access/policy.ts'

/** For whom a file is made: the language it was asked in, the tenant's time zone, and the moment it was asked for. */
export type Reader = { language: Language; timezone: string; userId: number; askedAt: Date }

/**
 * What one file says, settled when its writing begins, so that heads and rows fit together whatever changes meanwhile.
 * `Anchor` is where a walk through the rows stands.
 */
export type ExportFile<Anchor> = {
  heads: string[]
  /** How many rows there were then. */
  total: number
  /** The next rows after the anchor, some `limit` of them, and where they end: null when there are no more. */
  rowsAfter: (
    tx: TenantTx,
    page: { anchor: Anchor | null; limit: number },
  ) => Promise<{ cells: string[][]; anchor: Anchor | null }>
}

/** Who asks for an export, and when. */
type Asking = { session: Session; now: Date }

/** One thing that can be exported. */
export type ExportKind<Request extends exports.ExportRequest, Anchor> = {
  /** Of the audit record that an export leaves. */
  module: string
  opType: string
  mayStart: Policy
  /** What a filter names must exist and be visible: throws what the list of the same rows would throw. */
  check?: (tx: TenantTx, request: Request, asking: Asking) => Promise<unknown>
  /** Begins the file's name. */
  title: (request: Request) => Text
  open: (tx: TenantTx, request: Request, reader: Reader) => Promise<ExportFile<Anchor>>
}
