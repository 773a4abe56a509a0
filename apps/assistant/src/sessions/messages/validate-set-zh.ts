import type { validateSetEn } from './validate-set-en.ts'

export const validateSetZh: Record<keyof typeof validateSetEn, string> = {
  'judge.pageTitle': '校验命中',
  'judge.noSession': '未指定会话',
  'judge.noSession.text': '请从校验列表打开此页面。',
  'judge.panel': '校验',
  'judge.choose': '校验这一句',
  'judge.whole': '整个会话：应命中而未命中。',
  'judge.toWhole': '校验整个会话',
  'judge.sentenceGone': '该句内容已不再保存，无法校验。',
  'judge.labelMissing': '请选择校验对象。',
  'judge.means.missed': '漏判：会话中应有此命中。',
  'judge.means.hit': '正确：命中无误。误判：此处不应命中。',
  'judge.store': '保存校验',
  'judge.change': '修改校验',
  'judge.stored': '校验已保存',
  'judge.before': '此会话的校验',
  'judge.none': '暂无。',
  'judge.sentence': '第 {index} 句',
}
