import { expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { windowLimit } from './window-limit.ts'

function limitAt(start: number) {
  let seconds = start
  const clock: Clock = {
    now: () => new Date(seconds * 1000),
    pause: async () => undefined,
    reach: async () => undefined,
  }
  return {
    limit: windowLimit(clock, { max: 2, seconds: 60 }),
    forward: (by: number) => {
      seconds += by
    },
  }
}

test('so many a key are let in, the next learns how long to wait, and the next window starts again', () => {
  const { limit, forward } = limitAt(600)
  expect([1, 2, 3].map(() => limit.admit('a'))).toEqual([0, 0, 60])
  expect(limit.admit('b')).toBe(0)
  forward(45)
  expect(limit.admit('a')).toBe(15)
  forward(15)
  expect(limit.admit('a')).toBe(0)
})

test('keys that somebody makes up share one count when there are too many of them', () => {
  const { limit } = limitAt(600)
  const waits = Array.from({ length: 50_003 }, (_, index) => limit.admit(`key ${index}`))
  expect(waits.slice(0, 50_002).every((wait) => wait === 0)).toBe(true)
  expect(waits[50_002]).toBe(60)
  expect(limit.admit('key 1')).toBe(0)
})
