import type { Language, exports } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import type { Policy } from '../../http/route.ts'
import type { Session } from '../../http/session.ts'
import type { Text } from '../../messages/text.ts'

/** For whom a file is made: the language it was asked in, the tenant's time zone, and the moment it was asked for. */
export type Reader = { language: Language; timezone: string; userId: number; askedAt: Date }

/** One thing that can be exported. `Anchor` is where a walk through its rows stands. */
export type ExportKind<Request extends exports.ExportRequest, Anchor> = {
  /** Of the audit record that an export leaves. */
  module: string
  opType: string
  mayStart: Policy
  /** What a filter names must exist and be visible: throws what the list of the same rows would throw. */
  check?: (tx: TenantTx, request: Request, session: Session) => Promise<unknown>
  /** Begins the file's name. */
  title: Text
  heads: (reader: Reader) => string[]
  count: (tx: TenantTx, request: Request, reader: Reader) => Promise<number>
  /** The next rows after the anchor, at most `limit`, and where they end: null when there are no more. */
  rowsAfter: (
    tx: TenantTx,
    request: Request,
    page: Reader & { anchor: Anchor | null; limit: number },
  ) => Promise<{ cells: string[][]; anchor: Anchor | null }>
}
