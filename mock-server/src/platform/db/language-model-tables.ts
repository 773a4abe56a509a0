import type { Generated } from 'kysely'

/** Tables of the language model and of what is tried on it (0056-language-model.sql). */
export type LanguageModelTables = {
  languageModelDay: LanguageModelDayTable
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
