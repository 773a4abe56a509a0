import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type PromptLabelTables = {
  promptJudgement: PromptJudgementTable
  simulatedLine: SimulatedLineTable
}

type PromptJudgementTable = {
  tenantId: number
  labelId: number
  callId: string
  rounds: Generated<number>
  sentences: Generated<number>
  isFinal: Generated<boolean>
  failures: Generated<number>
  nextAt: Nullable<Date>
  judgedAt: Date
}

type SimulatedLineTable = {
  tenantId: number
  userId: number
  sessionId: string
  line: number
  source: 0 | 1
  words: string
  usedAt: Date
}
