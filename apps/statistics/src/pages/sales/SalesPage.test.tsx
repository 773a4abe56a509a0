import { stat } from '@console/contracts'
import { mockCall, network, preloadCharts, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  getRequestInputs,
  moduleConfig,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
const answered: stat.PerformanceRow = {
  userName: 'Lin Yue',
  userID: 71,
  orgName: 'Harbour team',
  sessionID: 's-71',
  callID: 'c-1',
  onCallAt: DAY_BEGIN + 9 * 3600,
  onTalkBeginAt: DAY_BEGIN + 9 * 3600 + 7,
  talkTime: 3725,
  violationCnt: 2,
  sessionLink: '',
}
const missed: stat.PerformanceRow = {
  ...answered,
  callID: 'c-2',
  sessionID: null,
  onTalkBeginAt: null,
  talkTime: null,
  violationCnt: 0,
}
const linked: stat.PerformanceRow = { ...answered, callID: 'c-3', sessionLink: 'https://calls.example/c-3' }

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  network.use(
    mockCall(stat.list, ({ query }) => {
      requested.push({ call: 'list', input: query })
      return { performanceList: [answered, missed, linked], totalCnt: 3 }
    }),
    mockCall(stat.listTotals, { performanceTotals: { talkTime: 3661, violationCnt: 12, sessionCnt: 2 } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(more = '', pages?: readonly string[]) {
  return renderSubAppPage({
    app: statisticsApp,
    path: `/console/statistic/sales${ONE_DAY}${more}`,
    ...(pages && { pages }),
  })
}

const card = async (name: string) => {
  await screen.findByText('48,216')
  return screen.getByRole('button', { name }).closest('div')
}

test('the cards have the conversion with the same day of last week, and averages a user with three decimals [STAT-048, STAT-073, STAT-097, STAT-098]', async () => {
  open()
  expect(await card('Valid calls')).toHaveTextContent(
    /12,84444\.20%.*up 1\.9% vs last week.*12,600 \(43\.45%\)\.$/,
  )
  const averages = {
    'Calls a user': '260.627',
    'Valid calls a user': '69.427',
    'Quotes a user': '17.389',
    'Deals a user': '6.951',
    // 7,420.5 s.
    'Talk minutes a user': '123.675',
  }
  for (const [name, text] of Object.entries(averages)) expect(await card(name)).toHaveTextContent(text)
})

test('there is a rank of each count, and of talk time in minutes, and each is opened by its own [STAT-045, STAT-099]', async () => {
  const { person } = open()
  const names = [
    'Outbound calls, rank',
    'Valid calls, rank',
    'Quotes, rank',
    'Deals, rank',
    'Talk time, minutes',
  ]
  for (const name of names) await screen.findByRole('figure', { name })
  // They are requested side by side, in any order.
  const types = getRequestInputs(requested, 'rank').map(({ rankType }) => rankType)
  expect(types).toHaveLength(5)
  expect(new Set(types)).toEqual(new Set(['callCnt', 'talkCnt', 'saleCnt', 'orderCnt', 'talkTime']))
  const figure = screen.getByRole('figure', { name: 'Quotes, rank' })
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  await person.click(within(figure).getByRole('button', { name: 'Kapok team' }))
  await waitFor(() =>
    expect(getRequestInputs(requested, 'rank').at(-1)).toEqual({ ...QUERY, orgId: 6, rankType: 'saleCnt' }),
  )
  expect(await screen.findAllByRole('navigation', { name: 'Opened organisations' })).toHaveLength(1)
})

test.each([
  ['validCall', 'Valid calls'],
  ['price', 'Quotes'],
  ['order', 'Deals'],
] as const)(
  'without the module %s there is no card, no average and no rank of it [STAT-068, STAT-069, STAT-070]',
  async (module, name) => {
    network.use(mockCall(stat.config, moduleConfig({ [module]: false })))
    open()
    await screen.findByRole('figure', { name: 'Outbound calls, rank' })
    await card('Calls a user')
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: `${name} a user` })).not.toBeInTheDocument()
    expect(screen.queryByRole('figure', { name: `${name}, rank` })).not.toBeInTheDocument()
    expect(getRequestInputs(requested, 'rank')).toHaveLength(4)
  },
)

describe('the calls', () => {
  async function openDetail() {
    const page = open()
    await screen.findByText('48,216')
    expect(getRequestInputs(requested, 'list')).toEqual([])
    await page.person.click(screen.getByRole('button', { name: 'Details of each call' }))
    await screen.findAllByText('Harbour team')
    return page
  }
  const rows = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.closest('tbody') !== null)
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))

  test('are requested once they are expanded, with times of the zone, durations, and "-" where there is none [STAT-060, STAT-100, STAT-101, STAT-102]', async () => {
    await openDetail()
    expect(getRequestInputs(requested, 'list')).toEqual([
      { ...QUERY, queryType: 'performance', pageIndex: 1, pageSize: 10 },
    ])
    const person = ['Lin Yue', '71', 'Harbour team']
    expect(rows()).toEqual([
      [...person, 'c-1', '2026-11-20 09:00:00', '2026-11-20 09:00:07', '01:02:05', '2', 's-71'],
      [...person, 'c-2', '2026-11-20 09:00:00', '-', '-', '0', '-'],
      [...person, 'c-3', '2026-11-20 09:00:00', '2026-11-20 09:00:07', '01:02:05', '2', 's-71'],
    ])
  })

  test('end with their talk time and violations, or say where the totals of too many calls are', async () => {
    const { unmount } = await openDetail()
    const total = await screen.findByText('Total')
    const foot = [...(total.closest('tfoot')?.querySelectorAll('td') ?? [])]
    expect(foot.map(({ textContent }) => textContent.trim())).toEqual([
      'Total',
      '',
      '',
      '',
      '',
      '',
      '01:01:01',
      '12',
      '',
    ])
    unmount()
    requested.length = 0
    network.use(mockCall(stat.listTotals, {}))
    await openDetail()
    expect(
      await screen.findByText(/More than 50,000 calls are added up in the export alone/),
    ).toBeInTheDocument()
  })

  test('open their session in a new tab: by the link that is named, else by its id [STAT-064, STAT-103]', async () => {
    const { person, services } = await openDetail()
    const byId = screen.getByRole('link', { name: 'Session s-71, in a new tab' })
    expect(byId).toHaveAttribute('href', '/assistant-console/session/s-71?showRules=1')
    expect(byId).toHaveAttribute('target', '_blank')
    // The host checks what the server names.
    await person.click(screen.getByRole('button', { name: 'Session s-71, in a new tab' }))
    expect(services.openLink.mock.calls).toEqual([['https://calls.example/c-3']])
  })
})

