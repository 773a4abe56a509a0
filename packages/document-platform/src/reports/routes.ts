import { daysOfRange } from '../base/days.ts'
import { figure } from '../base/figures.ts'
import { code200, success } from '../http/envelopes.ts'
import type { Fields } from '../http/fields.ts'
import { BadRequest } from '../http/problems.ts'
import { get, post, type Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'

const PATH = '/api/dolphin-ai/stat/biz/daily'
const WORKPLACES = ['Shanghai North', 'Hangzhou']

const COLUMNS = [
  { id: 'calls', name: 'Calls', editable: false },
  { id: 'present', name: 'People present', editable: true },
  { id: 'remark', name: 'Remark', editable: true },
] as const

/** The daily tables that people complete by hand: the platform counts the calls, they enter the rest. */
export function dailyReportRoutes({ files }: Platform): Route[] {
  /** `<business>.<workplace>.<day>.<column>` to what was entered. */
  const entered = new Map<string, string>()
  const rows = (query: Fields) => {
    const scope = `${query.number('bizTypeId')}.${query.requiredText('workplace')}`
    return daysOfRange(query.requiredText('beginDay'), query.requiredText('endDay'))
      .toReversed()
      .map((day) => ({
        day,
        items: COLUMNS.map(({ id }) => ({
          id,
          value: entered.get(`${scope}.${day}.${id}`) ?? initialValue(id, `${scope}.${day}`),
        })),
      }))
  }
  return [
    get(`${PATH}/workplaces`, () => success({ workplaces: WORKPLACES })),
    get(`${PATH}/reports`, ({ query }) =>
      code200({ reports: [{ name: 'Daily attendance', columns: COLUMNS, data: rows(query) }] }),
    ),
    get(`${PATH}/export`, ({ query, origin }) => {
      const table = rows(query).map(({ day, items }) => ({
        day,
        ...Object.fromEntries(items.map(({ id, value }) => [id, value])),
      }))
      return code200({ fileURL: files.export(origin, 'daily.csv', table) })
    }),
    post(`${PATH}/update`, ({ body }) => {
      const scope = `${body.number('bizTypeId')}.${body.requiredText('workplace')}.${body.requiredText('day')}`
      for (const column of body.records('columns')) {
        const id = column.requiredText('columnId')
        if (!COLUMNS.some((known) => known.id === id && known.editable))
          throw new BadRequest(`The column ${id} cannot be changed`)
        entered.set(`${scope}.${id}`, column.text('value'))
      }
      return code200()
    }),
  ]
}

function initialValue(column: string, key: string): string {
  if (column === 'remark') return 'None'
  return String(column === 'calls' ? figure(`${key}.calls`, 120, 300) : figure(`${key}.present`, 4, 6))
}
