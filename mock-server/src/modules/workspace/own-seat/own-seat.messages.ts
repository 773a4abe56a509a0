import type { Text } from '../../../platform/messages/text.ts'

export const ownSeatTexts = {
  handOffline: {
    en: 'You are offline, where nobody sees your hand. Set another status first.',
    zh: '您处于离线状态，举手无人可见。请先设置其他状态。',
  },
} satisfies Record<string, Text>
