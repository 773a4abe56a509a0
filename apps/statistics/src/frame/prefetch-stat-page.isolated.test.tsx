import {
  bill,
  business,
  dataset,
  label,
  labelStat,
  METRIC,
  quality,
  SPAN_OFFSET,
  stat,
  tenant,
  twin,
} from '@console/contracts'
import { mockCall, mockPending, namedLabel, network, preloadCharts, renderSubAppPage } from '@console/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../statistics-app.ts'
import {
  DAY_BEGIN,
  getRequestInputs,
  NOW,
  qualityAnswer,
  serveStatistics,
} from '../testing/serve-statistics.ts'

const SENT_MS = 50

beforeAll(preloadCharts, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  network.events.removeAllListeners()
})

// A page that another test has opened is there at once: nothing of it is requested before.
test('the first figures of a page are requested beside the lists that its query waits for', async () => {
  const requested = serveStatistics()
  network.use(mockPending(business.businessTypePage))
  const days = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
  renderSubAppPage({ app: statisticsApp, path: `/console/statistic/user${days}` })
  const query = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
  await waitFor(() => {
    expect(getRequestInputs(requested, 'rank')).toEqual([{ ...query, rankType: 'onlineDuration' }])
  })
  expect(getRequestInputs(requested, 'summary')).toEqual([query])
  expect(getRequestInputs(requested, 'detail')).toEqual(
    [METRIC.onlineUsers, METRIC.onlineDuration].map((metric) => ({ ...query, metric: metric + SPAN_OFFSET })),
  )
  expect(screen.queryByRole('search')).toBeNull()
})

describe('what a page requests before its lists is what it draws: it requests nothing of it again', () => {
  const DAYS = 'business=11&organisation=5&from=2026-11-19&to=2026-11-20'
  const QUERY = 'beginDay=20261119&endDay=20261120&bizTypeId=11'
  const OF_ORGANISATION = `${QUERY}&orgId=5`
  const OF_ORGANISATION_AS_BODY = '{"beginDay":"20261119","endDay":"20261120","bizTypeId":11,"orgId":5}'
  type EarlyPage = {
    path: string
    early: readonly string[]
    /** Addresses that it requests again when the lists are there. */
    later?: readonly string[]
    shown: { role: string; name: string }
  }
  const PAGES: readonly EarlyPage[] = [
    {
      path: `/console/statistic/label?${DAYS}`,
      early: [
        'label/query?pageIndex=1&pageSize=200&tenantId=3&bizTypeId=11&withDeleted=1',
        `stat/labelDetail?${OF_ORGANISATION}&labelIds=31&labelIds=33`,
        `stat/labelRank?${OF_ORGANISATION}&labelId=31`,
      ],
      shown: { role: 'figure', name: 'Hits of labels' },
    },
    {
      path: `/console/statistic/dataset?${DAYS}&evaluated=2-44`,
      early: [`stat/dataset?${QUERY}&labelType=1`, `stat/dataset?${QUERY}&labelType=2&labelID=44`],
      shown: { role: 'figure', name: 'Knowledge' },
    },
    {
      path: `/console/statistic/voice-analytics?${DAYS}`,
      early: [
        'label/query?pageIndex=1&pageSize=20&bizTypeId=11',
        `stat/labelDetail?${OF_ORGANISATION}&labelIds=31&labelIds=33`,
        `stat/rank?${OF_ORGANISATION}&rankType=talkTime`,
      ],
      shown: { role: 'figure', name: 'Labels found' },
    },
    {
      path: `/console/statistic/team?${DAYS}`,
      early: [
        `stat/rank?${OF_ORGANISATION}&rankType=talkTime`,
        `stat/team/list?${OF_ORGANISATION}&pageIndex=1&pageSize=10`,
      ],
      shown: { role: 'figure', name: 'Talk time, minutes' },
    },
    {
      path: `/console/statistic/recommend?${DAYS}`,
      early: [
        `stat/detail?${OF_ORGANISATION}&metric=${METRIC.recommended}`,
        `stat/rank?${OF_ORGANISATION}&rankType=recommend`,
        `stat/rank?${OF_ORGANISATION}&rankType=recommendQuestion`,
      ],
      shown: { role: 'figure', name: 'Questions most recommended' },
    },
    {
      path: `/console/statistic/twin?${DAYS}`,
      early: [
        `stat/detail?${OF_ORGANISATION}&metric=${METRIC.twinUses}`,
        `stat/rank?${OF_ORGANISATION}&rankType=${METRIC.twinUses}`,
      ],
      shown: { role: 'figure', name: 'Uses by organisation' },
    },
    ...[
      {
        page: '/console/statistic/overview',
        call: 'getDataMarketQualityData',
        metrics: [METRIC.onlineUsers],
      },
      {
        page: '/console/overview',
        call: 'getHomePageQualityData',
        metrics: [METRIC.onlineUsers, METRIC.calls],
      },
    ].map(({ page, call, metrics }) => ({
      path: `${page}?${DAYS}`,
      early: [
        ...metrics.map((metric) => `stat/detail?${OF_ORGANISATION}&metric=${metric}`),
        `stat/rank?${OF_ORGANISATION}&rankType=talkTime`,
        `stat/summary?${OF_ORGANISATION}`,
        `system/quality/data/report/${call} ${OF_ORGANISATION_AS_BODY}`,
      ],
      shown: { role: 'figure', name: 'Rules most violated' },
    })),
    {
      path: `/console/statistic/violation?${DAYS}`,
      early: [`system/quality/data/report/getViolationQualityData ${OF_ORGANISATION_AS_BODY}`],
      shown: { role: 'figure', name: 'Rules most violated' },
    },
    {
      path: `/console/statistic/sales?${DAYS}`,
      early: [
        `stat/rank?${OF_ORGANISATION}&rankType=callCnt`,
        `stat/rank?${OF_ORGANISATION}&rankType=talkTime`,
        `stat/summary?${OF_ORGANISATION}`,
      ],
      // These depend on modules.
      later: ['talkCnt', 'saleCnt', 'orderCnt'].map(
        (rank) => `stat/rank?${OF_ORGANISATION}&rankType=${rank}`,
      ),
      shown: { role: 'figure', name: 'Outbound calls, rank' },
    },
    {
      path: '/console/statistic/bill?business=11&organisation=5&month=2026-10&page=2',
      early: [
        'user/accounts {"queryDate":"2026-10","bizTypeId":11,"orgId":5,"current":1,"size":0}',
        'user/accounts {"queryDate":"2026-10","bizTypeId":11,"orgId":5,"current":2,"size":10}',
      ],
      shown: { role: 'table', name: 'Organisations of the bill' },
    },
  ]

  test.each(PAGES)('$path', async ({ path, early, later = [], shown }) => {
    serveStatistics()
    serveDetails()
    const lists = Promise.withResolvers<void>()
    network.use(
      mockCall(business.businessTypePage, async () => {
        await lists.promise
        return { records: [{ id: 11, name: 'Winter renewals' }], total: 1 }
      }),
    )
    const sent = recordRequests()
    const addresses = new Set(early.map(addressOf))
    const sentOfThese = () => sent.filter((one) => addresses.has(addressOf(one))).toSorted(inOrder)
    renderSubAppPage({ app: statisticsApp, path })
    await waitFor(() => expect(sentOfThese()).toEqual(early))
    expect(screen.queryByRole('search')).toBeNull()
    lists.resolve()
    expect(await screen.findByRole(shown.role, { name: shown.name })).toBeInTheDocument()
    // By then what the page sends once it is shown has been noted.
    await act(async () => delay(SENT_MS))
    expect(sentOfThese()).toEqual([...early, ...later].toSorted(inOrder))
  })
})

