import { tracking, type DataOf } from '@console/contracts'
import {
  mockCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

const PATH = '/console/statistic/track'
/** Both ends included (DSET-Q16). */
const WEEK = { beginTime: DAY_BEGIN - 6 * DAY_SECONDS, endTime: DAY_BEGIN + DAY_SECONDS - 1 }
const FIRST_PAGE = { pageIndex: 1, pageSize: 10 }
const BUTTERFLIES = '🦋'.repeat(100)

const METRICS: DataOf<typeof tracking.statList>['records'] = [
  {
    metricId: 'crm.opened',
    name: 'crm.opened',
    type: 'count',
    category: '',
    remark: '',
    counts: 90_061,
    users: 3,
  },
  {
    metricId: 'page.time',
    name: 'Time on page',
    type: 'duration',
    category: 'Pages',
    remark: 'Time that a page was visible',
    counts: 90_061,
    users: 1204,
  },
]

const event = (id: number, metricId: string, payload: Record<string, unknown>) => ({
  id,
  metricId,
  userId: 71,
  userName: 'Lin Yue',
  timestamp: DAY_BEGIN + 3600 + id,
  value: JSON.stringify({ metricId, seq: id, ...payload }),
  sessionId: 'tab-71',
  sourceType: 'assistant_console',
  sourceVersion: '2.5.0.5000',
})
const timeOnPage = event(1, 'page.time', { path: '/console/home', seconds: -5 })

let requested: Requested[]

function serve(records = METRICS) {
  network.use(
    mockCall(tracking.metrics, () => METRICS.map(({ metricId, name }) => ({ metricId, name }))),
    mockCall(tracking.statList, ({ query }) => {
      requested.push({ call: 'stats', input: query })
      return { records, totalCnt: records.length === 0 ? 0 : 25 }
    }),
    mockCall(tracking.detailList, ({ query }) => {
      requested.push({ call: 'events', input: query })
      const own = [timeOnPage, event(2, 'page.time', { note: BUTTERFLIES })]
      const others = [event(4, 'crm.opened', {}), event(3, 'never.named', { seconds: 'ten' })]
      const events = query.sessionId === undefined ? own : [...others, ...own]
      return { records: events, totalCnt: 10_000, totalIsCapped: true }
    }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, ...options })
}

const row = () => screen.findByRole('row', { name: /Time on page/ })
const cellsOf = (of: HTMLElement) =>
  within(of)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const openEvents = async (person: ReturnType<typeof open>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Show the events of Time on page' }))
  return screen.findByRole('region', { name: 'Events of Time on page' })
}
const inquire = () => screen.getByRole('button', { name: /Inquire$/ })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  serve()
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

describe('the tracking records', () => {
  test('open with the last seven days of all businesses, a row for each metric, durations as a time [DSET-026, DSET-027, DSET-029, DSET-030]', async () => {
    const { router } = open()
    expect(cellsOf(await row()).slice(1)).toEqual([
      'Time on page',
      'page.time',
      'Duration',
      'Pages',
      'Time that a page was visible',
      '25:01:01',
      '1,204',
    ])
    const other = screen.getByRole('row', { name: /crm\.opened/ })
    expect(cellsOf(other).slice(1)).toEqual(['crm.opened', 'crm.opened', 'Count', '-', '-', '90,061', '3'])
    expect(getRequestInputs(requested, 'stats')).toEqual([{ ...WEEK, ...FIRST_PAGE }])
    expect(getRequestInputs(requested, 'events')).toEqual([])
    expect(router.state.location.search).toBe('?from=2026-11-14&to=2026-11-20')
  })

  test('are narrowed by business, metric and days, offered by their lists, and requested by Inquire alone [DSET-026, DSET-027, DSET-028]', async () => {
    const { person, router } = open()
    await row()
    for (const [name, option] of [
      ['Business', 'Spring card activation'],
      ['Metric', 'Time on page'],
    ] as const) {
      fireEvent.mouseDown(screen.getByRole('combobox', { name }))
      await person.click(await screen.findByTitle(option))
    }
    await person.click(within(screen.getByRole('search')).getByText('Today'))
    expect(getRequestInputs(requested, 'stats')).toHaveLength(1)
    await person.click(inquire())
    await waitFor(() => expect(getRequestInputs(requested, 'stats')).toHaveLength(2))
    const narrowed = { bizTypeId: 12, metricId: 'page.time', beginTime: DAY_BEGIN, endTime: WEEK.endTime }
    expect(getRequestInputs(requested, 'stats')[1]).toEqual({ ...narrowed, ...FIRST_PAGE })
    expect(router.state.location.search).toBe('?business=12&from=2026-11-20&to=2026-11-20&metric=page.time')
  })

  test('are remembered, and are all of the last seven days again after Reset', async () => {
    const first = open('?business=12&from=2026-11-18&to=2026-11-19')
    await row()
    await first.person.click(inquire())
    await waitFor(() => expect(getRequestInputs(requested, 'stats')).toHaveLength(2))
    first.unmount()
    requested.length = 0
    const { person } = open()
    await row()
    const days = { beginTime: DAY_BEGIN - 2 * DAY_SECONDS, endTime: DAY_BEGIN - 1 }
    expect(getRequestInputs(requested, 'stats')).toEqual([{ ...days, bizTypeId: 12, ...FIRST_PAGE }])
    await person.click(screen.getByRole('button', { name: /Reset$/ }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'stats').at(-1)).toEqual({ ...WEEK, ...FIRST_PAGE }),
    )
  })

  test('are exported with the same filters, and a failure has a message of its own [DSET-032, DSET-033, ERR-021]', async () => {
    const { person, services } = open('?business=12&metric=page.time&page=2')
    await row()
    const button = screen.getByRole('button', { name: /Export$/ })
    await person.click(button)
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith({
      kind: 'consoleUse',
      filter: { ...WEEK, bizTypeId: 12, metricId: 'page.time' },
      format: 'xlsx',
    })
    services.startExport.mockRejectedValueOnce(new Error('down'))
    await person.click(button)
    await waitFor(() =>
      expect(services.toast.error).toHaveBeenCalledExactlyOnceWith('The tracking export failed'),
    )
  })
})

