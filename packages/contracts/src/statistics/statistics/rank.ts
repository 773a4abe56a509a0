import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { id } from '../../shared/wire.ts'
import { checkedRange, formFields } from './form.ts'
import { METRIC, type Metric } from './metrics.ts'

const NAMED_RANKS = [
  /** Seconds in all, where the metric is of one person. */
  'onlineDuration',
  'callCnt',
  'talkCnt',
  'saleCnt',
  'orderCnt',
  /** Seconds. */
  'talkTime',
  'recommend',
  /** Questions of the knowledge; the most recommended ones, at most `MAX_RANKED_QUESTIONS`. */
  'recommendQuestion',
  /** People by alerts of inactivity; never organisations. */
  'alertCnt',
] as const

export type NamedRank = (typeof NAMED_RANKS)[number]
/** By name, or by the id of any metric in the unit of that metric (STAT-Q20). */
export type RankType = NamedRank | `${Metric}`
export const RANK_TYPES: readonly RankType[] = [
  ...NAMED_RANKS,
  ...Object.values(METRIC).map((metric) => `${metric}` as const),
]

export const MAX_RANKED_QUESTIONS = 200

/** The answer of every call that ranks, best first (STAT-037). */
export const ranking = z.object({
  /** Says whether the ids name organisations or people; means nothing for questions. */
  rankBy: z.enum(['org', 'user']),
  rankList: z.array(
    z.object({
      id,
      name: z.string(),
      value: z.number().min(0),
      /** The accepted and the valid ones for recommendations (STAT-044), else those of the metric. */
      tag1: z.int().min(0).optional(),
      tag2: z.int().min(0).optional(),
    }),
  ),
})
export type Ranking = z.output<typeof ranking>

/**
 * The organisations right below one, each with all below it; at the lowest organisation, or with strategy `user`, the
 * people (STAT-037, STAT-Q19).
 */
export const rank = defineCall({
  id: 'stat.rank',
  documented: true,
  path: '/api/dolphin-ai/stat/rank',
  successCode: 200,
  acceptsOnly: 200,
  query: checkedRange(
    z.strictObject({ ...formFields, rankType: z.enum(RANK_TYPES), strategy: z.literal('user').optional() }),
  ),
  data: ranking,
})
