import { voiceprint } from '@console/contracts'
import { similarity } from '@console/voice-check'
import type { Comparison } from './queue.store.ts'

/** Scores are stored and compared with four decimals, as they are shown. */
const SCORE_DECIMALS = 10_000

/** Score of two embeddings of one model, from 0 to 1. */
export function computeScore(one: Float32Array, other: Float32Array): number {
  return Math.round(Math.min(1, Math.max(0, similarity(one, other))) * SCORE_DECIMALS) / SCORE_DECIMALS
}

/** Index of the bin that a score from 0 to 1 is in; 1 is in the last one. */
export const toScoreBin = (score: number): number =>
  Math.min(voiceprint.SCORE_BINS - 1, Math.floor(score * voiceprint.SCORE_BINS + ROUNDING))
/** A score at the lower limit of a bin is in it, whatever the rounding of the product. */
const ROUNDING = 1e-9

type Thresholds = Pick<voiceprint.Settings, 'similarityThreshold' | 'triggerThreshold'>

export function toComparison(
  { corpusId, score }: { corpusId: number; score: number },
  { similarityThreshold }: Thresholds,
): Comparison {
  return { corpusId, score, isMatch: score >= similarityThreshold }
}

/** Consistent when enough of the comparisons match, in percent. */
export function toCheckStatus(
  comparisons: readonly Comparison[],
  { triggerThreshold }: Thresholds,
): voiceprint.CheckStatus {
  const { notChecked, inconsistent, consistent } = voiceprint.CHECK_STATUS
  if (comparisons.length === 0) return notChecked
  const matching = comparisons.filter(({ isMatch }) => isMatch).length
  return (matching * 100) / comparisons.length >= triggerThreshold ? consistent : inconsistent
}
