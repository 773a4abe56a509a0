/** A list of directions, normally distributed and the same everywhere: embeddings are stored and compared later. */
export function randomDirections(count: number, { length, spread }: { length: number; spread: number }) {
  const next = randomNumbers()
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return Array.from({ length: count }, () => Float64Array.from({ length }, () => spread * normal()))
}

/** Mulberry32, from 0 up to 1. */
function randomNumbers(): () => number {
  let state = 0
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
