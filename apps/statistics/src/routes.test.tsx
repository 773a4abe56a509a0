import { network, preloadCharts, renderSubAppPage } from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { manifest } from './manifest.ts'
import { statisticsApp } from './statistics-app.ts'
import { serveProjectWork } from './testing/serve-project-work.ts'
import { NOW, serveStatistics } from './testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  // All other calls of a page fail: its parts say so themselves, and the page is still shown.
  network.use(http.all('*', () => HttpResponse.json({ code: 500, msg: 'Busy' })))
  serveStatistics()
  serveProjectWork()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

const paths: readonly string[] = manifest.routes.map(({ path }) => path)

/**
 * Parts that a page has as soon as it is there: its query, its tabs, or the name that a page about one record gives itself.
 */
const pageParts = () =>
  ['search', 'tablist']
    .flatMap((role) => screen.queryAllByRole(role))
    .concat(screen.queryAllByRole('heading', { level: 1 }))

test.each([
  '/console/statistic/voice-analytics',
  '/console/statistic/overview',
  '/console/statistic/user',
  '/console/statistic/sales',
  '/console/statistic/violation',
  '/console/statistic/recommend',
  '/console/statistic/twin',
  '/console/statistic/team',
  '/console/statistic/label',
  '/console/statistic/dataset',
  '/console/statistic/track',
  '/console/statistic/bill',
  '/console/statistic/project/user',
  '/console/statistic/project/perf',
  '/console/statistic/project/action',
  '/console/statistic/summary',
  '/console/statistic/offline-data',
  '/console/statistic/edit-history',
])('%s is a page of the app [STAT-001]', (address) => {
  expect(paths).toContain(address)
})

test.each(paths)('%s opens natively at its address, and shows its own parts [STAT-001]', async (path) => {
  renderSubAppPage({ app: statisticsApp, path })
  await waitFor(() => expect(pageParts()).not.toEqual([]))
  expect(document.querySelector('iframe')).toBeNull()
})

test('an address below them that is no page has none of them', async () => {
  const { container } = renderSubAppPage({ app: statisticsApp, path: '/console/statistic/nothing' })
  await waitFor(() => expect(container).not.toBeEmptyDOMElement())
  expect(pageParts()).toEqual([])
})
