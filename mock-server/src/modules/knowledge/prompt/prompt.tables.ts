import type { Generated } from 'kysely'
import type { Nullable, Versioned } from '../../../platform/db/columns.ts'

export type PromptTables = {
  prompt: PromptTable
  promptVersion: PromptVersionTable
}

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
