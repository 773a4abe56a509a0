import { passwordRuleProblems, signUp, type PasswordPolicy } from '@console/contracts'

export const SIGN_UP_FIELDS = ['invite', 'username', 'name', 'password', 'confirmPassword'] as const
export type SignUpField = (typeof SIGN_UP_FIELDS)[number]
export type SignUpForm = Record<SignUpField, string>

/** Ids of the texts beside the fields. */
export type SignUpProblem =
  | 'inviteMissing'
  | 'usernameMissing'
  | 'usernameForm'
  | 'nameMissing'
  | 'passwordMissing'
  | 'sameAsAccount'
  | 'rule.default'
  | 'rule.long'
  | 'confirmMissing'
  | 'confirmDiffers'

/** Asked before anything is sent; the server asks the same rule again. */
export function signUpProblems(
  { invite, username, name, password, confirmPassword }: SignUpForm,
  policy: PasswordPolicy,
): Partial<Record<SignUpField, SignUpProblem>> {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {}
  if (invite.trim() === '') problems.invite = 'inviteMissing'
  if (username.trim() === '') problems.username = 'usernameMissing'
  else if (!signUp.USERNAME_PATTERN.test(username.trim())) problems.username = 'usernameForm'
  if (name.trim() === '') problems.name = 'nameMissing'
  const broken = passwordRuleProblems(password, { username: username.trim(), policy })
  if (password === '') problems.password = 'passwordMissing'
  else if (broken.includes('sameAsAccount')) problems.password = 'sameAsAccount'
  else if (broken.length > 0) problems.password = `rule.${policy}`
  if (confirmPassword === '') problems.confirmPassword = 'confirmMissing'
  else if (confirmPassword !== password) problems.confirmPassword = 'confirmDiffers'
  return problems
}

const { SIGN_UP_REFUSALS } = signUp

const FIELD_OF_REFUSAL: ReadonlyMap<number, SignUpField> = new Map([
  [SIGN_UP_REFUSALS.codeUnknown, 'invite'],
  [SIGN_UP_REFUSALS.codeExpired, 'invite'],
  [SIGN_UP_REFUSALS.codeUsed, 'invite'],
  [SIGN_UP_REFUSALS.usernameTaken, 'username'],
  [SIGN_UP_REFUSALS.sameAsAccount, 'password'],
  [SIGN_UP_REFUSALS.ruleBroken, 'password'],
  [SIGN_UP_REFUSALS.confirmationDiffers, 'confirmPassword'],
])

/** The field that a refusal is about; null when it is about none. */
export function fieldOfRefusal(code: number | null): SignUpField | null {
  return code === null ? null : (FIELD_OF_REFUSAL.get(code) ?? null)
}
