import type { Page } from '@playwright/test'
import { ofStatuses, text, type StatusMeasure } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { FROM, TO, wireDay } from './range.ts'
import { cardFigures, cellFigures, chartTable, listTable, singleRows } from './read-page.ts'

const DAYS = `beginAt=${wireDay(FROM)}&endAt=${wireDay(TO)}`

const MEASURES: Readonly<Record<string, StatusMeasure>> = {
  Work: 'work',
  Online: 'online',
  Break: 'break',
  Rest: 'break',
  Idle: 'idle',
  Leave: 'leave',
}

/** A duration of a person. */
export function ofPerson(column: string, where: string): string | undefined {
  if (column === 'Scheduled work') return `select sum(expected_work_seconds) from planned where ${where}`
  const measure = MEASURES[column]
  return measure && ofStatuses(measure, where)
}

async function trackFigures(page: Page): Promise<Figure[]> {
  return cellFigures(await listTable(page, 'Status track'), ({ key, column }) =>
    ofPerson(column, `user_id = ${key}`),
  )
}

/** Figures of the people who were idle for longer than 15 minutes, and how often. */
async function alertFigures(page: Page): Promise<Figure[]> {
  const rank = singleRows(await chartTable(page, 'Inactivity alerts by person'))
  return cellFigures(
    rank,
    ({ name }) => `select count(*) from idle_runs where user_id in (
      select u.id from app_user u join company c on c.id = u.tenant_id where u.name = ${text(name)})`,
  )
}

export const monitorHome: FigurePage = {
  path: `/console/monitorHome?${DAYS}`,
  read: async (page) => [...(await trackFigures(page)), ...(await alertFigures(page))],
}

export const monitoring: FigurePage = {
  path: `/console/statistic/monitor?${DAYS}`,
  read: async (page) => [
    ...(await trackFigures(page)),
    ...(await alertFigures(page)),
    ...(await cardFigures(page, 'Figures of all people of the query', {
      'Online users': ofStatuses('people'),
      'Total online duration': ofStatuses('online'),
      'Average online duration': ofStatuses('onlineAPerson'),
    })),
  ],
}
