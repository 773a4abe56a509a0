import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './when-quiet.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function work(isBusy: boolean) {
  const listeners = new Set<() => void>()
  const set = (busy: boolean): void => {
    isBusy = busy
    for (const listener of listeners) listener()
  }
  return {
    set,
    listeners,
    isBusy: () => isBusy,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

test('runs once, three seconds after the last work has ended', () => {
  const [calls, apps] = [work(true), work(false)]
  const run = vi.fn()
  whenQuiet([calls, apps], run)
  vi.advanceTimersByTime(60_000)
  calls.set(false)
  vi.advanceTimersByTime(2500)
  apps.set(true)
  apps.set(false)
  vi.advanceTimersByTime(2999)
  // Changes without work, such as a clock on the page, delay nothing.
  apps.set(false)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  apps.set(false)
  vi.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledOnce()
  expect([calls.listeners.size, apps.listeners.size]).toEqual([0, 0])
})

test('waits no longer once it is cancelled', () => {
  const calls = work(false)
  const run = vi.fn()
  const stop = whenQuiet([calls], run)
  vi.advanceTimersByTime(2999)
  stop()
  calls.set(false)
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
  expect(calls.listeners.size).toBe(0)
})

test('waits as long as it is given', () => {
  const run = vi.fn()
  whenQuiet([work(false)], run, 300)
  vi.advanceTimersByTime(299)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})
