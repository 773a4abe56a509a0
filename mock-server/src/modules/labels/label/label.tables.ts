import type { ColumnType, Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type LabelTables = {
  smartLabel: SmartLabelTable
  labelVersion: LabelVersionTable
  labelWordList: LabelWordListTable
}

type SmartLabelTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  deletedAt: Nullable<Date>
  productId: Nullable<number>
  isEnabled: Generated<boolean>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  showName: Generated<string>
  meaning: Generated<number>
  triggerAt: Generated<string>
  isKbBindable: Generated<boolean>
  isCustomerRelated: Generated<boolean>
  /** Seconds. */
  expire: Generated<number>
  visibility: Generated<number>
  isFrontDisplay: Generated<boolean>
  pushTo: Generated<number>
  pushType: Nullable<number>
  pushTemplate: Nullable<number>
  pushContent: Generated<string>
  remark: Generated<string>
  rule: ColumnType<unknown, string | undefined, string>
  isTooDear: Generated<boolean>
  version: Generated<number>
  updatedBy: Nullable<number>
  enabledAt: Nullable<Date>
}

type LabelVersionTable = {
  tenantId: number
  labelId: number
  version: number
  draft: Json
  changedBy: Nullable<number>
  changedAt: Date
  wordList: Nullable<string>
}

type LabelWordListTable = { tenantId: number; labelId: number; listId: number }
