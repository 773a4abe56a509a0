import { projectStat, stat } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import {
  mockCall,
  mockNetworkError,
  mockPending,
  mockStatus,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../statistics-app.ts'
import { shownDays } from '../testing/range-filter.ts'
import { sampleProjects, serveProjectWork } from '../testing/serve-project-work.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  moduleConfig,
  NOW,
  NOW_SECONDS,
  orgSummary,
  type Requested,
} from '../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const DAYS = { beginDay: '20261114', endDay: '20261120' }
const FIRST = { ...DAYS, bizTypeId: 131, projectId: 8 }
const IN_RENEWALS = { ...DAYS, bizTypeId: 132, projectId: 7 }
const ONE_DAY = '?project=8&contractor=131&from=2026-11-20&to=2026-11-20'

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveProjectWork()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

type Page = 'user' | 'perf' | 'action'

function open(page: Page, query = '', pages?: readonly string[]) {
  return renderSubAppPage({
    app: statisticsApp,
    path: `/console/statistic/project/${page}${query}`,
    ...(pages && { pages }),
  })
}

const band = () => within(screen.getByRole('search'))
const selector = () => band().getByRole('combobox', { name: 'Contractor' })
const card = (name: string) => screen.getByRole('button', { name }).closest('div')

async function rowsOf({ person }: ReturnType<typeof open>, name: string) {
  const figure = await screen.findByRole('figure', { name })
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

const FIGURES: Record<Page, string> = {
  user: 'Online users',
  perf: 'Marketing rate',
  action: 'Violations by level',
}
const METRICS: Record<Page, number[]> = {
  user: [1_000_101, 1_000_102],
  perf: [1_000_212, 1_000_213, 1_000_214],
  action: [1_000_301, 1_000_400, 1_000_401, 1_000_402, 1_000_403],
}

describe.each(['user', 'perf', 'action'] as const)('the page %s', (page) => {
  test('opens with the first contractor and the last seven days, requests each series once, and another contractor by Inquire [RPT-016, RPT-017, RPT-019, RPT-020]', async () => {
    const { person, router } = open(page)
    await screen.findByRole('figure', { name: FIGURES[page] })
    expect(shownDays()).toEqual(['2026-11-14', '2026-11-20'])
    expect(band().getByText('Bookings · Lantern Call Services')).toBeInTheDocument()
    const metrics = getRequestInputs(requested, 'detail').map(({ metric }) => Number(metric))
    expect(metrics.toSorted((a, b) => a - b)).toEqual(METRICS[page])
    for (const { metric: _metric, ...input } of getRequestInputs(requested, 'detail'))
      expect(input).toEqual(FIRST)
    expect(getRequestInputs(requested, 'summary')).toEqual([FIRST])
    expect(getRequestInputs(requested, 'projects')).toHaveLength(1)
    expect(router.state.location.search).toBe('?project=8&contractor=131&from=2026-11-14&to=2026-11-20')

    await person.click(selector())
    const list = within(await screen.findByRole('listbox'))
    expect(list.getAllByRole('option').length).toBeGreaterThan(0)
    for (const name of ['Bookings', 'Renewals', 'Northgate Outsourcing'])
      expect(screen.getByTitle(name)).toBeInTheDocument()
    await person.click(screen.getByTitle('Lantern Call Services, business 132'))
    expect(getRequestInputs(requested, 'summary')).toHaveLength(1)
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary').at(-1)).toEqual(IN_RENEWALS))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'detail').slice(METRICS[page].length)).toHaveLength(
        METRICS[page].length,
      ),
    )
    expect(getRequestInputs(requested, 'detail').at(-1)).toMatchObject(IN_RENEWALS)
    expect(router.state.location.search).toBe('?project=7&contractor=132&from=2026-11-14&to=2026-11-20')
  })

  test('without projects has an empty selector and placeholders, and requests no statistics [RPT-028]', async () => {
    requested = serveProjectWork([])
    const { person } = open(page)
    expect(await screen.findAllByText('No records')).toHaveLength({ user: 4, perf: 3, action: 2 }[page])
    expect(band().getByText('No contractors')).toBeInTheDocument()
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    expect(requested.map(({ call }) => call)).toEqual(['projects'])
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument()
  })

  test('exports the contractor’s work in the days of the query [RPT-016]', async () => {
    const { person, services } = open(page)
    await person.click(await screen.findByRole('button', { name: 'Export' }))
    const types = { user: 'projectUser', perf: 'projectPerformance', action: 'projectAction' }
    expect(services.startExport).toHaveBeenCalledWith({
      kind: 'statTable',
      filter: { ...FIRST, type: types[page] },
      format: 'xlsx',
    })
  })
})

