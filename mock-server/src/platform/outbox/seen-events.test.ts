import { expect, test } from 'vitest'
import { seenEvents } from './seen-events.ts'

test('the position stays behind what was read lately, so that a lower id that commits late is found', () => {
  let now = 0
  const seen = seenEvents({ start: 10, overlapMs: 1000, now: () => now })
  seen.add(12)
  now = 999
  seen.add(14)
  seen.expire()
  expect([seen.position(), seen.has(12)]).toEqual([10, true])
  now = 1000
  seen.expire()
  expect([seen.position(), seen.has(12), seen.has(14)]).toEqual([12, false, true])
  seen.add(13)
  now = 3000
  seen.expire()
  expect(seen.position()).toBe(14)
})
