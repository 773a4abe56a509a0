import { describe, expect, test } from 'vitest'
import { lastDays, findPreset, RANGE_PRESETS } from './range-presets.ts'
import { today } from './wall-clock.ts'
import {
  addDays,
  dayRangeToUnix,
  daysIn,
  formatTime,
  hoursFromSeconds,
  isDay,
  toWireDay,
} from './zoned-time.ts'

const noonUtc = Date.UTC(2026, 10, 20, 12) / 1000

describe('times', () => {
  test('show as YYYY-MM-DD HH:mm:ss of the given zone, whatever the browser thinks [SHELL-098]', () => {
    expect(formatTime(noonUtc, 'Asia/Shanghai')).toBe('2026-11-20 20:00:00')
    expect(formatTime(noonUtc, 'America/New_York')).toBe('2026-11-20 07:00:00')
  })

  test('days of statistics travel as YYYYMMDD, hours have two decimals [SHELL-098, ERR-039]', () => {
    expect(toWireDay('2026-11-20')).toBe('20261120')
    expect(hoursFromSeconds(5400)).toBe('1.50')
    expect(hoursFromSeconds(100)).toBe('0.03')
  })

  test('today is the day of the zone', () => {
    const lateUtc = Date.UTC(2026, 10, 20, 20)
    expect(today('Asia/Shanghai', lateUtc)).toBe('2026-11-21')
    expect(today('America/New_York', lateUtc)).toBe('2026-11-20')
  })
})

describe('ranges of days', () => {
  test('run from the first second of the first day to the last of the last', () => {
    const { begin, end } = dayRangeToUnix(['2026-11-20', '2026-11-20'], 'Asia/Shanghai')
    expect(formatTime(begin, 'Asia/Shanghai')).toBe('2026-11-20 00:00:00')
    expect(formatTime(end, 'Asia/Shanghai')).toBe('2026-11-20 23:59:59')
  })

  test('have 23 or 25 hours where clocks change', () => {
    const hours = (day: string) => {
      const { begin, end } = dayRangeToUnix([day, day], 'America/New_York')
      return (end + 1 - begin) / 3600
    }
    expect(hours('2026-03-08')).toBe(23)
    expect(hours('2026-11-01')).toBe(25)
    expect(hours('2026-11-02')).toBe(24)
  })

  test('presets are today, the last 7 days with today, the last 30 days [SHELL-099]', () => {
    const now = Date.UTC(2026, 10, 20, 12)
    const ranges = RANGE_PRESETS.map(({ days }) => lastDays(days, 'Asia/Shanghai', now))
    expect(ranges).toEqual([
      ['2026-11-20', '2026-11-20'],
      ['2026-11-14', '2026-11-20'],
      ['2026-10-22', '2026-11-20'],
    ])
    expect(ranges.map(daysIn)).toEqual([1, 7, 30])
    expect(findPreset(['2026-11-14', '2026-11-20'], 'Asia/Shanghai', now)).toBe('last7')
    expect(findPreset(['2026-11-14', '2026-11-19'], 'Asia/Shanghai', now)).toBeNull()
  })

  test('know the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(isDay('2026-02-30')).toBe(false)
    expect(isDay('20260228')).toBe(false)
    expect(isDay('2026-02-28')).toBe(true)
  })
})
