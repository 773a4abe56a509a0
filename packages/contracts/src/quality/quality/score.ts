import * as z from 'zod'

/** A session without a violation. */
export const FULL_SCORE = 100

const points = z.int().min(0).max(FULL_SCORE)
/** Points that a violation of each level costs, and the score from which on a session has passed. */
export const scoreRule = z.strictObject({
  points: z.tuple([points, points, points, points]),
  passMark: points,
})
export type ScoreRule = z.output<typeof scoreRule>

/** The rule of a business for which nobody has set another. */
export const DEFAULT_SCORE_RULE: ScoreRule = { points: [0, 5, 10, 30], passMark: 80 }

/** Numbers of violations of each level, 0 to 3, in one session. */
export type LevelCounts = readonly [number, number, number, number]

/** The score of one session: `FULL_SCORE` less what its violations cost, never below 0. */
export function scoreOfSession(counts: LevelCounts, { points: costs }: Pick<ScoreRule, 'points'>): number {
  const lost = costs.reduce((sum, cost, level) => sum + cost * (counts[level] ?? 0), 0)
  return Math.max(0, FULL_SCORE - lost)
}

/**
 * The score of a person over some days: the mean of their sessions', those without a violation included, with one
 * decimal; null without a session. `lost` is the sum of `FULL_SCORE` less the score over the sessions that have some.
 */
export function meanScore({ sessions, lost }: { sessions: number; lost: number }): number | null {
  return sessions === 0 ? null : Math.round((FULL_SCORE - lost / sessions) * 10) / 10
}
