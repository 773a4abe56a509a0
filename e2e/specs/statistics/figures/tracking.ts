import { text } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { DAYS } from './range.ts'
import { cellFigures, listTable, type ShownTable } from './read-page.ts'

const TIME_ON_PAGE = 'page.time'
const MS = 1000

/** The newest events by their time and the seconds in their text. */
const eventFigures = ({ title, rows }: ShownTable): Figure[] =>
  rows.flatMap(({ cells: [time = '', , value = ''] }, position) => {
    const event = `from tracked where metric_id = ${text(TIME_ON_PAGE)} order by happened_at desc, id desc
      offset ${position} limit 1`
    return [
      {
        part: title,
        name: `Time of event ${position + 1}`,
        shown: String(Date.parse(`${time}+08:00`) / MS),
        query: `select floor(extract(epoch from happened_at)) ${event}`,
      },
      {
        part: 'Seconds',
        name: `of event ${position + 1}`,
        shown: /\d+/.exec(value)?.[0] ?? '',
        query: `select (value::jsonb ->> 'seconds')::numeric ${event}`,
      },
    ]
  })

/** Actions in the console, of which there are few kinds, and the events of one kind. */
export const tracking: FigurePage = {
  path: `/console/statistic/track?${DAYS}&detail=${TIME_ON_PAGE}`,
  atLeast: 10,
  read: async (page) => {
    const events = await listTable(page, 'Events of Time on page')
    const metrics = await listTable(page, 'Tracking records')
    return [
      ...cellFigures(metrics, ({ key, column }) => {
        const from = `from tracked where metric_id = ${text(key)}`
        if (column === 'People') return `select count(distinct user_id) ${from}`
        if (column !== 'Total') return undefined
        return key === TIME_ON_PAGE
          ? `select sum((value::jsonb ->> 'seconds')::numeric) ${from}`
          : `select count(*) ${from}`
      }),
      ...eventFigures(events),
    ]
  },
}
