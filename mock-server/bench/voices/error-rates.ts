export type Scores = { same: readonly number[]; other: readonly number[] }

const share = (values: readonly number[], isOne: (value: number) => boolean): number =>
  values.filter(isOne).length / values.length

/** At a threshold: own voices that are refused, and voices of others that are accepted. */
export function errorsAt({ same, other }: Scores, threshold: number): { refused: number; accepted: number } {
  return {
    refused: share(same, (score) => score < threshold),
    accepted: share(other, (score) => score >= threshold),
  }
}

/** The rate and the threshold at which as many are wrongly refused as accepted. */
export function equalError(scores: Scores): { rate: number; threshold: number } {
  let best = { apart: Infinity, rate: 1, threshold: 0 }
  for (let threshold = 0; threshold <= 1; threshold += 0.005) {
    const { refused, accepted } = errorsAt(scores, threshold)
    const apart = Math.abs(refused - accepted)
    if (apart < best.apart) best = { apart, rate: (refused + accepted) / 2, threshold }
  }
  return best
}
