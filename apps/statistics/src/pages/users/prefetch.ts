import { METRIC } from '@console/contracts'
import { prefetchOf } from '../../frame/first-figures.ts'

export const Prefetch = prefetchOf({
  hasSummary: true,
  metrics: [METRIC.onlineUsers, METRIC.onlineDuration],
  ranks: ['onlineDuration'],
})
