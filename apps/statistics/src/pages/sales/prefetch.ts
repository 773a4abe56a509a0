import { prefetchOf } from '../../frame/first-figures.ts'

/** Of the ranks those that depend on no module. */
export const Prefetch = prefetchOf({ hasSummary: true, ranks: ['callCnt', 'talkTime'] })
