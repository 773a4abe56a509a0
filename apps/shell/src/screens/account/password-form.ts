import { passwordRuleProblems, type PasswordPolicy, type PasswordRuleProblem } from '@console/contracts'

export type PasswordForm = { password: string; newPassword: string; confirmNewPassword: string }

/** Ids of the texts of SHELL-087..091. */
export type PasswordProblem =
  | 'password.oldMissing'
  | 'password.newMissing'
  | 'password.sameAsAccount'
  | 'password.sameAsOld'
  | 'password.rule.default'
  | 'password.rule.long'
  | 'password.confirmMissing'
  | 'password.confirmDiffers'

export type PasswordFormProblems = Partial<Record<keyof PasswordForm, PasswordProblem>>

/** Checked in this order: required, account, old, rule (SHELL-Q43). */
export function passwordFormProblems(
  { password, newPassword, confirmNewPassword }: PasswordForm,
  { username, policy }: { username: string; policy: PasswordPolicy },
): PasswordFormProblems {
  const problems: PasswordFormProblems = {}
  if (password === '') problems.password = 'password.oldMissing'
  const broken = passwordRuleProblems(newPassword, { username, policy })
  if (newPassword === '') problems.newPassword = 'password.newMissing'
  else if (broken.includes('sameAsAccount')) problems.newPassword = 'password.sameAsAccount'
  else if (newPassword === password) problems.newPassword = 'password.sameAsOld'
  else if (broken.length > 0) problems.newPassword = `password.rule.${policy}`
  if (confirmNewPassword === '') problems.confirmNewPassword = 'password.confirmMissing'
  else if (confirmNewPassword !== newPassword) problems.confirmNewPassword = 'password.confirmDiffers'
  return problems
}

/** The rule as single lines that can be ticked off while typing. */
export function passwordChecklist(
  newPassword: string,
  { username, policy }: { username: string; policy: PasswordPolicy },
): { rule: 'length' | 'kinds' | 'characters' | 'sameAsAccount'; isMet: boolean }[] {
  const broken = new Set<PasswordRuleProblem>(passwordRuleProblems(newPassword, { username, policy }))
  const rules =
    policy === 'long'
      ? (['length', 'sameAsAccount'] as const)
      : (['length', 'kinds', 'characters', 'sameAsAccount'] as const)
  return rules.map((rule) => ({ rule, isMet: newPassword !== '' && !broken.has(rule) }))
}
