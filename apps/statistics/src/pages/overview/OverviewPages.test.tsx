import { quality, stat } from '@console/contracts'
import {
  drawingIn,
  mockCall,
  mockStatus,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  type RenderOptions,
} from '@console/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  moduleConfig,
  NOW,
  NOW_SECONDS,
  orgSummary,
  qualityAnswer,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const WEEK = '?business=11&organisation=5&from=2026-11-14&to=2026-11-20'

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(query = ONE_DAY, options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/overview${query}`, ...options })
}

/** Label, value, rate and comparison of a card, as they are read. */
async function card(label: string) {
  await screen.findByText('48,216')
  const name = screen.getByRole('button', { name: label })
  const found = name.closest('div')
  if (found === null) throw new Error(`no card ${label}`)
  return found
}
const chart = (name: string) => screen.findByRole('figure', { name })
const asTable = async ({ person }: ReturnType<typeof open>, name: string) => {
  const figure = await chart(name)
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure).getByRole('table')
}
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))

/** A change of a figure in its card, and what is behind it. */
const change = async (label: string, since: string) => {
  const line = within(await card(label)).getByRole('button', { name: new RegExp(`vs ${since}$`) })
  return [line.textContent, document.getElementById(line.getAttribute('aria-describedby') ?? '')?.textContent]
}

describe('the figures', () => {
  test('are, of one day, those online on it, and of several days those online on any [STAT-078, STAT-079, STAT-080, STAT-082]', async () => {
    const one = open()
    expect(await card('Online users')).toHaveTextContent('185')
    one.unmount()
    open(WEEK)
    expect(await card('Online users in all')).toHaveTextContent('243')
  })

  test('have the average online duration as HH:MM:SS [STAT-046, STAT-081]', async () => {
    open()
    expect(await card('Average online')).toHaveTextContent('05:41:12')
  })

  test('have counts and rates of sales, each beside that of a week before, with the change [STAT-071, STAT-072, STAT-083]', async () => {
    open()
    expect(await card('Outbound calls')).toHaveTextContent('48,216')
    expect(await change('Outbound calls', 'last week')).toEqual([
      '▼down 3.6% vs last week',
      'Fri, Nov 13 (the whole day): 50,000.',
    ])
    expect(await card('Valid calls')).toHaveTextContent(/^Valid calls.*12,84444\.20%/)
    expect(await change('Valid calls', 'last week')).toEqual([
      '▲up 1.9% vs last week',
      'Fri, Nov 13 (the whole day): 12,600 (43.45%).',
    ])
    expect(await card('Deals')).toHaveTextContent(/1,28610\.01%/)
    expect(await change('Deals', 'last week')).toEqual([
      '▲up 1.4% vs last week',
      'Fri, Nov 13 (the whole day): 1,268 (10.06%).',
    ])
    // Nothing to compare with.
    expect(await card('Quotes')).toHaveTextContent(/3,21725\.05%/)
    expect(await change('Quotes', 'last week')).toEqual([
      '- vs last week',
      'Fri, Nov 13 (the whole day): 0 (0.00%).',
    ])
  })

  describe('of a range that goes on', () => {
    const counts = (totalCallCnt: number): stat.CountedCalls => ({
      totalCallCnt,
      totalAnswerCnt: totalCallCnt / 2,
      totalTalkCnt: totalCallCnt / 4,
      totalSaleCnt: 10,
      totalOrderCnt: 0,
    })
    const serve = (yesterday: stat.CountedCalls | null) =>
      network.use(
        mockCall(stat.summary, {
          orgSummary,
          // 14:30 in Shanghai.
          sameTime: { until: NOW_SECONDS - 468, now: counts(440), yesterday, lastWeek: counts(500) },
        }),
      )

    test('are compared with yesterday and last week up to the same time, which is said [STAT-072]', async () => {
      serve(counts(400))
      open()
      // The whole day so far is more than what is compared.
      expect(await card('Outbound calls')).toHaveTextContent('48,216')
      expect(await change('Outbound calls', 'yesterday')).toEqual([
        '▲up 10.0% vs yesterday',
        'Yesterday: 400, both up to 14:30.',
      ])
      expect(await change('Outbound calls', 'last week')).toEqual([
        '▼down 12.0% vs last week',
        'Fri, Nov 13: 500, both up to 14:30.',
      ])
      expect(await change('Valid calls', 'yesterday')).toEqual([
        '▲up 10.0% vs yesterday',
        'Yesterday: 100 (50.00%), both up to 14:30.',
      ])
    })

    test('of several days are compared with the same days a week before', async () => {
      serve(null)
      open(WEEK)
      expect(await change('Outbound calls', 'last week')).toEqual([
        '▼down 12.0% vs last week',
        'The same days a week before: 500, both up to 14:30 of the last day.',
      ])
    })
  })

  test('have the formula of a rate one focus away [STAT-074, STAT-075, STAT-076, STAT-077]', async () => {
    open()
    const formulas = {
      'Answered calls': 'Answer rate: answered calls divided by outbound calls',
      'Valid calls': 'Marketing rate: valid calls divided by answered calls',
      Quotes: 'Quote rate: quotes divided by valid calls',
      Deals: 'Deal rate: deals divided by valid calls',
    }
    for (const [label, formula] of Object.entries(formulas)) {
      const rate = within(await card(label)).getByRole('button', { name: /^[\d.]+%$/ })
      expect(rate).toHaveAccessibleDescription(formula)
    }
  })

  test.each([
    ['validCall', 'Valid calls'],
    ['price', 'Quotes'],
    ['order', 'Deals'],
  ] as const)(
    'leave those of the module %s out where it is off, and no others [STAT-067, STAT-068, STAT-069, STAT-070, VIOL-024]',
    async (module, label) => {
      network.use(mockCall(stat.config, moduleConfig({ [module]: false })))
      open()
      await screen.findByText('48,216')
      const all = ['Outbound calls', 'Answered calls', 'Valid calls', 'Quotes', 'Deals']
      const shown = all.filter((name) => screen.queryByRole('button', { name }) !== null)
      expect(shown).toEqual(all.filter((name) => name !== label))
    },
  )

  test('leave a module out that was switched off meanwhile, from the next Inquire on [STAT-067]', async () => {
    const { person } = open()
    expect(await screen.findByRole('button', { name: 'Quotes' })).toBeInTheDocument()
    network.use(mockCall(stat.config, moduleConfig({ price: false })))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Quotes' })).not.toBeInTheDocument())
    network.use(mockCall(stat.config, moduleConfig()))
    await person.click(screen.getByRole('combobox', { name: 'Business' }))
    await person.click(await screen.findByTitle('Spring card activation'))
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    expect(await screen.findByRole('button', { name: 'Quotes' })).toBeInTheDocument()
  })

  test('leave all modules out where it cannot be read which are on, and the rest is shown', async () => {
    network.use(mockStatus(stat.config, 500))
    const { services } = open()
    expect(await card('Online users')).toHaveTextContent('185')
    expect(screen.queryByRole('button', { name: 'Valid calls' })).not.toBeInTheDocument()
    expect(services.reportError).toHaveBeenCalledWith(expect.anything(), 'statistics.modules')
  })

  test('are "-" for a change from nothing, and never no number', async () => {
    const none = Object.fromEntries(Object.keys(orgSummary).map((key) => [key, 0])) as typeof orgSummary // every figure is a number
    network.use(mockCall(stat.summary, { orgSummary: none }))
    open()
    await screen.findByText('00:00:00')
    const found = screen.getByRole('button', { name: 'Valid calls' }).closest('div')
    expect(found).toHaveTextContent(/00\.00%.*- vs last week.*: 0 \(0\.00%\)\.$/)
    expect(document.body).not.toHaveTextContent(/NaN|Infinity/)
  })
})

describe('the series of online users', () => {
  test('of one day is its span variant by quarters of an hour, beside yesterday and the same day of last week [STAT-029, STAT-031, STAT-033, STAT-089, VIOL-025]', async () => {
    const page = open()
    const cells = cellsOf(await asTable(page, 'Online users'))
    expect(getRequestInputs(requested, 'detail')).toEqual([
      { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5, metric: 2_000_101 },
    ])
    expect(cells[0]).toEqual(['Time', 'Today', 'Yesterday', 'Fri, Nov 13'])
    expect(cells.slice(1, 6)).toEqual([
      ['00:00', '3', '2', '1'],
      ['00:15', '5', '4', '1'],
      ['00:30', '9', '8', '6'],
      ['00:45', '-', '7', '6'],
      ['01:00', '-', '-', '-'],
    ])
    expect(cells).toHaveLength(97)
  })

  test('without one of the days has neither its line nor its name [STAT-030, STAT-033]', async () => {
    network.use(
      mockCall(stat.detail, {
        current: [
          { time: DAY_BEGIN, value: 3, tag1: 1 },
          { time: DAY_BEGIN + 900, value: 4 },
        ],
        yesterday: [],
        dayOfLastWeek: [{ time: DAY_BEGIN - 7 * DAY_SECONDS, value: 2 }],
      }),
    )
    const page = open()
    expect(cellsOf(await asTable(page, 'Online users'))[0]).toEqual(['Time', 'Today', 'Fri, Nov 13'])
    expect(screen.queryByText('Yesterday')).not.toBeInTheDocument()
  })

  test('of several days is the plain metric, a point a day [STAT-032]', async () => {
    const page = open(WEEK)
    const cells = cellsOf(await asTable(page, 'Online users'))
    expect(getRequestInputs(requested, 'detail')[0]).toMatchObject({ metric: 1_000_101 })
    expect(cells[0]).toEqual(['Day', 'Online users'])
    expect(cells.slice(1)).toEqual(
      [14, 15, 16, 17, 18, 19, 20].map((day, index) => [`11-${day}`, String(10 + index)]),
    )
  })

  test('leads from a day to that day, and from a quarter of an hour to its sessions', async () => {
    const page = open(WEEK)
    await page.person.click(
      within(await asTable(page, 'Online users')).getByRole('button', { name: '11-16' }),
    )
    await waitFor(() =>
      expect(getRequestInputs(requested, 'detail').at(-1)).toMatchObject({
        beginDay: '20261116',
        endDay: '20261116',
      }),
    )
    expect(page.router.state.location.search).toContain('from=2026-11-16&to=2026-11-16')
    const quarters = await asTable(page, 'Online users')
    await page.person.click(within(quarters).getByRole('button', { name: '09:15' }))
    const begin = Date.UTC(2026, 10, 16, 1, 15) / 1000
    const [[link] = ['']] = page.services.openLink.mock.calls
    const { pathname, searchParams } = new URL(link, 'https://console.test')
    expect(pathname).toBe('/assistant-console/session')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      beginTime: String(begin),
      endTime: String(begin + 899),
      bizId: '11',
    })
  })

  test('of a day of 25 hours has every quarter of them', async () => {
    const begin = Date.UTC(2026, 9, 24, 23) / 1000
    network.use(
      mockCall(stat.detail, { current: [{ time: begin, value: 1 }], yesterday: [], dayOfLastWeek: [] }),
    )
    const page = open('?business=11&from=2026-10-25&to=2026-10-25', { timezone: 'Europe/London' })
    expect(cellsOf(await asTable(page, 'Online users'))).toHaveLength(101)
  })

  test.each([
    [
      'another code than 200',
      () => http.get(`*${stat.detail.path}`, () => HttpResponse.json({ code: 0, data: null })),
    ],
    ['no records', () => mockCall(stat.detail, { current: [], yesterday: [], dayOfLastWeek: [] })],
    ['a refusal', () => mockCall(stat.detail, new Refusal(500, 'no'))],
  ])(
    'of an answer with %s is an empty placeholder without axes and without a toast [STAT-034]',
    async (_what, handler) => {
      network.use(handler())
      const { services } = open()
      const empty = within(await screen.findByRole('region', { name: 'Online users' }))
      expect(await empty.findByText('No records')).toBeInTheDocument()
      expect(empty.queryByRole('img')).not.toBeInTheDocument()
      expect(services.toast.error).not.toHaveBeenCalled()
    },
  )

  test('that fails says so where it is, the other charts stand, and it can be tried again', async () => {
    network.use(mockStatus(stat.detail, 500))
    const { person } = open()
    const failed = within(await screen.findByRole('region', { name: 'Online users' }))
    expect(await failed.findByText('The chart could not be loaded')).toBeInTheDocument()
    expect(await chart('Violations by level')).toBeInTheDocument()
    expect(await chart('Rules most violated')).toBeInTheDocument()
    expect(await chart('Talk time, minutes')).toBeInTheDocument()
    serveStatistics()
    await person.click(failed.getByRole('button', { name: 'Retry' }))
    expect(await chart('Online users')).toBeInTheDocument()
  })

  test('is between 350 and 450 px high [STAT-035]', async () => {
    open()
    const drawing = within(await chart('Online users')).getByRole('img')
    const height = Number.parseInt(
      drawing.querySelector<HTMLElement>('div[style*="height"]')?.style.height ?? '',
      10,
    )
    expect(height).toBeGreaterThanOrEqual(350)
    expect(height).toBeLessThanOrEqual(450)
  })
})

describe('violations', () => {
  test('are stacked by level, one stack a time step, and ranked by rule, from the call of the page [STAT-084, STAT-085, STAT-086]', async () => {
    const page = open()
    expect(cellsOf(await asTable(page, 'Violations by level'))).toEqual([
      ['Time', 'Tip', 'Light', 'Moderate', 'Severe'],
      ['08:00', '6', '3', '2', '0'],
      ['08:15', '9', '4', '0', '1'],
    ])
    expect(cellsOf(await asTable(page, 'Rules most violated')).slice(1)).toEqual([
      ['No identity check', '84'],
      ['Speech too fast', '24'],
    ])
    expect(getRequestInputs(requested, 'overviewData')).toEqual([
      { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 },
    ])
    expect(getRequestInputs(requested, 'homeData')).toEqual([])
  })

  test('of the home overview come from the call that is named for it [STAT-086]', async () => {
    open('', { path: `/console/overview${ONE_DAY}` })
    await chart('Violations by level')
    expect(getRequestInputs(requested, 'homeData')).toHaveLength(1)
    expect(getRequestInputs(requested, 'overviewData')).toEqual([])
  })

  test('of none are a placeholder', async () => {
    network.use(
      mockCall(quality.overviewData, {
        ...qualityAnswer,
        qualityRuleResult: { ruleList: [], dataList: [] },
        qualityLevel: { timeList: ['08:00'], dataList: [{ ruleLevel: 3, qualityDataList: [0] }] },
      }),
    )
    open()
    const empty = within(await screen.findByRole('region', { name: 'Violations by level' }))
    expect(await empty.findByText('No records')).toBeInTheDocument()
  })

  test('of a rule open its sessions', async () => {
    const page = open()
    const table = await asTable(page, 'Rules most violated')
    await waitFor(() => expect(getRequestInputs(requested, 'rules')).toHaveLength(1))
    await page.person.click(within(table).getByRole('button', { name: 'No identity check' }))
    const [[link] = ['']] = page.services.openLink.mock.calls
    expect(new URL(link, 'https://console.test').searchParams.get('ruleId')).toBe('41')
    // The owner of the rule cannot be known: its sessions are not those of all rules.
    await page.person.click(within(table).getByRole('button', { name: 'Speech too fast' }))
    expect(page.services.openLink).toHaveBeenCalledTimes(1)
    expect(page.services.toast.info).toHaveBeenCalledWith(expect.stringContaining('Speech too fast'))
  })
})

describe('the rank of talk time', () => {
  const rankCells = async (page: ReturnType<typeof open>) =>
    cellsOf(await asTable(page, 'Talk time, minutes'))

  test('is in minutes, and an organisation opens its own parts where it is, with a way back to where it began [STAT-037, STAT-038, STAT-039, STAT-045, VIOL-026]', async () => {
    const page = open()
    expect(await rankCells(page)).toEqual([
      ['Organisation', 'Minutes'],
      ['Kapok team', '100'],
      ['Banyan team', '99'],
      ['Jasmine team', '98'],
      ['Mangrove team', '97'],
    ])
    expect(getRequestInputs(requested, 'rank')).toEqual([
      { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5, rankType: 'talkTime' },
    ])
    expect(screen.queryByRole('button', { name: 'One level up' })).not.toBeInTheDocument()
    await page.person.click(
      within(await chart('Talk time, minutes')).getByRole('button', { name: 'Kapok team' }),
    )
    await waitFor(() =>
      expect(getRequestInputs(requested, 'rank').at(-1)).toMatchObject({ orgId: 6, rankType: 'talkTime' }),
    )
    expect(await screen.findByRole('navigation', { name: 'Opened organisations' })).toHaveTextContent(
      'Orchid Contact Ltd/Kapok team',
    )
    expect(decodeURIComponent(page.router.state.location.search)).toBe(`${ONE_DAY}&drill[]=talkTime-6`)
    expect(await rankCells(page)).toEqual([
      ['Person', 'Minutes'],
      ['Lin Yue', '1.5'],
    ])
    await page.person.click(screen.getByRole('button', { name: 'One level up' }))
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Opened organisations' })).not.toBeInTheDocument(),
    )
    expect(await chart('Talk time, minutes')).toBeInTheDocument()
    expect(page.router.state.location.search).toBe(ONE_DAY)
  })

  test('is where the address takes it, and Back goes up one step', async () => {
    const page = open(`${ONE_DAY}&drill[]=talkTime-6`)
    const path = () => screen.findByRole('navigation', { name: 'Opened organisations' })
    expect(await path()).toHaveTextContent('Orchid Contact Ltd/South China Centre')
    const ofTeam = expect.objectContaining({ orgId: 6, rankType: 'talkTime' })
    await waitFor(() => expect(getRequestInputs(requested, 'rank')).toContainEqual(ofTeam))
    await page.person.click(within(await path()).getByRole('button', { name: 'Orchid Contact Ltd' }))
    const table = await asTable(page, 'Talk time, minutes')
    await page.person.click(await within(table).findByRole('button', { name: 'Banyan team' }))
    expect(await path()).toHaveTextContent('Orchid Contact Ltd/Banyan team')
    await act(async () => page.router.navigate(-1))
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Opened organisations' })).not.toBeInTheDocument(),
    )
    await act(async () => page.router.navigate(-1))
    expect(await path()).toHaveTextContent('Orchid Contact Ltd/South China Centre')
  })

  test('folds teams with nothing into their number, opens them, and has all of them in its table', async () => {
    const rankList = [
      { id: 6, name: 'Kapok team', value: 6000 },
      { id: 7, name: 'Banyan team', value: 0 },
      { id: 8, name: 'Jasmine team', value: 0 },
    ]
    network.use(mockCall(stat.rank, { rankBy: 'org', rankList }))
    const page = open()
    const figure = await chart('Talk time, minutes')
    const drawn = async () => (await drawingIn(figure)).option()['yAxis']
    expect(await drawn()).toMatchObject([{ data: ['0'] }])
    await page.person.click(within(figure).getByRole('button', { name: '2 with none', expanded: false }))
    await waitFor(async () => expect(await drawn()).toMatchObject([{ data: ['2', '1', '0'] }]))
    await page.person.click(within(figure).getByRole('button', { name: '2 with none', expanded: true }))
    expect(await rankCells(page)).toHaveLength(4)
  })

  describe('of few organisations', () => {
    const serve = (people: stat.Ranking) =>
      network.use(
        mockCall(stat.rank, ({ query }): stat.Ranking => {
          requested.push({ call: 'rank', input: query })
          return query.strategy === 'user'
            ? people
            : { rankBy: 'org', rankList: [{ id: 6, name: 'Kapok team', value: 6000 }] }
        }),
      )

    test('begins with all their agents, and has the organisations one switch away, which is in the address', async () => {
      serve({ rankBy: 'user', rankList: [{ id: 71, name: 'Lin Yue', value: 90 }] })
      const page = open()
      expect(await rankCells(page)).toEqual([
        ['Person', 'Minutes'],
        ['Lin Yue', '1.5'],
      ])
      const query = {
        beginDay: '20261120',
        endDay: '20261120',
        bizTypeId: 11,
        orgId: 5,
        rankType: 'talkTime',
      }
      expect(getRequestInputs(requested, 'rank')).toEqual([query, { ...query, strategy: 'user' }])
      await page.person.click(
        within(await chart('Talk time, minutes')).getByRole('radio', { name: 'Organisations' }),
      )
      expect(page.router.state.location.search).toBe(`${ONE_DAY}&ranks=organisations`)
      const figure = await chart('Talk time, minutes')
      expect(cellsOf(within(figure).getByRole('table'))).toEqual([
        ['Organisation', 'Minutes'],
        ['Kapok team', '100'],
      ])
      // Below the start there is nothing to choose.
      await page.person.click(within(figure).getByRole('button', { name: 'Kapok team' }))
      await screen.findByRole('navigation', { name: 'Opened organisations' })
      expect(screen.queryByRole('radio', { name: 'Organisations' })).not.toBeInTheDocument()
    })

    test.each([
      [
        'ranks organisations all the same',
        { rankBy: 'org', rankList: [{ id: 6, name: 'Kapok team', value: 6000 }] },
      ],
      ['has no people', { rankBy: 'user', rankList: [] }],
    ] as const)('shows them where the platform %s', async (_what, people) => {
      serve({ rankBy: people.rankBy, rankList: [...people.rankList] })
      const page = open()
      expect(await rankCells(page)).toEqual([
        ['Organisation', 'Minutes'],
        ['Kapok team', '100'],
      ])
      expect(screen.queryByRole('radio', { name: 'Organisations' })).not.toBeInTheDocument()
    })
  })

  test('opens the sessions of a person in a new tab, and stays as it is [STAT-040, STAT-063]', async () => {
    const page = open('?business=11&organisation=6&from=2026-11-20&to=2026-11-20')
    const table = await asTable(page, 'Talk time, minutes')
    await page.person.click(within(table).getByRole('button', { name: 'Lin Yue' }))
    const [[link] = ['']] = page.services.openLink.mock.calls
    const { pathname, searchParams } = new URL(link, 'https://console.test')
    expect(pathname).toBe('/assistant-console/session')
    expect([...searchParams]).toEqual([
      ['beginTime', String(DAY_BEGIN)],
      ['endTime', String(DAY_BEGIN + DAY_SECONDS - 1)],
      ['bizId', '11'],
      ['orgId[]', '6'],
      ['userId[]', '71'],
      ['source', '-1'],
    ])
    expect(getRequestInputs(requested, 'rank')).toHaveLength(1)
    expect(table).toBeInTheDocument()
  })

  test.each([
    [14, []],
    [15, [{ startValue: 0, endValue: 14 }]],
    [40, [{ startValue: 25, endValue: 39 }]],
  ])(
    'of %s has a slider from 15 on, which first covers the last 15 of the axis [STAT-042, STAT-043]',
    async (count, windows) => {
      const rankList = Array.from({ length: count }, (_, index) => ({
        id: index + 6,
        name: `Team ${index}`,
        value: 60,
      }))
      network.use(mockCall(stat.rank, { rankBy: 'org', rankList }))
      open()
      const { option } = await drawingIn(await chart('Talk time, minutes'))
      expect(option()['dataZoom'] ?? []).toMatchObject(windows)
    },
  )

  test('is walked through by keys, and Enter opens what is said', async () => {
    const { person } = open()
    const figure = await chart('Talk time, minutes')
    within(figure).getByRole('img').focus()
    await person.keyboard('{ArrowRight}')
    expect(within(figure).getByRole('status')).toHaveTextContent('Kapok team, Minutes 100')
    await person.keyboard('{End}')
    expect(within(figure).getByRole('status')).toHaveTextContent('Mangrove team, Minutes 97')
    await person.keyboard('{Escape}')
    expect(within(figure).getByRole('status')).toBeEmptyDOMElement()
    await person.keyboard('{Home}{Enter}')
    await waitFor(() => expect(getRequestInputs(requested, 'rank').at(-1)).toMatchObject({ orgId: 6 }))
  })

  test('begins again at the organisation of the form with every inquiry [STAT-041]', async () => {
    const page = open()
    const table = await asTable(page, 'Talk time, minutes')
    await page.person.click(within(table).getByRole('button', { name: 'Kapok team' }))
    await screen.findByRole('navigation', { name: 'Opened organisations' })
    await page.person.click(within(screen.getByRole('search')).getByRole('button', { name: 'Inquire' }))
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Opened organisations' })).not.toBeInTheDocument(),
    )
  })
})
