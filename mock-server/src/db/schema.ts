import type { ColumnType, Generated, Selectable } from 'kysely'

/**
 * Tables as the migrations make them, in camel case (the client maps names). Ids are numbers below 2^53.
 * Every table with `tenantId` is under forced row-level security.
 */
export type Database = {
  accountPeriod: AccountPeriodTable
  appSetting: AppSettingTable
  appUser: AppUserTable
  auditHead: AuditHeadTable
  auditRecord: AuditRecordTable
  businessType: BusinessTypeTable
  call: CallTable
  clientRelease: ClientReleaseTable
  conversation: ConversationTable
  datasetEvaluation: DatasetEvaluationTable
  exportJob: ExportJobTable
  factMonth: FactMonthTable
  frameTicket: FrameTicketTable
  frameToken: FrameTokenTable
  industry: IndustryTable
  ingestedEvent: IngestedEventTable
  invitationCode: InvitationCodeTable
  labelHit: LabelHitTable
  messageDelivery: MessageDeliveryTable
  oauthClient: OauthClientTable
  oauthToken: OauthTokenTable
  oauthUsage: OauthUsageTable
  offlineAudio: OfflineAudioTable
  organization: OrganizationTable
  product: ProductTable
  productRelease: ProductReleaseTable
  project: ProjectTable
  projectAssignment: ProjectAssignmentTable
  pushedMessage: PushedMessageTable
  qualityRule: QualityRuleTable
  qualityScene: QualitySceneTable
  question: QuestionTable
  recommendation: RecommendationTable
  role: RoleTable
  rollupMark: RollupMarkTable
  rollupState: RollupStateTable
  schemaMigration: SchemaMigrationTable
  session: SessionTable
  shift: ShiftTable
  signInAttempt: SignInAttemptTable
  smartLabel: SmartLabelTable
  statDatasetDay: StatDatasetDayTable
  statInactiveAlert: StatInactiveAlertTable
  statLabelDay: StatLabelDayTable
  statQuestionDay: StatQuestionDayTable
  statRuleDay: StatRuleDayTable
  statSlot: StatSlotTable
  statSlotOnline: StatSlotOnlineTable
  statUserDay: StatUserDayTable
  statusCorrection: StatusCorrectionTable
  statusEdit: StatusEditTable
  statusEvent: StatusEventTable
  tenant: TenantTable
  trackingEvent: TrackingEventTable
  twin: TwinTable
  twinUse: TwinUseTable
  userBusinessType: UserBusinessTypeTable
  userRole: UserRoleTable
  utterance: UtteranceTable
  violation: ViolationTable
}

/** Optional in an insert, never undefined when read. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
/** JSON that is written as text and read as a value. */
type Json = ColumnType<unknown, string, string>

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
  validCallSeconds: Generated<number>
  credentialStatus: Nullable<number>
  credentialFlag: Nullable<number>
  logo: Nullable<string>
  subLogo: Nullable<string>
  contactPerson: Nullable<string>
  contactTel: Nullable<string>
  contactEmail: Nullable<string>
  address: Nullable<string>
  createdAt: Generated<Date>
}

type OrganizationTable = {
  id: Generated<number>
  tenantId: number
  parentId: Nullable<number>
  name: string
  sort: Generated<number>
}

type BusinessTypeTable = {
  id: Generated<number>
  tenantId: number
  name: string
  industryId: Nullable<number>
  status: Generated<EnabledStatus>
}

type ProductTable = { id: Generated<number>; tenantId: number; businessTypeId: number; name: string }

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
}

type RoleTable = {
  id: Generated<number>
  tenantId: number
  name: string
  menuIds: Generated<string[]>
  permissions: Generated<string[]>
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
  /** When the person last gave their password again. */
  passwordConfirmedAt: Nullable<Date>
  userAgent: Nullable<string>
  address: Nullable<string>
}

type ClientReleaseTable = {
  platform: 'monitor' | 'ios' | 'android'
  version: string
  releasedOn: string
  url: string
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

type ExportJobTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  request: Json
  state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
  rowsDone: Generated<number>
  rowsTotal: Nullable<number>
  reason: Nullable<string>
  fileKey: Nullable<string>
  fileName: Nullable<string>
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
  pushedAt: Date
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
}

type ProjectTable = { id: Generated<number>; tenantId: number; name: string; createdAt: Date }

type ProjectAssignmentTable = {
  id: Generated<number>
  tenantId: number
  projectId: number
  businessTypeId: number
  confirmedFrom: Date
  confirmedUntil: Nullable<Date>
}

type AccountPeriodTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  openedAt: Date
  closedAt: Nullable<Date>
}

type ConversationTable = {
  tenantId: number
  sessionId: string
  businessTypeId: number
  productId: Nullable<number>
  customer: Nullable<string>
  channel: string
  startedAt: Date
}

/** Whose the fact is and for whom they worked, as it was then. */
type Doer = {
  tenantId: number
  userId: number
  orgId: Nullable<number>
  businessTypeId: number
  projectId: Nullable<number>
}

