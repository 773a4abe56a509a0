import { expect, test } from 'vitest'
import { freshnessAt } from './use-freshness.ts'

const answer = { dataUpdatedAt: 1_000_000, periodMs: 10_000, isHidden: false }

test.each([
  ['just answered', 0, { state: 'fresh', ageSeconds: 0, nextSeconds: 10 }],
  ['answered after the last tick', -400, { state: 'fresh', ageSeconds: 0, nextSeconds: 10 }],
  ['a part of the period old', 3_200, { state: 'fresh', ageSeconds: 3, nextSeconds: 7 }],
  ['requested and not answered yet', 12_000, { state: 'fresh', ageSeconds: 12, nextSeconds: 0 }],
  ['long without an answer', 48_000, { state: 'stale', ageSeconds: 48 }],
])('an answer that is %s', (_name, ageMs, expected) => {
  expect(freshnessAt({ ...answer, now: answer.dataUpdatedAt + ageMs })).toEqual(expected)
})

test('nothing is requested while the page is hidden', () => {
  expect(freshnessAt({ ...answer, isHidden: true, now: answer.dataUpdatedAt })).toEqual({ state: 'paused' })
})
