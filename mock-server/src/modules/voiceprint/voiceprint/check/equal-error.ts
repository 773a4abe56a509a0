import type { voiceprint } from '@console/contracts'

type Histograms = Pick<voiceprint.ScoreDistribution, 'same' | 'other'>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/**
 * The threshold at which the share of other people that it accepts equals the share of the same people that it refuses.
 * Thresholds are the lower limits of the bins; between two of them the shares are assumed to change evenly.
 */
export function computeEqualError({ same, other }: Histograms): voiceprint.ScoreDistribution['equalError'] {
  const [allSame, allOther] = [sum(same), sum(other)]
  if (allSame === 0 || allOther === 0) return null
  const errorsAt = (bin: number) => ({
    refused: sum(same.slice(0, bin)) / allSame,
    accepted: sum(other.slice(bin)) / allOther,
  })
  let before = errorsAt(0)
  for (let bin = 1; bin <= same.length; bin += 1) {
    const after = errorsAt(bin)
    const [gapBefore, gapAfter] = [before.accepted - before.refused, after.accepted - after.refused]
    if (gapAfter <= 0) {
      const part = gapBefore === gapAfter ? 0 : gapBefore / (gapBefore - gapAfter)
      return {
        threshold: (bin - 1 + part) / same.length,
        rate: before.refused + part * (after.refused - before.refused),
      }
    }
    before = after
  }
  return null
}
