import { workspace } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { SAMPLE_NOW, sampleSeat } from '../testing/sample-seat.ts'
import { NO_HAND } from './raised-hand.ts'
import { withReport } from './seat.ts'

const { offline, online, calling } = workspace.SEAT_STATUS
const NOW_S = SAMPLE_NOW / 1000
const raised = { raisedAt: SAMPLE_NOW, markedAt: SAMPLE_NOW, isListed: true, isSuppressed: false }

describe('a report of a status', () => {
  test('that is the same leaves the seat as it is, also when its start is rounded otherwise', () => {
    const seat = sampleSeat(1)
    for (const statusDuration of [28, 30, 32])
      expect(withReport(seat, { status: online, statusDuration, roomID: 'room-1' }, SAMPLE_NOW)).toBe(seat)
    expect(
      withReport(seat, { status: online, statusDuration: 33, roomID: 'room-1' }, SAMPLE_NOW).statusStartTime,
    ).toBe(NOW_S - 33)
  })

  test('that is another starts the time again, and leaves the hand', () => {
    const seat = sampleSeat(1, { hand: raised })
    const next = withReport(seat, { status: calling, statusDuration: 4, roomID: 'room-1' }, SAMPLE_NOW)
    expect(next).toEqual({ ...seat, status: calling, statusStartTime: NOW_S - 4 })
  })

  test('of going offline clears the hand, and on return its pictures are of a new time', () => {
    const seat = sampleSeat(1, { hand: raised })
    const gone = withReport(seat, { status: offline, statusDuration: 0, roomID: '' }, SAMPLE_NOW)
    expect(gone.hand).toBe(NO_HAND)
    const back = withReport(gone, { status: online, statusDuration: 0, roomID: 'room-1' }, SAMPLE_NOW + 9000)
    expect(back.activeSinceMs).toBe(SAMPLE_NOW + 9000)
    expect(back.activeSinceMs).not.toBe(seat.activeSinceMs)
  })
})
