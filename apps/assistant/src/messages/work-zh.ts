import { besideSessionsZh } from './beside-sessions-zh.ts'
import { sessionZh } from './session-zh.ts'
import { sessionsZh } from './sessions-zh.ts'
import type { workEn } from './work-en.ts'

/** One file for each group of pages beside this one, spread here. */
export const workZh: Record<keyof typeof workEn, string> = {
  ...besideSessionsZh,
  ...sessionZh,
  ...sessionsZh,
  'work.signedOut.title': '请登录后查看此页面',
  'work.signedOut.text': '会话已结束，或此浏览器中没有用户登录。',
  'work.confirm': '确认',
  'work.cancel': '取消',
}
