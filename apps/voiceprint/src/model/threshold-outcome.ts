import type { voiceprint } from '@console/contracts'

type Distribution = Pick<voiceprint.ScoreDistribution, 'same' | 'other'>

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Counts the scores below a threshold; of the bin that it divides, only a proportional share is counted. */
function countBelow(counts: readonly number[], threshold: number): number {
  const at = threshold * counts.length
  const whole = Math.floor(at)
  return sum(counts.slice(0, whole)) + (counts[whole] ?? 0) * (at - whole)
}

/** Outcome that a threshold would have had for the recorded comparisons, in whole numbers. */
type ThresholdOutcome = {
  others: number
  /** Other people who would have been taken for the person. */
  falseAccepts: number
  same: number
  /** The person themself, not recognised. */
  falseRejects: number
}

export function thresholdOutcome({ same, other }: Distribution, threshold: number): ThresholdOutcome {
  const others = sum(other)
  return {
    others,
    falseAccepts: Math.round(others - countBelow(other, threshold)),
    same: sum(same),
    falseRejects: Math.round(countBelow(same, threshold)),
  }
}

/** Each count as a percentage of all, with one decimal: one group may be many times the other. */
export function percentages(counts: readonly number[]): number[] {
  const all = sum(counts)
  return counts.map((count) => (all === 0 ? 0 : Math.round((count / all) * 1000) / 10))
}

export function hasScores({ same, other }: Distribution): boolean {
  return sum(same) + sum(other) > 0
}