describe('the page of users', () => {
  test('has online users and average, of several days and of one, and their series [RPT-021]', async () => {
    const { person } = open('user')
    expect(await screen.findByText('05:41:12')).toBeInTheDocument()
    expect(card('Online users in all')).toHaveTextContent('243')
    await screen.findByRole('figure', { name: 'Average online' })
    await person.click(band().getByText('Today'))
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(card('Online users')).toHaveTextContent('185'))
    const spans = getRequestInputs(requested, 'detail').slice(2)
    expect(spans.map(({ metric }) => metric)).toEqual([2_000_101, 2_000_102])
  })

  test('lists the workers, ten a page, with status and hours, and their sessions on the page of the project [RPT-021, RPT-022]', async () => {
    const { person } = open('user', ONE_DAY, ['/console/project/session'])
    const table = within(await screen.findByRole('table', { name: 'Agents' }))
    await table.findByText('Harbour team')
    const row = table.getByText('Harbour team').closest('tr')
    expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Lin Yue',
      'Harbour team',
      '138****2210',
      'Online',
      '7.53',
      'Sessions',
    ])
    const query = { ...FIRST, beginDay: '20261120', pageSize: 10 }
    expect(getRequestInputs(requested, 'workers')).toEqual([{ ...query, pageIndex: 1 }])
    expect(table.getByRole('link', { name: 'Sessions of Lin Yue, in a new tab' })).toHaveAttribute(
      'href',
      `/console/project/session?projectId=8&isChild=true&beginTime=${DAY_BEGIN}&endTime=${DAY_BEGIN + DAY_SECONDS - 1}&bizId=131&userId%5B%5D=71`,
    )
    expect(table.queryByRole('link', { name: /Statistics of/ })).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'workers').at(-1)).toEqual({ ...query, pageIndex: 2 }),
    )
  })

  test('reads the hours of all contractors of the project in one call, each id repeated, and leads to each [RPT-023]', async () => {
    const { router } = open('user')
    const hours = within(await screen.findByRole('region', { name: 'Contractors by hours online' }))
    const link = await hours.findByRole('link', { name: 'Northgate Outsourcing' })
    expect(hours.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ContractorHours',
      'Northgate Outsourcing2.33',
      'Lantern Call Services2.18',
    ])
    const [input, ...more] = getRequestInputs(requested, 'durations')
    expect(more).toEqual([])
    expect(input).toMatchObject({ ...DAYS, projectId: 8, bizTypeIds: [131, 140] })
    expect(input?.['address']).toContain('bizTypeIds=131&bizTypeIds=140')
    expect(link).toHaveAttribute(
      'href',
      '/console/statistic/project/user?project=8&contractor=140&from=2026-11-14&to=2026-11-20',
    )
    expect(router.state.location.search).toContain('contractor=131')
  })

  test('of the own company leads to people and sessions as other pages do', async () => {
    requested = serveProjectWork([
      { id: 8, name: 'Bookings', assignments: [{ bizTypeID: 131, tenantName: 'Lantern', isOwn: true }] },
    ])
    open('user', ONE_DAY)
    const sessions = await screen.findByRole('link', { name: 'Sessions of Lin Yue, in a new tab' })
    expect(sessions).toHaveAttribute(
      'href',
      `/assistant-console/session?beginTime=${DAY_BEGIN}&endTime=${DAY_BEGIN + DAY_SECONDS - 1}&bizId=131&userId%5B%5D=71&source=-1`,
    )
    expect(screen.getByRole('link', { name: 'Statistics of Lin Yue, in a new tab' })).toBeInTheDocument()
    expect(screen.getByText(/longer than 70 s/)).toBeInTheDocument()
  })

  test('has no links to sessions for who may not open those of the project', async () => {
    open('user', ONE_DAY, [])
    expect(await screen.findByText('Harbour team')).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Sessions' })).not.toBeInTheDocument()
  })

  test('on a phone has a card for each worker', async () => {
    setViewportWidth(390)
    open('user', ONE_DAY)
    expect(await screen.findByText('138****2210')).toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: 'Phone' })).not.toBeInTheDocument()
    setViewportWidth(1440)
  })

  test('says where the workers could not be loaded, and that there are none', async () => {
    network.use(mockCall(projectStat.workers, new Refusal(500, 'Busy')))
    const { person } = open('user')
    expect(await screen.findByText('The agents could not be loaded')).toBeInTheDocument()
    network.use(mockCall(projectStat.workers, { records: [], totalCnt: 0 }))
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Nobody worked for the project in this range')).toBeInTheDocument()
  })
})

