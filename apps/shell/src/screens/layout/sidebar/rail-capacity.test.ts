import { expect, test } from 'vitest'
import { railCapacity } from './rail-capacity.ts'

test.each([
  [900, 20, 20],
  [1200, 20, 20],
  [899, 20, 13],
  [768, 20, 10],
  [768, 11, 11],
  [100, 20, 1],
])('a window %i high shows of %i tabs %i [SHELL-052]', (height, tabs, shown) => {
  expect(railCapacity(height, tabs)).toBe(shown)
})
