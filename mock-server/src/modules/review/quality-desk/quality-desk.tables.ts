import type { ColumnType, Generated } from 'kysely'
import type { Nullable, Versioned } from '../../../platform/db/columns.ts'

export type QualityDeskTables = {
  qualityRule: QualityRuleTable
  intention: IntentionTable
  inspection: InspectionTable
  inspectionItem: InspectionItemTable
}

type QualityRuleTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  sceneId: number
  name: string
  level: number
  phrases: string[]
  isEnabled: Generated<boolean>
  /** Maintained by the database; hits from here on are refused. */
  disabledAt: ColumnType<Date | null, never, never>
  version: Generated<number>
  updatedAt: Generated<Date>
  updatedBy: Nullable<number>
}

type BusinessKey = { tenantId: number; businessTypeId: number }

type IntentionTable = BusinessKey & Versioned & { id: Generated<number>; name: string; phrases: string[] }

/** Days are `YYYY-MM-DD`; read them as text. */
type InspectionTable = BusinessKey & {
  id: Generated<number>
  name: string
  firstDay: ColumnType<Date, string, never>
  lastDay: ColumnType<Date, string, never>
  createdBy: number
  createdAt: Date
}

type InspectionItemTable = {
  id: Generated<number>
  tenantId: number
  inspectionId: number
  sessionId: string
  assignedTo: Nullable<number>
  verdict: Nullable<'pass' | 'fail'>
  remark: Nullable<string>
  judgedBy: Nullable<number>
  judgedAt: Nullable<Date>
  version: Generated<number>
}
