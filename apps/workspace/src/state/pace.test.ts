import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const FRAME_MS = 16

test('a request runs after the next frame, many requests together once', () => {
  const run = vi.fn()
  const pace = createThrottle(250, run)
  for (let request = 0; request < 500; request += 1) pace.request()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(FRAME_MS + 1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what is requested within the time after a run is run when that is over', () => {
  const run = vi.fn()
  const pace = createThrottle(250, run)
  pace.request()
  vi.advanceTimersByTime(FRAME_MS + 1)
  pace.request()
  vi.advanceTimersByTime(248)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1 + FRAME_MS + 1)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a request of the run itself is not lost', () => {
  const run = vi.fn(() => {
    if (run.mock.calls.length === 1) pace.request()
  })
  const pace = createThrottle(250, run)
  pace.request()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('once stopped nothing runs and no timer waits, also of a later request, until it is started again', () => {
  const run = vi.fn()
  const pace = createThrottle(250, run)
  pace.request()
  pace.stop()
  pace.request()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  pace.start()
  vi.advanceTimersByTime(FRAME_MS + 1)
  expect(run).toHaveBeenCalledTimes(1)
})
