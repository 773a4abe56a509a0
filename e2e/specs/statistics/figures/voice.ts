import { dayFigures, ofCallColumn, rankFigures, TWO_DECIMALS } from './common-figures.ts'
import { ofCalls, text } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cardFigures, cellFigures, chartTable, listTable, singleRows } from './read-page.ts'

export const voice: FigurePage = {
  path: `/console/statistic/voice-analytics?${DAYS_OF_ORGANISATIONS}&detail=all`,
  read: async (page) => {
    const calls = await listTable(page, 'Details of each call')
    const found = singleRows(await chartTable(page, 'Labels found'))
    return [
      ...(await cardFigures(page, 'Figures', {
        'Outbound calls': ofCalls('Outbound calls'),
        'Valid calls': ofCalls('Valid calls'),
        'Talk time': ofCalls('Talk time'),
        'Average talk time': 'select sum(talk_seconds)::float8 / count(answered_at) from calls',
      })),
      ...(await dayFigures(page, 'Calls', {
        queryOf: (day, column) => ofCalls(column === 'Valid calls' ? column : 'Outbound calls', day),
      })),
      ...(await dayFigures(page, 'Talk time, minutes', {
        queryOf: (day) => ofCalls('Minutes', day),
        decimals: TWO_DECIMALS,
      })),
      ...(await rankFigures(page, 'Talk time by organisation, minutes', {
        queryOf: (where) => ofCalls('Minutes', where),
        decimals: TWO_DECIMALS,
      })),
      // Labels of two businesses may have one name.
      ...cellFigures(
        found,
        ({ name }) => `select count(*) from label_hits where label_id in (
          select l.id from smart_label l join company c on c.id = l.tenant_id where l.name = ${text(name)})`,
      ),
      ...cellFigures(calls, ({ key, column }) => ofCallColumn(column, `call_id = ${text(key)}`)),
    ]
  },
}