describe('the events of a metric', () => {
  test('are read when it is expanded, with the filters of the page: who, when, what, in which session [DSET-031]', async () => {
    const { person, router } = open('?business=12')
    const events = await openEvents(person)
    expect(getRequestInputs(requested, 'events')).toEqual([
      { ...WEEK, bizTypeId: 12, metricId: 'page.time', ...FIRST_PAGE },
    ])
    const [first, second] = within(events).getAllByRole('row', { name: /Lin Yue/ })
    if (first === undefined || second === undefined) throw new Error('There are two events.')
    expect(cellsOf(first)).toEqual([
      '2026-11-20 01:00:01',
      'Lin Yue',
      'path: /console/home · seconds: -5',
      'tab-71',
      'assistant_console 2.5.0.5000',
    ])
    expect(within(first).getByTitle(timeOnPage.value)).toBeInTheDocument()
    expect(cellsOf(second)[2]).toBe(`note: ${BUTTERFLIES}`)
    expect(within(events).getByText('10,000+ events')).toBeInTheDocument()
    expect(router.state.location.search).toContain('detail=page.time')
    await person.click(inquire())
    await waitFor(() => expect(getRequestInputs(requested, 'events')).toHaveLength(2))
    await person.click(screen.getByRole('button', { name: 'Hide the events of Time on page' }))
    expect(router.state.location.search).not.toContain('detail')
  })

  test('lead to all events of the person in that session, each by the name of its kind, unknown ones by their id', async () => {
    const { person, router } = open('?business=12&metric=page.time')
    const events = await openEvents(person)
    const [button] = within(events).getAllByRole('button', {
      name: 'All events of Lin Yue in session tab-71',
    })
    if (button === undefined) throw new Error('An event has no session.')
    await person.click(button)
    const session = await screen.findByRole('region', { name: 'Events of the session' })
    expect(getRequestInputs(requested, 'events').at(-1)).toEqual({
      userId: 71,
      sessionId: 'tab-71',
      pageIndex: 1,
      pageSize: 20,
    })
    const rows = await within(session).findAllByRole('row', { name: /2026-11-20/ })
    expect(rows.map((one) => cellsOf(one).slice(1))).toEqual([
      ['crm.opened', '-'],
      ['never.named', 'seconds: ten'],
      ['Time on page', 'path: /console/home · seconds: -5'],
      ['Time on page', `note: ${BUTTERFLIES}`],
    ])
    expect(screen.getByRole('complementary', { name: 'Lin Yue' })).toBeInTheDocument()
    expect(router.state.location.search).toContain('session=tab-71&person=71')
    await person.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Events of the session' })).not.toBeInTheDocument()
    expect(router.state.location.search).toContain('detail=page.time')
  })

  test('that cannot be loaded, or that a session does not have, are reported while the metrics stay', async () => {
    network.use(mockStatus(tracking.detailList, 500))
    const { person, unmount } = open('?detail=page.time')
    expect(await screen.findByText('The events could not be loaded')).toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: /Retry/i }))
    expect(await screen.findByRole('row', { name: /console\/home/ })).toBeInTheDocument()
    unmount()
    network.use(mockCall(tracking.detailList, { records: [], totalCnt: 0, totalIsCapped: false }))
    open('?session=gone&person=404')
    expect(await screen.findByText('No events of this session')).toBeInTheDocument()
    expect(await row()).toBeInTheDocument()
  })
})

