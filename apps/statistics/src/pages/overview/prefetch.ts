import { METRIC, quality } from '@console/contracts'
import { prefetchOf } from '../../frame/first-figures.ts'

const FIGURES = { hasSummary: true, metrics: [METRIC.onlineUsers], ranks: ['talkTime'] } as const

export const OverviewPrefetch = prefetchOf({ ...FIGURES, quality: quality.overviewData })
export const HomePrefetch = prefetchOf({ ...FIGURES, quality: quality.homeData })
