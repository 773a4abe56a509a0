import { workspace } from '@console/contracts'
import { expect, test } from 'vitest'
import { SAMPLE_NOW, sampleSeat } from '../testing/sample-seat.ts'
import { orderedSeats, type SeatSort } from './seat-order.ts'
import type { Seat } from './seat.ts'

const { nonworking } = workspace.SEAT_STATUS
const idle = (id: number, seconds: number) =>
  sampleSeat(id, { status: nonworking, statusStartTime: SAMPLE_NOW / 1000 - seconds })
const raisedHand = { raisedAt: SAMPLE_NOW, markedAt: SAMPLE_NOW, isListed: true, isSuppressed: false }
const context = { rank: new Map<number, number>(), nowMs: SAMPLE_NOW, isWarned: () => false }
const ids = (seats: readonly Seat[]) => seats.map(({ id }) => id)

test.each<[SeatSort, number[]]>([
  ['default', [1, 2, 3, 4]],
  ['idleAsc', [4, 2, 1, 3]],
  ['idleDesc', [2, 4, 1, 3]],
  ['talkAsc', [1, 4, 2, 3]],
  ['talkDesc', [3, 2, 1, 4]],
])('by %s', (sort, expected) => {
  const seats = [sampleSeat(1), idle(2, 500), sampleSeat(3), idle(4, 20)]
  const rank = new Map([
    [3, 0],
    [2, 1],
  ])
  expect(ids(orderedSeats(seats, { ...context, sort, rank }))).toEqual(expected)
})

test('a sort replaces only the own order: hands and warned seats stay in front', () => {
  const seats = [idle(1, 900), sampleSeat(2), sampleSeat(3, { hand: raisedHand })]
  const isWarned = ({ id }: Seat) => id === 2
  expect(ids(orderedSeats(seats, { ...context, sort: 'idleDesc', isWarned }))).toEqual([3, 2, 1])
})
