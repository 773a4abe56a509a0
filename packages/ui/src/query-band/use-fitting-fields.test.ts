import { expect, test } from 'vitest'
import { hiddenFields } from './use-fitting-fields.ts'

const field = (width: number, isAlwaysShown = false) => ({ width, isAlwaysShown })
const five = Array.from({ length: 5 }, () => field(100))

test('nothing is hidden while every field has four fifths of its width', () => {
  // 5 × 80 and four gaps of 8.
  expect([...hiddenFields(five, 432)]).toEqual([])
  expect([...hiddenFields(five, 431)]).toEqual([3, 4])
})

test('the fields that fit beside the button stay, from the first on', () => {
  expect([...hiddenFields(five, 300)]).toEqual([2, 3, 4])
  expect([...hiddenFields(five, 128)]).toEqual([0, 1, 2, 3, 4])
})

test('a range of days stays where it is, at its full width', () => {
  const fields = [field(100), field(100), field(100), field(250, true)]
  expect([...hiddenFields(fields, 514)]).toEqual([])
  expect([...hiddenFields(fields, 513)]).toEqual([1, 2])
})

test('a row that is not laid out hides nothing, and an empty field takes no room', () => {
  expect([...hiddenFields(five, 0)]).toEqual([])
  expect([...hiddenFields([...five, field(0)], 432)]).toEqual([])
})
