import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type WordListTables = {
  wordList: WordListTable
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
