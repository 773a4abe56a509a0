import { audioPlayerMessages } from '@console/ui/audio-player-messages'
import { accountEn } from '../pages/accounts/account-en.ts'
import { annotationEn } from '../pages/annotation/annotation-en.ts'
import { besideSessionsEn } from './beside-sessions-en.ts'
import { customerEn } from '../pages/customers/customer-en.ts'
import { databaseEn } from '../pages/database/database-en.ts'
import { handEn } from '../pages/hands/hand-en.ts'
import { knowledgeEn } from '../pages/knowledge/knowledge-en.ts'
import { managedListEn } from '../components/managed-list/managed-list-en.ts'
import { monitorEn } from '../pages/monitor/monitor-en.ts'
import { qualityEn } from '../pages/quality/quality-en.ts'
import { readingEn } from '../components/reading/reading-en.ts'
import { scoreEn } from '../pages/scores/score-en.ts'
import { sessionEn } from './session-en.ts'
import { sessionsEn } from './sessions-en.ts'
import { taskEn } from '../pages/tasks/task-en.ts'
import { twinEn } from '../pages/twin/twin-en.ts'

/** One file for each group of pages, spread here. */
export const workEn = {
  ...audioPlayerMessages.en,
  ...besideSessionsEn,
  ...sessionEn,
  ...sessionsEn,
  ...managedListEn,
  ...readingEn,
  ...monitorEn,
  ...knowledgeEn,
  ...qualityEn,
  ...twinEn,
  ...taskEn,
  ...scoreEn,
  ...annotationEn,
  ...databaseEn,
  ...customerEn,
  ...accountEn,
  ...handEn,
  'work.signedOut.title': 'Sign in to see this page',
  'work.signedOut.text': 'Your session is over, or nobody is signed in in this browser.',
  'work.confirm': 'Confirm',
  'work.cancel': 'Cancel',
}
