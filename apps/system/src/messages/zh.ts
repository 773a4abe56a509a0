import { peopleZh } from './people-zh.ts'
import { peopleImportZh } from './people-import-zh.ts'
import { personZh } from './person-zh.ts'
import { roleZh } from './role-zh.ts'

/** One file a page and language beside this one, spread here. */
export const zh = {
  ...roleZh,
  ...peopleZh,
  ...peopleImportZh,
  ...personZh,
  'system.kept': '您输入的内容已保留。',
  'system.conflict': '内容已被他人修改。',
  'system.conflict.keep': '继续使用我的内容',
  'system.conflict.take': '显示当前内容',
  'system.goBack': '返回首页',
}
