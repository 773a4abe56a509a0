import type { listsEn } from './lists-en.ts'

export const listsZh: Readonly<Record<keyof typeof listsEn, string>> = {
  'lists.failed': '项目列表加载失败',
  'lists.open.failed': '项目加载失败',
  'lists.industry': '行业',
  'lists.actions': '操作',
  'lists.actionOn': '{action}，{name}',
  'lists.noneFound': '没有符合筛选条件的项目',
}
