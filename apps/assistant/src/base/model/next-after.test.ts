import { expect, test } from 'vitest'
import { nextAfter } from './next-after.ts'

const isEven = (value: number) => value % 2 === 0

test('the next that waits comes after the current one, then from the start, and is never the current one', () => {
  expect(nextAfter([2, 4, 5, 6], 4, isEven)).toBe(6)
  expect(nextAfter([2, 4, 5], 4, isEven)).toBe(2)
  expect(nextAfter([4, 5], 4, isEven)).toBeUndefined()
  expect(nextAfter([2], 7, isEven)).toBe(2)
})
