const en = {
  'form.inputPreserved': 'Your input is preserved.',
  'form.conflict': 'Somebody changed this meanwhile.',
  'form.conflict.keep': 'Keep my changes',
  'form.conflict.take': 'Show current version',
  'form.other': '{label}, as saved by somebody else',
  'form.other.take': 'Use this value',
  'form.password.show': 'Show password',
  'form.password.hide': 'Hide password',
  'form.row.add': 'Add',
  'form.row.remove': 'Remove {number}',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  'form.inputPreserved': '您输入的内容已保留。',
  'form.conflict': '内容已被他人修改。',
  'form.conflict.keep': '继续使用我的内容',
  'form.conflict.take': '显示当前内容',
  'form.other': '{label}（他人已保存）',
  'form.other.take': '采用此值',
  'form.password.show': '显示密码',
  'form.password.hide': '隐藏密码',
  'form.row.add': '添加',
  'form.row.remove': '移除第 {number} 项',
}

/** For applications that show forms. */
export const formMessages = { en, zh }