describe('the page of performance', () => {
  test('has cards and series of the conversions, beside those of a week before, without links to other calls [RPT-024]', async () => {
    const page = open('perf')
    await screen.findByText('48,216')
    expect(card('Valid calls')).toHaveTextContent(/12,84444\.20%.*up 1\.9% vs last week.*12,600 \(43\.45%\)/)
    expect(card('Quotes')).toHaveTextContent(/3,21725\.05%/)
    expect(card('Deals')).toHaveTextContent(/1,28610\.01%/)
    for (const name of ['Marketing rate', 'Quote rate', 'Deal rate'])
      await screen.findByRole('figure', { name })
    expect(screen.queryByRole('link', { name: /show these calls/ })).not.toBeInTheDocument()
    expect((await rowsOf(page, 'Quote rate'))[1]).toEqual(['11-14', '1,000.00%'])
  })

  test('compares a day that goes on up to the same time of the others', async () => {
    const counted = {
      totalCallCnt: 100,
      totalAnswerCnt: 50,
      totalTalkCnt: 25,
      totalSaleCnt: 5,
      totalOrderCnt: 1,
    }
    const sameTime = {
      until: DAY_BEGIN + 14 * 3600,
      now: { ...counted, totalCallCnt: 120 },
      yesterday: counted,
      lastWeek: counted,
    }
    network.use(mockCall(projectStat.bizSummary, { orgSummary, sameTime }))
    open('perf', ONE_DAY)
    await screen.findByRole('button', { name: 'Outbound calls' })
    expect(card('Outbound calls')).toHaveTextContent(/▲up 20\.0% vs yesterday.*100, both up to 14:00/)
  })

  test.each([
    ['validCall', 'Valid calls', 'Marketing rate'],
    ['price', 'Quotes', 'Quote rate'],
    ['order', 'Deals', 'Deal rate'],
  ] as const)(
    'hides card and series of the module %s where it is off [RPT-025, STAT-068..070]',
    async (module, cardName, chart) => {
      network.use(mockCall(stat.config, moduleConfig({ [module]: false })))
      open('perf')
      await screen.findByText('48,216')
      await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2))
      expect(screen.queryByRole('button', { name: cardName })).not.toBeInTheDocument()
      expect(screen.queryByRole('figure', { name: chart })).not.toBeInTheDocument()
      expect(getRequestInputs(requested, 'detail')).toHaveLength(2)
    },
  )
})

