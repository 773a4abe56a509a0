/** `default` is the source's rule, `long` the alternative of R12. */
export type PasswordPolicy = 'default' | 'long'

export type PasswordRuleProblem = 'length' | 'kinds' | 'characters' | 'common' | 'sameAsAccount'

const PRINTABLE = /^[\x21-\x7e]*$/
const KINDS = [/\d/, /[A-Z]/, /[a-z]/, /[^\dA-Za-z]/]

/** Checks a new password against a policy, in the server and in the form (SHELL-088, SHELL-090, SHELL-Q43). */
export function passwordRuleProblems(
  password: string,
  context: { username: string; policy: PasswordPolicy; isCommon?: (password: string) => boolean },
): PasswordRuleProblem[] {
  const problems: PasswordRuleProblem[] = []
  if (password.toLowerCase() === context.username.toLowerCase()) problems.push('sameAsAccount')
  if (context.policy === 'long') {
    if (password.length < 12 || password.length > 128) problems.push('length')
    if (context.isCommon?.(password) === true) problems.push('common')
    return problems
  }
  if (password.length < 8 || password.length > 16) problems.push('length')
  if (!PRINTABLE.test(password)) problems.push('characters')
  if (KINDS.filter((kind) => kind.test(password)).length < 3) problems.push('kinds')
  return problems
}
