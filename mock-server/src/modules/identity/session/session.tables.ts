import type { Generated, Selectable } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type SessionTables = {
  signInAttempt: SignInAttemptTable
}

type SignInAttemptTable = {
  key: Buffer
  failures: Generated<number>
  windowStartedAt: Date
  windowCount: Generated<number>
  nextAllowedAt: Date
  lockedUntil: Nullable<Date>
  updatedAt: Date
  succeededAt: Nullable<Date>
}

export type SignInAttemptRow = Selectable<SignInAttemptTable>
