import { network, preloadCharts, renderSubAppPage } from '@console/testing'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { manifest } from './manifest.ts'
import { statisticsApp } from './statistics-app.ts'
import { serveMonitor } from './testing/serve-monitor.ts'
import { serveProjectWork } from './testing/serve-project-work.ts'
import { NOW, serveStatistics } from './testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  network.use(http.all('*', () => HttpResponse.json({ code: 500, msg: 'Busy' })))
  serveMonitor()
  serveStatistics()
  serveProjectWork()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

const open = (address: string) => renderSubAppPage({ app: statisticsApp, path: address })
/** A page about one person needs that person; the settings have no query. */
const WITHOUT_QUERY = ['/console/statistic/monitor/person', '/console/database/statistic']
const pages = manifest.routes.map(({ path }) => path).filter((path) => !WITHOUT_QUERY.includes(path))
/** Parameters whose absence means all organisations. */
const ORGANISATIONS = ['organisation', 'orgId']
const FIRST_DAYS = ['from', 'beginDay']

/**
 * Returns the address with the first parameter alone, and the parameters to which the page completes it: its own values, and
 * one day where only one is named.
 */
function completed(parameters: readonly (readonly [string, string])[]) {
  const first = parameters.slice(0, 1)
  const day = first.find(([name]) => FIRST_DAYS.includes(name))?.[1]
  const rest = parameters.slice(1).filter(([name]) => !ORGANISATIONS.includes(name))
  const whole = [...first, ...rest.map(([name, value]) => [name, day ?? value])]
  return { partial: new URLSearchParams(first.map(([...pair]) => pair)), whole }
}

test('every page of the app but two has a query', () => expect(pages).toHaveLength(23))

test.each(pages)('%s completes an address that names a part of its query [STAT-017]', async (path) => {
  const { router, unmount } = open(path)
  await waitFor(() => expect(router.state.location.search).not.toBe(''))
  const own = [...new URLSearchParams(router.state.location.search)]
  expect(own.length).toBeGreaterThan(1)
  unmount()
  const { partial, whole } = completed(own)
  const again = open(`${path}?${partial}`)
  await waitFor(() => {
    expect([...new URLSearchParams(again.router.state.location.search)]).toEqual(whole)
  })
})
