import type { ColumnType, Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type AnswerTaskTables = {
  answerTask: AnswerTaskTable
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