type CallTable = {
  tenantId: number
  callId: string
  sessionId: Nullable<string>
  userId: Nullable<number>
  orgId: Nullable<number>
  businessTypeId: Nullable<number>
  productId: Nullable<number>
  projectId: Nullable<number>
  isOutbound: Nullable<boolean>
  startedAt: Nullable<Date>
  answeredAt: Nullable<Date>
  endedAt: Nullable<Date>
  hungUpBy: Nullable<'seat' | 'customer' | 'system'>
  isQuoted: Generated<boolean>
  isOrdered: Generated<boolean>
  /** As the database writes decimals. */
  price: Nullable<string>
  startRevision: Generated<number>
  answerRevision: Generated<number>
  endRevision: Generated<number>
  resultRevision: Generated<number>
  talkSeconds: ColumnType<number | null, never, never>
}

type UtteranceTable = {
  tenantId: number
  callId: string
  seq: number
  speaker: 1 | 2
  saidAt: Date
  words: string
}

type FactMonthTable = { month: string }

type StatusEventTable = Doer & {
  evtAt: Date
  evt: number
  subEvt: Nullable<string>
  receipt: Generated<number>
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

type ShiftTable = {
  tenantId: number
  shiftId: string
  userId: number
  businessTypeId: number
  startsAt: Date
  endsAt: Date
  expectedWorkSeconds: number
  isCancelled: Generated<boolean>
  revision: Generated<number>
}

type QualitySceneTable = { id: Generated<number>; tenantId: number; businessTypeId: number; name: string }

type QualityRuleTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  sceneId: number
  name: string
  level: number
  phrases: string[]
}

type ViolationTable = Doer & {
  id: Generated<number>
  violationId: string
  callId: Nullable<string>
  sessionId: Nullable<string>
  ruleId: number
  level: number
  words: string
  source: number
  hitAt: Date
  coverStatus: Generated<number>
  coverRevision: Generated<number>
  review: Generated<number>
}

type SmartLabelTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  phrases: Generated<string[]>
  deletedAt: Nullable<Date>
}

type LabelHitTable = Doer & { labelId: number; callId: string; hitAt: Date }

type QuestionTable = { id: Generated<number>; tenantId: number; businessTypeId: number; name: string }

type RecommendationTable = Doer & {
  recommendationId: string
  questionId: number
  callId: Nullable<string>
  shownAt: Date
  isValid: Generated<boolean>
  isAccepted: Generated<boolean>
  revision: Generated<number>
}

type TwinTable = { tenantId: number; userId: number; submittedAt: Date; approvedAt: Nullable<Date> }

type TwinUseTable = Doer & {
  id: Generated<number>
  useId: string
  usedAt: Date
  productName: string
  processName: string
  sessionId: string
}

type DatasetEvaluationTable = {
  id: Generated<number>
  tenantId: number
  evaluationId: string
  businessTypeId: number
  labelType: number
  labelId: number
  labelOption: number
  title: string
  sessionId: string
  voiceId: Nullable<string>
  sentenceIndex: Nullable<number>
  evaluatedAt: Date
  revision: Generated<number>
}

type OfflineAudioTable = {
  tenantId: number
  audioId: string
  businessTypeId: number
  recordedAt: Date
  skillSeconds: number
}

type IngestedEventTable = { tenantId: number; eventId: string; receivedAt: Date }

type RollupMarkTable = { id: Generated<number>; tenantId: number; day: string }
type RollupStateTable = { tenantId: number; lastUpdatedAt: Date; nextUpdatedAt: Date }

/** Where a statistic counts; 0 where the fact had no organisation or no project. */
type StatPlace = { tenantId: number; day: Date; orgId: number; businessTypeId: number; projectId: number }

type StatCounts = {
  calls: Generated<number>
  answers: Generated<number>
  validCalls: Generated<number>
  quotes: Generated<number>
  orders: Generated<number>
  talkSeconds: Generated<number>
  recommended: Generated<number>
  recommendValid: Generated<number>
  recommendAccepted: Generated<number>
  violations_0: Generated<number>
  violations_1: Generated<number>
  violations_2: Generated<number>
  violations_3: Generated<number>
  twinUses: Generated<number>
  onlineSeconds: Generated<number>
}

type StatUserDayTable = StatPlace &
  StatCounts & {
    userId: number
    workSeconds: Generated<number>
    breakSeconds: Generated<number>
    idleSeconds: Generated<number>
    leaveSeconds: Generated<number>
  }
type StatSlotTable = StatPlace & StatCounts & { slotAt: Date; labelHits: Generated<number> }
type StatSlotOnlineTable = StatPlace & { slotAt: Date; users: number }
type StatRuleDayTable = StatPlace & {
  ruleId: number
  userId: number
  level: number
  coverStatus: number
  hits: number
}
type StatLabelDayTable = StatPlace & { labelId: number; userId: number; hits: number }
type StatQuestionDayTable = StatPlace & {
  questionId: number
  recommended: number
  recommendValid: number
  recommendAccepted: number
}
type StatDatasetDayTable = {
  tenantId: number
  day: Date
  businessTypeId: number
  labelType: number
  labelId: number
  correct: number
  missed: number
  wrong: number
}
type StatInactiveAlertTable = StatPlace & { userId: number; alertAt: Date }

export type AuditRecordRow = Selectable<AuditRecordTable>
export type ExportJobRow = Selectable<ExportJobTable>
export type SignInAttemptRow = Selectable<SignInAttemptTable>
