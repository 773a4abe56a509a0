import type { Generated } from 'kysely'
import type { Json, Nullable } from '../../../platform/db/columns.ts'

export type MonitorTables = {
  statusCorrection: StatusCorrectionTable
  statusEdit: StatusEditTable
  inactiveAlertAcknowledgement: InactiveAlertAcknowledgementTable
}

type StatusCorrectionTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  businessTypeId: number
  startAt: Date
  endAt: Date
  evt: number
  subEvt: Nullable<string>
}

type StatusEditTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  creatorId: number
  businessTypeId: number
  oldSpans: Json
  newSpan: Json
  reason: string
  createdAt: Date
}

type InactiveAlertAcknowledgementTable = {
  tenantId: number
  userId: number
  alertAt: Date
  creatorId: number
  note: string
  acknowledgedAt: Date
}
