/** A repeatable source of choices: the same seed gives the same sequence on every machine. Not for secrets. */
export type Random = {
  /** At least 0, below 1. */
  next: () => number
  /** A whole number from `from` to `to`, both included. */
  int: (from: number, to: number) => number
  pick: <T>(list: readonly [T, ...T[]]) => T
  chance: (probability: number) => boolean
}

/** mulberry32: 32 bits of state are plenty for demo data, and no engine's float rules are involved. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  }
}
