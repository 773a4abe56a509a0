import type { Generated, Selectable } from 'kysely'
import type { Nullable } from './columns.ts'

/** The audit log, the head of each company's chain, and what the database knows of its checkpoints. */
export type AuditTables = {
  auditCheckpoint: AuditCheckpointTable
  auditHead: AuditHeadTable
  auditRecord: AuditRecordTable
}

type AuditRecordTable = {
  id: Generated<number>
  tenantId: number
  /** Counts from 1 within the tenant, without gaps: the chain's order. */
  seq: number
  module: string
  opType: string
  bizTypeId: Nullable<number>
  productId: Nullable<number>
  targetName: Nullable<string>
  opContentBefore: Nullable<string>
  opContentAfter: Nullable<string>
  opAt: Date
  opUserId: Nullable<number>
  opUserName: string
  createdAt: Date
  requestId: Nullable<string>
  prevHash: Buffer
  hash: Buffer
}

type AuditHeadTable = { tenantId: number; seq: number; hash: Buffer }

type AuditCheckpointTable = {
  isOnly: boolean
  number: number
  hash: string
  writtenAt: Date
  line: string | null
}

export type AuditRecordRow = Selectable<AuditRecordTable>
