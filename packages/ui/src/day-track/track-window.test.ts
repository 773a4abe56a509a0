import { describe, expect, test } from 'vitest'
import { startOfDay } from '../time/wall-clock.ts'
import { clockText } from './clock-text.ts'
import { rulerTicks } from './ruler-ticks.ts'
import { LEAST_WIDTH, moved, percentIn, moveIntoView, WHOLE_DAY, zoomed } from './track-window.ts'

describe('the part of the day in sight', () => {
  test('is zoomed about a point, which does not move, up to a quarter of an hour', () => {
    const closer = zoomed(WHOLE_DAY, 2, 0.5)
    expect(closer).toEqual({ from: 0.25, to: 0.75 })
    expect(percentIn(closer, 0.5, 0.5).left).toBe(50)
    const least = zoomed(closer, 1_000_000, 0.3)
    expect(least.to - least.from).toBeCloseTo(LEAST_WIDTH)
    expect(zoomed(closer, 0.01, 0.3)).toEqual(WHOLE_DAY)
  })

  test('is moved no further than midnight', () => {
    expect(moved({ from: 0.25, to: 0.75 }, 0.5)).toEqual({ from: 0.5, to: 1 })
    expect(moved({ from: 0.25, to: 0.75 }, -0.5)).toEqual({ from: 0, to: 0.5 })
  })

  test('moves as little as needed to show a segment', () => {
    expect(moveIntoView({ from: 0.25, to: 0.75 }, 0.3, 0.4)).toEqual({ from: 0.25, to: 0.75 })
    const right = moveIntoView({ from: 0.25, to: 0.75 }, 0.7, 0.8)
    expect(right.from).toBeCloseTo(0.3)
    expect(right.to).toBeCloseTo(0.8)
  })
})

/** A day of a zone that ends where the next begins. */
const dayOf = (day: string, next: string, zone: string) => ({
  begin: startOfDay(day, zone),
  end: startOfDay(next, zone),
})
const texts = (day: { begin: number; end: number }, zone: string, most = 30) =>
  rulerTicks(day, WHOLE_DAY, { zone, most }).map(({ text }) => text)

describe('the ruler', () => {
  const zone = 'Europe/Berlin'
  const ordinary = dayOf('2026-11-20', '2026-11-21', zone)

  test('has the hours of the clock: each once, one missing, or one twice', () => {
    expect(texts(ordinary, zone)).toHaveLength(25)
    expect(texts(ordinary, zone).slice(0, 4)).toEqual(['00:00', '01:00', '02:00', '03:00'])
    expect(texts(dayOf('2026-03-29', '2026-03-30', zone), zone).slice(0, 4)).toEqual([
      '00:00',
      '01:00',
      '03:00',
      '04:00',
    ])
    expect(texts(dayOf('2026-10-25', '2026-10-26', zone), zone).slice(0, 5)).toEqual([
      '00:00',
      '01:00',
      '02:00',
      '02:00',
      '03:00',
    ])
  })

  test('ends with 24:00 and has no more ticks than there is room for', () => {
    expect(texts(ordinary, zone, 8)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
      '24:00',
    ])
  })

  test('has minutes where an hour is in sight', () => {
    const hour = rulerTicks(ordinary, { from: 9 / 24, to: 10 / 24 }, { zone, most: 12 })
    expect(hour.map(({ text }) => text).slice(0, 3)).toEqual(['09:00', '09:05', '09:10'])
  })
})

test('times have seconds where there are any, and the offset on a day whose clock changes', () => {
  const zone = 'Europe/Berlin'
  const ordinary = dayOf('2026-11-20', '2026-11-21', zone)
  expect(clockText(ordinary.begin + 3600, ordinary, zone)).toBe('01:00')
  expect(clockText(ordinary.begin + 3605, ordinary, zone)).toBe('01:00:05')
  expect(clockText(ordinary.end, ordinary, zone)).toBe('24:00')
  const autumn = dayOf('2026-10-25', '2026-10-26', zone)
  expect(clockText(autumn.begin + 2 * 3600, autumn, zone)).toBe('02:00 UTC+2')
  expect(clockText(autumn.begin + 3 * 3600, autumn, zone)).toBe('02:00 UTC+1')
})
