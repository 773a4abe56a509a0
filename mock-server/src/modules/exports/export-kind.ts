import type { Language, exports } from '@console/contracts'
import type { TenantTx } from '../../context.ts'
import type { Policy } from '../../http/route.ts'
import type { Text } from '../../messages/text.ts'

/** How a file speaks: the language it was asked in, and the tenant's time zone. */
export type Reader = { language: Language; timezone: string }

/** One thing that can be exported. `Anchor` is where a walk through its rows stands. */
export type ExportKind<Request extends exports.ExportRequest, Anchor> = {
  /** Of the audit record that an export leaves. */
  module: string
  opType: string
  mayStart: Policy
  /** Begins the file's name. */
  title: Text
  heads: (reader: Reader) => string[]
  count: (tx: TenantTx, request: Request) => Promise<number>
  /** The next rows after the anchor, at most `limit`, and where they end: null when there are no more. */
  rowsAfter: (
    tx: TenantTx,
    request: Request,
    page: Reader & { anchor: Anchor | null; limit: number },
  ) => Promise<{ cells: string[][]; anchor: Anchor | null }>
}
