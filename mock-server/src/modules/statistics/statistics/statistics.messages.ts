import type { Text } from '../../../platform/messages/text.ts'

export const statisticsTexts = {
  noBusinessType: {
    en: 'The request does not say which business type it is about (header businessTypeId).',
    zh: '请求未指明业务类型（请求头 businessTypeId）。',
  },
  noOrganization: {
    en: 'You belong to no organisation whose warnings could be set.',
    zh: '您不属于任何组织，无法设置预警。',
  },
} satisfies Record<string, Text>
