import { createRandom, type Random } from '../random.ts'

/** A source of its own for each thing: what one seat does on one day changes nothing for another. */
export function createSeededRandom(seed: number, ...parts: readonly number[]): Random {
  // FNV-1a over the numbers, whole: neighbouring seats and days must not resemble each other.
  let hash = 0x811c9dc5
  for (const part of [seed, ...parts]) {
    hash = Math.imul(hash ^ (part & 0xffff), 0x01000193)
    hash = Math.imul(hash ^ (part >>> 16), 0x01000193)
  }
  return createRandom(hash)
}

/**
 * Mean 0, standard deviation 1: the sum of twelve uniform numbers is near enough to a normal distribution, and exact on
 * every machine.
 */
export function normal(random: Random): number {
  let sum = -6
  for (let count = 0; count < 12; count += 1) sum += random.next()
  return sum
}

/** Returns a time that is never negative, and mostly short. */
export function waiting(random: Random, mean: number): number {
  return -Math.log(1 - random.next()) * mean
}

/** Returns a number with the median `median` and a long tail to the right. */
export function longTailed(random: Random, { median, spread }: { median: number; spread: number }): number {
  return median * Math.exp(normal(random) * spread)
}

/** The index of one of the weights. */
export function weighted(random: Random, weights: readonly number[]): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, weight] of weights.entries()) {
    left -= weight
    if (left < 0) return index
  }
  return weights.length - 1
}

/** One of a list that a caller knows not to be empty. */
export function pickOne<T>(random: Random, list: readonly T[]): T {
  const [first, ...rest] = list
  if (first === undefined) throw new Error('nothing to choose from')
  return random.pick([first, ...rest])
}
