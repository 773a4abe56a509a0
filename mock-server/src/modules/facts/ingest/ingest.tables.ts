import type { ColumnType, Generated } from 'kysely'
import type { Nullable, Read } from '../../../platform/db/columns.ts'

export type IngestTables = {
  factMonth: FactMonthTable
  rollupMark: RollupMarkTable
  call: CallTable
  reportedCall: ReportedCallView
  conversation: ConversationTable
  utterance: UtteranceTable
  datasetEvaluation: DatasetEvaluationTable
  ingestedEvent: IngestedEventTable
  offlineAudio: OfflineAudioTable
  recommendation: RecommendationTable
  sessionSeat: SessionSeatTable
  shift: ShiftTable
  statusEvent: StatusEventTable
  twinUse: TwinUseTable
  violation: ViolationTable
  labelHit: LabelHitTable
  seatHand: SeatHandTable
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

/** Calls as other domains read them, without the revisions of their reports; a view of `call`. */
type ReportedCallView = {
  tenantId: Read<number>
  callId: Read<string>
  sessionId: Read<string | null>
  userId: Read<number | null>
  orgId: Read<number | null>
  businessTypeId: Read<number | null>
  productId: Read<number | null>
  projectId: Read<number | null>
  isOutbound: Read<boolean | null>
  startedAt: Read<Date | null>
  answeredAt: Read<Date | null>
  endedAt: Read<Date | null>
  hungUpBy: Read<'seat' | 'customer' | 'system' | null>
  isQuoted: Read<boolean>
  isOrdered: Read<boolean>
  /** As the database writes decimals. */
  price: Read<string | null>
  talkSeconds: Read<number | null>
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

type IngestedEventTable = { tenantId: number; eventId: string; receivedAt: Date }

type OfflineAudioTable = {
  tenantId: number
  audioId: string
  businessTypeId: number
  recordedAt: Date
  skillSeconds: number
}

/** The company and the person of a fact, with their organisation, business and project, as it was then. */
type ActorColumns = {
  tenantId: number
  userId: number
  orgId: Nullable<number>
  businessTypeId: number
  projectId: Nullable<number>
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

/** Derived from the calls and maintained by the database. */
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

type StatusEventTable = ActorColumns & {
  evtAt: Date
  evt: number
  subEvt: Nullable<string>
  receipt: Generated<number>
}

type TwinUseTable = ActorColumns & {
  id: Generated<number>
  useId: string
  usedAt: Date
  productName: string
  processName: string
  sessionId: string
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

type LabelHitTable = ActorColumns & {
  labelId: number
  callId: string
  hitAt: Date
  /** The session of the call; maintained by the database. */
  sessionId: Nullable<string>
  /** The words found by each condition; null where a platform reported the hit. */
  evidence: ColumnType<unknown, string | null | undefined, string>
}

type SeatHandTable = { tenantId: number; userId: number; isRaised: boolean; changedAt: Date }

type RollupMarkTable = { id: Generated<number>; tenantId: number; day: string }

type FactMonthTable = { month: string }
