import { expect, test } from 'vitest'
import { clockText, durationText } from './duration-text.ts'

test('durations have hours, minutes and seconds, positions in a call minutes and seconds [STAT-046]', () => {
  expect([0, 90, 100_000, -1].map(durationText)).toEqual(['00:00:00', '00:01:30', '27:46:40', '00:00:00'])
  expect([-5, 999, 61_000, 3_600_000].map(clockText)).toEqual(['0:00', '0:00', '1:01', '60:00'])
})
