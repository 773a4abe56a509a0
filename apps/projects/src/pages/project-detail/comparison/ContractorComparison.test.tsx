import { projectStat, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  renderSubAppPage,
  setViewportWidth,
  preloadCharts,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { projectsApp } from '../../../projects-app.ts'
import { compared, type ContractorFigures } from '../comparison-metrics.ts'
import { ContractorComparison } from './ContractorComparison.tsx'

beforeAll(preloadCharts, 60_000)

const lantern: ContractorFigures = {
  bizTypeId: 77,
  tenantName: 'Lantern Services',
  userCnt: 12,
  onlineDuration: 90_000,
  callCnt: 1_840,
  validCallCnt: 400,
  orderCnt: 50,
  conversionRate: 0.125,
  violationCnt: 3,
}
const northgate: ContractorFigures = {
  ...lantern,
  bizTypeId: 78,
  tenantName: 'Northgate',
  userCnt: 9,
  onlineDuration: 45_000,
  callCnt: 2_300,
  conversionRate: 0.2,
  violationCnt: 0,
}
const RANGE = { beginDay: '20261114', endDay: '20261120' }

let requests: ParsedQueryOf<typeof projectStat.comparison>[]
beforeEach(() => {
  requests = []
  network.use(
    mockCall(projectStat.comparison, ({ query }) => {
      requests.push(query)
      return { records: [lantern, northgate] }
    }),
  )
})
afterEach(() => {
  setViewportWidth(1440)
})

function open(language: 'en' | 'zh' = 'en', query = '') {
  const ProjectDetailPage = () => <ContractorComparison projectId={42} range={RANGE} />
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectDetailPage } }
  return renderSubAppPage({ app, path: `/console/project/42${query}`, language })
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

/** The width of each row's bar, in percent. */
const bars = () => [...document.querySelectorAll<HTMLElement>('[data-metric]')].map((bar) => bar.style.width)

test('contractors are listed with the unit of each figure, the longest online first', async () => {
  open()
  const row = await screen.findByRole('row', { name: /Lantern/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Lantern Services', '', '25.00', '12', '1,840', '400', '50', '12.50%', '3'])
  expect(names()).toEqual(['Lantern Services', 'Northgate'])
  expect(bars()).toEqual(['100%', '50%'])
  expect(requests).toEqual([{ projectId: 42, ...RANGE }])
})

test('they are compared by any figure, from its head or from the list, stored in the address', async () => {
  const { person, router } = open()
  await screen.findByRole('row', { name: /Lantern/ })
  await person.click(screen.getByRole('columnheader', { name: /^Outbound calls/ }))
  expect(router.state.location.search).toBe('?compare=callCnt')
  expect(names()).toEqual(['Northgate', 'Lantern Services'])
  expect(bars()).toEqual(['100%', '80%'])
  expect(screen.getByRole('columnheader', { name: /^Outbound calls/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await person.click(screen.getByRole('columnheader', { name: /^Outbound calls/ }))
  expect(names()).toEqual(['Lantern Services', 'Northgate'])
  screen.getByRole('columnheader', { name: /^Deal rate/ }).focus()
  await person.keyboard('{Enter}')
  expect(names()).toEqual(['Northgate', 'Lantern Services'])
  await person.click(screen.getByRole('combobox', { name: 'Compare by' }))
  await person.click(await screen.findByTitle('Violations'))
  await waitFor(() => expect(names()).toEqual(['Lantern Services', 'Northgate']))
  expect(bars()).toEqual(['100%', '0%'])
})

test('they are cards on a phone, reversed by a button, in Chinese too', async () => {
  setViewportWidth(390)
  const { person } = open('zh')
  const list = await screen.findByRole('list', { name: '服务商对比' })
  const cards = () => within(list).getAllByRole('listitem')
  expect(cards()[0]).toHaveTextContent('Lantern Services25.00 小时')
  expect(cards()[0]).toHaveTextContent('成单率12.50%')
  await person.click(screen.getByRole('button', { name: '从低到高' }))
  await waitFor(() => expect(cards()[0]).toHaveTextContent('Northgate12.50 小时'))
})

test('they are bars in the order of the table once the chart is chosen, stored in the address', async () => {
  const { person, router, services } = open()
  await screen.findByRole('row', { name: /Lantern/ })
  expect(services.loadTier).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'As a table', pressed: true }))
  expect(router.state.location.search).toBe('?view=chart')
  const bars = 'Bars of Online (h) of 2 contractors, Lantern Services first with 25.00 h.'
  expect(await screen.findByRole('img', { name: bars })).toBeVisible()
  expect(services.loadTier.mock.calls).toEqual([['charts']])
  expect(screen.queryByRole('table')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Lowest first' }))
  expect(await screen.findByRole('img', { name: /Northgate first with 12\.50 h/ })).toBeVisible()
  await person.click(screen.getByRole('combobox', { name: 'Compare by' }))
  await person.click(await screen.findByTitle('Deal rate'))
  expect(await screen.findByRole('img', { name: /Deal rate.*Northgate first with 20\.00%/ })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'As a table', pressed: false }))
  expect(await screen.findByRole('row', { name: /Lantern/ })).toBeVisible()
  expect(router.state.location.search).toBe('?compare=conversionRate')
})

test('the card’s head saves the figures of the table, and the chart’s own files where that is shown', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content)
    return 'blob:figures'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  vi.restoreAllMocks()
  expect((await saved[0]?.text())?.split('\r\n').slice(0, 2)).toEqual([
    '"Contractor","Online (h)","Agents online","Outbound calls","Valid calls","Deals","Deal rate","Violations"',
    '"Lantern Services",25,12,1840,400,50,0.125,3',
  ])
  await person.click(screen.getByRole('button', { name: 'As a table', pressed: true }))
  await screen.findByRole('img', { name: /^Bars of/ })
  await person.click(screen.getByRole('button', { name: 'Download' }))
  expect(await screen.findByRole('menuitem', { name: 'Picture (PNG)' })).toBeVisible()
})

