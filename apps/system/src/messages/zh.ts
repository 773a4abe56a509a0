import { roleZh } from './role-zh.ts'

/** One file a page and language beside this one, spread here. */
export const zh = {
  ...roleZh,
  'system.kept': '您输入的内容已保留。',
}
