import { describe, expect, test } from 'vitest'
import { toClockTime, parseClock } from './clock.ts'
import {
  toCorrectionForm,
  correctionProblems,
  createEndExclusion,
  createTimeExclusion,
  withStart,
} from './correction.ts'
import { getDayBounds } from './track-segments.ts'

const ZONE = 'Asia/Shanghai'
const DAY = '2026-11-20'
const { begin: BEGIN, end: END } = getDayBounds(DAY, ZONE)
const HOUR = 3600
const today = { day: DAY, zone: ZONE, now: BEGIN + 14.5 * HOUR }
const earlier = { day: DAY, zone: ZONE, now: END + HOUR }

test('the times of a segment are cut to minutes, midnight is 23:59, and an end after now is now', () => {
  const times = (segment: { begin: number; end: number }, day = earlier) => {
    const { start, end } = toCorrectionForm(segment, day)
    return [start, end]
  }
  expect(times({ begin: BEGIN + 9 * HOUR + 59, end: BEGIN + 10 * HOUR + 59 })).toEqual(['09:00', '10:00'])
  expect(times({ begin: BEGIN, end: END })).toEqual(['00:00', '23:59'])
  expect(times({ begin: BEGIN, end: END }, today)).toEqual(['00:00', '14:30'])
})

describe('times that cannot be chosen', () => {
  test('are those after the present minute of today, and none of an earlier day [PLAN-009]', () => {
    const isOff = createTimeExclusion(today)
    expect([isOff('14:30'), isOff('14:31'), isOff('23:59')]).toEqual([false, true, true])
    expect(createTimeExclusion(earlier)('23:59')).toBe(false)
  })

  test('for an end are also those before the start, and a start after the end clears it [PLAN-010]', () => {
    const isOff = createEndExclusion(earlier, '09:00')
    expect([isOff('08:59'), isOff('09:00')]).toEqual([true, false])
    expect(withStart({ end: '10:00' }, '10:01')).toEqual({ start: '10:01', end: '' })
    expect(withStart({ end: '10:00' }, '10:00')).toEqual({ start: '10:00' })
  })

  test('are refused where they were typed', () => {
    const form = { start: '14:00', end: '14:31', evtType: 'leave', reason: 'Doctor' } as const
    expect(correctionProblems(form, today)).toEqual({ end: 'never' })
    expect(correctionProblems({ ...form, end: '14:30' }, today)).toEqual({})
    expect(correctionProblems({ ...form, end: '14:00' }, today)).toEqual({ end: 'before' })
  })
})

describe('a clock time', () => {
  test('is the moment at which the clock of the zone shows it [PLAN-013]', () => {
    expect(parseClock('09:30', DAY, ZONE)).toBe(BEGIN + 9.5 * HOUR)
    expect(toClockTime(BEGIN + 9.5 * HOUR, ZONE)).toBe('09:30')
    expect(parseClock('24:00', DAY, ZONE)).toBeNull()
  })

  test('is none where the clock jumps over it, and the first of two where it goes back', () => {
    const autumn = getDayBounds('2026-10-25', 'Europe/Berlin')
    const spring = getDayBounds('2026-03-29', 'Europe/Berlin')
    expect(parseClock('02:30', '2026-03-29', 'Europe/Berlin')).toBeNull()
    expect(parseClock('03:30', '2026-03-29', 'Europe/Berlin')).toBe(spring.begin + 2.5 * HOUR)
    expect(parseClock('02:30', '2026-10-25', 'Europe/Berlin')).toBe(autumn.begin + 2.5 * HOUR)
    expect(parseClock('23:30', '2026-10-25', 'Europe/Berlin')).toBe(autumn.begin + 24.5 * HOUR)
    expect(parseClock('00:30', '2026-04-24', 'Africa/Cairo')).toBeNull()
    expect(parseClock('01:30', '2026-04-24', 'Africa/Cairo')).toBe(
      getDayBounds('2026-04-24', 'Africa/Cairo').begin + HOUR / 2,
    )
  })
})
