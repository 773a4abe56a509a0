import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id, queryPage } from '../../shared/wire.ts'
import { checkedRange, formFields } from '../../statistics/statistics/form.ts'

const count = z.int().min(0)

/** Scores of one seat's sessions of one day in one business. */
const scoreDay = z.object({
  /** `YYYY-MM-DD` of the tenant's zone. */
  day: z.string(),
  userId: id,
  userName: z.string(),
  orgName: z.string(),
  bizTypeName: z.string(),
  sessions: count,
  averageScore: z.number().min(0).max(100),
  lowestScore: z.number().min(0).max(100),
  /** The session with the lowest score; null without a violation, and for a call without a session. */
  lowestSessionId: z.string().nullable(),
  failed: count,
  /** By level, from tip to serious. */
  violations: z.array(count),
})
export type ScoreDay = z.output<typeof scoreDay>

/**
 * Scores by the settings as they are now, the newest day first, then by name. Sessions with an answered call count, and
 * each answered call without a session as one; a violation that a review rejected costs nothing.
 */
export const list = defineCall({
  id: 'scoreHistory.list',
  path: '/api/assistant/score/history',
  access: 'page',
  query: checkedRange(z.strictObject({ ...formFields, ...queryPage() })),
  data: z.object({ records: z.array(scoreDay), total: count }),
})
