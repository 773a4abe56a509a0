import { expect, test } from 'vitest'
import { getRolloutBucket } from './rollout-bucket.ts'

const CLIENT_IDS = Array.from({ length: 10_000 }, (_, index) => `client-${index}`)

function within(versionId: number, percent: number): string[] {
  return CLIENT_IDS.filter((clientId) => getRolloutBucket(versionId, clientId) < percent)
}

test('at 10 percent it is the same tenth of the clients each time, and 20 percent has them all [VER-011]', () => {
  const tenth = within(7, 10)
  expect(within(7, 10)).toEqual(tenth)
  expect(tenth.length).toBeGreaterThanOrEqual(900)
  expect(tenth.length).toBeLessThanOrEqual(1100)
  const fifth = new Set(within(7, 20))
  expect(fifth.size).toBeGreaterThan(1800)
  expect(tenth.filter((clientId) => !fifth.has(clientId))).toEqual([])
})

test('another version goes to other clients first', () => {
  const shared = within(7, 10).filter((clientId) => getRolloutBucket(8, clientId) < 10)
  expect(shared.length).toBeGreaterThan(50)
  expect(shared.length).toBeLessThan(200)
})
