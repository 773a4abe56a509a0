import { METRIC } from '@console/contracts'
import type { FirstFigures } from '../../frame/first-figures.ts'

export const USER_FIGURES: FirstFigures = {
  hasSummary: true,
  metrics: [METRIC.onlineUsers, METRIC.onlineDuration],
  ranks: ['onlineDuration'],
}