const addressOf = (request: string) => request.split(/[? ]/)[0]
const inOrder = (left: string, right: string): number => (left < right ? -1 : 1)

/** Each as `stat/rank?orgId=5`, or with its body behind its address. */
function recordRequests(): string[] {
  const sent: string[] = []
  network.events.on('request:start', ({ request }) => void note(request.clone()))
  const note = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    const address = `${pathname.replace(/^\/(api\/(dolphin-ai\/)?)?/, '')}${search}`
    sent.push(body === '' ? address : `${address} ${body}`)
  }
  return sent
}

const COUNTS: bill.BillCounts = {
  open_account_count: 0,
  open_first_half_count: 0,
  open_after_half_count: 0,
  close_account_count: 0,
  close_first_half_count: 0,
  close_after_half_count: 0,
  effective_account_count: 12,
  accounts: 12,
  month: 12,
  firstHalfMonth: 0,
  afterHalfMonth: 0,
}

/** Serves what the other pages of this file draw. */
function serveDetails(): void {
  const list = [{ time: DAY_BEGIN, value: 4 }]
  const row = { ...COUNTS, date: '2026-10', organization_id: 6, organization_name: 'South China Centre' }
  network.use(
    mockCall(label.query, {
      smartLabels: [namedLabel(31, 'Too expensive'), namedLabel(33, 'Competitor')],
      totalCnt: 2,
    }),
    mockCall(labelStat.detail, ({ query }) => ({
      labelDetail: query.labelIds.map((labelId) => ({ labelId, labelName: `Label ${labelId}`, list })),
    })),
    mockCall(labelStat.rank, { rankBy: 'org', rankList: [{ id: 6, name: 'South China Centre', value: 20 }] }),
    mockCall(dataset.series, {
      precision: [{ day: '20261119', value: 0.9, tag1: 9, tag2: 10 }],
      recall: [],
      f1: [],
    }),
    mockCall(dataset.knowledge, []),
    mockCall(stat.teamList, { teamList: [], totalCnt: 0, totalSeatCnt: 0 }),
    mockCall(quality.violationData, qualityAnswer),
    mockCall(quality.seatRank, { rankingData: [] }),
    mockCall(twin.seats, { total: 0, seatList: [] }),
    mockCall(tenant.detail, { billAccountVisible: 0 }),
    mockCall(bill.accounts, ({ body }) => ({
      summary: COUNTS,
      records: body.size === 0 ? [] : [row],
      total: 11,
    })),
  )
}
