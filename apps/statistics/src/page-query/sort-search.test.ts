import { quality, stat, twin } from '@console/contracts'
import { expect, test } from 'vitest'
import { sortSearch } from './sort-search.ts'

test.each([
  ...[...stat.USER_SORTS, ...stat.CALL_SORTS, ...quality.VIOLATION_SORTS, ...twin.USE_SORTS].map((key) => ({
    field: 'sort' as const,
    key,
  })),
  ...twin.SEAT_SORTS.map((key) => ({ field: 'seatSort' as const, key })),
])('an address can order by $key of a call, in $field', ({ field, key }) => {
  expect(sortSearch[field].parse(`-${key}`)).toEqual({ key, order: 'desc' })
  expect(sortSearch[field].parse('another')).toBeNull()
})
