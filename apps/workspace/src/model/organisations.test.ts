import { expect, test } from 'vitest'
import { aTeam } from '../testing/open-wall.ts'
import { choosableOrganisations, firstSelection, isSeniorMaster, isWithoutOwnSeats } from './organisations.ts'

const tree = [
  aTeam(1, 'Company', {
    seatCnt: 6,
    ownSeatCnt: 0,
    children: [
      aTeam(2, 'Empty', { seatCnt: 0, ownSeatCnt: 0 }),
      aTeam(3, 'Centre', {
        seatCnt: 6,
        ownSeatCnt: 2,
        children: [aTeam(4, 'Team', { ownSeatCnt: 4, seatCnt: 4 })],
      }),
    ],
  }),
]

test('those with seats of their own can be chosen', () => {
  expect(choosableOrganisations(tree)).toEqual([
    { orgId: 3, name: 'Centre', seatCount: 2 },
    { orgId: 4, name: 'Team', seatCount: 4 },
  ])
})

test.each([
  ['the person’s own', 4, [4]],
  ['the first below their own, when that has none of its own', 1, [3]],
  ['the first, when theirs has no seats', 2, [3]],
  ['the first, when theirs is not in the tree', 99, [3]],
  ['the first, without one', null, [3]],
])('at first %s is selected', (_name, own, expected) => {
  expect(firstSelection(tree, own)).toEqual(expected)
})

test('without any seat nothing is selected', () => {
  expect(firstSelection([aTeam(1, 'Empty', { seatCnt: 0, ownSeatCnt: 0 })], 1)).toEqual([])
})

test('an organisation without seats of its own has no group on the wall', () => {
  expect(isWithoutOwnSeats(tree, 1)).toBe(true)
  expect(isWithoutOwnSeats(tree, 3)).toBe(false)
  expect(isWithoutOwnSeats(tree, 99)).toBe(false)
})

test('a person with one organisation is no senior master', () => {
  expect(isSeniorMaster([aTeam(1, 'Team')])).toBe(false)
  expect(isSeniorMaster([aTeam(1, 'Team'), aTeam(2, 'Team')])).toBe(true)
  expect(isSeniorMaster(tree)).toBe(true)
})
