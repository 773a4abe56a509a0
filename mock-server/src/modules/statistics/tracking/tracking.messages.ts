import type { Text } from '../../../platform/messages/text.ts'

export const trackingTexts = {
  tooMany: {
    en: 'Too many events were reported. Try again in a minute.',
    zh: '上报的事件过多，请一分钟后重试。',
  },
} satisfies Record<string, Text>
