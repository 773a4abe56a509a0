import { durationText } from '@console/ui/time'
import { expect, test } from 'vitest'
import { growth, hoursText, toAxisHours, toMinutes } from './figure-text.ts'

test.each([
  [90, 1.5],
  [60, 1],
  [100, 1.67],
  [0, 0],
])('%s seconds are %s minutes', (seconds, minutes) => {
  expect(toMinutes(seconds)).toBe(minutes)
})

test('growth is relative to what was, and nothing where nothing was', () => {
  expect(growth(110, 100)).toBeCloseTo(0.1)
  expect(growth(90, 100)).toBeCloseTo(-0.1)
  expect(growth(5, 0)).toBeNull()
})

test('an axis of hours loses no second', () => {
  for (const seconds of [0, 1, 59, 3599, 20_473, 27_101, 86_399])
    expect(hoursText(toAxisHours(seconds))).toBe(durationText(seconds))
})
