import { passwordRuleProblems, signUp, type PasswordPolicy } from '@console/contracts'

export const SIGN_UP_FIELDS = ['invite', 'username', 'name', 'password', 'confirmPassword'] as const
export type SignUpField = (typeof SIGN_UP_FIELDS)[number]
export type SignUpForm = Record<SignUpField, string>

/** Message ids of the problems, so that they follow a switch of the language. */
export type SignUpProblem =
  | 'inviteMissing'
  | 'codeUnknown'
  | 'codeExpired'
  | 'codeUsed'
  | 'usernameMissing'
  | 'usernameForm'
  | 'usernameTaken'
  | 'nameMissing'
  | 'passwordMissing'
  | 'sameAsAccount'
  | 'rule.default'
  | 'rule.long'
  | 'confirmMissing'
  | 'confirmDiffers'

export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>

/** Checked before anything is sent; the server checks the same rule. */
export function signUpProblems(
  { invite, username, name, password, confirmPassword }: SignUpForm,
  policy: PasswordPolicy,
): SignUpProblems {
  const problems: SignUpProblems = {}
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

/** The problems of a refusal, as message ids; empty when it concerns no field. */
export function problemsOfRefusal(code: number | null, policy: PasswordPolicy): SignUpProblems {
  switch (code) {
    case SIGN_UP_REFUSALS.codeUnknown:
      return { invite: 'codeUnknown' }
    case SIGN_UP_REFUSALS.codeExpired:
      return { invite: 'codeExpired' }
    case SIGN_UP_REFUSALS.codeUsed:
      return { invite: 'codeUsed' }
    case SIGN_UP_REFUSALS.usernameTaken:
      return { username: 'usernameTaken' }
    case SIGN_UP_REFUSALS.sameAsAccount:
      return { password: 'sameAsAccount' }
    case SIGN_UP_REFUSALS.ruleBroken:
      return { password: `rule.${policy}` }
    case SIGN_UP_REFUSALS.confirmationDiffers:
      return { confirmPassword: 'confirmDiffers' }
    default:
      return {}
  }
}
