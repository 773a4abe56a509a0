import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'judgement.count': ['{count, plural, one {# hit} other {# hits}}', '共 {count, number} 个命中'],
  'judgement.title': ['Validation', '会话校验'],
  'judgement.what': ['Reviewed item', '校验内容'],
  'judgement.updatedAt': ['Reviewed', '校验时间'],
  'judgement.failed': ['The verdicts could not be loaded', '校验结果加载失败'],
  'judgement.empty': ['No verdicts', '暂无校验结果'],
  'judgement.empty.text': [
    'Sentences are reviewed in the editor of their session.',
    '可在会话的校验编辑页中判断句子。',
  ],
})