describe('a count of calls', () => {
  const count = (name: RegExp) => screen.findByRole('link', { name })

  test('leads to the calls that it counts, in an address that shows the same to others', async () => {
    const { person, router } = open()
    await person.click(await count(/^12,844, Valid calls/))
    await screen.findAllByText('Harbour team')
    expect(router.state.location.search).toBe(`${ONE_DAY}&detail=valid`)
    const valid = { ...QUERY, queryType: 'performance', stage: 'valid', pageIndex: 1, pageSize: 10 }
    expect(getRequestInputs(requested, 'list')).toEqual([valid])
    expect(await screen.findByText('2 sessions, 3 calls')).toBeInTheDocument()
    await person.click(await count(/^3,217, Quotes/))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'list').at(-1)).toEqual({ ...valid, stage: 'quoted' }),
    )
  })

  test('of one person shows their calls, and those of everybody on request', async () => {
    const { person, router, services } = open('&detail=ordered&person=71')
    const calls = { ...QUERY, queryType: 'performance', stage: 'ordered', pageIndex: 1, pageSize: 10 }
    await screen.findByText('48,216')
    await screen.findAllByText('Harbour team')
    await person.click(screen.getByRole('button', { name: 'Export' }))
    expect(services.startExport).toHaveBeenCalledWith({
      kind: 'statTable',
      filter: { ...QUERY, type: 'performance', stage: 'ordered', userId: 71 },
      format: 'xlsx',
    })
    await person.click(screen.getByRole('button', { name: /Calls of Lin Yue/ }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'list')).toEqual([{ ...calls, userId: 71 }, calls]),
    )
    expect(router.state.location.search).toBe(`${ONE_DAY}&detail=ordered`)
    await person.click(screen.getByRole('button', { name: 'Details of each call' }))
    expect(router.state.location.search).toBe(ONE_DAY)
  })

  test('is a number alone for who may not open the calls', async () => {
    open('', ['/console/statistic/overview'])
    await screen.findByText('48,216')
    expect(screen.queryByRole('link', { name: /48,216/ })).not.toBeInTheDocument()
  })
})

test('the export is that of the calls [STAT-104]', async () => {
  const { person, services } = open()
  await screen.findByText('48,216')
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...QUERY, type: 'performance' },
    format: 'xlsx',
  })
})
