import { formMessages } from '@console/ui/form-messages'
export const signUpEn = {
  ...formMessages.en,
  'signUp.title': 'Sign up',
  'signUp.what': 'Accounts are created by invitation. An administrator of the company enables yours.',
  'signUp.invitedBy': '{company} invites you.',
  'signUp.invite': 'Invitation code',
  'signUp.username': 'Username',
  'signUp.name': 'Your name',
  'signUp.password': 'Password',
  'signUp.confirmPassword': 'Confirm password',
  'signUp.haveAccount': 'Have an account?',
  'signUp.signIn': 'Sign in',
  'signUp.submit': 'Sign up',
  'signUp.done.title': 'Account created',
  'signUp.done.text':
    'The account {username} belongs to {company}. It is disabled until an administrator of the company enables it; they have been notified.',
  'signUp.problem.inviteMissing': 'Enter your invitation code',
  'signUp.problem.codeUnknown': 'This invitation code is not known. Check it, or request a new one.',
  'signUp.problem.codeExpired': 'This invitation code has expired. Request a new one.',
  'signUp.problem.codeUsed': 'This invitation code has been used already. Request a new one.',
  'signUp.problem.usernameMissing': 'Enter a username',
  'signUp.problem.usernameForm':
    'Use 3 to 64 Latin letters, digits or . _ @ - and begin with a letter or digit',
  'signUp.problem.usernameTaken': 'This username is taken. Choose another.',
  'signUp.problem.nameMissing': 'Enter your name',
  'signUp.problem.passwordMissing': 'Password cannot be empty',
  'signUp.problem.sameAsAccount': 'Password cannot be the same as account',
  'signUp.problem.rule.default':
    'Password 8-16 digits, consisting of numbers, uppercase letters, lowercase letters, special characters, at least 3 components',
  'signUp.problem.rule.long': 'Password 12-128 characters, and none of the common ones',
  'signUp.problem.confirmMissing': 'Please enter the password again',
  'signUp.problem.confirmDiffers': 'The two passwords differ',
} as const
