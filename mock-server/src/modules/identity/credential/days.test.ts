import { expect, test } from 'vitest'
import { addDays, toZonedDay, daysBetween } from '../../../platform/time/days.ts'

test("a day is that of the tenant's zone [CRED-Q1]", () => {
  const lateEvening = Date.UTC(2026, 10, 20, 23, 30) / 1000
  expect(toZonedDay(lateEvening, 'UTC')).toBe('2026-11-20')
  expect(toZonedDay(lateEvening, 'Asia/Shanghai')).toBe('2026-11-21')
})

test('a range has every day once, also where clocks change and years end', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysBetween('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01'])
  expect(daysBetween('2026-11-21', '2026-11-21')).toEqual(['2026-11-21'])
  expect(daysBetween('2026-11-22', '2026-11-21')).toEqual([])
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
})
