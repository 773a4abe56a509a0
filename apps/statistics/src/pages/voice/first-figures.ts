import { METRIC } from '@console/contracts'
import type { FirstFigures } from '../../frame/first-figures.ts'

export const VOICE_FIGURES: FirstFigures = {
  metrics: [METRIC.calls, METRIC.talkTime],
  ranks: ['talkTime'],
}
