import { label, labelStat, METRIC, stat } from '@console/contracts'
import { mockCall, network, preloadCharts, Refusal, renderSubAppPage, namedLabel } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
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

const TWO_DAYS = '?business=11&organisation=5&from=2026-11-19&to=2026-11-20'
const QUERY = { beginDay: '20261119', endDay: '20261120', bizTypeId: 11, orgId: 5 }
const VALUES: Readonly<Record<number, readonly [number, number]>> = {
  1_000_201: [700, 560],
  1_000_203: [200, 100],
  1_000_206: [90_000, 10_000],
}
/** Answered calls of both directions, beside the talk time of each day. */
const ANSWERED: readonly [number, number] = [900, 350]
const call: stat.PerformanceRow = {
  userName: 'Lin Yue',
  userID: 71,
  orgName: 'Harbour team',
  sessionID: 's-71',
  callID: 'c-1',
  onCallAt: DAY_BEGIN,
  onTalkBeginAt: DAY_BEGIN + 7,
  talkTime: 3725,
  violationCnt: 2,
  sessionLink: '',
}

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  network.use(
    mockCall(stat.detail, ({ query }) => {
      requested.push({ call: 'detail', input: query })
      const metric = (Number(query.metric) % 1_000_000) + 1_000_000
      const current = (VALUES[metric] ?? [0, 0]).map((value, index) => ({
        time: DAY_BEGIN - DAY_SECONDS * (1 - index),
        value,
        ...(metric === METRIC.talkTime && { tag1: value, tag2: ANSWERED[index] ?? 0 }),
      }))
      return { current, yesterday: [], dayOfLastWeek: [] }
    }),
    mockCall(label.query, ({ query }) => {
      requested.push({ call: 'labels', input: query })
      return { smartLabels: [namedLabel(5, 'Complaint'), namedLabel(9, 'Refund')], totalCnt: 34 }
    }),
    mockCall(labelStat.detail, ({ query }) => {
      requested.push({ call: 'hits', input: query })
      const list = (values: readonly number[]) =>
        values.map((value, index) => ({ time: DAY_BEGIN + index * DAY_SECONDS, value }))
      return {
        labelDetail: [
          { labelId: 5, labelName: 'Complaint', list: list([3, 4]) },
          { labelId: 9, labelName: 'Refund', list: list([20, 10]) },
        ],
      }
    }),
    mockCall(stat.list, ({ query }) => {
      requested.push({ call: 'list', input: query })
      return { performanceList: [call], totalCnt: 1 }
    }),
    mockCall(stat.listTotals, { performanceTotals: { talkTime: 3725, violationCnt: 2, sessionCnt: 1 } }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

function open({ query = TWO_DAYS, demoFiles }: { query?: string; demoFiles?: string } = {}) {
  return renderSubAppPage({
    app: statisticsApp,
    path: `/console/statistic/voice-analytics${query}`,
    ...(demoFiles !== undefined && { demoFiles }),
  })
}

const card = async (name: string) => (await screen.findByRole('button', { name })).closest('div')

async function rowsOf({ person }: ReturnType<typeof open>, name: string) {
  const figure = await screen.findByRole('figure', { name })
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

test('the page has the common form, and cards with the sums of the days [RPT-067, RPT-068]', async () => {
  open()
  const form = await screen.findByRole('search')
  expect(await within(form).findByText('Winter renewals')).toBeInTheDocument()
  expect(await card('Outbound calls')).toHaveTextContent('1,260')
  expect(await card('Valid calls')).toHaveTextContent('300')
  expect(await card('Talk time')).toHaveTextContent('27:46:40')
  // 100,000 s of 1,250 answered calls, of either direction; a mean of the two days would be 00:01:04.
  expect(await card('Average talk time')).toHaveTextContent('00:01:20')
  const metrics = getRequestInputs(requested, 'detail').map(({ metric }) => metric)
  expect(metrics.toSorted((left, right) => Number(left) - Number(right))).toEqual([
    1_000_201, 1_000_203, 1_000_206,
  ])
})

test('calls and valid calls are two lines, talk time a third in minutes, and a single day uses metrics of its quarters [RPT-069]', async () => {
  const page = open()
  expect(await rowsOf(page, 'Calls')).toEqual([
    ['Day', 'Outbound calls', 'Valid calls'],
    ['11-19', '700', '200'],
    ['11-20', '560', '100'],
  ])
  expect((await rowsOf(page, 'Talk time, minutes')).slice(1)).toEqual([
    ['11-19', '1,500'],
    ['11-20', '166.67'],
  ])
  page.unmount()
  requested.length = 0
  open({ query: TWO_DAYS.replace('19', '20') })
  await screen.findByRole('figure', { name: 'Calls' })
  const metrics = getRequestInputs(requested, 'detail').map(({ metric }) => Number(metric))
  expect(metrics).toEqual(expect.arrayContaining([2_000_201, 2_000_203, 2_000_206]))
})

test('without the module of valid calls nothing of them is shown or requested [RPT-068, RPT-069]', async () => {
  network.use(mockCall(stat.config, moduleConfig({ validCall: false })))
  const page = open()
  expect((await rowsOf(page, 'Calls'))[0]).toEqual(['Day', 'Outbound calls'])
  expect(screen.queryByRole('button', { name: 'Valid calls' })).not.toBeInTheDocument()
  expect(getRequestInputs(requested, 'detail').map(({ metric }) => metric)).not.toContain(1_000_203)
})

test('organisations are ranked by talk time in minutes, and open into people, whom the title then names [RPT-070]', async () => {
  const page = open()
  const name = 'Talk time by organisation, minutes'
  expect((await rowsOf(page, name))[1]).toEqual(['Kapok team', '100'])
  const rank = screen.getByRole('figure', { name })
  await page.person.click(within(rank).getByRole('button', { name: 'Kapok team' }))
  await waitFor(() =>
    expect(getRequestInputs(requested, 'rank')).toEqual([
      { ...QUERY, rankType: 'talkTime' },
      { ...QUERY, orgId: 6, rankType: 'talkTime' },
    ]),
  )
  expect(await screen.findByRole('figure', { name: 'Talk time by person, minutes' })).toBeInTheDocument()
  expect(screen.queryByRole('figure', { name })).not.toBeInTheDocument()
  await page.person.click(await screen.findByRole('button', { name: 'One level up' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One level up' })).not.toBeInTheDocument())
})

test('the labels of the business are drawn by their hits in the range, and open the sessions that have them [RPT-071]', async () => {
  const page = open()
  expect(await rowsOf(page, 'Labels found')).toEqual([
    ['Label', 'Times'],
    ['Refund', '30'],
    ['Complaint', '7'],
  ])
  expect(screen.getByText('The newest 20 of 34 labels')).toBeInTheDocument()
  expect(getRequestInputs(requested, 'labels')).toMatchObject([{ pageIndex: 1, pageSize: 20, bizTypeId: 11 }])
  expect(getRequestInputs(requested, 'hits')).toEqual([{ ...QUERY, labelIds: [5, 9] }])
  await page.person.click(screen.getByRole('button', { name: 'Refund' }))
  const address = page.services.openLink.mock.calls[0]?.[0] ?? ''
  expect(new URL(address, 'https://console.test').searchParams.get('labelId')).toBe('9')
})

test('a business without labels has an empty chart and requests no hits, as has one whose labels are refused [RPT-071]', async () => {
  const isEmpty = async () => {
    const chart = await screen.findByRole('region', { name: 'Labels found' })
    await waitFor(() => expect(chart).toHaveAttribute('aria-busy', 'false'))
    expect(chart).toHaveTextContent('No records')
    expect(getRequestInputs(requested, 'hits')).toEqual([])
  }
  network.use(mockCall(label.query, { smartLabels: [], totalCnt: 0 }))
  const { unmount } = open()
  await isEmpty()
  unmount()
  network.use(mockCall(label.query, new Refusal(500, 'Busy')))
  const { services } = open()
  await isEmpty()
  expect(services.toast.error).not.toHaveBeenCalled()
})

test('the calls are requested once they are expanded, each with its times, talk time, violations and session [RPT-072]', async () => {
  const { person } = open()
  await card('Talk time')
  expect(getRequestInputs(requested, 'list')).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Details of each call' }))
  const row = (await screen.findByText('Harbour team')).closest('tr')
  expect(getRequestInputs(requested, 'list')).toEqual([
    { ...QUERY, queryType: 'performance', pageIndex: 1, pageSize: 10 },
  ])
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Lin Yue',
    '71',
    'Harbour team',
    'c-1',
    '2026-11-20 00:00:00',
    '2026-11-20 00:00:07',
    '01:02:05',
    '2',
    's-71',
  ])
  const link = screen.getByRole('link', { name: 'Session s-71, in a new tab' })
  expect(link).toHaveAttribute('href', '/assistant-console/session/s-71?showRules=1')
})

test('the export is that of the page', async () => {
  const { person, services } = open()
  await card('Talk time')
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...QUERY, type: 'voice' },
    format: 'xlsx',
  })
})

describe('the tabs Insights and Sentiments', () => {
  const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)

  test('are beside the figures in demo mode, and not there outside it, whatever the address says [RPT-073, DEMO-001]', async () => {
    const { unmount } = open({ query: `${TWO_DAYS}&tab=insights` })
    await card('Talk time')
    expect(tabs()).toEqual([])
    expect(screen.queryByText(/invented/)).not.toBeInTheDocument()
    unmount()
    const { person, router } = open({ demoFiles: '' })
    await card('Talk time')
    expect(tabs()).toEqual(['Calls', 'Insights', 'Sentiments'])
    await person.click(screen.getByRole('tab', { name: 'Sentiments' }))
    expect(await screen.findByRole('table', { name: 'How customers feel' })).toBeInTheDocument()
    expect(router.state.location.search).toBe(`${TWO_DAYS}&tab=sentiments`)
    await person.click(screen.getByRole('tab', { name: 'Calls' }))
    expect(await card('Talk time')).toHaveTextContent('27:46:40')
    expect(router.state.location.search).toBe(TWO_DAYS)
  })

  test.each([
    ['insights', 'How teams speak', 'Calls with long pauses'],
    ['sentiments', 'How customers feel', 'Calls that turned negative'],
  ] as const)(
    '%s say that they are sample data, of four teams and five times, and request nothing [DEMO-002]',
    async (tab, teams, times) => {
      const sent = vi.spyOn(globalThis, 'fetch')
      open({ query: `?tab=${tab}`, demoFiles: '' })
      const firstCells = async (name: string) =>
        within(await screen.findByRole('table', { name }))
          .getAllByRole('row')
          .slice(1)
          .map((row) => row.querySelector('td')?.textContent)
      expect(await firstCells(teams)).toEqual(['Magnolia team', 'Cedar team', 'Heron team', 'Tidewater team'])
      expect(await firstCells(times)).toEqual(['10:32', '10:34', '13:46', '15:06', '16:18'])
      expect(screen.getByRole('alert')).toHaveTextContent('Sample data')
      expect(await screen.findByRole('figure')).toBeInTheDocument()
      expect(requested).toEqual([])
      expect(sent).not.toHaveBeenCalled()
    },
  )

  const HOST = 'https://files.example'
  const FILES = [
    ['insights', 'https://files.example/demo/insights.pdf'],
    ['sentiments', 'https://files.example/demo/sentiments.pdf'],
  ] as const

  test.each(FILES)('%s are saved as a PDF from the static host [DEMO-003]', async (tab, address) => {
    const fetched: string[] = []
    network.use(
      http.get(address, ({ request }) => {
        fetched.push(request.url)
        return new HttpResponse('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } })
      }),
    )
    const saved = vi.fn<(name: string) => void>()
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      saved(this.download)
    })
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made')
    const { person, services } = open({ query: `?tab=${tab}`, demoFiles: HOST })
    await person.click(await screen.findByRole('button', { name: `Download ${tab} (PDF)` }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`${tab}.pdf`))
    expect(fetched).toEqual([address])
    expect(services.openLink).not.toHaveBeenCalled()
  })

  test.each(FILES)(
    'the address of the PDF of %s is opened in a new tab where it cannot be fetched, without a toast [DEMO-004]',
    async (tab, address) => {
      network.use(
        http.get(address, () =>
          tab === 'insights' ? HttpResponse.error() : new HttpResponse(null, { status: 404 }),
        ),
      )
      const { person, services } = open({ query: `?tab=${tab}`, demoFiles: HOST })
      await person.click(await screen.findByRole('button', { name: `Download ${tab} (PDF)` }))
      await waitFor(() => expect(services.openLink.mock.calls).toEqual([[address]]))
      expect(services.toast.error).not.toHaveBeenCalled()
    },
  )
})
