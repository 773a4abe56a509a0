import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type RaisedHandTables = {
  raisedHand: RaisedHandTable
}

type RaisedHandTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  raisedAt: Date
  loweredAt: Nullable<Date>
  seenAt: Nullable<Date>
  answer: Nullable<string>
  handledBy: Nullable<number>
  handledAt: Nullable<Date>
  version: Generated<number>
}
