import type { ListPage } from '@console/contracts'
import type { TenantTx } from '../context/context.ts'

/** The author and the time of a change to a record. */
export type Change = { by: number; at: Date }

/** The rows of a managed list. Nothing here checks permissions, and nothing is recorded: the routes do both. */
export type ManagedStore<Scope, Filters, Draft, Row> = {
  find: (
    tx: TenantTx,
    query: Scope & Filters & ListPage,
    now: Date,
  ) => Promise<{ records: Row[]; total: number }>
  read: (tx: TenantTx, id: number, now: Date) => Promise<Row | undefined>
  /** Reads the version and locks it until the transaction ends. */
  lock: (tx: TenantTx, id: number) => Promise<{ version: number } | undefined>
  insert: (tx: TenantTx, record: { scope: Scope; draft: Draft; change: Change }) => Promise<number>
  update: (tx: TenantTx, id: number, record: { draft: Draft; change: Change }) => Promise<void>
  remove: (tx: TenantTx, id: number) => Promise<void>
}
