import { expect, test } from 'vitest'
import { axisTop } from './axis-top.ts'

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 6],
  [7, 10],
  [10, 10],
  [11, 20],
  [999, 1000],
  [1001, 2000],
  [4999, 5000],
])('the axis of a largest value of %i ends at %i [CRED-010]', (largest, top) => {
  expect(axisTop(largest)).toBe(top)
})
