import { expect, test } from 'vitest'
import { zonedTime } from './zoned-time.ts'

const SUMMER_MORNING = Date.UTC(2026, 6, 1, 23, 5, 9) / 1000

test('a time is written in the zone it is requested in', () => {
  expect(zonedTime(SUMMER_MORNING, 'Asia/Shanghai')).toBe('2026-07-02 07:05:09')
  expect(zonedTime(SUMMER_MORNING, 'Europe/London')).toBe('2026-07-02 00:05:09')
  expect(zonedTime(SUMMER_MORNING, 'UTC')).toBe('2026-07-01 23:05:09')
})
