import { METRIC } from '@console/contracts'
import type { FirstFigures } from '../../frame/first-figures.ts'

export const TWIN_FIGURES: FirstFigures = { metrics: [METRIC.twinUses], ranks: [`${METRIC.twinUses}`] }
