import type { Generated } from 'kysely'
import type { Nullable } from './columns.ts'

/** Tables of the language model and of what is tried on it (0056-language-model.sql). */
export type LanguageModelTables = {
  languageModelDay: LanguageModelDayTable
  promptJudgement: PromptJudgementTable
  simulatedLine: SimulatedLineTable
}

type LanguageModelDayTable = {
  tenantId: number
  day: string
  requests: Generated<number>
  reservedTokens: Generated<number>
  inputTokens: Generated<number>
  outputTokens: Generated<number>
  /** As the database writes decimals. */
  cost: Generated<string>
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
