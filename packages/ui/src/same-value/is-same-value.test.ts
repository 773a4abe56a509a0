import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameValue } from './is-same-value.ts'

test.each([
  [
    { a: 1, b: ['x'] },
    { b: ['x'], a: 1 },
  ],
  [null, null],
  [NaN, NaN],
  [{ a: undefined }, { a: undefined }],
])('values are the same by what is in them, whatever the order of their keys (%#)', (left, right) => {
  expect(isSameValue(left, right)).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: undefined }, { b: undefined }],
  [{}, []],
  [
    ['x', 'y'],
    ['y', 'x'],
  ],
  [null, {}],
  [1, '1'],
])('and differ by one key, one value or one kind (%#)', (left, right) => {
  expect(isSameValue(left, right)).toBe(false)
  expect(isSameValue(right, left)).toBe(false)
})

test('a copy of any JSON value is the same', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(isSameValue(JSON.parse(text), JSON.parse(text))).toBe(true)
    }),
  )
})
