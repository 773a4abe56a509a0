import { expect, test } from 'vitest'
import { zonedMoment, zonedTime } from './zoned-time.ts'

const SUMMER_MORNING = Date.UTC(2026, 6, 1, 23, 5, 9) / 1000

test('a time is written in the zone it is requested in', () => {
  expect(zonedTime(SUMMER_MORNING, 'Asia/Shanghai')).toBe('2026-07-02 07:05:09')
  expect(zonedTime(SUMMER_MORNING, 'Europe/London')).toBe('2026-07-02 00:05:09')
  expect(zonedTime(SUMMER_MORNING, 'UTC')).toBe('2026-07-01 23:05:09')
})

const at = (day: string, time: string, zone: string) => zonedMoment(day, time, zone).toISOString()

test('a time of a day is found in zones east and west of UTC', () => {
  expect(at('2026-11-23', '08:00', 'Asia/Shanghai')).toBe('2026-11-23T00:00:00.000Z')
  expect(at('2026-11-23', '08:00', 'America/New_York')).toBe('2026-11-23T13:00:00.000Z')
  expect(at('2026-11-23', '00:00', 'Asia/Kathmandu')).toBe('2026-11-22T18:15:00.000Z')
})

test('a time that the clocks skip is the moment of their change, also where they skip half an hour or a day', () => {
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-10-04', '02:00', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z')
  expect(at('2011-12-30', '08:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z')
})

test('a time that the clocks show twice is the first of both', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})
