import type { Generated } from 'kysely'
import type { Nullable } from '../../../platform/db/columns.ts'

export type StatisticsTables = {
  statModule: StatModuleTable
  userDataCheck: UserDataCheckTable
  userDataCheckRule: UserDataCheckRuleTable
  userDataConfig: UserDataConfigTable
  userDataSource: UserDataSourceTable
}

type StatModuleTable = {
  tenantId: number
  module: string
  isEnabled: boolean
  source: string
  version: Generated<number>
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

type UserDataConfigTable = { tenantId: number; businessTypeId: number; version: number }

type UserDataSourceTable = {
  tenantId: number
  businessTypeId: number
  metric: Nullable<number>
  labelId: Nullable<number>
  isActive: boolean
}
