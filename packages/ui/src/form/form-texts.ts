import { defineTexts } from '../texts/define-texts.ts'

/** For applications that show forms. */
export const formTexts = defineTexts({
  'form.inputPreserved': ['Your input is preserved.', '您输入的内容已保留。'],
  'form.conflict': ['Somebody changed this meanwhile.', '内容已被他人修改。'],
  'form.conflict.keep': ['Keep my changes', '继续使用我的内容'],
  'form.conflict.take': ['Show current version', '显示当前内容'],
  'form.other': ['{label}, as saved by somebody else', '{label}（他人已保存）'],
  'form.other.take': ['Use this value', '采用此值'],
  'form.password.show': ['Show password', '显示密码'],
  'form.password.hide': ['Hide password', '隐藏密码'],
  'form.row.add': ['Add', '添加'],
  'form.row.remove': ['Remove {number}', '移除第 {number} 项'],
})
