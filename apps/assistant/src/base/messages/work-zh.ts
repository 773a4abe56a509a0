import { managedListZh } from './managed-list-zh.ts'
import { readingZh } from './reading-zh.ts'
import { sessionPartsZh } from './session-parts-zh.ts'
import type { workEn } from './work-en.ts'

/** Texts that several data pages share; those of one folder are in it. */
export const workZh: Record<keyof typeof workEn, string> = {
  ...sessionPartsZh,
  ...managedListZh,
  ...readingZh,
  'work.signedOut.title': '请登录后查看此页面',
  'work.signedOut.text': '会话已结束，或此浏览器中没有用户登录。',
  'work.breadcrumb': '当前位置',
  'work.confirm': '确认',
  'work.cancel': '取消',
}
