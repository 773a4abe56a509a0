import type { Text } from '../../../platform/messages/text.ts'
import type { QuestionUses } from './questions.store.ts'

export const knowledgeTexts = {
  wrongState: {
    en: 'The answer is in another state by now, in which this cannot be done. Load the list again.',
    zh: '答案的状态已变化，无法执行此操作，请重新加载列表。',
  },
  handledAlready: { en: 'Somebody has handled it already.', zh: '已有人处理。' },
  nothingToDraw: {
    en: 'No session of these days has a transcript. Choose other days.',
    zh: '所选日期内没有带文字记录的会话，请选择其他日期。',
  },
  unknownScene: {
    en: 'The business has no such scene. Choose another.',
    zh: '该业务没有此场景，请选择其他场景。',
  },
} satisfies Record<string, Text>

export function questionInUse({ names, total }: QuestionUses): Text {
  const others = total - names.length
  return {
    en: `The question is in use by: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}. Take it out of there first.`,
    zh: `问题正被以下文档或产品使用：${names.join('、')}${others > 0 ? `等 ${total} 个` : ''}，请先从中移除。`,
  }
}
