import { knowledgeEn } from '../pages/knowledge/knowledge-en.ts'
import { qualityEn } from '../pages/quality/quality-en.ts'
import { besideSessionsEn } from './beside-sessions-en.ts'
import { managedListEn } from '../components/managed-list/managed-list-en.ts'
import { monitorEn } from '../pages/monitor/monitor-en.ts'
import { readingEn } from '../components/reading/reading-en.ts'
import { sessionEn } from './session-en.ts'
import { sessionsEn } from './sessions-en.ts'

/** One file for each group of pages, spread here. */
export const workEn = {
  ...besideSessionsEn,
  ...sessionEn,
  ...sessionsEn,
  ...managedListEn,
  ...readingEn,
  ...monitorEn,
  ...knowledgeEn,
  ...qualityEn,
  'work.signedOut.title': 'Sign in to see this page',
  'work.signedOut.text': 'Your session is over, or nobody is signed in in this browser.',
  'work.confirm': 'Confirm',
  'work.cancel': 'Cancel',
}