test('bars open by address, on a phone and in Chinese too, and can be retried after a failure', async () => {
  setViewportWidth(390)
  const page = open('zh', '?view=chart&compare=violationCnt')
  page.services.loadTier.mockRejectedValueOnce(new Error('/charts.js could not be loaded'))
  expect(await screen.findByText('图表加载失败')).toBeVisible()
  await page.person.click(screen.getByRole('button', { name: /重\s?试/ }))
  const bars = '2 家服务商的违规数柱状图，首位为Lantern Services：3。'
  expect(await screen.findByRole('img', { name: bars })).toBeVisible()
})

test('a comparison has loading, empty, not-shared, failed and no-permission states, with Retry', async () => {
  network.use(mockPending(projectStat.comparison))
  const loading = open()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  loading.unmount()
  network.use(mockCall(projectStat.comparison, { records: [] }))
  const none = open()
  expect(await screen.findByText('Nobody works for this project yet')).toBeVisible()
  none.unmount()
  network.use(mockStatus(projectStat.comparison, 404))
  const foreign = open()
  expect(await screen.findByText('Figures of this project are not shared with you')).toBeVisible()
  foreign.unmount()
  network.use(mockNetworkError(projectStat.comparison))
  const failed = open()
  expect(await screen.findByText('The comparison could not be loaded')).toBeVisible()
  network.use(mockCall(projectStat.comparison, { records: [lantern] }))
  await failed.person.click(screen.getByRole('button', { name: /Retry/ }))
  expect(await screen.findByRole('row', { name: /Lantern/ })).toBeVisible()
  failed.unmount()
  network.use(mockStatus(projectStat.comparison, 403))
  open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Contractors compared')
})

test('when all values are zero no bar is drawn, and the server’s order stays', () => {
  const by = { metric: 'violationCnt', order: 'ascend' } as const
  const rows = compared(
    [lantern, northgate].map((row) => ({ ...row, violationCnt: 0 })),
    by,
  )
  expect(rows.map(({ bizTypeId, share }) => [bizTypeId, share])).toEqual([
    [77, 0],
    [78, 0],
  ])
})
