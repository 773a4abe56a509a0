import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AuditTables } from './audit-tables.ts'
import type { Json, Nullable } from './columns.ts'
import type { EmbeddedTables } from './embedded-tables.ts'
import type { FactTables } from './fact-tables.ts'
import type { KnowledgeTables } from './knowledge-tables.ts'
import type { LabelTables } from './label-tables.ts'
import type { LanguageModelTables } from './language-model-tables.ts'
import type { ProjectTables } from './project-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { SeatTables } from './seat-tables.ts'
import type { SettingTables } from './setting-tables.ts'
import type { StatisticTables } from './statistic-tables.ts'
import type { VersionTables } from './version-tables.ts'

/**
 * Tables as the migrations make them, in camel case (the client maps names). Ids are numbers below 2^53.
 * Every table with `tenantId` is under forced row-level security.
 */
export type Database = AuditTables &
  EmbeddedTables &
  FactTables &
  KnowledgeTables &
  LabelTables &
  LanguageModelTables &
  ProjectTables &
  ReportTables &
  SeatTables &
  SettingTables &
  StatisticTables &
  VersionTables & {
    appSetting: AppSettingTable
    appUser: AppUserTable
    businessType: BusinessTypeTable
    contentCheck: ContentCheckTable
    dailyReportValue: DailyReportValueTable
    exportJob: ExportJobTable
    frameTicket: FrameTicketTable
    frameToken: FrameTokenTable
    industry: IndustryTable
    invitationCode: InvitationCodeTable
    messageDelivery: MessageDeliveryTable
    oauthClient: OauthClientTable
    oauthToken: OauthTokenTable
    oauthUsage: OauthUsageTable
    organization: OrganizationTable
    outboxEvent: OutboxEventTable
    peopleImport: PeopleImportTable
    peopleImportProblem: PeopleImportProblemTable
    product: ProductTable
    productRelease: ProductReleaseTable
    pushedMessage: PushedMessageTable
    role: RoleTable
    schemaMigration: SchemaMigrationTable
    session: SessionTable
    signInAttempt: SignInAttemptTable
    storedContent: StoredContentTable
    tenant: TenantTable
    trackingEvent: TrackingEventTable
    userBusinessType: UserBusinessTypeTable
    userRole: UserRoleTable
  }

export type TenantKind = 'platform' | 'standard' | 'provider' | 'individual'
export type EnabledStatus = 'enabled' | 'disabled'

type AppSettingTable = { key: string; value: string }

type SchemaMigrationTable = { version: number; name: string; checksum: string; appliedAt: Generated<Date> }

type IndustryTable = { id: Generated<number>; nameEn: string; nameZh: string; sort: Generated<number> }

type SignInAttemptTable = {
  key: Buffer
  failures: Generated<number>
  windowStartedAt: Date
  windowCount: Generated<number>
  nextAllowedAt: Date
  lockedUntil: Nullable<Date>
  updatedAt: Date
  succeededAt: Nullable<Date>
}

type TenantTable = {
  id: Generated<number>
  tenantId: ColumnType<number, never, never>
  code: string
  kind: TenantKind
  nameEn: string
  nameZh: string
  shortName: Nullable<string>
  tenantType: Nullable<'Standard' | 'Provider' | 'Receiver'>
  authStatus: Nullable<'Unverified' | 'Verified' | 'Rejected'>
  authRemark: Nullable<string>
  timezone: string
  /** ISO 4217 code. */
  currency: Generated<string>
  validCallSeconds: Generated<number>
  billAccountVisible: Generated<boolean>
  oneSignIn: Generated<boolean>
  needsUpdateKey: Generated<boolean>
  updateKeyGeneration: Generated<number>
  credentialStatus: Nullable<number>
  credentialFlag: Nullable<number>
  logo: Nullable<string>
  subLogo: Nullable<string>
  contactPerson: Nullable<string>
  contactTel: Nullable<string>
  contactEmail: Nullable<string>
  address: Nullable<string>
  createdAt: Generated<Date>
  version: Generated<number>
}

type OrganizationTable = {
  id: Generated<number>
  tenantId: number
  parentId: Nullable<number>
  name: string
  sort: Generated<number>
  version: Generated<number>
  /** Stored for the names of what happened there. */
  removedAt: Nullable<Date>
}

type BusinessTypeTable = {
  id: Generated<number>
  tenantId: number
  name: string
  industryId: Nullable<number>
  status: Generated<EnabledStatus>
  version: Generated<number>
}

type ProductTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  version: Generated<number>
}

type AppUserTable = {
  id: Generated<number>
  tenantId: number
  username: string
  name: string
  nickName: Nullable<string>
  avatar: Nullable<string>
  orgId: Nullable<number>
  teamOrgId: Nullable<number>
  type: Nullable<'SuperAdmin' | 'TeamAdmin' | 'TeamTSR' | 'TSR'>
  tenantAdmin: Generated<boolean>
  individual: Generated<boolean>
  phone: Nullable<string>
  /** Null: nobody can sign in with this account. */
  passwordHash: Nullable<string>
  mustChangePassword: Generated<boolean>
  status: Generated<EnabledStatus>
  language: Nullable<'en' | 'zh'>
  selectedBusinessTypeId: Nullable<number>
  createdAt: Generated<Date>
  /** Goes up with each change by an administrator. */
  version: Generated<number>
  changedAt: Nullable<Date>
  lastSignInAt: Nullable<Date>
  erasedAt: Nullable<Date>
}

type PeopleImportTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  fileName: string
  /** Null: the file is gone. */
  fileKey: Nullable<string>
  state: 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
  /** The process that checks or runs it. */
  processId: Generated<number>
  reason: Nullable<string>
  /** By the name in braces that each replaces in the text of the reason. */
  reasonValues: ColumnType<unknown, string | undefined, string>
  linesTotal: Nullable<number>
  /** The file's own line up to which everything is settled. */
  lastLine: Generated<number>
  linesDone: Generated<number>
  goodLines: Generated<number>
  refusedLines: Generated<number>
  unchangedLines: Generated<number>
  created: Generated<number>
  /** As the file names them. */
  ignoredColumns: Generated<string[]>
  /** Notes on the file beside its lines. */
  notes: ColumnType<unknown, string | undefined, string>
  createdAt: Date
  finishedAt: Nullable<Date>
}

type PeopleImportProblemTable = {
  tenantId: number
  importId: number
  line: number
  place: number
  columnId: Nullable<string>
  reason: string
  value: Nullable<string>
  aboutUserId: Nullable<number>
}

type RoleTable = {
  id: Generated<number>
  tenantId: number
  name: string
  menuIds: Generated<string[]>
  permissions: Generated<string[]>
  /** Goes up with each change. */
  version: Generated<number>
  updatedAt: Generated<Date>
}

type UserRoleTable = { tenantId: number; userId: number; roleId: number }
type UserBusinessTypeTable = { tenantId: number; userId: number; businessTypeId: number }

type SessionTable = {
  tokenHash: Buffer
  tenantId: number
  userId: number
  clientId: string
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
  endedAt: Nullable<Date>
  endedReason: Nullable<string>
  /** The address of who ended it; set by the database. */
  endedFrom: Generated<string | null>
  /** When the person last entered their password again. */
  passwordConfirmedAt: Nullable<Date>
  userAgent: Nullable<string>
  address: Nullable<string>
}

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

/** Values that people typed into a daily report. */
type DailyReportValueTable = {
  tenantId: number
  businessTypeId: number
  /** An organisation. */
  workplaceId: number
  /** `YYYY-MM-DD`; read it as text. */
  day: ColumnType<Date, string, string>
  columnId: string
  value: string
  version: Generated<number>
}

type ProductReleaseTable = {
  version: string
  releasedOn: string
  notesEn: string[]
  notesZh: string[]
}

type InvitationCodeTable = {
  id: Generated<number>
  tenantId: number
  code: string
  expiresAt: Date
  createdBy: Nullable<number>
  createdAt: Date
  usedAt: Nullable<Date>
  usedBy: Nullable<number>
}

type OauthClientTable = {
  id: Generated<number>
  tenantId: number
  clientId: string
  secretHash: Buffer
  /** Encrypted by `Secrets.seal`. */
  secretSealed: string
  status: Generated<EnabledStatus>
  createdBy: Nullable<number>
  createdAt: Date
  lastTokenAt: Nullable<Date>
}

type OauthTokenTable = { tokenHash: Buffer; tenantId: number; oauthClientId: number; expiresAt: Date }

type OauthUsageTable = {
  tenantId: number
  oauthClientId: number
  /** `YYYY-MM-DD` in the tenant's zone; read it as text. */
  day: ColumnType<string, string, never>
  path: string
  calls: number
  lastCallAt: Date
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
  /** Codes without which the file would say less; its person must hold them to get it. */
  permissions: Generated<string[]>
  timezone: string
  language: 'en' | 'zh'
  createdAt: Date
  finishedAt: Nullable<Date>
}

type FrameTokenTable = {
  tokenHash: Buffer
  tenantId: number
  sessionHash: Buffer
  origin: string
  businessTypeId: Nullable<number>
  expiresAt: Date
}

type FrameTicketTable = Omit<FrameTokenTable, 'tokenHash'> & { ticketHash: Buffer; usedAt: Nullable<Date> }

type PushedMessageTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  msgRuleCode: string
  triggerId: string
  title: string
  content: string
  btnOptions: Json
  url: Nullable<string>
  isCron: boolean
  pushUserId: Nullable<number>
  pushUserName: string
  /** The person whom the words speak of, where it is one. */
  aboutUserId: Nullable<number>
  /** Read aloud beside what is shown, or instead of it; null: not at all. */
  speech: Nullable<'too' | 'only'>
  pushedAt: Date
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

type MessageDeliveryTable = {
  tenantId: number
  userId: number
  messageId: number
  pushedAt: Date
  touchedAt: Nullable<Date>
  clickedAt: Nullable<Date>
  viewedAt: Nullable<Date>
  readAt: Nullable<Date>
}

type TrackingEventTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  businessTypeId: Nullable<number>
  metricId: string
  value: string
  happenedAt: Date
  sessionId: string
  sourceType: string
  sourceVersion: string
  receivedAt: Date
  /** Value of a duration; null for other metrics. */
  seconds: Nullable<number>
}

export type PeopleImportRow = Selectable<PeopleImportTable>
export type SignInAttemptRow = Selectable<SignInAttemptTable>
