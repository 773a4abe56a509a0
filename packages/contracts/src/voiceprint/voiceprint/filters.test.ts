import { expect, test } from 'vitest'
import { CORPUS_STATUS } from './corpus.ts'
import { CHECK_STATUS, statusOf } from './filters.ts'

test.each([
  ['checks', CHECK_STATUS],
  ['samples', CORPUS_STATUS],
])('a filter of %s takes each of the three statuses, -1 or none for any, and no other', (_what, status) => {
  const filter = statusOf(status)
  const read = (value: unknown) => filter.safeParse(value).data
  expect(['0', '1', '2', '-1', -1, undefined].map(read)).toEqual([0, 1, 2, -1, -1, -1])
  expect(['3', '-2', '', '1.5'].map(read)).toEqual([undefined, undefined, undefined, undefined])
})
