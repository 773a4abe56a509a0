import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../shared/units.ts'
import { id, MAX_INT4, restricted } from '../../shared/wire.ts'
import { STATUS_EVENT, SUB_STATUSES } from '../../statistics/monitor/status-events.ts'

/** Events of one batch at most. */
export const MAX_BATCH_EVENTS = 1000
/** The body of a batch; more is answered 413. */
export const MAX_BATCH_BYTES = 4 * 1024 * 1024
/** Clocks differ: the time of an event may be this far in the future. */
export const MAX_FUTURE_SECONDS = 60
/** Events older than this are not ingested, nor is a shift that begins later than this. */
export const MAX_AGE_DAYS = 400
export const MAX_SHIFT_SECONDS = DAY_SECONDS
/** The channel of a conversation that names none. */
export const DEFAULT_CHANNEL = 'phone'

const LAST_UNIX_SECOND = 253_402_300_799

/** No U+0000 and no half of a surrogate pair: neither can be stored. */
const STORABLE = /^[^\0\p{Cs}]*$/u
const text = (max: number, typed = z.string()) =>
  typed
    .min(1)
    .max(max)
    // No pattern of the schema: readers of the description often take patterns without the flag.
    .refine((value) => STORABLE.test(value), restricted('storable'))

const MAX_ID_CHARACTERS = 64
/** Longest sentence, and longest name of an emotion. */
const MAX_SENTENCE_SECONDS = HOUR_SECONDS
const MAX_EMOTION_CHARACTERS = 32
/** An id of the sender's own. */
export const ownId = text(MAX_ID_CHARACTERS)
export const eventId = ownId.describe('Of this message; one that was taken in before is a duplicate')
/** Names and numbers lose their hidden marks; what was said stays as it is. */
const name = (max: number) => text(max, typedText())
const account = name(64).describe('The user name of the seat')
const revision = z
  .int()
  .min(0)
  .max(MAX_INT4)
  .default(0)
  .describe('A higher one replaces what is there, an equal or lower one does not')
const words = text(4000)
const title = name(500)
export const at = z
  .number()
  .min(0)
  .max(LAST_UNIX_SECOND)
  .refine((seconds) => Math.round(seconds * 1000) / 1000 === seconds, restricted('milliseconds'))
  .describe('Unix seconds, at most three decimals')
const price = z
  .number()
  .min(0)
  .max(999_999_999_999)
  .refine((amount) => Math.round(amount * 100) / 100 === amount, restricted('hundredths'))
  .describe("In the company's currency, at most two decimals")

const SUB_STATUS_NAMES = Object.values(SUB_STATUSES).flat()
const seat = { account, businessTypeId: id }

