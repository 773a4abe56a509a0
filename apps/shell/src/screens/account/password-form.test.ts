import { expect, test } from 'vitest'
import { passwordChecklist, passwordFormProblems } from './password-form.ts'

const rule = { username: 'manager', policy: 'default' } as const
const good = { password: 'Old#2026x', newPassword: 'New#2026x', confirmNewPassword: 'New#2026x' }

test('a form that follows the rule has no problem [SHELL-090]', () => {
  expect(passwordFormProblems(good, rule)).toEqual({})
})

test.each([
  [{ ...good, password: '' }, { password: 'password.oldMissing' }],
  [
    { ...good, newPassword: '', confirmNewPassword: '' },
    { newPassword: 'password.newMissing', confirmNewPassword: 'password.confirmMissing' },
  ],
  [
    { ...good, newPassword: 'MANAGER', confirmNewPassword: 'MANAGER' },
    { newPassword: 'password.sameAsAccount' },
  ],
  [
    { ...good, newPassword: good.password, confirmNewPassword: good.password },
    { newPassword: 'password.sameAsOld' },
  ],
  [{ ...good, newPassword: 'Ab1#', confirmNewPassword: 'Ab1#' }, { newPassword: 'password.rule.default' }],
  [
    { ...good, newPassword: 'onlyletters', confirmNewPassword: 'onlyletters' },
    { newPassword: 'password.rule.default' },
  ],
  [
    { ...good, newPassword: 'With space1#', confirmNewPassword: 'With space1#' },
    { newPassword: 'password.rule.default' },
  ],
  [{ ...good, confirmNewPassword: 'other' }, { confirmNewPassword: 'password.confirmDiffers' }],
])('%j has the problems %j [SHELL-087, SHELL-088, SHELL-089, SHELL-090, SHELL-091]', (form, problems) => {
  expect(passwordFormProblems(form, rule)).toEqual(problems)
})

test('the checklist updates while typing', () => {
  const met = (text: string) =>
    passwordChecklist(text, rule)
      .filter(({ isMet }) => isMet)
      .map((line) => line.rule)
  expect(met('')).toEqual([])
  expect(met('Ab1')).toEqual(['kinds', 'characters', 'sameAsAccount'])
  expect(met('Ab1#Ab1#')).toEqual(['length', 'kinds', 'characters', 'sameAsAccount'])
})
