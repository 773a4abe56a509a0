import { expect, test } from 'vitest'
import { daysOfMonth, MAX_NEW_ACCOUNTS, openingCost, openingProblem } from './bill-what-if.ts'

test('accounts opened up to the 15th cost a month each, from the 16th on half a month, later ones a month', () => {
  expect(openingCost({ count: 25, day: 15 }, '2026-02')).toEqual({ inMonth: 25, inLaterMonths: 25 })
  expect(openingCost({ count: 25, day: 16 }, '2026-02')).toEqual({ inMonth: 12.5, inLaterMonths: 25 })
  expect(openingCost({ count: 3, day: 1 }, '2026-02')).toEqual({ inMonth: 3, inLaterMonths: 3 })
})

test('from 1 to 100,000 accounts can be opened, on the days that the month has', () => {
  expect(MAX_NEW_ACCOUNTS).toBe(100_000)
  const problem = (count: number | null, day: number | null, month = '2026-02') =>
    openingProblem({ count, day }, month)
  expect([problem(1, 1), problem(100_000, 28)]).toEqual([null, null])
  for (const count of [0, 100_001, 1.5, null]) expect(problem(count, 1)).toBe('count')
  for (const day of [0, 29, 1.5, null]) expect(problem(1, day)).toBe('day')
  expect([problem(1, 29, '2028-02'), problem(1, 30, '2028-02')]).toEqual([null, 'day'])
  expect(['2026-04', '2026-12', '2028-02'].map(daysOfMonth)).toEqual([30, 31, 29])
})
