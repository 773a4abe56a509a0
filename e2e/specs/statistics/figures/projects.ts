import type { Page } from '@playwright/test'
import { follow } from '../../../fixtures/console-pages.ts'
import { callCards, dayFigures, ofLevel, ofRecommended, onlineCards } from './common-figures.ts'
import { ofCalls, ofStatuses } from './facts.ts'
import type { Figure, FigurePage } from './figure.ts'
import { DAYS } from './range.ts'
import { cardFigures, cellFigures, listTable, readParameter } from './read-page.ts'

const PATH = '/console/statistic/project'
type Name = 'user' | 'perf' | 'action'

/** A page of the first contractor, whose company has the facts. */
const pageOfProjects = (name: Name, read: (page: Page, where: string) => Promise<Figure[]>): FigurePage => ({
  path: async (page) => {
    // Another of these pages says in its address who that is.
    await follow(page, `${PATH}/${name === 'user' ? 'perf' : 'user'}`)
    const [project, contractor] = [
      await readParameter(page, 'project'),
      await readParameter(page, 'contractor'),
    ]
    return `${PATH}/${name}?project=${project}&contractor=${contractor}&${DAYS}`
  },
  // Nobody calls at weekends.
  atLeast: 15,
  read: async (page) => {
    const business = await readParameter(page, 'contractor')
    const where = `project_id = ${await readParameter(page, 'project')} and business_type_id = ${business}`
    const company = `id = (select tenant_id from business_type where id = ${business})`
    return (await read(page, where)).map((figure) => ({ ...figure, company }))
  },
})

export const projectUsers = pageOfProjects('user', async (page, where) => [
  ...(await cardFigures(page, 'Figures', onlineCards(where))),
  ...(await dayFigures(page, 'Online users', {
    queryOf: (day) => ofStatuses('people', `${day} and ${where}`),
  })),
  ...(await dayFigures(page, 'Average online', {
    queryOf: (day) => ofStatuses('onlineAPerson', `${day} and ${where}`),
  })),
  ...cellFigures(await listTable(page, 'Agents'), ({ key, column }) =>
    column === 'Online, hours' ? ofStatuses('hours', `user_id = ${key} and ${where}`) : undefined,
  ),
])

const RATES = ['Marketing rate', 'Quote rate', 'Deal rate'] as const

export const projectPerformance = pageOfProjects('perf', async (page, where) => {
  const figures = await cardFigures(page, 'Figures', callCards(where))
  for (const rate of RATES)
    figures.push(
      ...(await dayFigures(page, rate, { queryOf: (day) => ofCalls(rate, `${day} and ${where}`) })),
    )
  return figures
})

export const projectActions = pageOfProjects('action', async (page, where) => [
  ...(await dayFigures(page, 'Violations by level', {
    queryOf: (day, level) => ofLevel(level, `${day} and ${where}`),
  })),
  ...(await dayFigures(page, 'Recommendations', {
    queryOf: (day, column) => ofRecommended(column, `${day} and ${where}`),
  })),
])
