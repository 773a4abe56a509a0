import { text } from './facts.ts'
import type { FigurePage } from './figure.ts'
import { FROM, TO } from './range.ts'
import { cellFigures, listTable } from './read-page.ts'

const TIME_ON_PAGE = 'page.time'

/** What was done in the console on some days; there are few kinds of it. */
const trackingOf = (from: string, to: string): FigurePage => ({
  path: `/console/statistic/track?from=${from}&to=${to}`,
  atLeast: 4,
  read: async (page) =>
    cellFigures(await listTable(page, 'Tracking records'), ({ key, column }) => {
      const events = `from tracked where metric_id = ${text(key)} and day between ${text(from)} and ${text(to)}`
      if (column === 'People') return `select count(distinct user_id) ${events}`
      if (column !== 'Total') return undefined
      return key === TIME_ON_PAGE
        ? `select sum((value::jsonb ->> 'seconds')::numeric) ${events}`
        : `select count(*) ${events}`
    }),
})

export const trackingOfAllDays = trackingOf(FROM, TO)
export const trackingOfADay = trackingOf(TO, TO)
