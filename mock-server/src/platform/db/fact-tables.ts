import type { ColumnType, Generated } from 'kysely'
import type { Json, Nullable } from './columns.ts'

/** Tables of what happened (0006-facts.sql, 0012-simulator.sql, 0020-sessions.sql, 0026-recordings.sql, 0036-organization-periods.sql). */
export type FactTables = {
  accountPeriod: AccountPeriodTable
  call: CallTable
  callRecording: CallRecordingTable
  conversation: ConversationTable
  datasetEvaluation: DatasetEvaluationTable
  factMonth: FactMonthTable
  ingestedEvent: IngestedEventTable
  factRetention: FactRetentionTable
  offlineAudio: OfflineAudioTable
  qualityRule: QualityRuleTable
  qualityScene: QualitySceneTable
  question: QuestionTable
  recommendation: RecommendationTable
  recordingListen: RecordingListenTable
  seatHand: SeatHandTable
  sessionCase: SessionCaseTable
  sessionSeat: SessionSeatTable
  shift: ShiftTable
  simulatedWorld: SimulatedWorldTable
  statusCorrection: StatusCorrectionTable
  statusEdit: StatusEditTable
  statusEvent: StatusEventTable
  twin: TwinTable
  twinUse: TwinUseTable
  userOrganizationPeriod: UserOrganizationPeriodTable
  utterance: UtteranceTable
  violation: ViolationTable
}

type AccountPeriodTable = {
  id: Generated<number>
  tenantId: number
  userId: number
  openedAt: Date
  closedAt: Nullable<Date>
}

type UserOrganizationPeriodTable = {
  tenantId: number
  userId: number
  orgId: Nullable<number>
  startsAt: Date
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

/** The company and the person of a fact, with their organisation, business and project, as it was then. */
export type ActorColumns = {
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

type CallRecordingTable = {
  id: Generated<number>
  tenantId: number
  callId: string
  contentHash: string
  durationMs: Nullable<number>
  beginsAt: Nullable<Date>
  receivedAt: Date
}

/** A listener to a recording, once a day; `ownerId` is the company of the call. */
type RecordingListenTable = {
  tenantId: number
  userId: number
  ownerId: number
  callId: string
  day: string
  listenedAt: Date
}

type UtteranceTable = {
  tenantId: number
  callId: string
  seq: number
  speaker: 1 | 2
  saidAt: Date
  words: string
  endsAt: Nullable<Date>
  emotion: Nullable<string>
}

type FactMonthTable = { month: string }

type StatusEventTable = ActorColumns & {
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

type QualitySceneTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  version: Generated<number>
  updatedAt: Generated<Date>
  updatedBy: Nullable<number>
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

type ViolationTable = ActorColumns & {
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

type RecommendationTable = ActorColumns & {
  recommendationId: string
  questionId: number
  callId: Nullable<string>
  shownAt: Date
  isValid: Generated<boolean>
  isAccepted: Generated<boolean>
  revision: Generated<number>
}

type TwinTable = { tenantId: number; userId: number; submittedAt: Date; approvedAt: Nullable<Date> }

type TwinUseTable = ActorColumns & {
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

/** `keptFrom` is a day, as text. */
type FactRetentionTable = { tenantId: number; keptFrom: string }

type IngestedEventTable = { tenantId: number; eventId: string; receivedAt: Date }

type SeatHandTable = { tenantId: number; userId: number; isRaised: boolean; changedAt: Date }

/** Days are `YYYY-MM-DD` when they are read as text. */
type SimulatedWorldTable = {
  tenantId: number
  seed: number
  language: 'en' | 'zh'
  timezone: string
  firstDay: string
  lastDay: string
  firstDayOfWords: string
  seatIds: number[]
  playedFrom: string
  stoodAt: Date
}

/** Follows from the calls; the database keeps it. */
type SessionSeatTable = {
  tenantId: number
  sessionId: string
  userId: number
  orgId: Nullable<number>
  businessTypeId: number
  projectId: Nullable<number>
  startedAt: Date
  opens: boolean
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

type QuestionTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  wordings: Generated<string[]>
  version: Generated<number>
  updatedAt: Generated<Date>
  updatedBy: Nullable<number>
}
