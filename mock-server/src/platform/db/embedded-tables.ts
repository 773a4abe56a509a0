import type { ColumnType, Generated } from 'kysely'
import type { Nullable } from './columns.ts'
import type { Versioned } from './knowledge-tables.ts'

/** Tables of what people set and do on the pages in frames (0017-embedded-pages.sql). */
export type EmbeddedTables = {
  annotation: AnnotationTable
  annotationMark: AnnotationMarkTable
  annotationTag: AnnotationTagTable
  answerTask: AnswerTaskTable
  payRule: PayRuleTable
  prompt: PromptTable
  promptVersion: PromptVersionTable
  raisedHand: RaisedHandTable
  twinDialog: TwinDialogTable
}

/** As the database writes decimals. */
type Decimal = ColumnType<string, number | string, number | string>

type PayRuleTable = Versioned & {
  tenantId: number
  businessTypeId: number
  perOnlineHour: Decimal
  perValidCall: Decimal
  perOrder: Decimal
  perSeriousViolation: Decimal
}

type TwinDialogTable = Versioned & {
  tenantId: number
  businessTypeId: number
  opening: string
  closing: string
  tone: 'friendly' | 'formal' | 'brief'
  mostTurns: number
  isEnabled: boolean
}

type AnswerTaskTable = {
  id: Generated<number>
  tenantId: number
  questionId: number
  userId: number
  createdBy: number
  createdAt: Date
  /** `YYYY-MM-DD`; read it as text. */
  dueDay: ColumnType<Date, string, string>
  answer: Nullable<string>
  answeredAt: Nullable<Date>
  isPassed: Nullable<boolean>
  remark: Nullable<string>
  judgedBy: Nullable<number>
  judgedAt: Nullable<Date>
  version: Generated<number>
}

type AnnotationTagTable = Versioned & {
  id: Generated<number>
  tenantId: number
  name: string
  description: Generated<string>
  isEnabled: Generated<boolean>
}

type AnnotationTable = {
  id: Generated<number>
  tenantId: number
  sessionId: string
  businessTypeId: number
  startedAt: Date
  drawnAt: Date
  claimedBy: Nullable<number>
  note: Generated<string>
  finishedAt: Nullable<Date>
  version: Generated<number>
}

type AnnotationMarkTable = { tenantId: number; annotationId: number; tagId: number }

type PromptTable = Versioned & {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  sceneId: Nullable<number>
  name: string
  words: string
}

type PromptVersionTable = {
  tenantId: number
  promptId: number
  version: number
  words: string
  changedBy: Nullable<number>
  changedAt: Date
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
