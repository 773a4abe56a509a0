/** Draws of the bootstrap: enough that the interval's ends no longer move in the digits shown. */
const DRAWS = 4000
const LOW_QUANTILE = 0.025
const HIGH_QUANTILE = 0.975

export type Interval = { median: number; low: number; high: number }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The smallest value that this share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Median of the ratios of paired trials, with a 95 % bootstrap interval. */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Interval {
  const ratios = ours.map((value, index) => value / (theirs[index] ?? Number.NaN))
  const random = seededRandom(ratios.length)
  const draws = Array.from({ length: DRAWS }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b)
  const at = (quantile: number) => draws[Math.floor(quantile * (DRAWS - 1))] ?? Number.NaN
  return { median: median(ratios), low: at(LOW_QUANTILE), high: at(HIGH_QUANTILE) }
}

/** The same trials give the same interval: mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
