import { stat, teamSuggestion } from '@console/contracts'
import {
  mockCall,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import { clearRange } from '../../testing/range-filter.ts'
import {
  getRequestInputs,
  moduleConfig,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
const kapok: stat.TeamRow = {
  orgId: 6,
  orgName: 'Kapok team',
  seatCnt: 24,
  onlineUserCnt: 21,
  avgUserOnlineDuration: 27_100.7,
  callCnt: 1260,
  talkCnt: 300,
  saleCnt: 80,
  orderCnt: 21,
  talkConversionRate: 0.4444,
  saleConversionRate: 0.26667,
  orderConversionRate: 0.07,
  violationCnt: 1005,
}
const banyan: stat.TeamRow = { ...kapok, orgId: 7, orgName: 'Banyan team', seatCnt: 12 }
const people = ['Bao', 'Chen', 'Dai', 'Fan', 'Gu', 'He'].map((userName, index) => ({
  userId: 71 + index,
  userName,
}))
const suggested: teamSuggestion.SuggestedTeam = {
  orgId: 6,
  peopleCnt: 6,
  suggestions: [
    {
      id: 21,
      bizTypeId: 11,
      bizTypeName: 'Winter renewals',
      name: 'Few calls',
      tips: 'Plan the day',
      people,
    },
    {
      id: 22,
      bizTypeId: 11,
      bizTypeName: 'Winter renewals',
      name: 'Long breaks',
      tips: 'Look at the shifts',
      people: people.slice(0, 1),
    },
  ],
}

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  network.use(
    mockCall(stat.teamList, ({ query }) => {
      requested.push({ call: 'teams', input: query })
      return { teamList: [kapok, banyan], totalCnt: 23, totalSeatCnt: 1284 }
    }),
    mockCall(teamSuggestion.teams, ({ query }) => {
      requested.push({ call: 'suggestions', input: query })
      return { teams: [suggested] }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
  window.localStorage.clear()
})

function open(query = ONE_DAY, pages?: readonly string[]) {
  return renderSubAppPage({
    app: statisticsApp,
    path: `/console/statistic/team${query}`,
    ...(pages && { pages }),
  })
}

const rowOf = async (name: string) =>
  (await screen.findByRole('cell', { name: new RegExp(`^(People of )?${name}$`) })).closest('tr')
const cells = (row: HTMLElement | null) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test('teams are listed ten a page, with their seats, hours, calls, results and violations, below how many there are [RPT-060..063]', async () => {
  const { person } = open()
  const row = await rowOf('Kapok team')
  expect(getRequestInputs(requested, 'teams')).toEqual([{ ...QUERY, pageIndex: 1, pageSize: 10 }])
  await screen.findByRole('button', { name: '6 people with suggestions in Kapok team' })
  expect(headers()).toEqual([
    'Team',
    'Agents',
    'Online users',
    'Average online',
    'Outbound calls',
    'Valid calls',
    'Marketing rate',
    'Quotes',
    'Quote rate',
    'Deals',
    'Deal rate',
    'Violations',
    'Suggestions',
  ])
  expect(cells(row).slice(0, 12)).toEqual([
    'Kapok team',
    '24',
    '21',
    '07:31:40',
    '1,260',
    '300',
    '44.44%',
    '80',
    '26.67%',
    '21',
    '7.00%',
    '1,005',
  ])
  expect(screen.getByRole('button', { name: 'Teams' }).closest('div')).toHaveTextContent('23')
  expect(screen.getByRole('button', { name: 'Agents' }).closest('div')).toHaveTextContent('1,284')
  await person.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(getRequestInputs(requested, 'teams').at(-1)).toMatchObject({ pageIndex: 2 }))
  await person.click(within(screen.getByRole('search')).getByRole('button', { name: 'Inquire' }))
  await waitFor(() => expect(getRequestInputs(requested, 'teams').at(-1)).toMatchObject({ pageIndex: 1 }))
})

test.each([
  ['validCall', ['Valid calls', 'Marketing rate']],
  ['price', ['Quotes', 'Quote rate']],
  ['order', ['Deals', 'Deal rate']],
] as const)(
  'there are no columns of the module %s where it alone is off [RPT-062]',
  async (module, names) => {
    network.use(mockCall(stat.config, moduleConfig({ [module]: false })))
    open()
    await rowOf('Kapok team')
    await screen.findByRole('button', { name: /with suggestions in/ })
    expect(headers()).toHaveLength(11)
    expect(headers()).toContain('Outbound calls')
    for (const name of names) expect(headers()).not.toContain(name)
  },
)

test('teams are ranked by talk time in minutes, and an organisation opens its parts [RPT-064]', async () => {
  const { person } = open()
  const rank = await screen.findByRole('figure', { name: 'Talk time, minutes' })
  // The table that the page is named after comes first.
  const list = await screen.findByRole('heading', { name: 'Teams' })
  expect(list.compareDocumentPosition(rank)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(getRequestInputs(requested, 'rank')).toEqual([{ ...QUERY, rankType: 'talkTime' }])
  await person.click(within(rank).getByRole('button', { name: /table/i }))
  // 6,000 s.
  expect(within(rank).getAllByRole('row')[1]).toHaveTextContent('Kapok team100')
  await person.click(within(rank).getByRole('button', { name: 'Kapok team' }))
  await waitFor(() => expect(getRequestInputs(requested, 'rank').at(-1)).toMatchObject({ orgId: 6 }))
  expect(await screen.findByRole('navigation', { name: 'Opened organisations' })).toBeInTheDocument()
})

test('a name opens the people of the team, of the same business and days, with that team in the form [RPT-065]', async () => {
  const { person, router } = open()
  const link = await screen.findByRole('link', { name: 'People of Kapok team' })
  expect(link).toHaveAttribute(
    'href',
    '/console/statistic/user?orgId=6&business=11&from=2026-11-20&to=2026-11-20',
  )
  await person.click(link)
  const form = await screen.findByRole('search')
  expect(await within(form).findByText('South China Centre')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/console/statistic/user')
  await waitFor(() => expect(getRequestInputs(requested, 'summary').at(-1)).toEqual({ ...QUERY, orgId: 6 }))
})

test('an address with a team alone shows that team with the values used last, and an unknown team is named [RPT-065]', async () => {
  const { router, unmount } = renderSubAppPage({
    app: statisticsApp,
    path: '/console/statistic/user?orgId=6',
  })
  expect(await within(await screen.findByRole('search')).findByText('South China Centre')).toBeInTheDocument()
  await waitFor(() => expect(getRequestInputs(requested, 'summary')).toMatchObject([{ orgId: 6 }]))
  expect(router.state.location.search).toMatch(/organisation=6&from=2026-11-14&to=2026-11-20$/)
  unmount()
  renderSubAppPage({ app: statisticsApp, path: '/console/statistic/user?orgId=999' })
  expect(await screen.findByRole('alert')).toHaveTextContent('999')
})

test('a team shows how many of its people have suggestions, and on a click which, for whom and where they are', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: '6 people with suggestions in Kapok team' }))
  expect(getRequestInputs(requested, 'suggestions')).toEqual([{ bizTypeId: 11, orgId: [6, 7] }])
  expect(await screen.findByText('Plan the day')).toBeInTheDocument()
  expect(screen.getByText(/Holds by the last 7 days for 6 people:/)).toHaveTextContent(
    /Bao, Chen, Dai, Fan, Gu and 1 other$/,
  )
  expect(screen.getByText(/Holds by the last 7 days for 1 person:/)).toHaveTextContent(/Bao$/)
  const [bao] = screen.getAllByRole('link', { name: 'Statistics of Bao, in a new tab' })
  expect(bao).toHaveAttribute('href', expect.stringContaining('userId=71'))
  expect(screen.getByRole('link', { name: 'Show the people of Kapok team' })).toHaveAttribute(
    'href',
    '/console/statistic/user?orgId=6&business=11&from=2026-11-20&to=2026-11-20&detail=all',
  )
  expect(cells(screen.getByRole('link', { name: 'People of Banyan team' }).closest('tr')).at(-1)).toBe('-')
})

