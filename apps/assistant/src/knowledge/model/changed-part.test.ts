import { expect, test } from 'vitest'
import { changedPart } from './changed-part.ts'

test.each([
  ['Seven days.', 'Seven working days.', { start: 'Seven ', before: '', after: 'working ', end: 'days.' }],
  ['aa', 'aaa', { start: 'aa', before: '', after: 'a', end: '' }],
  ['same', 'same', { start: 'same', before: '', after: '', end: '' }],
  ['', 'new', { start: '', before: '', after: 'new', end: '' }],
  ['old', '', { start: '', before: 'old', after: '', end: '' }],
])('of %j and %j is the difference between their common prefix and suffix', (before, after, part) => {
  expect(changedPart(before, after)).toEqual(part)
})
