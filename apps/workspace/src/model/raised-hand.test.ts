import { expect, test } from 'vitest'
import {
  expiredHand,
  HAND_SHOWN_MS,
  isExpired,
  listedHand,
  NO_HAND,
  unlistedHand,
  type RaisedHand,
} from './raised-hand.ts'

const NOW = 1_000_000
/** A hand as a poll or a notice lists it without the time since when it is up. */
const listed = (hand: RaisedHand, nowMs: number) =>
  listedHand(hand, { nowMs, raisedAtMs: null, isFirstAnswer: false })
const raised = listed(NO_HAND, NOW)

test('a listed hand is raised once, at the time when it was listed first', () => {
  expect(raised.raisedAt).toBe(NOW)
  expect(listed(raised, NOW + 2000)).toBe(raised)
})

test('it expires after 30 s, not before', () => {
  expect(HAND_SHOWN_MS).toBe(30_000)
  expect(isExpired(raised, NOW + 29_999)).toBe(false)
  expect(isExpired(raised, NOW + 30_000)).toBe(true)
  expect(isExpired(NO_HAND, NOW)).toBe(false)
})

test('a hand that is still listed when it expires is suppressed until a poll leaves it out', () => {
  const expired = expiredHand(raised)
  expect(listed(expired, NOW + 32_000).raisedAt).toBeNull()
  expect(listed(unlistedHand(expired), NOW + 34_000).raisedAt).toBe(NOW + 34_000)
})

test('a short absence leaves the mark, and a hand that is absent at its end may be raised at once', () => {
  const absent = unlistedHand(raised)
  expect(absent.raisedAt).toBe(NOW)
  expect(listed(absent, NOW + 4000).raisedAt).toBe(NOW)
  expect(listed(expiredHand(absent), NOW + 40_000).raisedAt).toBe(NOW + 40_000)
})

test('a hand has its age, and gets no mark if it was up for 30 s before the wall was opened', () => {
  const first = (ageMs: number) =>
    listedHand(NO_HAND, { nowMs: NOW, raisedAtMs: NOW - ageMs, isFirstAnswer: true })
  expect(first(29_999)).toMatchObject({ raisedAt: NOW - 29_999, markedAt: NOW })
  expect(first(30_000)).toMatchObject({ raisedAt: null, isSuppressed: true })
  const later = listedHand(NO_HAND, { nowMs: NOW, raisedAtMs: NOW - 40_000, isFirstAnswer: false })
  expect(later).toMatchObject({ raisedAt: NOW - 40_000, markedAt: NOW })
  expect(isExpired(later, NOW + 29_999)).toBe(false)
})

test('a mark that a notice set takes the age of the next answer, and a hand that is raised again gets a mark', () => {
  const answered = (hand: RaisedHand, raisedAtMs: number, nowMs = NOW + 2000) =>
    listedHand(hand, { nowMs, raisedAtMs, isFirstAnswer: false })
  expect(answered(raised, NOW - 1000)).toBe(raised)
  expect(answered(raised, NOW - 5000)).toMatchObject({ raisedAt: NOW - 5000, markedAt: NOW })
  const expired = expiredHand(raised)
  expect(answered(expired, NOW + 1000, NOW + 32_000)).toBe(expired)
  expect(answered(expired, NOW + 31_000, NOW + 33_000)).toMatchObject({
    raisedAt: NOW + 31_000,
    isSuppressed: false,
  })
})
