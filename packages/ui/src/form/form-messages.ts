const en = {
  'form.kept': 'Your input is preserved.',
  'form.conflict': 'Somebody changed this meanwhile.',
  'form.conflict.keep': 'Keep my changes',
  'form.conflict.take': 'Show current version',
}

const zh: Readonly<Record<keyof typeof en, string>> = {
  'form.kept': '您输入的内容已保留。',
  'form.conflict': '内容已被他人修改。',
  'form.conflict.keep': '继续使用我的内容',
  'form.conflict.take': '显示当前内容',
}

/** For applications that show forms. */
export const formMessages = { en, zh }
