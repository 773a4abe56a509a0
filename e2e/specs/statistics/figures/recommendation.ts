import { dayFigures, ofRecommended, rankFigures } from './common-figures.ts'
import { text } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cellFigures, chartTable } from './read-page.ts'

export const recommendation: FigurePage = {
  path: `/console/statistic/recommend?${DAYS_OF_ORGANISATIONS}`,
  read: async (page) => [
    ...(await dayFigures(page, 'Recommendations', { queryOf: (day, column) => ofRecommended(column, day) })),
    ...cellFigures(await chartTable(page, 'Questions most recommended'), ({ name, column }) =>
      ofRecommended(column, `question_id in (select id from question where name = ${text(name)})`),
    ),
    ...(await rankFigures(page, 'Recommendations by organisation', {
      queryOf: (where, column) => ofRecommended(column, where),
    })),
  ],
}
