import { expect, test } from 'vitest'
import { clockParts, durationText, minutesText } from './duration-text.ts'

test.each([
  [-1, '00:00:00'],
  [0, '00:00:00'],
  [59.9, '00:00:59'],
  [90, '00:01:30'],
  [3599, '00:59:59'],
  [3600, '01:00:00'],
  [100_000, '27:46:40'],
  [360_000, '100:00:00'],
])('%s seconds are %s [STAT-046]', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})

test('minutes are counted beyond an hour where there are no hours before them', () => {
  expect([-5, 0.9, 61, 3599, 3600, 3605].map(minutesText)).toEqual([
    '0:00',
    '0:00',
    '1:01',
    '59:59',
    '60:00',
    '60:05',
  ])
})

test('the parts of a length are whole', () => {
  expect(clockParts(3725.9)).toEqual([1, 2, 5])
})