describe('the page of actions', () => {
  test('stacks violations by level in words, and draws recommended, accepted and valid [RPT-026, RPT-027]', async () => {
    const page = open('action')
    const stack = await rowsOf(page, 'Violations by level')
    expect(stack.slice(0, 3)).toEqual([
      ['Day', 'Tip', 'Light', 'Moderate', 'Severe'],
      ['11-14', '6', '3', '2', '0'],
      ['11-15', '9', '4', '0', '1'],
    ])
    expect((await rowsOf(page, 'Recommendations')).slice(0, 3)).toEqual([
      ['Day', 'Recommended', 'Valid', 'Accepted'],
      ['11-14', '9', '7', '5'],
      ['11-15', '5', '3', '1'],
    ])
  })

  test('draws recommendations alone where the answer has nothing else [RPT-027]', async () => {
    network.use(
      mockCall(projectStat.detail, {
        current: [{ time: DAY_BEGIN, value: 9 }],
        yesterday: [],
        dayOfLastWeek: [],
      }),
    )
    const page = open('action')
    expect((await rowsOf(page, 'Recommendations'))[0]).toEqual(['Day', 'Recommended'])
  })

  test('has the stack fail alone where one of its series does, and loads that one again', async () => {
    const severe = 1_000_403
    network.use(
      mockCall(projectStat.detail, ({ query }) => {
        requested.push({ call: 'failing', input: query })
        if (
          query.metric === severe &&
          getRequestInputs(requested, 'failing').filter(({ metric }) => metric === severe).length < 2
        )
          throw new TypeError('no answer')
        return { current: [{ time: DAY_BEGIN, value: 3 }], yesterday: [], dayOfLastWeek: [] }
      }),
    )
    const { person } = open('action')
    expect(await screen.findByText('The chart could not be loaded')).toBeInTheDocument()
    expect(await screen.findByRole('figure', { name: 'Recommendations' })).toBeInTheDocument()
    const before = getRequestInputs(requested, 'failing').length
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('figure', { name: 'Violations by level' })).toBeInTheDocument()
    expect(getRequestInputs(requested, 'failing')).toHaveLength(before + 1)
  })
})

