import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [123, '2:03'],
  [3723, '1:02:03'],
  [-5, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text)
})
