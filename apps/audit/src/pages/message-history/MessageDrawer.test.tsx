import { business, message, type ParsedQueryOf } from '@console/contracts'
import {
  barHeights,
  layOutCharts,
  mockCall,
  mockStatus,
  network,
  renderSubAppPage,
  preloadCharts,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { auditApp } from '../../audit-app.ts'
import { sampleDetail, sampleNow, samplePush } from './message-history.samples.ts'

beforeAll(preloadCharts, 60_000)

let requests: ParsedQueryOf<typeof message.pushStat>[]
const records = [
  { day: '20261118', touchedCnt: 40, clickedCnt: 12, viewedCnt: 3 },
  { day: '20261120', touchedCnt: 1200, clickedCnt: 0, viewedCnt: 1 },
]

beforeEach(() => {
  vi.useFakeTimers({ now: sampleNow, toFake: ['Date'] })
  requests = []
  network.use(
    mockCall(message.history, { records: [samplePush], total: 1, totalIsCapped: false }),
    mockCall(business.businessTypePage, { records: [], total: 0 }),
    mockCall(message.historyDetail, sampleDetail),
    mockCall(message.pushStat, ({ query }) => {
      requests.push(query)
      return { records }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
})

async function openDrawer(options: { capabilities?: string[] } = {}) {
  const page = renderSubAppPage({ app: auditApp, path: '/console/msgcenter/quality-rules', ...options })
  await page.person.click(await screen.findByRole('button', { name: /^Detail of/ }))
  return { ...page, drawer: await screen.findByRole('complementary') }
}

const chart = (drawer: HTMLElement) => within(drawer).findByRole('img', { name: /^Messages touched/ })

/** A raw answer, without the contract's types. */
const answer = (body: object) => http.get(`*${message.pushStat.path}`, () => HttpResponse.json(body))

test('has the figures alone where the platform does not say what a message said', async () => {
  const requested = vi.fn<() => void>()
  network.events.on('request:start', ({ request }) => {
    if (request.url.includes(message.historyDetail.path)) requested()
  })
  const { drawer } = await openDrawer({ capabilities: [] })
  expect(await chart(drawer)).toBeInTheDocument()
  expect(within(drawer).getByRole('heading', { name: 'idle-seat' })).toBeInTheDocument()
  expect(within(drawer).queryByText('Message not found')).not.toBeInTheDocument()
  expect(requested).not.toHaveBeenCalled()
})

test('is titled as the message, with its text, facts and receivers', async () => {
  const { drawer } = await openDrawer()
  expect(await within(drawer).findByRole('heading', { name: samplePush.title ?? '' })).toBeInTheDocument()
  expect(within(drawer).getByText('idle-seat')).toBeInTheDocument()
  expect(within(drawer).getByText('Seats 4, 5 and 6 are idle.')).toBeInTheDocument()
  expect(within(drawer).getByRole('heading', { name: '120 receivers' })).toBeInTheDocument()
  expect(within(drawer).getByText('119 more receivers')).toBeInTheDocument()
  expect(
    within(within(drawer).getByRole('row', { name: /Lin Yi/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Lin Yi', '2026-11-20 14:27:21', '-', '2026-11-20 14:28:21'])
})

test('a message that is unknown, or fails to load, leaves the figures', async () => {
  network.use(mockStatus(message.historyDetail, 500))
  const { drawer, person } = await openDrawer()
  expect(await within(drawer).findByText('The message could not be loaded')).toBeInTheDocument()
  expect(await chart(drawer)).toBeInTheDocument()
  network.use(mockStatus(message.historyDetail, 404))
  await person.click(within(drawer).getByRole('button', { name: 'Retry' }))
  expect(await within(drawer).findByText('Message not found')).toBeInTheDocument()
})

test('requests the trigger and rule for today and the six days before, in days of the tenant’s zone [MSG-005]', async () => {
  const { drawer } = await openDrawer()
  await chart(drawer)
  expect(within(drawer).getByText('idle-seat')).toBeInTheDocument()
  expect(requests).toEqual([
    { triggerId: 'cron-9', msgRuleCode: 'idle-seat', beginDay: '20261114', endDay: '20261120' },
  ])
})

test('draws bars of touched, clicked and viewed for 7 days, 660 by 320 [MSG-004]', async () => {
  layOutCharts({ width: 1280, height: 720 })
  const { drawer } = await openDrawer()
  const drawing = await chart(drawer)
  const bars = (colour: string) => barHeights(drawing, `var(--${colour})`)
  await waitFor(() => expect([bars('focus'), bars('info'), bars('text-3')].flat()).toHaveLength(21))
  const touched = bars('focus')
  const highest = Math.max(...touched)
  // 40 and 1200; days without a record have no height.
  expect(touched.map((height) => Math.round((height / highest) * 1200))).toEqual([0, 0, 0, 0, 40, 0, 1200])
  expect(drawing.closest<HTMLElement>('[style*="width"]')).toHaveStyle({ width: '660px' })
  expect(drawing.firstElementChild).toHaveStyle({ height: '320px' })
  expect(within(drawing).getByText('2026-11-14')).toBeInTheDocument()
  expect(within(drawing).getByText('1,200')).toBeInTheDocument()
  expect(drawer).toHaveTextContent('Touched 1,240')
  expect(drawer).toHaveTextContent('Clicked 12')
})

test('has the same figures as a table [MSG-004]', async () => {
  const { person, drawer } = await openDrawer()
  await chart(drawer)
  await person.click(within(drawer).getByRole('button', { name: 'As a table' }))
  const table = within(drawer).getAllByRole('table').at(-1)
  if (!table) throw new Error('the figures have a table')
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
  expect(cells).toHaveLength(7)
  expect(cells[4]).toEqual(['2026-11-18', '40', '12', '3'])
  expect(cells[5]).toEqual(['2026-11-19', '0', '0', '0'])
})

test.each([
  ['a code other than 200', { code: 1001, msg: 'No', data: null }],
  ['code 0, which counts elsewhere', { code: 0, msg: 'success', data: { records } }],
  ['no list of records', { code: 200, msg: 'success', data: {} }],
  ['no records', { code: 200, msg: 'success', data: { records: [] } }],
])('an answer with %s shows the placeholder instead of the chart [MSG-006]', async (_, body) => {
  network.use(answer(body))
  const { drawer } = await openDrawer()
  expect(await within(drawer).findByText('No figures')).toBeInTheDocument()
  expect(within(drawer).queryByRole('img', { name: /^Messages touched/ })).not.toBeInTheDocument()
})

test('a failure is not an empty week: it shows why and can be retried [MSG-006]', async () => {
  network.use(mockStatus(message.pushStat, 500))
  const { person, drawer } = await openDrawer()
  expect(await within(drawer).findByText('The figures could not be loaded')).toBeInTheDocument()
  network.use(mockCall(message.pushStat, { records }))
  await person.click(within(drawer).getByRole('button', { name: 'Retry' }))
  expect(await chart(drawer)).toBeInTheDocument()
})

test('opens by its link, and closes by a step that Back undoes [MSG-004]', async () => {
  const { person, router } = renderSubAppPage({
    app: auditApp,
    path: '/console/msgcenter/quality-rules?rule=idle-seat&trigger=cron-9&message=9041',
  })
  const drawer = await screen.findByRole('complementary')
  await chart(drawer)
  await person.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
