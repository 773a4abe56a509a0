import type { FirstFigures } from '../../frame/first-figures.ts'

/** The ranks that depend on no module. */
export const SALES_FIGURES: FirstFigures = { hasSummary: true, ranks: ['callCnt', 'talkTime'] }
