import { expect, test } from 'vitest'
import { isSameSearch, querySearch } from './query-search.ts'

test('a view has the query without what is open, empty values, and parameters of the shell and of messages', () => {
  const page = { leftOut: ['page', 'record'] }
  const search = '?module=role&page=3&record=7&opType=&lang=zh&dev&msgId=9&userName=Lin&begin=2026-03-02'
  expect(querySearch(search, page)).toBe('?module=role&begin=2026-03-02')
  expect(querySearch('?page=3&lang=zh', page)).toBe('')
  expect(querySearch('?text=a%20b%2B', page)).toBe('?text=a+b%2B')
})

test('queries are the same in whatever order', () => {
  expect(isSameSearch('?a=1&b=2', '?b=2&a=1')).toBe(true)
  expect(isSameSearch('?a[]=1&a[]=2', '?a%5B%5D=2&a%5B%5D=1')).toBe(true)
  expect(isSameSearch('?a=1', '?a=1&b=2')).toBe(false)
  expect(isSameSearch('', '?a=1')).toBe(false)
})
