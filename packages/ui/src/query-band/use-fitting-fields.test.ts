import { expect, test } from 'vitest'
import { hiddenFields } from './use-fitting-fields.ts'

const field = (width: number) => ({ width, kind: 'other' }) as const
const range = { width: 250, kind: 'range' } as const
const presets = { width: 260, kind: 'presets' } as const
const five = Array.from({ length: 5 }, () => field(100))

/** Behind the button, and left out. */
function hidden(...[fields, available]: Parameters<typeof hiddenFields>) {
  const { behind, leftOut } = hiddenFields(fields, available)
  return [behind, leftOut]
}

test('nothing is hidden while every field has four fifths of its width', () => {
  // 5 × 80 and four gaps of 8.
  expect(hidden(five, 432)).toEqual([[], []])
  expect(hidden(five, 431)).toEqual([[3, 4], []])
})

test('the fields that fit beside the button stay, from the first on', () => {
  expect(hidden(five, 300)).toEqual([[2, 3, 4], []])
  expect(hidden(five, 128)).toEqual([[0, 1, 2, 3, 4], []])
})

test('a range of days stays where it is, at its full width', () => {
  const fields = [field(100), field(100), field(100), range]
  expect(hidden(fields, 514)).toEqual([[], []])
  expect(hidden(fields, 513)).toEqual([[1, 2], []])
})

test('presets of the range are left out before other fields shrink by more than a twentieth, and are never behind the button', () => {
  const fields = [field(100), field(100), field(100), presets, range]
  // 3 × 95, 260, 250 and four gaps of 8.
  expect(hidden(fields, 827)).toEqual([[], []])
  expect(hidden(fields, 826)).toEqual([[], [3]])
  expect(hidden(fields, 514)).toEqual([[], [3]])
  expect(hidden(fields, 513)).toEqual([[1, 2], [3]])
})

test('a row that is not laid out hides nothing, and an empty field takes no room', () => {
  expect(hidden(five, 0)).toEqual([[], []])
  expect(hidden([...five, field(0)], 432)).toEqual([[], []])
})
