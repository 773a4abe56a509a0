import { describe, expect, test } from 'vitest'
import { hasRelativeDays, movableDays, withRelativeDays, withResolvedDays } from './relative-days.ts'

const days = { days: ['from', 'to'], today: '2026-03-02' }

describe('days that move with today', () => {
  test.each([
    ['?from=2026-03-02&to=2026-03-02', '?from=today&to=today'],
    ['?business=7&from=2026-02-24&to=2026-03-01', '?business=7&from=today-6&to=today-1'],
    ['?text=2026-03-02&from=2026-02-30', '?text=2026-03-02&from=2026-02-30'],
    ['?from=2026-03-03', '?from=2026-03-03'],
    // 3,660 days back, and one more.
    ['?from=2016-02-23&to=2016-02-22', '?from=today-3660&to=2016-02-22'],
    ['?text=a%20b', '?text=a%20b'],
  ])('are stored as days before today: %s', (search, stored) => {
    expect(withRelativeDays(search, days)).toBe(stored)
  })

  test.each([
    ['?from=today-6&to=today', '?from=2026-02-24&to=2026-03-02'],
    ['?from=today-3660', '?from=2016-02-23'],
    ['?from=today-3661', '?from=today-3661'],
    ['?from=today-0&to=today-06', '?from=today-0&to=today-06'],
    ['?from=today-&to=Today', '?from=today-&to=Today'],
    ['?from=today%2B1&to=tomorrow', '?from=today%2B1&to=tomorrow'],
    ['?text=today&from=today', '?text=today&from=2026-03-02'],
    ['?text=a%20b&from=2026-03-01', '?text=a%20b&from=2026-03-01'],
    ['', ''],
  ])('are those of the day on which they are opened, and malformed ones stay: %s', (search, opened) => {
    expect(withResolvedDays(search, days)).toBe(opened)
  })

  test.each([
    ['?from=2026-02-24&to=2026-03-02', { endToday: true }],
    ['?from=2026-02-24&to=2026-03-01', { endToday: false }],
    ['?from=2026-02-24&to=2026-03-03', null],
    ['?from=2026-02-30', null],
    ['?text=2026-03-02', null],
  ])('are offered for a query whose days have come: %s', (search, movable) => {
    expect(movableDays(search, days)).toEqual(movable)
  })

  test('are recognised in a stored query', () => {
    expect(hasRelativeDays('?from=today-6', ['from'])).toBe(true)
    expect(hasRelativeDays('?text=today&from=2026-03-02', ['from'])).toBe(false)
  })
})
