import { label } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

export const labelTexts = {
  required: { en: 'Required.', zh: '必填。' },
  locked: { en: 'Cannot be changed after the label was saved.', zh: '标签保存后不能修改。' },
  shownNameRequired: {
    en: 'Required while the label is displayed to agents.',
    zh: '标签对坐席展示时必填。',
  },
  seenByAll: {
    en: 'A label about the customer is visible to everybody.',
    zh: '与客户相关的标签必须对所有人可见。',
  },
  notForSeats: {
    en: 'A label that only managers see is not displayed to agents.',
    zh: '仅管理者可见的标签不能对坐席展示。',
  },
  otherBusiness: { en: 'Not a product of this business.', zh: '不是该业务的产品。' },
  listGone: (letter: string): Text => ({
    en: `Condition ${letter}: a word list that it uses no longer exists.`,
    zh: `条件${letter}：所用的词表已不存在。`,
  }),
  tooManyWords: (letter: string, lists: readonly CountedList[], count: number): Text => ({
    en: `Condition ${letter}: with ${named(lists, ['“', '”', ', '])} it has ${count} words, at most ${label.MAX_KEYWORDS} are possible.`,
    zh: `条件${letter}：加上词表${named(lists, ['“', '”', '、'])}后共有 ${count} 个词，最多 ${label.MAX_KEYWORDS} 个。`,
  }),
  inLabel: (name: string, problem: string): Text => ({
    en: `Label “${name}”: ${problem}`,
    zh: `标签“${name}”：${problem}`,
  }),
} as const satisfies Record<string, Text | ((...values: never[]) => Text)>

type CountedList = { name: string; words: readonly string[] }

/** Each list with how many words it has. */
function named(
  lists: readonly CountedList[],
  [open, close, comma]: readonly [string, string, string],
): string {
  return lists.map(({ name, words }) => `${open}${name}${close} (${words.length})`).join(comma)
}
