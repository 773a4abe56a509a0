import type { Page } from '@playwright/test'
import {
  callCards,
  dayFigures,
  ofLevel,
  ofRule,
  onlineCards,
  rankFigures,
  TWO_DECIMALS,
} from './common-figures.ts'
import { ofCalls, ofStatuses } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cardFigures, cellFigures, chartTable } from './read-page.ts'

async function read(page: Page): Promise<Figure[]> {
  return [
    ...(await cardFigures(page, 'Figures', { ...onlineCards(), ...callCards() })),
    ...(await dayFigures(page, 'Online users', { queryOf: (day) => ofStatuses('people', day) })),
    ...(await dayFigures(page, 'Violations by level', { queryOf: (day, level) => ofLevel(level, day) })),
    ...(await rankFigures(page, 'Talk time, minutes', {
      queryOf: (where) => ofCalls('Minutes', where),
      decimals: TWO_DECIMALS,
    })),
    ...cellFigures(await chartTable(page, 'Rules most violated'), ({ name }) => ofRule(name)),
  ]
}

export const overview: FigurePage = { path: `/console/statistic/overview?${DAYS_OF_ORGANISATIONS}`, read }
/** The same page for people who have it as their first page. */
export const home: FigurePage = { path: `/console/overview?${DAYS_OF_ORGANISATIONS}`, read }
