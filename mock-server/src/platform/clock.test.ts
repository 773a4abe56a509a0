import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fastClock, systemClock } from './clock.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const never = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Watches whether a wait has ended. */
function watched(waiting: Promise<void>): { isOver: boolean } {
  const seen = { isOver: false }
  void waiting.then(() => (seen.isOver = true))
  return seen
}

test('a fast clock begins with the real time and makes an hour of a minute', async () => {
  const clock = fastClock(60)
  expect(clock.now().getTime()).toBe(NOON)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(clock.now().toISOString()).toBe('2026-11-21T13:00:00.000Z')
})

test.each([
  ['the real clock', systemClock, 1],
  ['a clock of ten times the speed', () => fastClock(10), 10],
] as const)('a wait for a moment of %s ends when it has come, and not before', async (_, of, speed) => {
  const clock = typeof of === 'function' ? of() : of
  const seen = watched(clock.reach(new Date(NOON + 900_000), never))
  await vi.advanceTimersByTimeAsync(900_000 / speed - 1)
  expect(seen.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(seen.isOver).toBe(true)
})

test('a clock that is set is noticed: forward soon, back by waiting longer', async () => {
  const forward = watched(systemClock.reach(new Date(NOON + 3_600_000), never))
  vi.setSystemTime(NOON + 7_200_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(forward.isOver).toBe(true)
  const start = Date.now()
  const back = watched(systemClock.reach(new Date(start + 10_000), never))
  vi.setSystemTime(start - 60_000)
  await vi.advanceTimersByTimeAsync(69_999)
  expect(back.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(back.isOver).toBe(true)
})

test('an aborted wait ends at once', async () => {
  const stopping = new AbortController()
  const seen = watched(systemClock.reach(new Date(NOON + 3_600_000), stopping.signal))
  stopping.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.isOver).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