test('suggestions that fail are logged and have no column, and names are no links without the right to open people', async () => {
  network.use(mockCall(teamSuggestion.teams, new Refusal(500, 'Busy')))
  const { services } = open(ONE_DAY, ['/console/statistic/team'])
  await rowOf('Kapok team')
  await waitFor(() =>
    expect(services.reportError).toHaveBeenCalledWith(expect.anything(), 'statistics.teamSuggestions'),
  )
  expect(headers()).not.toContain('Suggestions')
  expect(screen.queryByRole('link', { name: 'People of Kapok team' })).not.toBeInTheDocument()
})

test('a list that is refused says so where it is, and loads again', async () => {
  network.use(mockCall(stat.teamList, new Refusal(500, 'The statistics are locked.')))
  const { person, services } = open()
  expect(await screen.findByText('The teams could not be loaded')).toBeInTheDocument()
  expect(services.toast.error).toHaveBeenCalledWith('The statistics are locked.')
  network.use(mockCall(stat.teamList, { teamList: [], totalCnt: 0, totalSeatCnt: 0 }))
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('No team has agents here')).toBeInTheDocument()
})

test('on a phone each team is a card', async () => {
  setViewportWidth(390)
  open()
  expect(await screen.findByRole('link', { name: 'People of Banyan team' })).toBeInTheDocument()
  expect(screen.queryByRole('columnheader')).not.toBeInTheDocument()
  expect(screen.getAllByText('Average online')).toHaveLength(2)
})

test('the export is that of the teams, through the tray, and sends nothing without days [RPT-066]', async () => {
  const { person, services } = open()
  await rowOf('Kapok team')
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...QUERY, type: 'team' },
    format: 'xlsx',
  })
  await clearRange(person)
  await screen.findByText('Choose both days.')
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledOnce()
  expect(services.toast.warning).toHaveBeenCalledWith('Select a date range first')
})
