import type { FigurePage, Figure } from './figure.ts'
import { FROM, TO } from './range.ts'
import { cellFigures, listTable, parameterOf } from './read-page.ts'

const PATH = `/console/quality/record?beginDay=${FROM}&endDay=${TO}`
const NAME = 'Violation records'

/** The records of a level: how many there are, and which are the newest. */
const recordsOf = (level: number): FigurePage => ({
  // Their number, and the ids of a page.
  atLeast: 11,
  path: `${PATH}&ruleLevel=${level}`,
  read: async (page) => {
    const business = await parameterOf(page, 'bizTypeId')
    const matching = `from hits where business_type_id = ${business} and level = ${level}`
    const records = await listTable(page, NAME)
    const count = await page.getByText(/^[\d,]+ records?$/).first().innerText()
    const places = new Map(records.rows.map(({ key }, place) => [key, place]))
    const total: Figure = {
      part: 'Count',
      name: `of level ${level}`,
      shown: count.replace(/ .*/, ''),
      query: `select count(*) ${matching}`,
    }
    return [
      total,
      ...cellFigures({...records, title: `${NAME} of level ${level}`}, ({ key, column }) =>
        column === 'Record ID'
          ? `select id ${matching} order by hit_at desc, id desc offset ${places.get(key)} limit 1`
          : undefined,
      ),
    ]
  },
})

export const moderateRecords = recordsOf(2)
export const lightRecords = recordsOf(1)
