import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countText, offeredPages, pageAfterRemoval, pageCount } from './paging.ts'

describe('paging', () => {
  test('removing the only row of the last page leads to the page before, except on page 1 [ERR-037]', () => {
    expect(pageAfterRemoval(3, 0)).toBe(2)
    expect(pageAfterRemoval(1, 0)).toBe(1)
    expect(pageAfterRemoval(3, 4)).toBe(3)
  })

  test('counts beyond 10,000 are shown as such', () => {
    expect(countText(1284, false, 'en')).toBe('1,284')
    expect(countText(10_000, true, 'en')).toBe('10,000+')
  })

  test('an empty list has one page', () => {
    expect(pageCount({ total: 0, pageSize: 20 })).toBe(1)
    expect(pageCount({ total: 41, pageSize: 20 })).toBe(3)
  })

  test('the pager offers first, near and last', () => {
    expect(offeredPages(1, 65)).toEqual([1, 2, 3, null, 65])
    expect(offeredPages(30, 65)).toEqual([1, null, 29, 30, 31, null, 65])
    expect(offeredPages(65, 65)).toEqual([1, null, 63, 64, 65])
    expect(offeredPages(1, 1)).toEqual([1])
  })

  test('every offer holds the page itself, in order, and nothing outside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)]
        const pages = offeredPages(page, count).filter((offered) => offered !== null)
        expect(pages).toContain(page)
        expect(pages).toEqual(pages.toSorted((x, y) => x - y))
        expect(pages.every((offered) => offered >= 1 && offered <= count)).toBe(true)
      }),
    )
  })
})
