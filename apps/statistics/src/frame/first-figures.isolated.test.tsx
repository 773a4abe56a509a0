import { business, METRIC, SPAN_OFFSET } from '@console/contracts'
import { mockPending, network, renderSubAppPage } from '@console/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statisticsApp } from '../statistics-app.ts'
import { inputsOf, serveStatistics } from '../testing/serve-statistics.ts'

// A page that another test has opened is there at once: nothing of it is requested before.
test('the first figures of a page are requested beside the lists that its query waits for', async () => {
  const requested = serveStatistics()
  network.use(mockPending(business.businessTypePage))
  const days = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
  renderSubAppPage({ app: statisticsApp, path: `/console/statistic/user${days}` })
  const query = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
  await waitFor(() => {
    expect(inputsOf(requested, 'rank')).toEqual([{ ...query, rankType: 'onlineDuration' }])
  })
  expect(inputsOf(requested, 'summary')).toEqual([query])
  expect(inputsOf(requested, 'detail')).toEqual(
    [METRIC.onlineUsers, METRIC.onlineDuration].map((metric) => ({ ...query, metric: metric + SPAN_OFFSET })),
  )
  expect(screen.queryByRole('search')).toBeNull()
})