const callStarted = z.strictObject({
  type: z.literal('call.started'),
  eventId,
  callId: ownId,
  sessionId: ownId.describe('Of the conversation, which may have several calls'),
  ...seat,
  productId: id.optional(),
  direction: z.enum(['outbound', 'inbound']),
  at: at.describe('When it began to ring, in unix seconds with at most three decimals'),
  customer: name(200).optional().describe('As it may be shown: mask it before'),
  channel: text(64).optional(),
  revision,
})
const callAnswered = z.strictObject({
  type: z.literal('call.answered'),
  eventId,
  callId: ownId,
  at,
  revision,
})
const callEnded = z.strictObject({
  type: z.literal('call.ended'),
  eventId,
  callId: ownId,
  at,
  hungUpBy: z.enum(['seat', 'customer', 'system']),
  revision,
})
const callResult = z.strictObject({
  type: z.literal('call.result'),
  eventId,
  callId: ownId,
  at,
  isQuoted: z.boolean(),
  isOrdered: z.boolean(),
  price: price.optional(),
  revision,
})
const utterance = z.strictObject({
  type: z.literal('utterance'),
  eventId,
  callId: ownId,
  seq: z.int().min(0).max(MAX_INT4),
  speaker: z.enum(['seat', 'customer']),
  at,
  words,
  seconds: z
    .number()
    .min(0)
    .max(MAX_SENTENCE_SECONDS)
    .refine((length) => Math.round(length * 1000) / 1000 === length, restricted('milliseconds'))
    .optional()
    .describe('How long it lasted; labels that look at speed or silence need it'),
  emotion: text(MAX_EMOTION_CHARACTERS).optional().describe('What the voice sounded like, such as ANGRY'),
})
const status = z.strictObject({
  type: z.literal('status'),
  eventId,
  ...seat,
  at,
  evt: z
    .enum(STATUS_EVENT)
    .describe('0 log-out, 1 log-in, 2 heartbeat, 3 leave, 4 work, 5 break, 6 online, 7 idle'),
  subEvt: z.enum(SUB_STATUS_NAMES).optional(),
})
const shift = z.strictObject({
  type: z.literal('shift'),
  eventId,
  shiftId: ownId,
  ...seat,
  startsAt: at,
  endsAt: at,
  expectedWorkSeconds: z.int().min(0).max(MAX_SHIFT_SECONDS),
  isCancelled: z.boolean().default(false),
  revision,
})
const coverStatus = z.int().min(0).max(2).describe('0 not covered, 1 covered, 2 no cover needed')
const violation = z.strictObject({
  type: z.literal('violation'),
  eventId,
  violationId: ownId,
  callId: ownId.optional(),
  sessionId: ownId.optional(),
  ...seat,
  ruleId: id,
  at,
  words,
  source: z.int().min(0).max(2).describe('0 real-time, 1 manual, 2 post-event'),
  level: z.int().min(0).max(3).optional().describe('That of the rule when absent'),
  coverStatus: coverStatus.default(0),
})
const violationCover = z.strictObject({
  type: z.literal('violation.cover'),
  eventId,
  violationId: ownId,
  coverStatus,
  revision: z.int().min(1).max(MAX_INT4).describe('From 1 on; 0 is what the violation came with'),
})
const labelHit = z.strictObject({
  type: z.literal('label.hit'),
  eventId,
  labelId: id,
  callId: ownId,
  ...seat,
  at,
})
const recommendation = z.strictObject({
  type: z.literal('recommendation'),
  eventId,
  recommendationId: ownId,
  questionId: id,
  callId: ownId.optional(),
  ...seat,
  at,
  isValid: z.boolean(),
  isAccepted: z.boolean(),
  revision,
})
const twinUse = z.strictObject({
  type: z.literal('twin.use'),
  eventId,
  useId: ownId,
  ...seat,
  at,
  productName: text(200),
  processName: text(200),
  sessionId: ownId,
})
/** The object of an evaluation. */
export const EVALUATED = { question: 1, rule: 2 } as const
const datasetEvaluation = z.strictObject({
  type: z.literal('dataset.evaluation'),
  eventId,
  evaluationId: ownId,
  businessTypeId: id,
  labelType: z.enum(EVALUATED).describe('1 a question of the knowledge, 2 a quality rule'),
  labelId: id,
  labelOption: z.int().min(1).max(3).describe('1 correct, 2 missed, 3 wrong'),
  title,
  sessionId: ownId,
  voiceId: ownId.optional(),
  sentenceIndex: z.int().min(0).max(MAX_INT4).optional(),
  at,
  revision,
})
const offlineAudio = z.strictObject({
  type: z.literal('offline.audio'),
  eventId,
  audioId: ownId,
  businessTypeId: id,
  at,
  skillSeconds: z.int().min(0).max(DAY_SECONDS),
})

const hand = z.strictObject({
  type: z.literal('hand'),
  eventId,
  account,
  at,
  isRaised: z.boolean(),
})

export const event = z.discriminatedUnion('type', [
  callStarted,
  callAnswered,
  callEnded,
  callResult,
  utterance,
  status,
  shift,
  violation,
  violationCover,
  labelHit,
  recommendation,
  twinUse,
  datasetEvaluation,
  offlineAudio,
  hand,
])
/** An event as a platform writes it: fields with a default may be absent. */
export type SentEvent = z.input<typeof event>
export type IngestEvent = z.output<typeof event>
export type EventType = IngestEvent['type']
export type EventOf<Type extends EventType> = Extract<IngestEvent, { type: Type }>

/** Why an event was not ingested. Ids of other companies are unknown. */
export const reason = z.enum([
  'brokenField',
  'rangeBackwards',
  'shiftTooLong',
  'wrongSubStatus',
  'acceptedButNotValid',
  'inFuture',
  'tooOld',
  'unknownAccount',
  'unknownBusinessType',
  'unknownProduct',
  'unknownRule',
  'unknownLabel',
  'unknownQuestion',
  'unknownViolation',
])
export type Reason = z.output<typeof reason>

export const refusedEvent = z.object({
  index: z.int().min(0).describe('Its index in the batch, from 0'),
  eventId: z.string().nullable().describe('null when it cannot be read'),
  reason,
  field: z.string().optional(),
  message: z.string().describe('In the language of Accept-Language'),
})
export type RefusedEvent = z.output<typeof refusedEvent>

/** Events of a batch, for its description; the call itself reads each event on its own. */
export const batch = z.strictObject({ events: z.array(event).min(1).max(MAX_BATCH_EVENTS) })

/**
 * Ingests events of a real platform. An event that is refused does not affect the others, and may be corrected and sent
 * again.
 */
export const report = defineCall({
  id: 'ingest.report',
  method: 'POST',
  path: '/api/open/v1/events',
  access: 'client',
  localised: true,
  body: z.strictObject({ events: z.array(z.unknown()).min(1).max(MAX_BATCH_EVENTS) }),
  data: z.object({
    accepted: z.int(),
    duplicates: z.int().describe('Their ids were taken in before, or came twice in this batch'),
    refused: z.array(refusedEvent),
  }),
})
export type IngestResult = z.output<typeof report.data>
