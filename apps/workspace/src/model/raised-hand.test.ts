import { expect, test } from 'vitest'
import { expiredHand, HAND_SHOWN_MS, isExpired, listedHand, NO_HAND, unlistedHand } from './raised-hand.ts'

const NOW = 1_000_000
const raised = listedHand(NO_HAND, NOW)

test('a listed hand is raised once, at the time when it was listed first', () => {
  expect(raised.raisedAt).toBe(NOW)
  expect(listedHand(raised, NOW + 2000)).toBe(raised)
})

test('it expires after 30 s, not before', () => {
  expect(HAND_SHOWN_MS).toBe(30_000)
  expect(isExpired(raised, NOW + 29_999)).toBe(false)
  expect(isExpired(raised, NOW + 30_000)).toBe(true)
  expect(isExpired(NO_HAND, NOW)).toBe(false)
})

test('a hand that is still listed when it expires is suppressed until a poll leaves it out', () => {
  const expired = expiredHand(raised)
  expect(listedHand(expired, NOW + 32_000).raisedAt).toBeNull()
  expect(listedHand(unlistedHand(expired), NOW + 34_000).raisedAt).toBe(NOW + 34_000)
})

test('a short absence leaves the mark, and a hand that is absent at its end may be raised at once', () => {
  const absent = unlistedHand(raised)
  expect(absent.raisedAt).toBe(NOW)
  expect(listedHand(absent, NOW + 4000).raisedAt).toBe(NOW)
  expect(listedHand(expiredHand(absent), NOW + 40_000).raisedAt).toBe(NOW + 40_000)
})
