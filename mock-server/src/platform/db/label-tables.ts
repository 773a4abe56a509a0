import type { ColumnType, Generated } from 'kysely'
import type { Json, Nullable } from './columns.ts'
import type { ActorColumns } from './fact-tables.ts'

/** Tables of labels: rules, hits, word lists and judgements (0055-labels.sql, 0066-word-lists.sql, 0068-label-judgements.sql). */
export type LabelTables = {
  labelBackFill: LabelBackFillTable
  labelHit: LabelHitTable
  labelJudgement: LabelJudgementTable
  labelVersion: LabelVersionTable
  labelWordList: LabelWordListTable
  smartLabel: SmartLabelTable
  wordList: WordListTable
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

type LabelHitTable = ActorColumns & {
  labelId: number
  callId: string
  hitAt: Date
  /** The session of the call; maintained by the database. */
  sessionId: Nullable<string>
  /** The words found by each condition; null where a platform reported the hit. */
  evidence: ColumnType<unknown, string | null | undefined, string>
}

type LabelJudgementTable = {
  tenantId: number
  labelId: number
  sessionId: string
  startedAt: Date
  belongs: boolean
  judgedBy: number
  judgedAt: Date
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

type WordListTable = {
  id: Generated<number>
  tenantId: number
  name: string
  words: string[]
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: Nullable<number>
}
