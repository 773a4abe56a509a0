import { expect, test } from 'vitest'
import { validDays } from './days.ts'

test.each([
  [0, null],
  [1, 1],
  [30, 30],
  [31, null],
  ['1.5', null],
  ['', null],
  [null, null],
])('%s days are taken as %s', (days, expected) => {
  expect(validDays({ isOther: true, days })).toBe(expected)
})
