import { expect, test } from 'vitest'
import { hiddenFields, SHRUNK_ALONE, SHRUNK_BESIDE_PRESETS } from './use-fitting-fields.ts'

const field = (width: number) => ({ width, isFixed: false })
const range = { width: 250, isFixed: true }
const five = Array.from({ length: 5 }, () => field(100))

function hidden(fields: Parameters<typeof hiddenFields>[0], available: number): number[] {
  return [...hiddenFields(fields, available, SHRUNK_ALONE)]
}

test('nothing is hidden while every field has four fifths of its width', () => {
  // 5 × 80 and four gaps of 8.
  expect(hidden(five, 432)).toEqual([])
  expect(hidden(five, 431)).toEqual([3, 4])
})

test('a field keeps the width of its label with a short value', () => {
  const labelled = { ...field(100), least: 96 }
  // 96, 80 and a gap of 8.
  expect(hidden([labelled, field(100)], 184)).toEqual([])
  expect(hidden([labelled, field(100)], 183)).toEqual([0, 1])
})

test('beside the presets of a range every field has nineteen twentieths of its width', () => {
  const fields = [...five, { width: 260, isFixed: true }, range]
  const fits = (available: number) => hiddenFields(fields, available, SHRUNK_BESIDE_PRESETS).size === 0
  // 5 × 95, 260, 250 and six gaps of 8.
  expect([fits(1033), fits(1032)]).toEqual([true, false])
})

test('the fields that fit beside the button stay, from the first on', () => {
  expect(hidden(five, 300)).toEqual([2, 3, 4])
  expect(hidden(five, 128)).toEqual([0, 1, 2, 3, 4])
})

test('a range of days stays where it is, at its full width', () => {
  const fields = [field(100), field(100), field(100), range]
  expect(hidden(fields, 514)).toEqual([])
  expect(hidden(fields, 513)).toEqual([1, 2])
})

test('a row that is not laid out hides nothing, and an empty field takes no room', () => {
  expect(hidden(five, 0)).toEqual([])
  expect(hidden([...five, field(0)], 432)).toEqual([])
})
