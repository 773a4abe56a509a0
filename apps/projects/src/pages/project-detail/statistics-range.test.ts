import { lastDays, type DayRange } from '@console/ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressedRange, MAX_DAYS, rangeProblem, statisticsRange, wireRange } from './statistics-range.ts'

const ZONE = 'Asia/Shanghai'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the last 7 days are the default when the address lacks a day, and are not written to it [PROJ-Q9]', () => {
  const week: DayRange = ['2026-11-14', '2026-11-20']
  expect(statisticsRange({ from: null, to: null }, ZONE)).toEqual(week)
  expect(statisticsRange({ from: '2026-11-01', to: null }, ZONE)).toEqual(week)
  expect(statisticsRange({ from: '2026-11-01', to: '2026-11-03' }, ZONE)).toEqual([
    '2026-11-01',
    '2026-11-03',
  ])
  expect(addressedRange(week, ZONE)).toEqual({ from: null, to: null })
  expect(addressedRange(['2026-11-20', '2026-11-20'], ZONE)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
})

test('ranges that the server refuses are reported, and days are sent without dashes [PROJ-025]', () => {
  expect(rangeProblem(['2026-11-20', '2026-11-20'])).toBeNull()
  expect(rangeProblem(['2026-11-20', '2026-11-19'])).toBe('backwards')
  expect(rangeProblem(lastDays(MAX_DAYS, ZONE))).toBeNull()
  expect(rangeProblem(lastDays(MAX_DAYS + 1, ZONE))).toBe('tooLong')
  expect(wireRange(['2026-11-01', '2026-11-20'])).toEqual({ beginDay: '20261101', endDay: '20261120' })
})
