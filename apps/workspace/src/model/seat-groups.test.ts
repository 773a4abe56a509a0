import { expect, test } from 'vitest'
import { areSameGroups, movedSeats, frozenGroups } from './seat-groups.ts'

const group = (orgId: number, seatIds: number[]) => ({ orgId, seatIds, foldable: 0 })
const shown = [group(5, [1, 2, 3]), group(6, [7])]

test('counts the cards that would move, appear or disappear', () => {
  expect(movedSeats(shown, shown)).toBe(0)
  expect(movedSeats(shown, [group(5, [2, 1, 3]), group(6, [7])])).toBe(2)
  expect(movedSeats(shown, [group(5, [1, 2]), group(6, [7, 8])])).toBe(2)
  expect(movedSeats(shown, [group(5, [1, 2, 3])])).toBe(1)
  expect(movedSeats([], shown)).toBe(4)
})

test('the same seats in other groups are not the same, nor with others to fold', () => {
  expect(areSameGroups([group(5, [1])], [{ ...group(5, [1]), foldable: 1 }])).toBe(false)
  expect(areSameGroups(shown, [...shown])).toBe(true)
  expect(areSameGroups(shown, shown.toReversed())).toBe(false)
})

test('a still order takes over what is new to the wall and leaves the rest', () => {
  const next = [group(5, [3, 2, 1]), group(7, [9])]
  expect(frozenGroups(shown, next)).toEqual([group(5, [1, 2, 3]), group(7, [9])])
  expect(frozenGroups([group(5, [])], next.slice(0, 1))).toEqual(next.slice(0, 1))
})
