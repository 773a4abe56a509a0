import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Saved', 'Saved'],
  ['订单已保存', '订单已保存'],
  ['שלום, مرحبا', 'שלום, مرحبا'],
  ['👩‍👩‍👧 a\u200Cb', '👩‍👩‍👧 a\u200Cb'],
  ['\u202Eelosnoc\u202C', 'elosnoc'],
  ['\u2066\u061C\u200Fx\u2069', 'x'],
  ['\n\n\tConsole:\u0007 over\u2028now\u2029', 'Console: over now'],
  ['a\u00AD\u200B\uFEFF\u2060b', 'ab'],
  ['\u2800\u3164  ', ''],
  [`e${'\u0301'.repeat(50)}`, `e${'\u0301'.repeat(4)}`],
  ['\u{E0041}\u0000x', 'x'],
])('the text %j of an app is shown as %j', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})
