import { quality } from '@console/contracts'
import { fakeFullScreen, mockCall, network, preloadCharts, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { statisticsApp } from '../statistics-app.ts'
import { NOW, qualityAnswer, serveStatistics } from '../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  serveStatistics()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

const open = (business = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20') =>
  renderSubAppPage({ app: statisticsApp, path: `/console/statistic/overview${business}` })

/** Height of a chart's drawing, px. */
const heightOf = (name: string) =>
  screen.getByRole('figure', { name }).querySelector<HTMLElement>('[_echarts_instance_]')?.style.height

test('the page goes to the full screen under its name, and Escape leaves it', async () => {
  const browser = fakeFullScreen()
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Full screen' }))
  await waitFor(() => expect(browser.isFull()).toBe(true))
  expect(await browser.content().findByRole('heading', { name: 'Whole organisation' })).toBeInTheDocument()
  expect(await browser.content().findByText('48,216')).toBeInTheDocument()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(browser.isFull()).toBe(false))
  expect(screen.getByRole('button', { name: 'Full screen' })).toHaveFocus()
})

test('a chart goes to the full screen alone and is as high as that', async () => {
  const browser = fakeFullScreen()
  const { person } = open()
  const figure = await screen.findByRole('figure', { name: 'Online users' })
  await waitFor(() => expect(heightOf('Online users')).toBe('350px'))
  await person.click(within(figure).getByRole('button', { name: 'Full screen: Online users' }))
  await waitFor(() => expect(browser.isFull()).toBe(true))
  expect(browser.content().getAllByRole('figure')).toEqual([
    screen.getByRole('figure', { name: 'Online users' }),
  ])
  await waitFor(() => expect(heightOf('Online users')).toBe(`${window.innerHeight - 112}px`))
  await person.click(browser.content().getByRole('button', { name: 'Leave full screen: Online users' }))
  await waitFor(() => expect(heightOf('Online users')).toBe('350px'))
})

test('a browser that refuses says so', async () => {
  const browser = fakeFullScreen({ refused: new TypeError('Permissions check failed') })
  const { person, services } = open()
  await person.click(await screen.findByRole('button', { name: 'Full screen' }))
  await waitFor(() =>
    expect(services.toast.error).toHaveBeenCalledWith('The browser did not allow the full screen.'),
  )
  expect(browser.isFull()).toBe(false)
})

test('a browser without a full screen has no button for it', async () => {
  open()
  await screen.findByText('48,216')
  expect(screen.queryByRole('button', { name: /Full screen/ })).not.toBeInTheDocument()
})

test('rules of one name say their business, and each opens its own sessions', async () => {
  const rules = {
    ruleList: ['Rude', 'Hasty', 'Rude'],
    dataList: [9, 7, 5],
    rules: [
      { id: 41, bizTypeId: 11 },
      { id: 42, bizTypeId: 11 },
      { id: 43, bizTypeId: 12 },
    ],
  }
  network.use(mockCall(quality.overviewData, { ...qualityAnswer, qualityRuleResult: rules }))
  const { person, services } = open('?from=2026-11-20&to=2026-11-20')
  const rank = await screen.findByRole('figure', { name: 'Rules most violated' })
  await person.click(within(rank).getByRole('button', { name: 'As a table' }))
  const names = within(rank)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Rude (Winter renewals)9', 'Hasty7', 'Rude (Spring card activation)5'])
  await person.click(within(rank).getByRole('button', { name: 'Rude (Spring card activation)' }))
  expect(services.openLink.mock.calls.at(-1)?.[0]).toContain('ruleId=43')
})
