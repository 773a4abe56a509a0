import { expect, test } from 'vitest'
import { detectStall } from './stall.ts'

/** The last day is today. */
const stalled = {
  clients: [100, 100, 100, 100, 30],
  onVersion: [9, 9, 9, 9, 9],
  rollout: 50,
  releasedDays: 8,
}

test('a version whose share did not grow in three days and is under half of its rollout stalls', () => {
  expect(detectStall(stalled)).toEqual({ share: 9, shareBefore: 9, rollout: 50, days: 3 })
  expect(detectStall({ ...stalled, onVersion: [9, 9, 9, 10, 30] })).toBeNull()
  expect(detectStall({ ...stalled, onVersion: [30, 9, 9, 24, 0] })).toMatchObject({ share: 24 })
  expect(detectStall({ ...stalled, onVersion: [30, 9, 9, 25, 0] })).toBeNull()
})

test('nothing is said of the first three days, nor of fewer than 20 clients', () => {
  expect(detectStall({ ...stalled, releasedDays: 3 })).toBeNull()
  expect(detectStall({ ...stalled, releasedDays: 4 })).not.toBeNull()
  expect(
    detectStall({ ...stalled, clients: [20, 100, 100, 100, 0], onVersion: [9, 9, 9, 9, 9] }),
  ).not.toBeNull()
  expect(detectStall({ ...stalled, clients: [19, 100, 100, 100, 0] })).toBeNull()
  expect(detectStall({ ...stalled, clients: [100, 100, 100, 19, 0] })).toBeNull()
})
