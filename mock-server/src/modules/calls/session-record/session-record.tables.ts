import type { Generated } from 'kysely'

export type SessionRecordTables = {
  sessionCase: SessionCaseTable
}

type SessionCaseTable = {
  id: Generated<number>
  tenantId: number
  sessionId: string
  businessTypeId: number
  title: string
  note: string
  version: Generated<number>
  createdBy: number
  createdAt: Date
  updatedAt: Date
}
