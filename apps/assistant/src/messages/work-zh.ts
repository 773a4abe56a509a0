import { audioPlayerMessages } from '@console/ui/audio-player-messages'
import { accountZh } from '../pages/accounts/account-zh.ts'
import { annotationZh } from '../pages/annotation/annotation-zh.ts'
import { besideSessionsZh } from './beside-sessions-zh.ts'
import { customerZh } from '../pages/customers/customer-zh.ts'
import { databaseZh } from '../pages/database/database-zh.ts'
import { handZh } from '../pages/hands/hand-zh.ts'
import { knowledgeZh } from '../pages/knowledge/knowledge-zh.ts'
import { managedListZh } from '../components/managed-list/managed-list-zh.ts'
import { monitorZh } from '../pages/monitor/monitor-zh.ts'
import { qualityZh } from '../pages/quality/quality-zh.ts'
import { readingZh } from '../components/reading/reading-zh.ts'
import { scoreZh } from '../pages/scores/score-zh.ts'
import { sessionZh } from './session-zh.ts'
import { sessionsZh } from './sessions-zh.ts'
import { taskZh } from '../pages/tasks/task-zh.ts'
import { twinZh } from '../pages/twin/twin-zh.ts'
import type { workEn } from './work-en.ts'

/** One file for each group of pages, spread here. */
export const workZh: Record<keyof typeof workEn, string> = {
  ...audioPlayerMessages.zh,
  ...besideSessionsZh,
  ...sessionZh,
  ...sessionsZh,
  ...managedListZh,
  ...readingZh,
  ...monitorZh,
  ...knowledgeZh,
  ...qualityZh,
  ...twinZh,
  ...taskZh,
  ...scoreZh,
  ...annotationZh,
  ...databaseZh,
  ...customerZh,
  ...accountZh,
  ...handZh,
  'work.signedOut.title': '请登录后查看此页面',
  'work.signedOut.text': '会话已结束，或此浏览器中没有用户登录。',
  'work.confirm': '确认',
  'work.cancel': '取消',
}
