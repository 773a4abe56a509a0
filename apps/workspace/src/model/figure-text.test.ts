import { expect, test } from 'vitest'
import { figureText } from './figure-text.ts'

test.each([
  ['callCnt', 64, '64'],
  ['talkRate', 45.25, '45.3'],
  ['talkTime', 5939, '1:38'],
  ['talkTime', 59, '0:00'],
  ['avgTalkTime', 203.9, '3:23'],
  ['avgTalkTime', 3605, '60:05'],
] as const)('%s of %d is shown as %s', (key, value, text) => {
  expect(figureText(key, value)).toBe(text)
})
