import { METRIC, type Metric } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Figures of the platform that suggestions may compare (RPT-Q24); a source's id is that of its metric. */
export const platformSources: readonly { metric: Metric; name: Text }[] = [
  { metric: METRIC.onlineDuration, name: { en: 'Online time a person (s)', zh: '人均在线时长（秒）' } },
  { metric: METRIC.calls, name: { en: 'Outbound calls', zh: '外呼量' } },
  { metric: METRIC.answers, name: { en: 'Answered calls', zh: '接通量' } },
  { metric: METRIC.validCalls, name: { en: 'Valid calls', zh: '有效通话量' } },
  { metric: METRIC.quotes, name: { en: 'Quotes', zh: '报价量' } },
  { metric: METRIC.orders, name: { en: 'Orders', zh: '成单量' } },
  { metric: METRIC.talkTime, name: { en: 'Talk time (s)', zh: '通话时长（秒）' } },
  { metric: METRIC.recommended, name: { en: 'Recommendations', zh: '推荐次数' } },
  { metric: METRIC.violationsSerious, name: { en: 'Severe violations', zh: '严重违规次数' } },
]
