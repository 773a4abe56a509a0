import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startOfDay, wallClock } from './wall-clock.ts'
import { addDays } from './zoned-time.ts'

const ZONES = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'Africa/Cairo',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
] as const
const zones = fc.constantFrom(...ZONES)

describe('the clock of a zone', () => {
  test('shows hours that no clock change of another zone shifts [SHELL-098]', () => {
    // The instants at which the clocks of London and New York jump: a computation in local time is an hour off there.
    expect(wallClock(Date.UTC(2026, 2, 28, 17, 30) / 1000, 'Asia/Shanghai').time).toBe('01:30:00')
    expect(wallClock(Date.UTC(2026, 2, 7, 18, 30) / 1000, 'Asia/Shanghai').time).toBe('02:30:00')
  })

  test('writes midnight as 00, not as 24', () => {
    const midnight = Date.UTC(2026, 10, 19, 16) / 1000
    expect(wallClock(midnight, 'Asia/Shanghai')).toEqual({ day: '2026-11-20', time: '00:00:00' })
  })
})

describe('a day', () => {
  test('begins at 01:00 where clocks go forward at midnight', () => {
    expect(wallClock(startOfDay('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo')).toEqual({
      day: '2026-04-24',
      time: '01:00:00',
    })
  })

  test('begins at the first of two midnights where clocks go back over it', () => {
    const first = startOfDay('2026-11-01', 'America/Havana')
    expect(wallClock(first - 1, 'America/Havana').day).toBe('2026-10-31')
    expect(wallClock(first + 3600, 'America/Havana').time).toBe('00:00:00')
  })

  test('begins where the day before ends, in every zone on every day', () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 0, max: 3650 }), (zone, offset) => {
        const day = addDays('2020-01-01', offset)
        const start = startOfDay(day, zone)
        expect(wallClock(start, zone).day).toBe(day)
        expect(wallClock(start - 1, zone).day).toBe(addDays(day, -1))
      }),
      { numRuns: 500 },
    )
  })
})
