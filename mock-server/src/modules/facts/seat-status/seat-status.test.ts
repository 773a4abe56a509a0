import { describe, expect, test } from 'vitest'
import { secondsSince, seatStateAt, type SeatFacts } from './seat-status.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const reported = (evt: number): SeatFacts => ({
  last: { evt, since: ago(600), until: NOW },
  call: null,
  heartbeatAt: null,
  presentUntil: null,
})
const statusOf = (facts: SeatFacts) => seatStateAt(facts, NOW).status

describe('the status of a seat', () => {
  test.each([
    ['log-out', 0, 1],
    ['log-in', 1, 2],
    ['leave', 3, 4],
    ['work', 4, 2],
    ['break', 5, 4],
    ['online', 6, 2],
    ['idle', 7, 4],
  ])('after %s (%i) is %i [WORK-015]', (_name, evt, status) => {
    expect(seatStateAt(reported(evt), NOW)).toEqual({ status, since: ago(600) })
  })

  test('is unknown after a report that nobody can read, and offline without any [LIVE-007]', () => {
    expect(statusOf(reported(8))).toBe(0)
    expect(seatStateAt({ last: null, call: null, heartbeatAt: null, presentUntil: null }, NOW)).toEqual({
      status: 1,
      since: null,
    })
  })

  test('is unknown once the end of the last one was lost, but offline where that was a sign-out', () => {
    const lost = (evt: number) =>
      statusOf({ ...reported(evt), last: { evt, since: ago(90_000), until: ago(1) } })
    expect([lost(4), lost(0)]).toEqual([0, 1])
  })

  test('is ringing until a call is answered, calling until it ends, and then begins again [WORK-015]', () => {
    const during = (answeredAt: Date | null, endedAt: Date | null) =>
      seatStateAt({ ...reported(4), call: { startedAt: ago(90), answeredAt, endedAt } }, NOW)
    expect(during(null, null)).toEqual({ status: 5, since: ago(90) })
    expect(during(ago(80), null)).toEqual({ status: 3, since: ago(80) })
    expect(during(ago(80), ago(20))).toEqual({ status: 2, since: ago(20) })
  })

  test('is offline after three missed heartbeats, also in a call, but not where the seat sends none', () => {
    const silent = (seconds: number) =>
      seatStateAt(
        {
          ...reported(4),
          call: { startedAt: ago(90), answeredAt: null, endedAt: null },
          heartbeatAt: ago(seconds),
        },
        NOW,
      )
    expect(silent(45).status).toBe(5)
    expect(silent(46)).toEqual({ status: 1, since: ago(1) })
  })

  test('is offline once its client is gone and its reports are silent, from the later of both', () => {
    const gone = (presentUntil: Date, heartbeatAt: Date | null = null) =>
      seatStateAt({ ...reported(4), heartbeatAt, presentUntil }, NOW)
    expect(gone(NOW).status).toBe(2)
    expect(gone(ago(1))).toEqual({ status: 1, since: ago(1) })
    expect(gone(ago(1), ago(45)).status).toBe(2)
    expect(gone(NOW, ago(46)).status).toBe(2)
    expect(gone(ago(3), ago(47))).toEqual({ status: 1, since: ago(2) })
  })
})

test('its duration is in whole seconds', () => {
  expect(secondsSince({ since: new Date(NOW.getTime() - 59_999) }, NOW)).toBe(59)
  expect(secondsSince({ since: ago(60) }, NOW)).toBe(60)
  expect(secondsSince({ since: null }, NOW)).toBe(0)
})
