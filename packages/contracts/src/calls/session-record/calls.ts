import * as z from 'zod'
import { ANAPHORA_STATUS, checkedTimes, DATA_SOURCE } from '../../quality/quality/record-filter.ts'
import { ruleLevel } from '../../quality/quality/rule-levels.ts'
import { scoreRule } from '../../quality/quality/score.ts'
import { defineCall } from '../../shared/call.ts'
import {
  filterText,
  id,
  MAX_PAGE_SIZE,
  queryFlag,
  queryId,
  queryIds,
  queryInt,
  unixSeconds,
} from '../../shared/wire.ts'
import { listFields, peopleFilter, sessionId } from './filter.ts'

export {
  addCase,
  CASE_REFUSALS,
  cases,
  editCase,
  MAX_CASE_NOTE,
  MAX_CASE_TITLE,
  removeCase,
  type SessionCase,
} from './cases.ts'
export { MAX_RANGE_SECONDS } from '../../statistics/statistics/form.ts'
export { judge, judgements, type Judgement } from './judgements.ts'
export { recordings } from './recordings.ts'

/** Rows of a page of the list. */
export const SESSION_PAGE_SIZE = 20
/** Pages are counted from either end up to here; what lies between is reached step by step, by anchors. */
export const MAX_SESSION_PAGE = 500
/** Sentences of one session that are answered at most. */
export const MAX_UTTERANCES = 5000

const count = z.int().min(0)
/** Violations by level, from tip to serious. */
export const levelCounts = z.tuple([count, count, count, count])
const person = z.object({ id, name: z.string() })

const listedSession = z.object({
  sessionId,
  startedAt: unixSeconds,
  /** The people who talked, the first one first. */
  seats: z.array(person),
  /** Organisation of the first seat, as it was then; empty where it had none. */
  orgName: z.string(),
  /** The business; for a project's owner the provider that did the work. */
  businessName: z.string(),
  bizId: id,
  /** Masked at its source; empty where it is not known. */
  customer: z.string(),
  channel: z.string(),
  calls: count,
  talkSeconds: count,
  /** True if the talk time of a call exceeded the company's limit (STAT-006). */
  isValid: z.boolean(),
  isQuoted: z.boolean(),
  isOrdered: z.boolean(),
  violations: levelCounts,
  labels: z.array(z.string()),
})
export type ListedSession = z.output<typeof listedSession>

/** The anchor of a session in its list: its time in microseconds, and its id. */
export const ANCHOR_PATTERN = /^-?\d{1,17}_.{1,64}$/su
const anchor = z.string().regex(ANCHOR_PATTERN)

/**
 * Sessions, newest first. Counted exactly up to 10,000 (R35). `fromEnd` counts pages from the oldest. An anchor is
 * the first session of a page that is known, `anchorPage` its number counted alike: pages near it are found from there.
 */
export const list = defineCall({
  id: 'sessionRecord.list',
  path: '/api/dolphin-ai/session/list',
  access: 'page',
  localised: true,
  query: checkedTimes(
    z.strictObject({
      ...listFields,
      pageIndex: queryInt(1, MAX_SESSION_PAGE).default(1),
      pageSize: queryInt(1, MAX_PAGE_SIZE).default(SESSION_PAGE_SIZE),
      fromEnd: queryFlag.default(false),
      anchor: anchor.optional(),
      anchorPage: queryInt(1, MAX_SESSION_PAGE).optional(),
    }),
  ).refine((query) => (query.anchor === undefined) === (query.anchorPage === undefined), {
    path: ['anchorPage'],
    message: 'anchor and its page, or neither',
  }),
  data: z.object({
    sessions: z.array(listedSession),
    total: count,
    totalIsCapped: z.boolean(),
    /** Anchor of the first session of this page; null where the page is empty. */
    anchor: anchor.nullable(),
  }),
})
export type ListQuery = z.output<typeof list.query>

const callOfSession = z.object({
  callId: z.string(),
  user: person,
  orgName: z.string(),
  isOutbound: z.boolean(),
  startedAt: unixSeconds,
  answeredAt: unixSeconds.nullable(),
  endedAt: unixSeconds.nullable(),
  hungUpBy: z.enum(['seat', 'customer', 'system']).nullable(),
  talkSeconds: count.nullable(),
  isQuoted: z.boolean(),
  isOrdered: z.boolean(),
  /** Price of the deal, in the company's currency. */
  price: z.number().nullable(),
  /** Null where no recording can be played. */
  recording: z
    .object({
      /** Null where only a player can measure it. */
      seconds: z.number().min(0).nullable(),
      /** When it begins, in milliseconds as `atMs` of an utterance counts them. */
      beginsAtMs: z.int(),
    })
    .nullable(),
})
export type CallOfSession = z.output<typeof callOfSession>

/** Position in the conversation: the sentence, or null where no words of it are stored. */
const position = { callId: z.string().nullable(), seq: z.int().nullable() }

const violationHit = z.object({
  ...position,
  id,
  ruleId: id,
  ruleName: z.string(),
  sceneName: z.string(),
  level: ruleLevel,
  words: z.string(),
  source: z.enum(DATA_SOURCE),
  hitAt: unixSeconds,
  coverStatus: z.enum(ANAPHORA_STATUS),
  /** True if a reviewer rejected it: it costs no points (STAT-049). */
  isRejected: z.boolean(),
})
export type ViolationHit = z.output<typeof violationHit>

