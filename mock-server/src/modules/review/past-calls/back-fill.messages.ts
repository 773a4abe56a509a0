import type { Text } from '../../../platform/messages/text.ts'

export const backFillTexts = {
  notJudged: {
    en: 'Only an enabled rule label can judge past calls.',
    zh: '只有已启用的规则标签才能回溯历史通话。',
  },
  running: { en: 'Past calls are already being judged by this label.', zh: '该标签正在回溯历史通话。' },
} as const satisfies Record<string, Text>
