import type { reportSchedule } from '@console/contracts'
import { expect, test } from 'vitest'
import { lastDue, nextDue, periodBefore } from './due-times.ts'

const mondays: reportSchedule.Timing = { every: 'week', weekday: 1, time: '08:00' }
const sundays: reportSchedule.Timing = { every: 'week', weekday: 7, time: '02:30' }
const monthly = (day: number | 'last', time = '08:00'): reportSchedule.Timing => ({
  every: 'month',
  day,
  time,
})
const next = (timing: reportSchedule.Timing, after: string, timezone = 'Europe/Berlin') =>
  nextDue(timing, { after: new Date(after), timezone }).at.toISOString()

test('a weekly report is due on its day, a week later when its time of today has come', () => {
  expect(next(mondays, '2026-11-23T06:59:59Z')).toBe('2026-11-23T07:00:00.000Z')
  expect(next(mondays, '2026-11-23T07:00:00Z')).toBe('2026-11-30T07:00:00.000Z')
})

test('a monthly report is due on its day, the last one also in months of 28, 29 and 30 days', () => {
  expect(next(monthly(28), '2027-02-01T00:00:00Z')).toBe('2027-02-28T07:00:00.000Z')
  expect(next(monthly('last'), '2027-02-01T00:00:00Z')).toBe('2027-02-28T07:00:00.000Z')
  expect(next(monthly('last'), '2028-02-01T00:00:00Z')).toBe('2028-02-29T07:00:00.000Z')
  expect(next(monthly('last'), '2026-11-01T00:00:00Z')).toBe('2026-11-30T07:00:00.000Z')
  expect(next(monthly(1), '2026-01-01T07:00:00Z')).toBe('2026-02-01T07:00:00.000Z')
})

test('a time that clocks skip is due at their change, one that they show twice is due once', () => {
  expect(next(sundays, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
  expect(next(sundays, '2026-03-29T01:00:00Z')).toBe('2026-04-05T00:30:00.000Z')
  expect(next(sundays, '2026-10-24T12:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
  expect(next(sundays, '2026-10-25T00:30:00Z')).toBe('2026-11-01T01:30:00.000Z')
})

test('on a day that was due already it is not due again in another zone', () => {
  const after = new Date('2026-11-23T02:00:00Z')
  const due = (lastDay: string | null) => nextDue(mondays, { after, timezone: 'Europe/Berlin', lastDay }).day
  expect(due(null)).toBe('2026-11-23')
  expect(due('2026-11-23')).toBe('2026-11-30')
})

test('of what was missed the newest is the one that is made up for', () => {
  const last = (at: string) => lastDue(mondays, { at: new Date(at), timezone: 'Europe/Berlin' }).day
  expect(last('2026-11-23T06:59:59Z')).toBe('2026-11-16')
  expect(last('2026-11-23T07:00:00Z')).toBe('2026-11-23')
  expect(last('2026-11-29T23:00:00Z')).toBe('2026-11-23')
})

test('the file has the day, the week from Monday, or the month before, from the first second to the last', () => {
  const daysOf = (period: reportSchedule.Period, day: string) => {
    const { firstDay, lastDay } = periodBefore(period, { day, timezone: 'UTC' })
    return [firstDay, lastDay]
  }
  expect(daysOf('day', '2027-01-01')).toEqual(['2026-12-31', '2026-12-31'])
  expect(daysOf('week', '2026-11-23')).toEqual(['2026-11-16', '2026-11-22'])
  expect(daysOf('week', '2026-11-29')).toEqual(['2026-11-16', '2026-11-22'])
  expect(daysOf('month', '2027-03-31')).toEqual(['2027-02-01', '2027-02-28'])
  expect(daysOf('month', '2027-01-01')).toEqual(['2026-12-01', '2026-12-31'])
  // Clocks go back on 1 November.
  expect(periodBefore('day', { day: '2026-11-02', timezone: 'America/New_York' })).toMatchObject({
    firstSecond: Date.UTC(2026, 10, 1, 4) / 1000,
    lastSecond: Date.UTC(2026, 10, 2, 5) / 1000 - 1,
  })
})
