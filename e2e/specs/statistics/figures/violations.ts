import { dayFigures, ofLevel, ofRule } from './common-figures.ts'
import { text } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS } from './range.ts'
import { cellFigures, chartTable, singleRows } from './read-page.ts'

export const violations: FigurePage = {
  path: `/console/statistic/violation?${DAYS}`,
  read: async (page) => [
    ...(await dayFigures(page, 'Violations by level', { queryOf: (day, level) => ofLevel(level, day) })),
    ...(await dayFigures(page, 'Covered violations', {
      queryOf: (day, level) => ofLevel(level, `cover_status = 1 and ${day}`),
    })),
    ...cellFigures(await chartTable(page, 'Rules most violated'), ({ name }) => ofRule(name)),
    ...cellFigures(singleRows(await chartTable(page, 'Agents by violations')), ({ name, column }) =>
      column === 'Violations'
        ? `select count(*) from hits where user_id in (select id from app_user where name = ${text(name)})`
        : undefined,
    ),
  ],
}
