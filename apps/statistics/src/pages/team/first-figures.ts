import type { FirstFigures } from '../../frame/first-figures.ts'

export const TEAM_FIGURES: FirstFigures = { ranks: ['talkTime'] }
