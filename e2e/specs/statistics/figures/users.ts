import { dayFigures, onlineCards, rankFigures, TWO_DECIMALS } from './common-figures.ts'
import { isCallMeasure, ofCalls, ofStatuses } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cardFigures, cellFigures, listTable, totalFigures } from './read-page.ts'

/** A column of the table of people. */
function ofColumn(column: string, where: string): string | undefined {
  if (column === 'Days on duty') return ofStatuses('days', where)
  if (column === 'Average online a day') return ofStatuses('onlineADay', where)
  return isCallMeasure(column) ? ofCalls(column, where) : undefined
}

export const users: FigurePage = {
  path: `/console/statistic/user?${DAYS_OF_ORGANISATIONS}&detail=all`,
  read: async (page) => {
    const people = await listTable(page, 'Details of each person')
    return [
      ...(await cardFigures(page, 'Figures', onlineCards())),
      ...(await dayFigures(page, 'Online users', { queryOf: (day) => ofStatuses('people', day) })),
      ...(await dayFigures(page, 'Average online', { queryOf: (day) => ofStatuses('onlineAPerson', day) })),
      ...(await rankFigures(page, 'Online time, hours', {
        queryOf: (where) => ofStatuses('hours', where),
        decimals: TWO_DECIMALS,
      })),
      ...cellFigures(people, ({ key, column }) => ofColumn(column, `user_id = ${key}`)),
      ...totalFigures(people, (column) =>
        column === 'Violations' ? 'select count(*) from hits' : ofColumn(column, 'true'),
      ),
    ]
  },
}
