import { METRIC } from '@console/contracts'
import type { FirstFigures } from '../../frame/first-figures.ts'

export const RECOMMEND_FIGURES: FirstFigures = {
  metrics: [METRIC.recommended],
  ranks: ['recommendQuestion', 'recommend'],
}