describe('an address', () => {
  test.each([
    ['days the wrong way round', 'from=2026-11-20&to=2026-11-19', ['from=2026-11-20', 'to=2026-11-19']],
    ['days that are none', 'from=2026-02-30&to=2026-11-20', ['from=2026-02-30']],
    ['32 days', 'from=2026-10-20&to=2026-11-20', ['from=2026-10-20', 'to=2026-11-20']],
    ['a deleted business', 'business=404', ['business=404']],
    ['what cannot be a metric', 'metric=%F0%9F%A6%8B', ['metric=🦋']],
  ])('with %s says what is ignored, and shows what can be shown', async (_what, query, named) => {
    const { person } = open(`?${query}`)
    await row()
    for (const part of named) expect(screen.getByRole('alert')).toHaveTextContent(part)
    const [sent] = getRequestInputs(requested, 'stats')
    expect([sent?.['bizTypeId'], sent?.['metricId']]).toEqual([undefined, undefined])
    expect(sent?.['endTime']).toBe(WEEK.endTime)
    await person.click(screen.getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('with a metric that nobody reported keeps it: it says that nothing matches, and takes it off', async () => {
    serve([])
    const { person } = open('?metric=never.seen')
    expect(await screen.findByText('No tracking record matches these filters')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'stats')[0]).toMatchObject({ metricId: 'never.seen' })
    expect(screen.getByTitle('never.seen')).toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: /Metric: never\.seen/ }))
    await row()
    expect(getRequestInputs(requested, 'stats').at(-1)).not.toHaveProperty('metricId')
  })
})

test('records that the server refuses are reported with the reason and can be retried, and days without any say so', async () => {
  network.use(mockCall(tracking.statList, new Refusal(1001, 'The records are locked')))
  const { person, services, unmount } = open()
  expect(await screen.findByText('The tracking records could not be loaded')).toBeInTheDocument()
  expect(services.toast.error).toHaveBeenCalledWith('The records are locked')
  serve()
  await person.click(screen.getByRole('button', { name: /Retry/i }))
  await row()
  unmount()
  serve([])
  open()
  expect(await screen.findByText('No tracking records on these days')).toBeInTheDocument()
})

test('is cards on a phone, in Chinese, with the events inside', async () => {
  setViewportWidth(390)
  const { person } = open('', { language: 'zh' })
  const card = (await screen.findByText('Time on page')).closest('li')
  if (card === null) throw new Error('A metric has no card.')
  expect(card).toHaveTextContent('合计25:01:01')
  expect(card).toHaveTextContent('类型时长')
  await person.click(within(card).getByRole('button', { name: '展开Time on page的事件' }))
  expect(await within(card).findByText(/seconds: -5/)).toBeInTheDocument()
  const [session] = within(card).getAllByRole('button', { name: /会话 tab-71/ })
  if (session === undefined) throw new Error('An event has no session.')
  await person.click(session)
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('never.named')).toBeInTheDocument()
})
