import { expect, test } from 'vitest'

/** A reader of what people and machines send, the longest that it is given, and a reading of so much. */
export type Reader = readonly [what: string, limit: number, read: (length: number) => unknown]

/** As fine as a thread's time is measured: what takes little more than this at its limit is linear enough. */
const FLOOR_MS = 8
const TRIES = 3
/** The growth of a doubling. */
const MOST_GROWTH = 2.5
const SMALLEST = 1024
/** The growth of three doublings. */
const MOST_TIMES = MOST_GROWTH ** 3

/** Time that this thread worked: what else the machine does is not in it. */
async function workedMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

async function fastestMs(work: () => unknown): Promise<number> {
  const times: number[] = []
  while (times.length < TRIES) times.push(await workedMs(work))
  return Math.min(...times)
}

/**
 * Tests of readers, one each. It fails where the work for a text at its limit is more than it may be after what an eighth of it takes:
 * three doublings, of which each may cost 2.5 times. What grows with the square takes 64 times as long.
 */
export function testGrowth(readers: readonly Reader[]): void {
  test.each(readers)(
    'the work for %s grows with its length: at most 2.5 times for each doubling',
    async (_, limit, read) => {
      await read(Math.min(SMALLEST, limit / 8))
      const first = await workedMs(() => read(limit))
      let times = first / FLOOR_MS
      if (times > MOST_TIMES) {
        // Only now: after a reading of all, its code is compiled, and an eighth is as fast as it will be.
        const eighth = await fastestMs(() => read(limit / 8))
        times = Math.min(first, await fastestMs(() => read(limit))) / Math.max(FLOOR_MS, eighth)
      }
      expect(times).toBeLessThanOrEqual(MOST_TIMES)
    },
  )
}

/** So many characters of a unit that comes again. */
export const repeated =
  (unit: string) =>
  (length: number): string =>
    unit.repeat(Math.floor(length / unit.length))
