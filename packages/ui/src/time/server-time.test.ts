import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockDifference, learnServerTime, serverNow, shareClockDifference } from './server-time.ts'

const NOON = Date.parse('2026-11-20T12:00:00Z')
const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  shareClockDifference({ lowMs: -Infinity, highMs: Infinity })
})
afterEach(() => {
  shareClockDifference({ lowMs: -Infinity, highMs: Infinity })
  vi.useRealTimers()
})

/** Simulates an answer that comes a round trip after its request, with the server's time at the middle of the trip. */
function answerAt(serverMs: number, roundTripMs = 0): void {
  const sentAtMs = Date.now()
  vi.setSystemTime(sentAtMs + roundTripMs)
  learnServerTime(new Headers({ date: new Date(serverMs).toUTCString() }), sentAtMs)
}

test.each([13, -13, 26, -26])('a clock that is %i h wrong shows the time of the server', (hours) => {
  vi.setSystemTime(NOON + hours * HOUR)
  expect(serverNow()).toBe(NOON + hours * HOUR)
  answerAt(NOON)
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(1000)
  vi.advanceTimersByTime(HOUR)
  expect(Math.abs(serverNow() - NOON - HOUR)).toBeLessThanOrEqual(1000)
})

test('a clock that the header of whole seconds does not contradict stays as it is', () => {
  vi.setSystemTime(NOON + 640)
  answerAt(NOON + 640, 80)
  expect(serverNow()).toBe(NOON + 720)
  answerAt(NOON + 900, 400)
  expect(serverNow()).toBe(NOON + 1120)
})

test('each answer narrows the difference, whatever a slow one leaves open', () => {
  vi.setSystemTime(NOON - HOUR)
  answerAt(NOON, 40_000)
  answerAt(NOON + 40_999, 0)
  answerAt(NOON + 41_000, 1)
  expect(clockDifference()).toEqual({ lowMs: HOUR + 999, highMs: HOUR + 1000 })
})

test('a clock that is set afterwards is noticed with the next answer', () => {
  answerAt(NOON)
  vi.setSystemTime(NOON + 26 * HOUR)
  answerAt(NOON)
  expect(Math.abs(serverNow() - NOON)).toBeLessThanOrEqual(1000)
})

test.each([{}, { date: '' }, { date: 'soon' }])('an answer with %o teaches nothing', (headers) => {
  answerAt(NOON - 13 * HOUR)
  const before = { ...clockDifference() }
  learnServerTime(new Headers(headers), Date.now())
  expect(clockDifference()).toEqual(before)
})

test('a clock that is set back while a request runs teaches nothing', () => {
  const sentAtMs = Date.now()
  vi.setSystemTime(NOON - HOUR)
  learnServerTime(new Headers({ date: new Date(NOON - HOUR).toUTCString() }), sentAtMs)
  expect(serverNow()).toBe(NOON - HOUR)
})
