import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'judge.pageTitle': ['Review hit', '校验命中'],
  'judge.parent': ['Validation', '会话校验'],
  'judge.noSession': ['No session selected', '未指定会话'],
  'judge.noSession.text': ['Open this page from a reviewed hit.', '请从校验列表打开此页面。'],
  'judge.panel': ['Verdict', '校验'],
  'judge.choose': ['Review this sentence', '校验这一句'],
  'judge.whole': [
    'The session as a whole: something that should have been found was missed.',
    '整个会话：应命中而未命中。',
  ],
  'judge.toWhole': ['Review the session as a whole', '校验整个会话'],
  'judge.sentenceGone': [
    'This sentence is no longer stored, so it cannot be reviewed.',
    '该句内容已不再保存，无法校验。',
  ],
  'judge.labelMissing': ['Choose what to review.', '请选择校验对象。'],
  'judge.means.missed': ['Missed: the session should have had this hit.', '漏判：会话中应有此命中。'],
  'judge.means.hit': [
    'Correct: the hit is right. Wrong: nothing should have been found here.',
    '正确：命中无误。误判：此处不应命中。',
  ],
  'judge.store': ['Save verdict', '保存校验'],
  'judge.change': ['Change verdict', '修改校验'],
  'judge.stored': ['Verdict saved', '校验已保存'],
  'judge.before': ['Verdicts of this session', '此会话的校验'],
  'judge.none': ['None yet.', '暂无。'],
  'judge.sentence': ['sentence {index}', '第 {index} 句'],
})