const labelHit = z.object({
  ...position,
  labelId: id,
  labelName: z.string(),
  /** The words that each condition found: a part of a sentence, in UTF-16 units. Empty where a platform reported the hit. */
  evidence: z.array(z.object({ lambda: z.string(), seq: z.int(), begin: count, end: count })),
  hitAt: unixSeconds,
})
export type LabelHit = z.output<typeof labelHit>

const ofSession = {
  params: z.strictObject({ sessionId }),
  query: z.strictObject({ projectId: queryId.optional() }),
}

/** All facts of one session but its words (STAT-064). */
export const detail = defineCall({
  id: 'sessionRecord.detail',
  path: '/api/dolphin-ai/session/detail/:sessionId',
  access: 'page',
  localised: true,
  ...ofSession,
  data: z.object({
    sessionId,
    startedAt: unixSeconds,
    bizId: id,
    businessName: z.string(),
    productName: z.string(),
    customer: z.string(),
    channel: z.string(),
    calls: z.array(callOfSession),
    violations: z.array(violationHit),
    labels: z.array(labelHit),
    /** Score rule of its business; null for readers of another company, and where no call was answered. */
    scoreRule: scoreRule.nullable(),
    /** The example that the session is saved as. */
    caseId: id.nullable(),
  }),
})
export type SessionDetail = z.output<typeof detail.data>

/** 1 the seat, 2 the customer. */
export const SPEAKER = { seat: 1, customer: 2 } as const
const utterance = z.object({
  callId: z.string(),
  seq: z.int(),
  speaker: z.enum(SPEAKER),
  /** Milliseconds since its call was answered, or began to ring where it was not. */
  atMs: z.int(),
  /** Length in milliseconds; absent where that is not known. */
  lastsMs: z.int().min(0).optional(),
  /** Emotion of the voice, such as ANGRY; absent where that is not known. */
  emotion: z.string().optional(),
  words: z.string(),
})
export type Utterance = z.output<typeof utterance>

/** Words of a session, in its order. They are stored for a shorter time than calls. */
export const utterances = defineCall({
  id: 'sessionRecord.utterances',
  path: '/api/dolphin-ai/session/utterances/:sessionId',
  access: 'page',
  ...ofSession,
  data: z.object({
    utterances: z.array(utterance),
    isCut: z.boolean(),
    /** Words of earlier calls have been deleted; absent where all that were reported are stored. */
    storedFrom: unixSeconds.optional(),
  }),
})

/** Status of a seat: its last report, or nothing reported for a day. */
export const LIVE_STATUSES = ['offline', 'online', 'leave', 'work', 'break', 'idle', 'unknown'] as const

/** The call that a seat is in at this moment, with what was said so far (WORK-035). */
export const live = defineCall({
  id: 'sessionRecord.live',
  path: '/api/dolphin-ai/session/live',
  access: 'page',
  query: z.strictObject({ userId: queryId, bizId: queryId.optional() }),
  data: z.object({
    user: person,
    orgName: z.string(),
    status: z.enum(LIVE_STATUSES),
    statusSince: unixSeconds.nullable(),
    /** Null where nobody talks now. */
    call: z
      .object({
        callId: z.string(),
        sessionId: z.string().nullable(),
        businessName: z.string(),
        customer: z.string(),
        isOutbound: z.boolean(),
        startedAt: unixSeconds,
        answeredAt: unixSeconds.nullable(),
      })
      .nullable(),
    utterances: z.array(utterance),
    /** The session of the seat's last call that has ended. */
    lastSessionId: z.string().nullable(),
    /** The server's time, to count the seconds of the call from. */
    now: unixSeconds,
  }),
})
export type LiveCall = z.output<typeof live.data>

const figures = z.object({
  calls: count,
  answers: count,
  validCalls: count,
  quotes: count,
  orders: count,
  talkSeconds: count,
  violations: levelCounts,
})
export type SessionFigures = z.output<typeof figures>

/** The days that a range of times touches, with the figures of some people (STAT-065). */
export const statistic = defineCall({
  id: 'sessionRecord.statistic',
  path: '/api/dolphin-ai/session/statistic',
  access: 'page',
  query: peopleFilter,
  data: z.object({ total: figures, days: z.array(figures.extend({ day: z.string() })) }),
})

/** Names of everything that the filters of the pages name by id. */
export const names = defineCall({
  id: 'sessionRecord.names',
  path: '/api/dolphin-ai/session/names',
  access: 'page',
  query: z.strictObject({ bizId: queryId.optional() }),
  data: z.object({
    businesses: z.array(person),
    organizations: z.array(z.object({ id, name: z.string(), parentId: id.nullable() })),
    rules: z.array(person.extend({ bizId: id })),
    labels: z.array(person.extend({ bizId: id })),
    questions: z.array(person.extend({ bizId: id })),
  }),
})
export type SessionNames = z.output<typeof names.data>

/** People of one answer at most; typing another letter narrows them. */
export const MAX_OFFERED_PEOPLE = 50

/** People whom the reader may see: those named by id, and those whose name holds the text. */
export const people = defineCall({
  id: 'sessionRecord.people',
  path: '/api/dolphin-ai/session/people',
  access: 'page',
  query: z.strictObject({ text: filterText.optional(), userId: queryIds(MAX_OFFERED_PEOPLE).optional() }),
  data: z.array(person.extend({ orgName: z.string() })),
})
