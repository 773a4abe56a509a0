import { managedListEn } from './managed-list-en.ts'
import { readingEn } from './reading-en.ts'
import { sessionPartsEn } from './session-parts-en.ts'

/** Texts that several data pages share; those of one folder are in it. */
export const workEn = {
  ...sessionPartsEn,
  ...managedListEn,
  ...readingEn,
  'work.signedOut.title': 'Sign in to see this page',
  'work.signedOut.text': 'Your session is over, or nobody is signed in in this browser.',
  'work.breadcrumb': 'Breadcrumb',
  'work.confirm': 'Confirm',
  'work.cancel': 'Cancel',
}
