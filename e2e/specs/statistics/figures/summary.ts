import type { Page } from '@playwright/test'
import { ofLevel } from './common-figures.ts'
import { inOrganization, ofCalls, ofStatuses, text } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { DAYS } from './range.ts'
import { cellFigures, readTable, readParameter, totalFigures } from './read-page.ts'

type Workplace = { business: string; name: string }

/** Query for a figure entered by hand: the day's own value, and the sum of all of them. */
const entered = (columnId: string, { business, name }: Workplace, where: string): string => `
  select sum(value::numeric) from daily_report_value v join company c on c.id = v.tenant_id
  where business_type_id = ${business} and column_id = ${text(columnId)} and ${where}
    and workplace_id = (select o.id from organization o where o.tenant_id = c.id and o.name = ${text(name)})
    and day in (select day from days)`

/** A column of the reports on some of the days. */
function ofColumn(column: string, at: Workplace, where: string): string | undefined {
  const isThere = `${where} and business_type_id = ${at.business} and ${inOrganization(at.name)}`
  switch (column) {
    case 'Online users':
      return ofStatuses('people', isThere)
    case 'Online time':
      return ofStatuses('online', isThere)
    case 'Average online a day':
      // A person counts once for each day: the total is that of all days together.
      return ofStatuses('onlineADay', isThere)
    case 'Planned seats':
      return entered('plannedSeats', at, where)
    case 'Absent seats':
      return entered('absentSeats', at, where)
    case 'Outbound calls':
    case 'Answered calls':
    case 'Answer rate':
    case 'Valid calls':
    case 'Marketing rate':
    case 'Quotes':
    case 'Quote rate':
    case 'Talk time':
    case 'Deals':
    case 'Deal rate':
      return ofCalls(column, isThere)
    case 'Severe violations':
    case 'Moderate violations':
    case 'Light violations':
      return ofLevel(column.replace(' violations', ''), isThere)
    case 'Tips':
      return ofLevel('Tip', isThere)
    default:
      return undefined
  }
}

async function reportFigures(page: Page, report: string, at: Workplace): Promise<Figure[]> {
  const table = await readTable(
    report,
    page.getByRole('region', { name: report, exact: true }).getByRole('table'),
  )
  // A mean says that it is one.
  const totals = table.totals.map((total) => total.replace(/^mean\s+/, ''))
  return [
    ...cellFigures(table, ({ name, column }) => ofColumn(column, at, `day = ${text(name)}`)),
    ...totalFigures({ ...table, totals }, (column) => ofColumn(column, at, 'true')),
  ]
}

export const summary: FigurePage = {
  path: `/console/statistic/summary?${DAYS}`,
  read: async (page) => {
    const at = {
      business: await readParameter(page, 'business'),
      name: await readParameter(page, 'workplace'),
    }
    return [
      ...(await reportFigures(page, 'Attendance', at)),
      ...(await reportFigures(page, 'Calls and sales', at)),
      ...(await reportFigures(page, 'Quality', at)),
    ]
  },
}
