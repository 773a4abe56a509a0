import type { Text } from '../../../platform/messages/text.ts'

export const managedListTexts = {
  nameTaken: {
    en: 'There is one with this name already. Choose another.',
    zh: '已有同名内容，请使用其他名称。',
  },
  inUse: {
    en: 'It is in use and cannot be deleted. Take it out of use first, or disable it.',
    zh: '内容正在使用，无法删除。请先解除使用，或将其停用。',
  },
} satisfies Record<string, Text>
