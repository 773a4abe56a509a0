import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type SceneTables = {
  qualityScene: QualitySceneTable
}

type QualitySceneTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  version: Generated<number>
  updatedAt: Generated<Date>
  updatedBy: Nullable<number>
}
