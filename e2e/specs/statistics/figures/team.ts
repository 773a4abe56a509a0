import { rankFigures, TWO_DECIMALS } from './common-figures.ts'
import { isCallMeasure, ofCalls, ofStatuses } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { DAYS_OF_ORGANISATIONS } from './range.ts'
import { cardFigures, cellFigures, listTable } from './read-page.ts'

/** Enabled seats of organisations that have none below them. */
const ofSeats = (counted: string, where = 'true'): string => `
  select ${counted} from organization o join company c on c.id = o.tenant_id
  join app_user u on u.tenant_id = o.tenant_id and u.org_id = o.id
  where u.type in ('TSR', 'TeamTSR') and u.status = 'enabled' and ${where}
    and not exists (select 1 from organization child where child.tenant_id = o.tenant_id and child.parent_id = o.id)`

function ofColumn(column: string, team: string): string | undefined {
  const isOfTeam = `org_id = ${team}`
  if (column === 'Agents') return ofSeats('count(*)', `o.id = ${team}`)
  if (column === 'Online users') return ofStatuses('people', isOfTeam)
  if (column === 'Average online') return ofStatuses('onlineAPerson', isOfTeam)
  if (column === 'Violations') return `select count(*) from hits where ${isOfTeam}`
  return isCallMeasure(column) ? ofCalls(column, isOfTeam) : undefined
}

export const team: FigurePage = {
  path: `/console/statistic/team?${DAYS_OF_ORGANISATIONS}`,
  read: async (page) => [
    ...cellFigures(await listTable(page, 'Teams'), ({ key, column }) => ofColumn(column, key)),
    ...(await cardFigures(page, 'Figures', {
      Teams: ofSeats('count(distinct o.id)'),
      Agents: ofSeats('count(*)'),
    })),
    ...(await rankFigures(page, 'Talk time, minutes', {
      queryOf: (where) => ofCalls('Minutes', where),
      decimals: TWO_DECIMALS,
    })),
  ],
}
