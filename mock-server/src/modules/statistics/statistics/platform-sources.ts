import { METRIC, statColumns, type Metric } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Figures of the platform that suggestions may compare (RPT-Q24); a source's id is that of its metric. */
export const platformSources: readonly { metric: Metric; name: Text }[] = [
  { metric: METRIC.onlineDuration, name: { en: 'Online time a person (s)', zh: '人均在线时长（秒）' } },
  { metric: METRIC.calls, name: statColumns.calls.head },
  { metric: METRIC.answers, name: statColumns.answers.head },
  { metric: METRIC.validCalls, name: statColumns.validCalls.head },
  { metric: METRIC.quotes, name: statColumns.quotes.head },
  { metric: METRIC.orders, name: statColumns.deals.head },
  { metric: METRIC.talkTime, name: { en: 'Talk time (s)', zh: '通话时长（秒）' } },
  { metric: METRIC.recommended, name: { en: 'Recommendations', zh: '推荐次数' } },
  { metric: METRIC.violationsSerious, name: { en: 'Severe violations', zh: '严重违规次数' } },
]
