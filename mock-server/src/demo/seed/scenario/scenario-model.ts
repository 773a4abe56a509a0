import type { Language, StatusEvent, SubStatus } from '@console/contracts'

/** Moments are milliseconds since 1970 everywhere in the generator; the writer makes times of them. */
export type Moment = number

export type ScenarioProduct = { id: number; name: string; price: number }
export type ScenarioRule = { id: number; name: string; level: 0 | 1 | 2 | 3; phrases: readonly Phrase[] }
/**
 * A label of the scenario: `id` is null where somebody renamed or deleted it in the database, and `productId` is null for
 * any product.
 */
export type ScenarioLabel = { id: number | null; productId: number | null; phrases: readonly Phrase[] }
export type ScenarioQuestion = { id: number; name: string }

/** Phrase that a rule or a label looks for, and a sentence that contains it. */
export type Phrase = { phrase: string; sentence: string; emotion?: string }

/** The business works for a project from one moment until the other. */
export type Assignment = { projectId: number; from: Moment; until: Moment | null }

export type ScenarioBusiness = {
  id: number
  name: string
  /** The latest first. */
  assignments: readonly Assignment[]
  products: readonly ScenarioProduct[]
  rules: readonly ScenarioRule[]
  labels: readonly ScenarioLabel[]
  questions: readonly ScenarioQuestion[]
  /** Begins with almost no work and has most of its share on the last day. */
  isRampingUp: boolean
}

export type ScenarioSeat = {
  userId: number
  /** The user name, by which events name the seat. */
  account: string
  /** Among the seats of the scenario when it was made; what a seat does follows from it, no matter who comes or goes. */
  seatIndex: number
  orgId: number | null
  /** Name of the organisation; its shift follows from it. */
  team: string
  isSenior: boolean
  businessIds: readonly number[]
  openedAt: Moment
  closedAt: Moment | null
}

export type ScenarioTenant = {
  id: number
  language: Language
  timezone: string
  seats: readonly ScenarioSeat[]
  /** People who correct statuses. */
  supervisorIds: readonly number[]
  businesses: readonly ScenarioBusiness[]
}

export type ScenarioInput = {
  seed: number
  tenant: ScenarioTenant
  /** `YYYY-MM-DD` in the tenant's zone: the days that the scenario was made with. The days after them continue as the last one. */
  firstDay: string
  lastDay: string
  now: Moment
  /** Calls from this day on have their words, of earlier ones a sample. */
  firstDayOfWords: string
}

/** A scenario as it is generated, whatever the hour. */
export type Scenario = Omit<ScenarioInput, 'now'>

/** The person of the fact, and the business and project they worked for. */
export type Actor = { userId: number; orgId: number | null; businessTypeId: number; projectId: number | null }

export type ShiftFact = {
  shiftId: string
  userId: number
  businessTypeId: number
  startsAt: Moment
  endsAt: Moment
  expectedWorkSeconds: number
  isCancelled: boolean
}
export type StatusFact = Actor & { at: Moment; evt: StatusEvent; subEvt: SubStatus | null }
export type ConversationFact = {
  sessionId: string
  businessTypeId: number
  productId: number
  customer: string
  channel: string
  startedAt: Moment
}
export type HungUpBy = 'seat' | 'customer' | 'system'
export type CallFact = Actor & {
  callId: string
  sessionId: string
  productId: number
  isOutbound: boolean
  startedAt: Moment
  answeredAt: Moment | null
  /** Null, as who hung up, while it continues. */
  endedAt: Moment | null
  hungUpBy: HungUpBy | null
  isQuoted: boolean
  isOrdered: boolean
  price: number | null
}
/** A call as it was generated, with its end. */
export type EndedCall = CallFact & { endedAt: Moment; hungUpBy: HungUpBy }
export type UtteranceFact = {
  callId: string
  seq: number
  speaker: 1 | 2
  saidAt: Moment
  endsAt: Moment
  words: string
  emotion: string | null
}
export type ViolationFact = Actor & {
  violationId: string
  callId: string
  sessionId: string
  ruleId: number
  level: number
  words: string
  source: number
  hitAt: Moment
  /** When it was found: while they talk, or after the call. */
  knownAt: Moment
  coverStatus: number
  /** When the seat put it right; null when it did not. */
  coveredAt: Moment | null
  review: number
}
export type LabelHitFact = Actor & {
  labelId: number
  callId: string
  hitAt: Moment
  phrase: string
  /** Position of the phrase; null where the words of the call are not stored. */
  found: { seq: number; begin: number; end: number } | null
}
export type RecommendationFact = Actor & {
  recommendationId: string
  questionId: number
  callId: string
  shownAt: Moment
  isValid: boolean
  isAccepted: boolean
}
export type TwinFact = { userId: number; submittedAt: Moment; approvedAt: Moment | null }
export type TwinUseFact = Actor & {
  useId: string
  usedAt: Moment
  productName: string
  processName: string
  sessionId: string
}
export type EvaluationFact = {
  evaluationId: string
  businessTypeId: number
  labelType: 1 | 2
  labelId: number
  labelOption: 1 | 2 | 3
  title: string
  sessionId: string
  voiceId: string
  sentenceIndex: number
  evaluatedAt: Moment
}
export type OfflineAudioFact = {
  audioId: string
  businessTypeId: number
  recordedAt: Moment
  skillSeconds: number
}
export type CorrectionFact = {
  userId: number
  creatorId: number
  businessTypeId: number
  startAt: Moment
  endAt: Moment
  old: { evt: StatusEvent; subEvt: SubStatus | null }
  evt: StatusEvent
  subEvt: SubStatus | null
  reason: string
  createdAt: Moment
}

/** A seat that requests help; of the moment only, no table stores the past ones. */
export type HandFact = { userId: number; raisedAt: Moment; loweredAt: Moment }

/** Facts by kind, each in the order in which it is written. */
export type Facts = {
  shifts: ShiftFact[]
  statuses: StatusFact[]
  conversations: ConversationFact[]
  calls: CallFact[]
  utterances: UtteranceFact[]
  violations: ViolationFact[]
  labelHits: LabelHitFact[]
  recommendations: RecommendationFact[]
  twins: TwinFact[]
  twinUses: TwinUseFact[]
  evaluations: EvaluationFact[]
  offlineAudios: OfflineAudioFact[]
  corrections: CorrectionFact[]
  hands: HandFact[]
}
/** Facts of a whole day, some of which may be in the future. */
export type DayFacts = Omit<Facts, 'calls'> & { calls: EndedCall[] }

export function emptyFacts(): DayFacts {
  return {
    shifts: [],
    statuses: [],
    conversations: [],
    calls: [],
    utterances: [],
    violations: [],
    labelHits: [],
    recommendations: [],
    twins: [],
    twinUses: [],
    evaluations: [],
    offlineAudios: [],
    corrections: [],
    hands: [],
  }
}
