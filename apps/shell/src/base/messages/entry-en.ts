/** Texts of the pages before sign-in and of the start; the signed-in console has its own. */
export const entryEn = {
  'signIn.title': 'Sign in',
  'signIn.returnUnnamed': 'You will go back to the page you opened.',
  'signIn.return': 'You will go back to {page}.',
  'signIn.username': 'Username',
  'signIn.password': 'Password',
  'signIn.showPassword': 'Show password',
  'signIn.hidePassword': 'Hide password',
  'signIn.forgotPassword': 'Forgot password',
  'signIn.submit': 'Sign in',
  'signIn.haveInvitation': 'Have an invitation?',
  'signIn.register': 'Register',
  'signIn.register.later': 'Registration is not available yet.',
  'signIn.version': '{title} Console {version}',
  'signIn.backToSignIn': 'Back to sign in',
  'signIn.notice.passwordChanged': 'Your password is changed. Sign in with the new one to continue.',
  'signIn.notice.sessionEnded': 'Your session has ended. Sign in to continue.',
  'signIn.notice.cookiesBlocked':
    'This browser blocks cookies for this site. You can sign in, but you will have to sign in again after every reload and in every new tab. Allow cookies to stay signed in.',
  'signIn.notice.unreachable':
    'The server could not be reached to check your session. Sign in, or reload the page later.',
  'signIn.error.incomplete': 'Enter your username and password.',
  'signIn.error.wrongCredentials': 'Wrong username or password.',
  'signIn.error.accountDisabled': 'This account is disabled. Contact your administrator to enable it.',
  'signIn.error.limited':
    'Too many attempts. Try again in {minutes, plural, one {a minute} other {# minutes}} at most.',
  'signIn.error.wait': '{minutes}:{seconds} left',
  'signIn.error.unreachable': 'The server could not be reached. Check the connection and try again.',
  'signIn.error.server': 'The server could not sign you in (status {status}). Try again in a moment.',
  'forgotPassword.title': 'Forgot password',
  'forgotPassword.text':
    'Contact your company’s administrator for a new password. They can set one under Accounts; you change it when you first sign in.',
  'register.title': 'Register',
  'register.text':
    'Registration by invitation is not available yet. Contact the person who invited you to get an account.',
  'boot.starting': 'The console is starting',
  'boot.failed': 'The console could not start',
  'boot.retry': 'Retry',
  'boot.refresh': 'Refresh',
  'boot.step.config': 'Its settings could not be loaded.',
  'boot.step.kit': 'Shared libraries could not be loaded.',
  'boot.step.account': 'Your account could not be loaded.',
  'boot.step.registry': 'The list of its modules could not be loaded.',
  'boot.step.menu': 'Your menu could not be loaded.',
  'boot.step.page': 'An unexpected error occurred on the page.',
  'boot.notAuthorised': 'You are not authorised',
  'boot.notAuthorised.note':
    'The server refused a request that the console needs to start. Your permissions may have just changed: refresh, or contact your administrator.',
} as const

export type EntryMessageId = keyof typeof entryEn
