import { callCards, ofCallColumn, rankFigures, TWO_DECIMALS } from './common-figures.ts'
import { OF_CALLS, ofCalls, text, type CallMeasure } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cardFigures, cellFigures, listTable, totalFigures } from './read-page.ts'

/** Query for the mean of a measure over the people who did anything in these days. */
const buildPerPersonQuery = (measure: CallMeasure): string =>
  `select (${OF_CALLS[measure]})::float8 / (select count(*) from people) from calls`

const RANKS = {
  'Outbound calls, rank': 'Outbound calls',
  'Valid calls, rank': 'Valid calls',
  'Quotes, rank': 'Quotes',
  'Deals, rank': 'Deals',
} as const

export const sales: FigurePage = {
  path: `/console/statistic/sales?${DAYS_OF_ORGANISATIONS}&detail=all`,
  read: async (page) => {
    const calls = await listTable(page, 'Details of each call')
    const ranks = []
    for (const [title, measure] of Object.entries(RANKS))
      ranks.push(...(await rankFigures(page, title, { queryOf: (where) => ofCalls(measure, where) })))
    return [
      ...(await cardFigures(page, 'Figures', {
        ...callCards(),
        'Calls a user': buildPerPersonQuery('Outbound calls'),
        'Valid calls a user': buildPerPersonQuery('Valid calls'),
        'Quotes a user': buildPerPersonQuery('Quotes'),
        'Deals a user': buildPerPersonQuery('Deals'),
        'Talk minutes a user': buildPerPersonQuery('Minutes'),
      })),
      ...ranks,
      ...(await rankFigures(page, 'Talk time, minutes', {
        queryOf: (where) => ofCalls('Minutes', where),
        decimals: TWO_DECIMALS,
      })),
      ...cellFigures(calls, ({ key, column }) => ofCallColumn(column, `call_id = ${text(key)}`)),
      ...totalFigures(calls, (column) => ofCallColumn(column, 'is_outbound')),
    ]
  },
}
