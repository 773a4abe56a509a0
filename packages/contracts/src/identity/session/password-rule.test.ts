import { describe, expect, test } from 'vitest'
import { passwordRuleProblems } from './password-rule.ts'

const usual = { username: 'manager', policy: 'default' } as const

describe('the default password rule', () => {
  test.each([
    ['Orchid#2026', []],
    ['abcdEFG1', []],
    ['abcd123!', []],
    ['ABCD123!', []],
    ['Abcdefg!', []],
    ['aB3defgh12345678', []],
    ['aB3defg', ['length']],
    ['aB3defgh123456789', ['length']],
    ['abcdefgh', ['kinds']],
    ['abcd1234', ['kinds']],
    ['Abcd 123', ['characters']],
    ['Abcde１234', ['characters']],
    ['', ['length', 'kinds']],
  ])('judges %j as %j [SHELL-090]', (password, problems) => {
    expect(passwordRuleProblems(password, usual)).toEqual(problems)
  })

  test('refuses the account in any case [SHELL-088]', () => {
    expect(passwordRuleProblems('Manager1', { ...usual, username: 'manager1' })).toContain('sameAsAccount')
  })
})

test('the long policy requires 12 to 128 characters and refuses common passwords, whatever their kinds', () => {
  const long = {
    username: 'manager',
    policy: 'long',
    isCommon: (password: string) => password === 'passwordpassword',
  } as const
  expect(passwordRuleProblems('correcthorse', long)).toEqual([])
  expect(passwordRuleProblems('correcthors', long)).toEqual(['length'])
  expect(passwordRuleProblems('x'.repeat(128), long)).toEqual([])
  expect(passwordRuleProblems('x'.repeat(129), long)).toEqual(['length'])
  expect(passwordRuleProblems('passwordpassword', long)).toEqual(['common'])
})
