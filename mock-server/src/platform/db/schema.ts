import type { Generated, Selectable } from 'kysely'
import type { Json, Nullable } from './columns.ts'

/**
 * Tables as the migrations make them, in camel case (the client maps names). Ids are numbers below 2^53.
 * Every table with `tenantId` is under forced row-level security. The domains add theirs in `domain-tables.ts`.
 */
export interface Database extends PlatformTables {}

type PlatformTables = {
  auditCheckpoint: AuditCheckpointTable
  auditHead: AuditHeadTable
  auditRecord: AuditRecordTable
  appSetting: AppSettingTable
  schemaMigration: SchemaMigrationTable
  contentCheck: ContentCheckTable
  storedContent: StoredContentTable
  exportJob: ExportJobTable
  outboxEvent: OutboxEventTable
  languageModelDay: LanguageModelDayTable
  mail: MailTable
}

type AppSettingTable = { key: string; value: string }

type SchemaMigrationTable = { version: number; name: string; checksum: string; appliedAt: Generated<Date> }

/** Bytes that may be of no use any more. */
type ContentCheckTable = { tenantId: number; hash: string }

/** Bytes by their SHA-256 in hex. */
type StoredContentTable = {
  tenantId: number
  hash: string
  bytes: number
  mediaType: string
  createdAt: Date
}

type ExportJobTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  request: Json
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  /** The process that runs it. */
  processId: Generated<number>
  rowsDone: Generated<number>
  rowsTotal: Nullable<number>
  reason: Nullable<string>
  fileKey: Nullable<string>
  fileName: Nullable<string>
  /** Permissions without which the file would have less content; its person needs them to get it. */
  permissions: Generated<string[]>
  timezone: string
  language: 'en' | 'zh'
  createdAt: Date
  finishedAt: Nullable<Date>
}

type OutboxEventTable = {
  id: Generated<number>
  tenantId: number
  topic: string
  key: string
  /** Ids of the things that the event is about, where they are several of a kind. */
  ids: Generated<number[]>
  emittedAt: Date
}

/** Mails that wait for the mail server. */
type MailTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  kind: string
  sealed: string
  mark: string
  createdAt: Date
  expiresAt: Date
  attempts: Generated<number>
  nextAttemptAt: Date
}

type LanguageModelDayTable = {
  tenantId: number
  day: string
  requests: Generated<number>
  reservedTokens: Generated<number>
  inputTokens: Generated<number>
  outputTokens: Generated<number>
  /** As the database writes decimals. */
  cost: Generated<string>
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
