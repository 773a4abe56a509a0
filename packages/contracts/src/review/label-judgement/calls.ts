import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, unixSeconds } from '../../shared/wire.ts'

const sessionId = z.string().min(1).max(64)

const judgement = z.object({
  labelId: id,
  labelName: z.string(),
  /** True if the label belongs to the session, whatever was found in it. */
  belongs: z.boolean(),
  judgedBy: z.string(),
  judgedAt: unixSeconds,
})
export type LabelJudgement = z.output<typeof judgement>

/**
 * Statements of people about the labels of a session, and the labels that they can report as missed: the enabled ones of its
 * businesses.
 */
export const ofSession = defineCall({
  id: 'labelJudgement.ofSession',
  path: '/api/dolphin-ai/session/label-judgement',
  access: 'page',
  query: z.strictObject({ sessionId }),
  data: z.object({
    judgements: z.array(judgement),
    labels: z.array(z.object({ id, name: z.string() })),
    canJudge: z.boolean(),
  }),
})
export type OfSession = z.output<typeof ofSession.data>

/** Judges whether a label belongs to a session. Both have one judgement together, which a later one replaces. */
export const judge = defineCall({
  id: 'labelJudgement.judge',
  method: 'POST',
  path: '/api/dolphin-ai/session/label-judgement',
  access: 'page',
  body: z.strictObject({ sessionId, labelId: id, belongs: z.boolean() }),
})

/** Takes a judgement back; where there is none, nothing happens. */
export const withdraw = defineCall({
  id: 'labelJudgement.withdraw',
  method: 'POST',
  path: '/api/dolphin-ai/session/label-judgement/delete',
  access: 'page',
  body: z.strictObject({ sessionId, labelId: id }),
})
