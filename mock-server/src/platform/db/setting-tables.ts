import type { Generated } from 'kysely'
import type { Json, Nullable } from './columns.ts'

/** Tables of what people set for statistics and the workspace (0008-statistics-settings.sql). */
export type SettingTables = {
  savedView: SavedViewTable
  statModule: StatModuleTable
  statSourcePeriod: StatSourcePeriodTable
  userDataCheck: UserDataCheckTable
  userDataCheckRule: UserDataCheckRuleTable
  userDataConfig: UserDataConfigTable
  userDataSource: UserDataSourceTable
  warnSetting: WarnSettingTable
}

type StatModuleTable = {
  tenantId: number
  module: string
  isEnabled: boolean
  source: string
  version: Generated<number>
}

/** From that day on, until the next row. */
type StatSourcePeriodTable = {
  tenantId: number
  startsOn: string
  validCalls: string
  quotes: string
  orders: string
}

type UserDataConfigTable = { tenantId: number; businessTypeId: number; version: number }

type UserDataSourceTable = {
  tenantId: number
  businessTypeId: number
  metric: Nullable<number>
  labelId: Nullable<number>
  isActive: boolean
}

type UserDataCheckTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  tips: string
  isEnabled: Generated<boolean>
}

type UserDataCheckRuleTable = {
  id: Generated<number>
  tenantId: number
  checkId: number
  sourceId: number
  logic: '>' | '<' | '=' | '!=' | '>=' | '<='
  threshold: number
}

type WarnSettingTable = {
  id: Generated<number>
  version: Generated<number>
  updatedAt: Generated<Date>
  updatedBy: Nullable<number>
  tenantId: number
  orgId: number
  businessTypeId: number
  workTimes: Json
  callCnt: number
  talkCnt: number
  talkSeconds: number
  avgTalkSeconds: number
  /** Percent. */
  talkRate: number
  foulCnt: number
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
