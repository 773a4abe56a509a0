import type { stat } from '@console/contracts'
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
  metricInUse: { en: 'Delete the suggestion that uses this data first', zh: '请先删除使用该数据的建议' },
} satisfies Record<string, Text>

/** Names of the settings, as the audit log shows them. */
export const moduleNames = {
  validCall: { en: 'Valid calls', zh: '有效通话' },
  price: { en: 'Quotes', zh: '报价' },
  order: { en: 'Deals', zh: '成单' },
} satisfies Record<stat.StatModule, Text>

export const sourceInUse = (names: Text): Text => ({
  en: `Sources in use by suggestions cannot be deselected: ${names.en}`,
  zh: `以下数据源已被建议使用，无法取消：${names.zh}`,
})
