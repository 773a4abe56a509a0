import { expect, test } from 'vitest'
import { areSameGroups, movedSeats, frozenGroups } from './seat-groups.ts'

const shown = [
  { orgId: 5, seatIds: [1, 2, 3] },
  { orgId: 6, seatIds: [7] },
]

test('counts the cards that would move, appear or disappear', () => {
  expect(movedSeats(shown, shown)).toBe(0)
  expect(
    movedSeats(shown, [
      { orgId: 5, seatIds: [2, 1, 3] },
      { orgId: 6, seatIds: [7] },
    ]),
  ).toBe(2)
  expect(
    movedSeats(shown, [
      { orgId: 5, seatIds: [1, 2] },
      { orgId: 6, seatIds: [7, 8] },
    ]),
  ).toBe(2)
  expect(movedSeats(shown, [{ orgId: 5, seatIds: [1, 2, 3] }])).toBe(1)
  expect(movedSeats([], shown)).toBe(4)
})

test('the same seats in other groups are not the same', () => {
  expect(areSameGroups(shown, [...shown])).toBe(true)
  expect(areSameGroups(shown, shown.toReversed())).toBe(false)
})

test('a still order takes over what is new to the wall and leaves the rest', () => {
  const next = [
    { orgId: 5, seatIds: [3, 2, 1] },
    { orgId: 7, seatIds: [9] },
  ]
  expect(frozenGroups(shown, next)).toEqual([
    { orgId: 5, seatIds: [1, 2, 3] },
    { orgId: 7, seatIds: [9] },
  ])
  expect(frozenGroups([{ orgId: 5, seatIds: [] }], next.slice(0, 1))).toEqual(next.slice(0, 1))
})
