import type { Text } from '../../../platform/messages/text.ts'

export const labelJudgementTexts = {
  unknownLabel: {
    en: 'This label does not exist, or is of another business.',
    zh: '该标签不存在，或属于其他业务。',
  },
} as const satisfies Record<string, Text>