describe('the address', () => {
  test('of a project alone is about its first contractor, and is completed', async () => {
    const { router } = open('perf', '?project=7')
    await screen.findByText('48,216')
    expect(getRequestInputs(requested, 'summary')).toEqual([{ ...DAYS, bizTypeId: 131, projectId: 7 }])
    expect(router.state.location.search).toBe('?project=7&contractor=131&from=2026-11-14&to=2026-11-20')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    [
      'a project that is unknown or foreign',
      { query: '?project=99&contractor=131', named: ['99', '131'], wire: FIRST },
    ],
    [
      'a contractor of another project',
      { query: '?project=7&contractor=140', named: ['140'], wire: { ...DAYS, bizTypeId: 131, projectId: 7 } },
    ],
    ['a contractor that is unknown', { query: '?contractor=999', named: ['999'], wire: FIRST }],
    ['what is no id', { query: '?project=x', named: ['x'], wire: FIRST }],
    [
      'days after today',
      {
        query: '?project=8&contractor=131&from=2026-11-20&to=2026-12-01',
        named: ['2026-11-20', '2026-12-01'],
        wire: FIRST,
      },
    ],
  ])(
    'with %s says so and shows what can be shown; cleaned, it is named',
    async (_case, { query, named, wire }) => {
      const { person, router } = open('perf', query)
      const notice = await screen.findByRole('alert')
      expect(within(notice).getAllByRole('listitem')).toHaveLength(named.length)
      for (const value of named) expect(notice).toHaveTextContent(value)
      await waitFor(() => expect(getRequestInputs(requested, 'summary')).toEqual([wire]))
      await person.click(within(screen.getByRole('alert')).getByRole('button'))
      const { projectId, bizTypeId } = wire
      await waitFor(() =>
        expect(router.state.location.search).toBe(
          `?project=${projectId}&contractor=${bizTypeId}&from=2026-11-14&to=2026-11-20`,
        ),
      )
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    },
  )

  test('is what was inquired last on any of the three pages, for that person alone, and Reset ends it', async () => {
    const first = open('user', '?project=7&contractor=132&from=2026-11-18&to=2026-11-19')
    await first.person.click(await screen.findByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary')).toHaveLength(2))
    first.unmount()
    requested.length = 0
    const { person } = open('perf')
    await screen.findByText('48,216')
    expect(getRequestInputs(requested, 'summary')).toEqual([
      { beginDay: '20261118', endDay: '20261119', bizTypeId: 132, projectId: 7 },
    ])
    await person.click(band().getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary').at(-1)).toEqual(FIRST))
  })

  test('that was remembered and whose contractor can no longer be chosen is about the first', async () => {
    const first = open('perf', '?project=7&contractor=132')
    await first.person.click(await screen.findByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary')).toHaveLength(2))
    first.unmount()
    requested = serveProjectWork(sampleProjects.slice(0, 1))
    open('perf')
    await screen.findByText('48,216')
    expect(getRequestInputs(requested, 'summary')).toEqual([FIRST])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('leads from a point of a chart to its day, and from there to the sessions of that quarter of an hour', async () => {
    const page = open('perf', ONE_DAY, ['/console/project/session'])
    const { person, services } = page
    const figure = await screen.findByRole('figure', { name: 'Deal rate' })
    await person.click(within(figure).getByRole('button', { name: /table/i }))
    await person.click(within(figure).getByRole('button', { name: '00:15' }))
    expect(services.openLink).toHaveBeenCalledWith(
      `/console/project/session?projectId=8&isChild=true&beginTime=${DAY_BEGIN + 900}&endTime=${DAY_BEGIN + 1799}&bizId=131`,
    )
  })
})

describe.each([
  ['Europe/London', 'Asia/Shanghai', Date.UTC(2026, 10, 20) / 1000],
  ['Asia/Shanghai', 'Europe/London', DAY_BEGIN],
])('work in %s, seen from %s', (zone, timezone, begin) => {
  beforeEach(() => {
    const lantern = { bizTypeID: 131, tenantName: 'Lantern', isOwn: false, timezone: zone }
    requested = serveProjectWork([{ id: 8, name: 'Bookings', assignments: [lantern] }])
    const quarters = Array.from({ length: 96 }, (_, index) => ({ time: begin + index * 900, value: 0.5 }))
    const series = { current: quarters, yesterday: [], dayOfLastWeek: [], timezone: zone }
    network.use(mockCall(projectStat.detail, series))
  })
  const path = (page: Page) => `/console/statistic/project/${page}${ONE_DAY}`
  const pages = ['/console/project/session']

  test('has all quarters of an hour of its own day, names the zone, and leads to the sessions of a quarter', async () => {
    const page = renderSubAppPage({ app: statisticsApp, path: path('perf'), timezone, pages })
    const [head, ...rows] = await rowsOf(page, 'Deal rate')
    expect(head?.[0]).toBe(`Time (${zone})`)
    expect(rows).toHaveLength(96)
    expect(rows.map(([clock]) => clock).filter((_clock, index) => index % 32 === 0)).toEqual([
      '00:00',
      '08:00',
      '16:00',
    ])
    expect(rows.filter(([, value]) => value !== '50.00%')).toEqual([])
    expect(screen.getByText(`Days and times are those of ${zone}, where the contractor works.`)).toBeVisible()
    const figure = screen.getByRole('figure', { name: 'Deal rate' })
    await page.person.click(within(figure).getByRole('button', { name: '00:15' }))
    expect(page.services.openLink).toHaveBeenCalledWith(
      `/console/project/session?projectId=8&isChild=true&beginTime=${begin + 900}&endTime=${begin + 1799}&bizId=131`,
    )
  })

  test('has stacks of the same quarters, and a day of its own for the sessions of a worker', async () => {
    const action = renderSubAppPage({ app: statisticsApp, path: path('action'), timezone, pages })
    const [head, ...rows] = await rowsOf(action, 'Violations by level')
    expect(head?.[0]).toBe(`Time (${zone})`)
    expect(rows).toHaveLength(96)
    expect(rows.filter((cells) => cells.includes('0'))).toEqual([])
    action.unmount()
    renderSubAppPage({ app: statisticsApp, path: path('user'), timezone, pages })
    const sessions = await screen.findByRole('link', { name: 'Sessions of Lin Yue, in a new tab' })
    expect(sessions.getAttribute('href')).toContain(`beginTime=${begin}&endTime=${begin + DAY_SECONDS - 1}&`)
  })
})

test('the last seven days of a contractor end with its own today', async () => {
  // 20:30 in London, and the next day in Shanghai.
  vi.setSystemTime(Date.UTC(2026, 10, 20, 20, 30))
  const [first, second] = ['Europe/London', 'Asia/Shanghai'].map((timezone, index) => ({
    id: 9 - index,
    name: timezone,
    assignments: [{ bizTypeID: 131 + index, tenantName: timezone, isOwn: false, timezone }],
  }))
  if (!first || !second) throw new Error('there are two')
  requested = serveProjectWork([first, second])
  const { unmount } = open('perf')
  await screen.findByText('48,216')
  expect(getRequestInputs(requested, 'summary')[0]).toMatchObject({
    beginDay: '20261114',
    endDay: '20261120',
  })
  unmount()
  requested = serveProjectWork([second])
  renderSubAppPage({
    app: statisticsApp,
    path: '/console/statistic/project/perf',
    timezone: 'Europe/London',
    user: { userId: 999 },
  })
  await screen.findByText('48,216')
  expect(getRequestInputs(requested, 'summary')[0]).toMatchObject({
    beginDay: '20261115',
    endDay: '20261121',
  })
})

const at = (days: number) => DAY_BEGIN + days * DAY_SECONDS + 12 * 3600

describe('the days of the assignment', () => {
  test.each([
    ['began within them', [{ from: at(-3), until: null }], ['from 2026-11-17 12:00 on']],
    ['ended within them', [{ from: at(-60), until: at(-2) }], ['until 2026-11-18 12:00']],
    [
      'ended and began again',
      [
        { from: at(-60), until: at(-5) },
        { from: at(-2), until: null },
      ],
      ['until 2026-11-15 12:00', 'from 2026-11-18 12:00 on'],
    ],
    [
      'ended before them',
      [{ from: at(-60), until: at(-30) }],
      ['no longer worked for the project; the work ended at 2026-10-21 12:00'],
    ],
    [
      'began after them',
      [{ from: NOW_SECONDS + DAY_SECONDS, until: null }],
      ['did not work for the project yet; the work began at 2026-11-21 14:37'],
    ],
    ['was in all of them', [{ from: at(-60), until: null }], []],
  ])('are said where the assignment %s', async (_case, periods, texts) => {
    network.use(mockCall(projectStat.bizSummary, { orgSummary, periods }))
    open('perf')
    await screen.findByText('48,216')
    const notes = screen.queryAllByRole('note').map(({ textContent }) => textContent)
    expect(notes).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) expect(notes[index]).toContain(text)
  })
})

describe('a page that cannot be shown', () => {
  test('says that it may not be opened, that projects could not be loaded, and waits in its shape', async () => {
    network.use(mockStatus(projectStat.monitor, 403))
    const forbidden = open('user')
    expect(await screen.findByText(/Project agents/)).toBeInTheDocument()
    expect(requested).toEqual([])
    forbidden.unmount()
    network.use(mockNetworkError(projectStat.monitor))
    const { person, unmount } = open('user')
    expect(await screen.findByText('The projects could not be loaded')).toBeInTheDocument()
    requested = serveProjectWork()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('05:41:12')).toBeInTheDocument()
    unmount()
    network.use(mockPending(projectStat.monitor))
    open('user')
    expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0)
  })

  test('has its figures fail alone, where they are', async () => {
    network.use(mockNetworkError(projectStat.bizSummary))
    open('perf')
    expect(await screen.findByText('The figures could not be loaded')).toBeInTheDocument()
    expect(await screen.findByRole('figure', { name: 'Deal rate' })).toBeInTheDocument()
  })
})

test('the client also wraps GET stat/biz/detail, which takes and answers the same and no page requests [RPT-029]', async () => {
  network.use(
    mockCall(projectStat.bizDetail, ({ query, request }) => {
      requested.push({ call: 'bizDetail', input: { ...query, path: new URL(request.url).pathname } })
      return { current: [{ time: DAY_BEGIN, value: 41 }], yesterday: [], dayOfLastWeek: [] }
    }),
  )
  for (const page of ['user', 'perf', 'action'] as const) {
    const { unmount } = open(page)
    await screen.findByRole('figure', { name: FIGURES[page] })
    unmount()
  }
  expect(getRequestInputs(requested, 'bizDetail')).toEqual([])
  const query = { ...FIRST, metric: 1_000_201 }
  const Wrapped = () => useCallQuery(projectStat.bizDetail, { query }).data?.current[0]?.value
  const path = '/console/statistic/wrapped'
  const app = {
    ...statisticsApp,
    manifest: { ...statisticsApp.manifest, routes: [{ path, component: 'Wrapped' }] },
    pages: { Wrapped },
  }
  renderSubAppPage({ app, path })
  expect(await screen.findByText('41')).toBeInTheDocument()
  expect(getRequestInputs(requested, 'bizDetail')).toEqual([
    { ...query, path: '/api/dolphin-ai/stat/biz/detail' },
  ])
})
