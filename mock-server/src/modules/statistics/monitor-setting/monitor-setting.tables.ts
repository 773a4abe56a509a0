import type { Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type MonitorSettingTables = {
  warnSetting: WarnSettingTable
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
