import { stat, userData } from '@console/contracts'
import {
  mockCall,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  moduleConfig,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
const lite: stat.LiteUserRow = {
  userName: 'Lin Yue',
  userID: 71,
  orgName: 'Harbour team',
  daysOnDuty: 6,
  avgDayOnlineDuration: 27_100.7,
}
const full: stat.UserRow = {
  ...lite,
  callTime: 100_000,
  callCnt: 1260,
  talkCnt: 300,
  saleCnt: 80,
  orderCnt: 21,
  talkConversionRate: 0.4444,
  saleConversionRate: 0.26667,
  orderConversionRate: 0.07,
  violationCountList: [
    { name: 'Speech too fast', num: 4 },
    { name: 'No identity check', num: 1 },
  ],
}

/** Totals of all 23 people. */
const totals: stat.UserTotals = {
  daysOnDuty: 1200,
  avgDayOnlineDuration: 3661,
  callTime: 360_000,
  callCnt: 20_400,
  talkCnt: 5100,
  saleCnt: 900,
  orderCnt: 300,
  talkConversionRate: 0.5,
  saleConversionRate: 0.17647,
  orderConversionRate: 0.05882,
  violationCnt: 1284,
}

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  network.use(
    mockCall(stat.list, ({ query }) => {
      requested.push({ call: 'list', input: query })
      return { userList: [full], totalCnt: 23 }
    }),
    mockCall(stat.liteList, ({ query }) => {
      requested.push({ call: 'liteList', input: query })
      return { userList: [lite], totalCnt: 1 }
    }),
    mockCall(stat.listTotals, ({ query }) => {
      requested.push({ call: 'totals', input: query })
      return { userTotals: totals }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(query = ONE_DAY) {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/user${query}` })
}

async function openDetail() {
  const page = open()
  const toggle = await screen.findByRole('button', { name: 'Details of each person' })
  await screen.findByText('05:41:12')
  expect(getRequestInputs(requested, 'list')).toEqual([])
  expect(getRequestInputs(requested, 'liteList')).toEqual([])
  await page.person.click(toggle)
  return { ...page, toggle }
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const cells = async () => {
  const row = (await screen.findByText('Harbour team')).closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
}
const offModules = { validCall: false, price: false, order: false }

test('the page has the online figures, their series, and a rank by hours online [STAT-047, STAT-087, STAT-088, STAT-089, STAT-090]', async () => {
  const { person } = open()
  expect(await screen.findByText('05:41:12')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Online users' }).closest('div')).toHaveTextContent('185')
  await screen.findByRole('figure', { name: 'Online users' })
  const average = await screen.findByRole('figure', { name: 'Average online' })
  await person.click(within(average).getByRole('button', { name: /table/i }))
  // 3, 2 and 1 seconds of the sample: durations, whatever the axis has.
  expect(within(average).getAllByRole('row')[1]).toHaveTextContent('00:0000:00:0300:00:0200:00:01')
  expect(getRequestInputs(requested, 'detail').map(({ metric }) => metric)).toEqual([2_000_101, 2_000_102])
  const rank = await screen.findByRole('figure', { name: 'Online time, hours' })
  expect(getRequestInputs(requested, 'rank')).toEqual([{ ...QUERY, rankType: 'onlineDuration' }])
  await person.click(within(rank).getByRole('button', { name: /table/i }))
  // 6,000 s, 5,940 s and 5,880 s.
  expect(
    within(rank)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'OrganisationHours',
    'Kapok team1.67',
    'Banyan team1.65',
    'Jasmine team1.63',
    'Mangrove team1.62',
  ])
  await person.click(within(rank).getByRole('button', { name: 'Kapok team' }))
  await waitFor(() => expect(getRequestInputs(requested, 'rank').at(-1)).toMatchObject({ orgId: 6 }))
})

test('of several days the figure is that of all of them [STAT-088]', async () => {
  open('?business=11&organisation=5&from=2026-11-14&to=2026-11-20')
  await screen.findByText('05:41:12')
  expect(screen.getByRole('button', { name: 'Online users in all' }).closest('div')).toHaveTextContent('243')
})

describe('the table', () => {
  test('is requested once it is expanded, ten people a page from the first, with calls and rates [STAT-059, STAT-060, STAT-092, STAT-093, STAT-094]', async () => {
    await openDetail()
    expect(await cells()).toEqual([
      'Lin Yue',
      '71',
      'Harbour team',
      '6',
      '07:31:40',
      '27:46:40',
      '1,260',
      '300',
      '44.44%',
      '80',
      '26.67%',
      '21',
      '7.00%',
      'Speech too fast 4, No identity check 1',
    ])
    expect(headers()).toEqual([
      'User',
      'Account ID',
      'Organisation',
      'Days on duty',
      'Average online a day',
      'Talk time',
      'Outbound calls',
      'Valid calls',
      'Marketing rate',
      'Quotes',
      'Quote rate',
      'Deals',
      'Deal rate',
      'Violations',
    ])
    expect(getRequestInputs(requested, 'list')).toEqual([
      { ...QUERY, queryType: 'user', pageIndex: 1, pageSize: 10 },
    ])
    expect(getRequestInputs(requested, 'liteList')).toEqual([])
  })

  test('is the short one where no module is on [STAT-091, STAT-094]', async () => {
    network.use(mockCall(stat.config, moduleConfig(offModules)))
    await openDetail()
    expect(await cells()).toEqual(['Lin Yue', '71', 'Harbour team', '6', '07:31:40'])
    expect(headers()).toEqual(['User', 'Account ID', 'Organisation', 'Days on duty', 'Average online a day'])
    expect(getRequestInputs(requested, 'liteList')).toEqual([{ ...QUERY, pageIndex: 1, pageSize: 10 }])
    expect(getRequestInputs(requested, 'list')).toEqual([])
  })

  test.each([
    ['validCall', ['Valid calls', 'Marketing rate']],
    ['price', ['Quotes', 'Quote rate']],
    ['order', ['Deals', 'Deal rate']],
  ] as const)(
    'has no columns of the module %s where it alone is off [STAT-068, STAT-069, STAT-070]',
    async (module, names) => {
      network.use(mockCall(stat.config, moduleConfig({ [module]: false })))
      await openDetail()
      expect(await cells()).toHaveLength(12)
      for (const name of names) expect(headers()).not.toContain(name)
    },
  )

  test('begins at its first page again with every inquiry, and requests nothing while it is collapsed [STAT-061]', async () => {
    const { person, toggle } = await openDetail()
    await cells()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(getRequestInputs(requested, 'list').at(-1)).toMatchObject({ pageIndex: 2 }))
    const inquire = within(screen.getByRole('search')).getByRole('button', { name: 'Inquire' })
    await person.click(inquire)
    await waitFor(() => expect(getRequestInputs(requested, 'list').at(-1)).toMatchObject({ pageIndex: 1 }))
    await person.click(toggle)
    const before = getRequestInputs(requested, 'list').length
    await person.click(within(screen.getByRole('search')).getByText('Last 7 days'))
    await person.click(inquire)
    await screen.findByText('Online users in all')
    expect(getRequestInputs(requested, 'list')).toHaveLength(before)
    await person.click(toggle)
    await waitFor(() =>
      expect(getRequestInputs(requested, 'list').at(-1)).toMatchObject({
        beginDay: '20261114',
        pageIndex: 1,
      }),
    )
  })

  test('is sorted by the server: figures largest first, names in their order, and a third click ends it', async () => {
    const { person, router } = await openDetail()
    await cells()
    const head = (name: string) => screen.getByRole('columnheader', { name })
    const last = () => getRequestInputs(requested, 'list').at(-1)
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(last()).toMatchObject({ pageIndex: 2 }))
    await person.click(head('Outbound calls'))
    await waitFor(() => expect(last()).toMatchObject({ sort: 'callCnt', order: 'desc', pageIndex: 1 }))
    expect(router.state.location.search).toBe(`${ONE_DAY}&detail=all&sort=-callCnt`)
    expect(head('Outbound calls')).toHaveAttribute('aria-sort', 'descending')
    // antd reads the code of the key, which user-event leaves out.
    expect(head('Outbound calls')).toHaveAttribute('tabindex', '0')
    fireEvent.keyDown(head('Outbound calls'), { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(last()).toMatchObject({ sort: 'callCnt', order: 'asc' }))
    await person.click(head('Outbound calls'))
    await waitFor(() => expect(router.state.location.search).toBe(`${ONE_DAY}&detail=all`))
    expect(head('Outbound calls')).not.toHaveAttribute('aria-sort')
    await person.click(head('User'))
    await waitFor(() => expect(last()).toMatchObject({ sort: 'userName', order: 'asc' }))
    await person.click(head('Violations'))
    expect(last()).toMatchObject({ sort: 'userName' })
    expect(getRequestInputs(requested, 'totals')).toHaveLength(1)
  })

  test('has the order of its address, and one that does not exist is named and left out', async () => {
    const { unmount, person } = open(`${ONE_DAY}&sort=-orderConversionRate`)
    await person.click(await screen.findByRole('button', { name: 'Details of each person' }))
    await cells()
    expect(getRequestInputs(requested, 'list')).toMatchObject([
      { sort: 'orderConversionRate', order: 'desc' },
    ])
    unmount()
    requested.length = 0
    const other = open(`${ONE_DAY}&sort=shoeSize`)
    expect(await screen.findByRole('alert')).toHaveTextContent('shoeSize')
    await other.person.click(await screen.findByRole('button', { name: 'Details of each person' }))
    await cells()
    expect(getRequestInputs(requested, 'list')).toEqual([
      { ...QUERY, queryType: 'user', pageIndex: 1, pageSize: 10 },
    ])
  })

  test('ends with the totals of all people, each below its column', async () => {
    await openDetail()
    await cells()
    const total = await screen.findByText('Total')
    const foot = [...(total.closest('tr')?.querySelectorAll('td') ?? [])]
    expect(foot.map(({ textContent }) => textContent.trim())).toEqual([
      'Total',
      '',
      '',
      '1,200',
      '01:01:01',
      '100:00:00',
      '20,400',
      '5,100',
      '50.00%',
      '900',
      '17.65%',
      '300',
      '5.88%',
      '1,284',
    ])
    expect(total.closest('tfoot')).not.toBeNull()
    expect(getRequestInputs(requested, 'totals')).toEqual([{ ...QUERY, queryType: 'user' }])
  })

  test('says below it that the totals could not be loaded, and loads them again', async () => {
    network.use(mockCall(stat.listTotals, new Refusal(500, 'Busy')))
    const { person } = await openDetail()
    await cells()
    expect(await screen.findByText(/The totals could not be loaded/)).toBeInTheDocument()
    network.use(mockCall(stat.listTotals, { userTotals: totals }))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('20,400')).toBeInTheDocument()
  })

  test('on a phone has its order in a field, its counts as links, and its totals as a card', async () => {
    setViewportWidth(390)
    const { person } = await openDetail()
    expect(await screen.findByText('20,400')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '80, Quotes, Lin Yue: show these calls' })).toHaveTextContent(
      '80',
    )
    await person.click(screen.getByRole('combobox', { name: 'Sort' }))
    await person.click(await screen.findByTitle('Deals, descending'))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'list').at(-1)).toMatchObject({ sort: 'orderCnt', order: 'desc' }),
    )
    setViewportWidth(1440)
  })

  test('that is refused says why in a toast, is empty, and keeps the query [STAT-062]', async () => {
    network.use(mockCall(stat.list, new Refusal(500, 'The statistics are locked.')))
    const { services, router } = await openDetail()
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('The statistics are locked.'))
    expect(screen.queryByText('Harbour team')).not.toBeInTheDocument()
    expect(router.state.location.search).toBe(`${ONE_DAY}&detail=all`)
  })

  test('has the columns that the person chose, in their order, also when it is opened again', async () => {
    const { person, unmount } = await openDetail()
    await cells()
    expect(headers()).toContain('Days on duty')
    const all = headers()
    await person.click(screen.getByRole('button', { name: 'Columns' }))
    await person.click(await screen.findByRole('switch', { name: 'Show Days on duty' }))
    await person.click(screen.getByRole('button', { name: 'Move Organisation up' }))
    const chosen = ['User', 'Organisation', 'Account ID', ...all.slice(4)]
    expect(headers()).toEqual(chosen)
    unmount()
    requested.length = 0
    await openDetail()
    await cells()
    expect(headers()).toEqual(chosen)
  })

  test('shows beside a person the suggestions that hold, and opened why: the tips and the rules with their values', async () => {
    network.use(
      mockCall(userData.suggestions, ({ query }) => {
        requested.push({ call: 'suggestions', input: query })
        const rule = { sourceId: 1_000_201, sourceName: 'Outbound calls', isTime: false, logic: '<' as const }
        const suggestion = { id: 21, bizTypeId: 11, bizTypeName: 'Winter renewals', name: 'Few calls' }
        const rules = [{ ...rule, threshold: 2000, value: 1260 }]
        return { people: [{ userId: 71, suggestions: [{ ...suggestion, tips: 'Plan the day', rules }] }] }
      }),
    )
    const { person } = await openDetail()
    await person.click(await screen.findByRole('button', { name: '1 suggestion for Lin Yue' }))
    expect(headers().at(-1)).toBe('Suggestions')
    expect(await screen.findByText('Plan the day')).toBeInTheDocument()
    expect(screen.getByText(/last 7 days: Outbound calls < 2,000 \(now 1,260\)/)).toBeInTheDocument()
    expect(getRequestInputs(requested, 'suggestions').at(-1)).toEqual({ bizTypeId: 11, userId: [71] })
  })

  test('leads from a count to the calls of that person', async () => {
    await openDetail()
    const link = await screen.findByRole('link', { name: '80, Quotes, Lin Yue: show these calls' })
    expect(link).toHaveAttribute('href', `/console/statistic/sales${ONE_DAY}&detail=quoted&person=71`)
  })

  test('leads from a name to the statistics of that person, in a new tab [STAT-065, STAT-095]', async () => {
    await openDetail()
    const link = await screen.findByRole('link', { name: 'Statistics of Lin Yue, in a new tab' })
    expect(link).toHaveAttribute('target', '_blank')
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://console.test')
    expect(pathname).toBe('/assistant-console/statistic')
    expect([...searchParams]).toEqual([
      ['beginTime', String(DAY_BEGIN)],
      ['endTime', String(DAY_BEGIN + DAY_SECONDS - 1)],
      ['bizId', '11'],
      ['orgId[]', '5'],
      ['userId', '71'],
      ['source', '-1'],
    ])
  })
})

test.each([
  ['user', {}],
  ['liteUser', offModules],
])(
  'the export is that of the table that is shown (%s) [STAT-053, STAT-055, STAT-096]',
  async (type, modules) => {
    network.use(mockCall(stat.config, moduleConfig(modules)))
    const { person, services } = open()
    await screen.findByText('05:41:12')
    await person.click(screen.getByRole('button', { name: 'Export' }))
    expect(services.startExport).toHaveBeenCalledWith({
      kind: 'statTable',
      filter: { ...QUERY, type },
      format: 'xlsx',
    })
  },
)
