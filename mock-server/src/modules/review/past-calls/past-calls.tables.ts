import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type PastCallsTables = {
  labelBackFill: LabelBackFillTable
}

type LabelBackFillTable = {
  id: Generated<number>
  tenantId: number
  labelId: number
  days: number
  beginsAt: Date
  endsAt: Date
  /** Microseconds since 1970. */
  cursorAt: Nullable<number>
  cursorCall: Nullable<string>
  calls: Generated<number>
  hits: Generated<number>
  startedAt: Date
  startedBy: Nullable<number>
  endedAt: Nullable<Date>
  isStopped: Generated<boolean>
}
