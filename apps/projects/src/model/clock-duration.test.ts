import { expect, test } from 'vitest'
import { clockDuration } from './clock-duration.ts'

test.each([
  [0, '00:00:00'],
  [59.4, '00:00:59'],
  [59.6, '00:01:00'],
  [3599, '00:59:59'],
  [3600, '01:00:00'],
  [18_241, '05:04:01'],
  [360_000, '100:00:00'],
])('%d s are %s', (seconds, text) => {
  expect(clockDuration(seconds)).toBe(text)
})
