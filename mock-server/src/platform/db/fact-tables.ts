import type { ColumnType, Generated } from 'kysely'
import type { Json, Nullable } from './columns.ts'

/** Tables of what happened (0006-facts.sql, 0012-simulator.sql, 0020-sessions.sql, 0026-recordings.sql, 0036-organization-periods.sql, 0055-labels.sql, 0066-word-lists.sql). */
export type FactTables = {
  accountPeriod: AccountPeriodTable
  call: CallTable
  callRecording: CallRecordingTable
  conversation: ConversationTable
  datasetEvaluation: DatasetEvaluationTable
  factMonth: FactMonthTable
  ingestedEvent: IngestedEventTable
  factRetention: FactRetentionTable
  labelBackFill: LabelBackFillTable
  labelHit: LabelHitTable
  labelJudgement: LabelJudgementTable
  labelVersion: LabelVersionTable
  labelWordList: LabelWordListTable
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
  smartLabel: SmartLabelTable
  statusCorrection: StatusCorrectionTable
  statusEdit: StatusEditTable
  statusEvent: StatusEventTable
  twin: TwinTable
  twinUse: TwinUseTable
  userOrganizationPeriod: UserOrganizationPeriodTable
  utterance: UtteranceTable
  violation: ViolationTable
  wordList: WordListTable
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

/** Whose the fact is and for whom they worked, as it was then. */
type ActorColumns = {
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

/** Who listened to what, a day once; `ownerId` is the company of the call. */
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

type SmartLabelTable = {
  id: Generated<number>
  tenantId: number
  businessTypeId: number
  name: string
  deletedAt: Nullable<Date>
  productId: Nullable<number>
  isEnabled: Generated<boolean>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  showName: Generated<string>
  meaning: Generated<number>
  triggerAt: Generated<string>
  isKbBindable: Generated<boolean>
  isCustomerRelated: Generated<boolean>
  /** Seconds. */
  expire: Generated<number>
  visibility: Generated<number>
  isFrontDisplay: Generated<boolean>
  pushTo: Generated<number>
  pushType: Nullable<number>
  pushTemplate: Nullable<number>
  pushContent: Generated<string>
  remark: Generated<string>
  rule: ColumnType<unknown, string | undefined, string>
  version: Generated<number>
  updatedBy: Nullable<number>
  enabledAt: Nullable<Date>
}

type LabelBackFillTable = {
  id: Generated<number>
  tenantId: number
  labelId: number
  days: number
  beginsAt: Date
  endsAt: Date
  /** Microseconds since 1970. */
  cursorAt: Nullable<number>
  cursorCall: Nullable<string>
  calls: Generated<number>
  hits: Generated<number>
  startedAt: Date
  startedBy: Nullable<number>
  endedAt: Nullable<Date>
  isStopped: Generated<boolean>
}

type LabelJudgementTable = {
  tenantId: number
  labelId: number
  sessionId: string
  startedAt: Date
  belongs: boolean
  judgedBy: number
  judgedAt: Date
}

type LabelVersionTable = {
  tenantId: number
  labelId: number
  version: number
  draft: Json
  changedBy: Nullable<number>
  changedAt: Date
  wordList: Nullable<string>
}

type WordListTable = {
  id: Generated<number>
  tenantId: number
  name: string
  words: string[]
  version: Generated<number>
  createdAt: Date
  updatedAt: Date
  updatedBy: Nullable<number>
}

type LabelWordListTable = { tenantId: number; labelId: number; listId: number }

type LabelHitTable = ActorColumns & {
  labelId: number
  callId: string
  hitAt: Date
  /** Of its call; maintained by the database. */
  sessionId: Nullable<string>
  /** Which condition found which words; null where a platform reported the hit. */
  evidence: ColumnType<unknown, string | null | undefined, string>
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
