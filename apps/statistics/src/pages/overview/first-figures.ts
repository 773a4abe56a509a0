import { METRIC, quality } from '@console/contracts'
import type { FirstFigures } from '../../frame/first-figures.ts'

const FIGURES: FirstFigures = { hasSummary: true, metrics: [METRIC.onlineUsers], ranks: ['talkTime'] }

export const OVERVIEW_FIGURES: FirstFigures = { ...FIGURES, quality: quality.overviewData }
export const HOME_FIGURES: FirstFigures = { ...FIGURES, quality: quality.homeData }
