import { stat, twin } from '@console/contracts'
import { drawingIn, mockCall, network, preloadCharts, renderSubAppPage } from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  getRequestInputs,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
/** No days: seats are as they are now. */
const SEATS = { bizTypeId: 11, orgId: 5, tenantId: 3 }
const COUNTS = { used: 2, notUsed: 13, pendingReview: 1 } as const

const seatsOf = (status: twin.SeatStatus) =>
  Array.from({ length: COUNTS[status] }, (_, index) => ({
    account: `${status}-${index + 1}`,
    name: `Seat ${index + 1}`,
    orgName: 'Harbour team',
    status,
  }))

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  network.use(
    mockCall(twin.seats, ({ body }) => {
      requested.push({ call: 'seats', input: body })
      const statuses = body.status === undefined ? twin.seatStatus.options : [body.status]
      const seatList = statuses.flatMap(seatsOf)
      return { total: seatList.length, seatList }
    }),
    mockCall(twin.uses, ({ query }) => {
      requested.push({ call: 'uses', input: query })
      const use = { userId: 71, userName: 'Lin Yue', orgName: 'Harbour team', timestamp: DAY_BEGIN + 61 }
      const value = JSON.stringify({ productName: 'Home cover', processName: 'Renewal', sessionId: 's-7' })
      return {
        records: [
          { ...use, id: 9, value },
          { ...use, id: 8, value: '{"productName":' },
        ],
        totalCnt: 12,
        totalIsCapped: false,
      }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open() {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/twin${ONE_DAY}` })
}

const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)
const bodyOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(textsOf)
const seatTable = async () =>
  within(await screen.findByRole('region', { name: 'Agents' })).findByRole('table')
const statusButton = (name: RegExp) => screen.findByRole('button', { name })

test('a slice a status, of the count that its own call answers, without the days of the query [TWIN-001, TWIN-002, TWIN-005]', async () => {
  open()
  const figure = await screen.findByRole('figure', { name: 'Use of digital twins' })
  const { option } = await drawingIn(figure)
  expect(option()['series']).toMatchObject([
    {
      type: 'pie',
      data: [
        { name: 'Used', value: 2, selected: false },
        { name: 'Not used', value: 13, selected: true },
        { name: 'Pending review', value: 1, selected: false },
      ],
    },
  ])
  expect(getRequestInputs(requested, 'seats')).toHaveLength(3)
  expect(getRequestInputs(requested, 'seats')).toEqual(
    expect.arrayContaining(['used', 'notUsed', 'pendingReview'].map((status) => ({ ...SEATS, status }))),
  )
  expect(await statusButton(/^Not used/)).toHaveTextContent('Not used1381.3%')
})

test('seats that do not use theirs are listed first, ten a page [TWIN-003, TWIN-005]', async () => {
  const { person } = open()
  const rows = bodyOf(await seatTable())
  expect(rows).toHaveLength(10)
  expect(rows[0]).toEqual(['notUsed-1', 'Seat 1', 'Harbour team', 'Not used'])
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(async () => expect(bodyOf(await seatTable())).toHaveLength(3))
  // The whole list came at once.
  expect(getRequestInputs(requested, 'seats')).toHaveLength(3)
})

test('a click on a slice chooses its status, another removes the choice, and the seats follow [TWIN-004]', async () => {
  const { person } = open()
  const figure = await screen.findByRole('figure', { name: 'Use of digital twins' })
  const { click } = await drawingIn(figure)
  click({ componentType: 'series', dataIndex: 0 })
  await waitFor(async () =>
    expect(bodyOf(await seatTable()).map(([account]) => account)).toEqual(['used-1', 'used-2']),
  )
  expect(await statusButton(/^Used/)).toHaveAttribute('aria-pressed', 'true')
  click({ componentType: 'series', dataIndex: 0 })
  await waitFor(() => expect(getRequestInputs(requested, 'seats').at(-1)).toEqual(SEATS))
  await waitFor(async () => expect(bodyOf(await seatTable())).toHaveLength(10))
  expect(await statusButton(/^Used/)).toHaveAttribute('aria-pressed', 'false')
  // By keys: the names beside the drawing do the same.
  await person.click(await statusButton(/^Pending review/))
  await waitFor(async () =>
    expect(bodyOf(await seatTable()).map(([account]) => account)).toEqual(['pendingReview-1']),
  )
})

test('uses are requested by their metric, and organisations open their parts, while a person opens nothing [TWIN-006, TWIN-007]', async () => {
  const ranking = (by: stat.Ranking['rankBy'], id: number, name: string): stat.Ranking => ({
    rankBy: by,
    rankList: [{ id, name, value: 8 }],
  })
  network.use(
    mockCall(stat.rank, ({ query }) => {
      requested.push({ call: 'rank', input: query })
      return query.orgId === 6 ? ranking('user', 71, 'Lin Yue') : ranking('org', 6, 'Kapok team')
    }),
  )
  const page = open()
  await screen.findByRole('figure', { name: 'Uses of digital twins' })
  // One day: the metric in quarters of an hour.
  expect(getRequestInputs(requested, 'detail')).toEqual([{ ...QUERY, metric: 2_000_303 }])
  const rank = () => screen.findByRole('figure', { name: 'Uses by organisation' })
  expect(await rank()).toBeInTheDocument()
  // A single organisation: its people are requested too, which this platform does not rank.
  await waitFor(() =>
    expect(getRequestInputs(requested, 'rank')).toEqual([
      { ...QUERY, rankType: '1000303' },
      { ...QUERY, rankType: '1000303', strategy: 'user' },
    ]),
  )
  await page.person.click(within(await rank()).getByRole('button', { name: /table/i }))
  await page.person.click(within(await rank()).getByRole('button', { name: 'Kapok team' }))
  const people = await screen.findByRole('figure', { name: 'Uses by person' })
  await page.person.click(within(people).getByRole('button', { name: /table/i }))
  expect(await within(people).findByRole('rowheader', { name: 'Lin Yue' })).toBeInTheDocument()
  expect(getRequestInputs(requested, 'rank').at(-1)).toEqual({ ...QUERY, orgId: 6, rankType: '1000303' })
  expect(screen.queryByRole('button', { name: 'Lin Yue' })).toBeNull()
  await page.person.click(screen.getByRole('button', { name: 'One level up' }))
  expect(await within(await rank()).findByRole('button', { name: 'Kapok team' })).toBeInTheDocument()
})

test('uses are listed five a page once the panel is expanded, and a value that cannot be read is shown as “-” [TWIN-008, TWIN-009, TWIN-010]', async () => {
  const page = open()
  await seatTable()
  expect(getRequestInputs(requested, 'uses')).toEqual([])
  await page.person.click(screen.getByRole('button', { name: 'Details of each use' }))
  const panel = await screen.findByRole('region', { name: 'Details of each use' })
  const table = await within(panel).findByRole('table')
  expect(getRequestInputs(requested, 'uses')).toEqual([{ ...QUERY, pageIndex: 1, pageSize: 5 }])
  expect(bodyOf(table)).toEqual([
    ['2026-11-20 00:01:01', '9', 'Lin Yue', '71', 'Harbour team', 'Home cover', 'Renewal', 's-7'],
    ['2026-11-20 00:01:01', '8', 'Lin Yue', '71', 'Harbour team', '-', '-', '-'],
  ])
  expect(within(panel).getByRole('link', { name: 'Session s-7, in a new tab' })).toHaveAttribute(
    'href',
    '/assistant-console/session/s-7?showRules=1',
  )
})
