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
} as const satisfies Record<string, Text>
