import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryPage, unixSeconds, versionFromZero as version } from '../../shared/wire.ts'

export const MAX_HAND_ANSWER = 1000

export const HAND_STATES = ['open', 'handled'] as const
export const handState = z.enum(HAND_STATES)
export type HandState = z.output<typeof handState>

const raisedHand = z.object({
  id,
  version,
  userId: id,
  userName: z.string(),
  orgName: z.string(),
  raisedAt: unixSeconds,
  /** Null while it is up. */
  loweredAt: unixSeconds.nullable(),
  /** The call that the seat was in; null where it was in none. */
  call: z
    .object({ callId: z.string(), sessionId: z.string().nullable(), customer: z.string().nullable() })
    .nullable(),
  /** The customer's last words, which the seat needed help with; null where no words are stored. */
  question: z.string().nullable(),
  state: handState,
  answer: z.string().nullable(),
  handledByName: z.string().nullable(),
  handledAt: unixSeconds.nullable(),
})
export type RaisedHand = z.output<typeof raisedHand>

/** Raised hands, the open ones first, and within each state the newest first. */
export const list = defineCall({
  id: 'seatHand.list',
  path: '/api/assistant/raised-hands',
  access: 'page',
  query: z.strictObject({ state: handState.optional(), ...queryPage() }),
  data: z.object({ records: z.array(raisedHand), total: z.int().min(0) }),
})

/** Marks a hand as handled, with the answer to the seat. Answers 409 if somebody else was quicker. */
export const handle = defineCall({
  id: 'seatHand.handle',
  method: 'POST',
  path: '/api/assistant/raised-hands/handle',
  access: 'page',
  body: z.strictObject({ id, version, answer: z.string().trim().min(1).max(MAX_HAND_ANSWER) }),
})
