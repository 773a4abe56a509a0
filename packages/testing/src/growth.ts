import { expect, test } from 'vitest'

/**
 * A reader of input from people and machines: its name, the longest input that it is given, and a function that reads input
 * of some length.
 */
export type Reader = readonly [what: string, limit: number, read: (length: number) => unknown]

/**
 * The precision at which a thread's time is measured: a reader that takes little more than this at its limit is linear
 * enough.
 */
const FLOOR_MS = 8
const TRIES = 3
/** The growth of a doubling. */
const MOST_GROWTH = 2.5
const SMALLEST = 1024
/** The growth of three doublings. */
const MOST_TIMES = MOST_GROWTH ** 3

/** Measures the time that this thread worked, without other work of the machine. */
async function measureCpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

async function fastestMs(work: () => unknown): Promise<number> {
  const times: number[] = []
  while (times.length < TRIES) times.push(await measureCpuMs(work))
  return Math.min(...times)
}

/**
 * Tests readers, each in one test. A test fails if the time for a text at the limit is too long in comparison with an eighth
 * of it: three doublings, of which each may cost 2.5 times. Quadratic growth takes 64 times as long.
 */
export function testGrowth(readers: readonly Reader[]): void {
  test.each(readers)(
    'the work for %s grows with its length: at most 2.5 times for each doubling',
    async (_, limit, read) => {
      await read(Math.min(SMALLEST, limit / 8))
      const first = await measureCpuMs(() => read(limit))
      let times = first / FLOOR_MS
      if (times > MOST_TIMES) {
        // Measured only now: after the whole text was read, the code is compiled, and an eighth is as fast as it will be.
        const eighth = await fastestMs(() => read(limit / 8))
        times = Math.min(first, await fastestMs(() => read(limit))) / Math.max(FLOOR_MS, eighth)
      }
      expect(times).toBeLessThanOrEqual(MOST_TIMES)
    },
  )
}

/** A text of some length that repeats a unit. */
export const repeated =
  (unit: string) =>
  (length: number): string =>
    unit.repeat(Math.floor(length / unit.length))
