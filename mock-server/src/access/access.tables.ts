import type { Generated } from 'kysely'
import type { Nullable } from '../platform/db/columns.ts'

export type AccessTables = {
  session: SessionTable
}

type SessionTable = {
  tokenHash: Buffer
  tenantId: number
  userId: number
  clientId: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
  endedAt: Nullable<Date>
  endedReason: Nullable<string>
  /** The address of who ended it; set by the database. */
  endedFrom: Generated<string | null>
  /** When the person last entered their password again. */
  passwordConfirmedAt: Nullable<Date>
  /** It began without a second factor that was demanded. */
  needsFactor: Generated<boolean>
  userAgent: Nullable<string>
  address: Nullable<string>
}
