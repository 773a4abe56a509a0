import { expect, test } from 'vitest'
import { fillDays, isCronPush, sumSeries } from './pushes.ts'

const day = (name: string, count: number) => ({ day: name, touchedCnt: count, clickedCnt: 1, viewedCnt: 0 })

test('each day has its counts, and a day without a record has zeros [MSG-004, MSG-005]', () => {
  const filled = fillDays(
    [day('20261120', 5), day('20261118', 3), day('20260101', 9)],
    ['20261118', '20261119', '20261120'],
  )
  expect(filled.map((one) => [one.day, one.touchedCnt])).toEqual([
    ['20261118', 3],
    ['20261119', 0],
    ['20261120', 5],
  ])
  expect(sumSeries(filled, 'touchedCnt')).toBe(8)
})

test.each([
  [1, true],
  [true, true],
  [0, false],
  [false, false],
  [2, false],
])('is_cron %s is cron: %s [MSG-002]', (isCron, expected) => {
  expect(isCronPush({ is_cron: isCron })).toBe(expected)
})
