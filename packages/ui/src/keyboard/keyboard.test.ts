import { expect, test } from 'vitest'
import { isOfInputMethod } from './keyboard.ts'

test.each([
  ['Enter', { key: 'Enter', keyCode: 13 }, false],
  [
    'Enter that chooses a word in Chromium and Firefox',
    { key: 'Enter', keyCode: 229, isComposing: true },
    true,
  ],
  ['Enter that chooses a word in WebKit', { key: 'Enter', keyCode: 229, isComposing: false }, true],
])('%s', (_, init, expected) => {
  expect(isOfInputMethod(new KeyboardEvent('keydown', init))).toBe(expected)
})
