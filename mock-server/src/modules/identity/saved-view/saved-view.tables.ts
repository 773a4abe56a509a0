import type { Generated } from 'kysely'

export type SavedViewTables = {
  savedView: SavedViewTable
}

type SavedViewTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  path: string
  name: string
  search: string
  isStart: Generated<boolean>
  savedAt: Date
}
