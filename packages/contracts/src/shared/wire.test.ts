import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  DEFAULT_PAGE_SIZE,
  EXACT_COUNT_LIMIT,
  FIRST_PAGE,
  filterText,
  id,
  noBody,
  noQuery,
  queryDay,
  queryFlag,
  queryId,
  queryIds,
  queryInt,
  queryIsoDay,
  queryPage,
  queryUnixSeconds,
  queryVersion,
  queryVersionFromZero,
  unixSeconds,
  version,
  versionFromZero,
} from './wire.ts'

const page = z.strictObject(queryPage())

test.each<[name: string, schema: z.ZodType, accepted: readonly unknown[], refused: readonly unknown[]]>([
  ['an id', id, [1, 9_007_199_254_740_991], [0, -1, 1.5, 9_007_199_254_740_992, '1']],
  ['unix seconds', unixSeconds, [0, 253_402_300_799], [-1, 253_402_300_800, 0.5]],
  ['unix seconds of a query', queryUnixSeconds, ['0', '253402300799'], ['-1', '253402300800']],
  [
    'a number of a query',
    queryInt(2, 9),
    ['2', '9', 2, 9, '0000000000000009'],
    ['1', '10', '', ' 2', '2.0', '1e0', 'x', '00000000000000009', 2.5, null],
  ],
  ['an id of a query', queryId, ['1', '9007199254740991'], ['0', '9007199254740992']],
  ['ids of a query', queryIds(2), [['1', '2'], '1'], [[], ['1', '1'], ['1', '2', '3'], 'x']],
  ['a version', version, [1, 2_147_483_647], [0, 2_147_483_648]],
  ['a version from zero', versionFromZero, [0, 2_147_483_647], [-1, 2_147_483_648]],
  ['a version of a query', queryVersion, ['1', '2147483647'], ['0', '2147483648']],
  ['a version from zero of a query', queryVersionFromZero, ['0', '2147483647'], ['-1', '2147483648']],
  [
    'a day',
    queryDay,
    ['20000101', '20261130', '20280229'],
    ['20260230', '20270229', '19991231', '2026113', '202611300', '2026-11-30'],
  ],
  ['a day with dashes', queryIsoDay, ['2026-11-30'], ['2026-11-31', '1999-12-31', '20261130', '2026-1-1']],
  ['a flag', queryFlag, ['true', 'false', true, false], ['1', 'yes', '']],
  ['a text of a filter', filterText, ['', 'x'.repeat(200), ` ${'x'.repeat(200)} `], ['x'.repeat(201), 1]],
  ['no query', noQuery, [{}], [{ unknown: '1' }]],
  ['no body', noBody, [undefined, null, {}], [{ unknown: 1 }, '', []]],
  [
    'a page of a list',
    page,
    [{}, { pageIndex: '1', pageSize: '1' }, { pageIndex: '1000', pageSize: '100' }],
    [{ pageIndex: '0' }, { pageIndex: '1001' }, { pageSize: '0' }, { pageSize: '101' }],
  ],
])('%s is accepted within its limits and refused beyond', (...[, schema, accepted, refused]) => {
  expect(accepted.filter((value) => !schema.safeParse(value).success)).toEqual([])
  expect(refused.filter((value) => schema.safeParse(value).success)).toEqual([])
})

test('a query arrives as text and is read as what it means', () => {
  expect(queryInt(0, 99).parse('07')).toBe(7)
  expect(queryIds(3).parse('4')).toEqual([4])
  expect(queryIds(3).parse(['4', '5'])).toEqual([4, 5])
  expect([queryFlag.parse('true'), queryFlag.parse('false')]).toEqual([true, false])
  expect(filterText.parse('  Li Na ')).toBe('Li Na')
})

test('a list begins with its first 10 rows and is counted exactly up to 10,000 [SHELL-097, ERR-036]', () => {
  expect(page.parse({})).toEqual({ pageIndex: 1, pageSize: 10 })
  expect(z.strictObject(queryPage(20)).parse({})).toEqual({ pageIndex: 1, pageSize: 20 })
  expect([FIRST_PAGE, DEFAULT_PAGE_SIZE, EXACT_COUNT_LIMIT]).toEqual([1, 10, 10_000])
})
