import { expect, test } from 'vitest'
import { railCapacity, splitTabs } from './rail-capacity.ts'

test.each([
  [1232, 20, 20],
  [1231, 20, 18],
  [900, 20, 13],
  [768, 20, 10],
  [768, 11, 11],
  [100, 20, 1],
])('a window %i high shows of %i tabs %i [SHELL-052]', (height, tabs, shown) => {
  expect(railCapacity(height, tabs)).toBe(shown)
})

test.each([
  ['a', 'abc', 'de'],
  ['d', 'abd', 'ce'],
  ['-', 'abc', 'de'],
])('of five tabs with %s open, the rail has %s and More has %s', (open, shown, rest) => {
  const split = splitTabs(['a', 'b', 'c', 'd', 'e'], { capacity: 3, isOpen: (tab) => tab === open })
  expect([split.shown.join(''), split.rest.join('')]).toEqual([shown, rest])
})
