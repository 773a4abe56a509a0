import { COVERED } from './call-hits.ts'
import type {
  CallFact,
  ConversationFact,
  CorrectionFact,
  Actor,
  EvaluationFact,
  Facts,
  HandFact,
  LabelHitFact,
  Moment,
  OfflineAudioFact,
  RecommendationFact,
  ShiftFact,
  StatusFact,
  TwinFact,
  TwinUseFact,
  UtteranceFact,
  ViolationFact,
} from './scenario-model.ts'

export type Value = string | number | boolean | null

/** Conversion of facts of one kind to rows; `tenant_id` comes before these columns. */
export type FactTable<Fact> = { table: string; columns: readonly string[]; row: (fact: Fact) => Value[] }

const time = (moment: Moment): string => new Date(moment).toISOString()
const timeOrNull = (moment: Moment | null): string | null => (moment === null ? null : time(moment))

const ACTOR = ['user_id', 'org_id', 'business_type_id', 'project_id'] as const
const actor = (fact: Actor): Value[] => [fact.userId, fact.orgId, fact.businessTypeId, fact.projectId]

const shifts: FactTable<ShiftFact> = {
  table: 'shift',
  columns: [
    'shift_id',
    'user_id',
    'business_type_id',
    'starts_at',
    'ends_at',
    'expected_work_seconds',
    'is_cancelled',
  ],
  row: (fact) => [
    fact.shiftId,
    fact.userId,
    fact.businessTypeId,
    time(fact.startsAt),
    time(fact.endsAt),
    fact.expectedWorkSeconds,
    fact.isCancelled,
  ],
}
const statuses: FactTable<StatusFact> = {
  table: 'status_event',
  columns: [...ACTOR, 'evt_at', 'evt', 'sub_evt'],
  row: (fact) => [...actor(fact), time(fact.at), fact.evt, fact.subEvt],
}
const conversations: FactTable<ConversationFact> = {
  table: 'conversation',
  columns: ['session_id', 'business_type_id', 'product_id', 'customer', 'channel', 'started_at'],
  row: (fact) => [
    fact.sessionId,
    fact.businessTypeId,
    fact.productId,
    fact.customer,
    fact.channel,
    time(fact.startedAt),
  ],
}
/** A stage of a seeded call has arrived once, or is in the future. */
const FIRST_REVISION = 0
const NOT_ARRIVED = -1
const calls: FactTable<CallFact> = {
  table: 'call',
  columns: [
    ...ACTOR,

    'call_id',
    'session_id',
    'product_id',
    'is_outbound',
    'started_at',
    'answered_at',
    'ended_at',
    'hung_up_by',
    'is_quoted',
    'is_ordered',
    'price',
    'start_revision',
    'answer_revision',
    'end_revision',
    'result_revision',
  ],
  row: (fact) => [
    ...actor(fact),
    fact.callId,
    fact.sessionId,
    fact.productId,
    fact.isOutbound,
    time(fact.startedAt),
    timeOrNull(fact.answeredAt),
    timeOrNull(fact.endedAt),
    fact.hungUpBy,
    fact.isQuoted,
    fact.isOrdered,
    fact.price,
    FIRST_REVISION,
    fact.answeredAt === null ? NOT_ARRIVED : FIRST_REVISION,
    fact.endedAt === null ? NOT_ARRIVED : FIRST_REVISION,
    fact.isQuoted ? FIRST_REVISION : NOT_ARRIVED,
  ],
}
const utterances: FactTable<UtteranceFact> = {
  table: 'utterance',
  columns: ['call_id', 'seq', 'speaker', 'said_at', 'words', 'ends_at', 'emotion'],
  row: (fact) => [
    fact.callId,
    fact.seq,
    fact.speaker,
    time(fact.saidAt),
    fact.words,
    time(fact.endsAt),
    fact.emotion,
  ],
}
const violations: FactTable<ViolationFact> = {
  table: 'violation',
  columns: [
    ...ACTOR,

    'violation_id',
    'call_id',
    'session_id',
    'rule_id',
    'level',
    'words',
    'source',
    'hit_at',
    'cover_status',
    'cover_revision',
    'review',
  ],
  row: (fact) => [
    ...actor(fact),
    fact.violationId,
    fact.callId,
    fact.sessionId,
    fact.ruleId,
    fact.level,
    fact.words,
    fact.source,
    time(fact.hitAt),
    fact.coverStatus,
    // The seat's correction came after the violation itself.
    fact.coverStatus === COVERED ? 1 : 0,
    fact.review,
  ],
}
const labelHits: FactTable<LabelHitFact> = {
  table: 'label_hit',
  columns: [...ACTOR, 'label_id', 'call_id', 'hit_at', 'evidence'],
  row: (fact) => [
    ...actor(fact),
    fact.labelId,
    fact.callId,
    time(fact.hitAt),
    fact.found && JSON.stringify([{ lambda: 'A', ...fact.found }]),
  ],
}
const recommendations: FactTable<RecommendationFact> = {
  table: 'recommendation',
  columns: [...ACTOR, 'recommendation_id', 'question_id', 'call_id', 'shown_at', 'is_valid', 'is_accepted'],
  row: (fact) => [
    ...actor(fact),
    fact.recommendationId,
    fact.questionId,
    fact.callId,
    time(fact.shownAt),
    fact.isValid,
    fact.isAccepted,
  ],
}
const twins: FactTable<TwinFact> = {
  table: 'twin',
  columns: ['user_id', 'submitted_at', 'approved_at'],
  row: (fact) => [fact.userId, time(fact.submittedAt), timeOrNull(fact.approvedAt)],
}
const twinUses: FactTable<TwinUseFact> = {
  table: 'twin_use',
  columns: [...ACTOR, 'use_id', 'used_at', 'product_name', 'process_name', 'session_id'],
  row: (fact) => [
    ...actor(fact),
    fact.useId,
    time(fact.usedAt),
    fact.productName,
    fact.processName,
    fact.sessionId,
  ],
}
const evaluations: FactTable<EvaluationFact> = {
  table: 'dataset_evaluation',
  columns: [
    'evaluation_id',
    'business_type_id',
    'label_type',
    'label_id',
    'label_option',
    'title',
    'session_id',
    'voice_id',
    'sentence_index',
    'evaluated_at',
  ],
  row: (fact) => [
    fact.evaluationId,
    fact.businessTypeId,
    fact.labelType,
    fact.labelId,
    fact.labelOption,
    fact.title,
    fact.sessionId,
    fact.voiceId,
    fact.sentenceIndex,
    time(fact.evaluatedAt),
  ],
}
const offlineAudios: FactTable<OfflineAudioFact> = {
  table: 'offline_audio',
  columns: ['audio_id', 'business_type_id', 'recorded_at', 'skill_seconds'],
  row: (fact) => [fact.audioId, fact.businessTypeId, time(fact.recordedAt), fact.skillSeconds],
}
const corrections: FactTable<CorrectionFact> = {
  table: 'status_correction',
  columns: ['user_id', 'business_type_id', 'start_at', 'end_at', 'evt', 'sub_evt'],
  row: (fact) => [
    fact.userId,
    fact.businessTypeId,
    time(fact.startAt),
    time(fact.endAt),
    fact.evt,
    fact.subEvt,
  ],
}
const edits: FactTable<CorrectionFact> = {
  table: 'status_edit',
  columns: ['user_id', 'creator_id', 'business_type_id', 'old_spans', 'new_span', 'reason', 'created_at'],
  row: (fact) => {
    const span = { start: time(fact.startAt), end: time(fact.endAt) }
    return [
      fact.userId,
      fact.creatorId,
      fact.businessTypeId,
      JSON.stringify([{ ...span, ...fact.old }]),
      JSON.stringify({ ...span, evt: fact.evt, subEvt: fact.subEvt }),
      fact.reason,
      time(fact.createdAt),
    ]
  },
}

const hands: FactTable<HandFact> = {
  table: 'raised_hand',
  columns: ['user_id', 'raised_at', 'lowered_at'],
  row: (fact) => [fact.userId, time(fact.raisedAt), time(fact.loweredAt)],
}

/** Tables for the facts of each kind; a correction and its edit are of one fact. */
export const factTables: { readonly [Kind in keyof Facts]: readonly FactTable<Facts[Kind][number]>[] } = {
  shifts: [shifts],
  statuses: [statuses],
  conversations: [conversations],
  calls: [calls],
  utterances: [utterances],
  violations: [violations],
  labelHits: [labelHits],
  recommendations: [recommendations],
  twins: [twins],
  twinUses: [twinUses],
  evaluations: [evaluations],
  offlineAudios: [offlineAudios],
  corrections: [corrections, edits],
  hands: [hands],
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the tables are the kinds
export const factKinds = Object.keys(factTables) as (keyof Facts)[]

export const factTableNames: readonly string[] = Object.values(factTables)
  .flat()
  .map(({ table }) => table)
