import type { FigurePage } from './figure.ts'
import { FROM, TO } from './range.ts'
import { cellFigures, listTable, readParameter } from './read-page.ts'

const NAME = 'Violation records'

/** The number of records, and the newest ones: they are found by their ids. */
export const records: FigurePage = {
  path: `/console/quality/record?beginDay=${FROM}&endDay=${TO}&size=20`,
  atLeast: 11,
  read: async (page) => {
    const matching = `from hits where business_type_id = ${await readParameter(page, 'bizTypeId')}`
    const list = await listTable(page, NAME)
    // The id is below the session.
    const rows = list.rows.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => cell.split('\n').at(-1) ?? ''),
    }))
    const newest = { ...list, rows }
    const positions = new Map(newest.rows.map(({ key }, position) => [key, position]))
    const count = await page
      .getByText(/^[\d,]+ records?$/)
      .first()
      .innerText()
    return [
      { part: 'Count', name: NAME, shown: count.replace(/ .*/, ''), query: `select count(*) ${matching}` },
      ...cellFigures(newest, ({ key, column }) =>
        column === 'Session, record ID'
          ? `select id ${matching} order by hit_at desc, id desc offset ${positions.get(key)} limit 1`
          : undefined,
      ),
    ]
  },
}
