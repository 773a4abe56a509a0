import type { Page } from '@playwright/test'
import { text } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { LAST_MONTH } from './range.ts'
import { cardFigures, cellFigures, listTable, totalFigures } from './read-page.ts'

/** Query for a count of the accounts that were open in the month. */
const billed = (counted: string, where: string): string =>
  `select coalesce(${counted}, 0) from billed where ${where}`

/** Query for how often accounts were opened or closed on these days of the month. */
const changes = (change: 'opened' | 'closed', days: string, where: string): string => `
  select count(*) from account_time p join billed on billed.user_id = p.user_id
  where to_char(p.${change}, 'YYYY-MM') = ${text(LAST_MONTH)} and extract(day from p.${change}) ${days} and ${where}`

const FIRST_HALF = '<= 15'
const SECOND_HALF = '> 15'
const ANY_DAY = '>= 1'

/** The columns of an organisation, and of all of them, by their heads. */
const buildColumnQueries = (where: string) => ({
  'Bill (months)': billed('sum(halves) / 2.0', where),
  'Full month': billed('count(*) filter (where halves = 2)', where),
  'First half': billed('count(*) filter (where halves = 1 and has_first)', where),
  'Second half': billed('count(*) filter (where halves = 1 and not has_first)', where),
  Effective: billed('count(*)', where),
  Opened: changes('opened', ANY_DAY, where),
  'Opened 1–15': changes('opened', FIRST_HALF, where),
  'Opened 16–': changes('opened', SECOND_HALF, where),
  Closed: changes('closed', ANY_DAY, where),
  'Closed 1–15': changes('closed', FIRST_HALF, where),
  'Closed 16–': changes('closed', SECOND_HALF, where),
})

const ALL = buildColumnQueries('true')
const CARDS = {
  'Accounts opened': ALL.Opened,
  'Accounts opened, First half': ALL['Opened 1–15'],
  'Accounts opened, Second half': ALL['Opened 16–'],
  'Accounts closed': ALL.Closed,
  'Effective accounts': ALL.Effective,
  'Bill (months)': ALL['Bill (months)'],
  'Bill (months), Full month': ALL['Full month'],
  'Bill (months), First half only': ALL['First half'],
  'Bill (months), Second half only': ALL['Second half'],
}

/** Finds the query of the column with the head, where the column is counted. */
const findColumnQuery = (columns: Readonly<Record<string, string>>, head: string): string | undefined =>
  columns[head]

/** The accounts of the first organisation, each with what it costs. */
async function accountFigures(page: Page): Promise<Figure[]> {
  await page
    .getByRole('button', { name: /^Detail: accounts of / })
    .first()
    .click()
  const accounts = await listTable(page, 'Accounts of the organisation')
  // The account's own name, in the second column.
  const rows = accounts.rows.map(({ cells }) => ({ key: '', cells: cells.slice(1) }))
  return cellFigures({ ...accounts, rows, head: accounts.head.slice(1) }, ({ name, column }) =>
    column === 'Bill' ? billed('sum(halves) / 2.0', `username = ${text(name)}`) : undefined,
  )
}

export const bill: FigurePage = {
  path: `/console/statistic/bill?month=${LAST_MONTH}`,
  read: async (page) => {
    const organisations = await listTable(page, 'Organisations of the bill')
    return [
      ...(await cardFigures(page, 'The month as a whole', CARDS)),
      ...cellFigures(organisations, ({ key, column }) =>
        findColumnQuery(buildColumnQueries(`org_id = ${key}`), column),
      ),
      ...totalFigures(organisations, (column) => findColumnQuery(ALL, column)),
      ...(await accountFigures(page)),
    ]
  },
}
