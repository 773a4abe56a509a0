import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.for(['PasswordPassword', '123456789012', 'abababababab', 'aaaaaaaaaaaaaaa', 'password 1234'])(
  '%s is common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.for(['plum-river-stone-9', 'vVk83!laQ2ns-', 'abcabdabcabd'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
