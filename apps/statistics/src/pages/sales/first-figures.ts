import type { FirstFigures } from '../../frame/first-figures.ts'

/** Of the ranks those that depend on no module. */
export const SALES_FIGURES: FirstFigures = { hasSummary: true, ranks: ['callCnt', 'talkTime'] }
