import { besideSessionsEn } from './beside-sessions-en.ts'
import { sessionEn } from './session-en.ts'
import { sessionsEn } from './sessions-en.ts'

/** One file for each group of pages beside this one, spread here. */
export const workEn = {
  ...besideSessionsEn,
  ...sessionEn,
  ...sessionsEn,
  'work.signedOut.title': 'Sign in to see this page',
  'work.signedOut.text': 'Your session is over, or nobody is signed in in this browser.',
  'work.confirm': 'Confirm',
  'work.cancel': 'Cancel',
}
