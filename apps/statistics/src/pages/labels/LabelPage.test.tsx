import { label, labelStat, type DataOf, type stat } from '@console/contracts'
import {
  drawingIn,
  mockCall,
  mockStatus,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  namedLabel,
} from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const ONE_DAY = '?business=11&organisation=5&from=2026-11-20&to=2026-11-20'
const DAYS = '?business=11&organisation=5&from=2026-11-19&to=2026-11-20'
const QUERY = { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 5 }
/** The 20th of November 2026 in Shanghai; the business and the organisation of the query. */
const SESSIONS = 'bizId=11&orgId=5&beginTime=1795104000&endTime=1795190399'

const names = ['Too expensive', 'Call back', 'Competitor', 'Complaint', 'Fees', 'Moving', 'Praise']
const offered: label.Label[] = names.map((name, index) => ({
  ...namedLabel(31 + index, name),
  ...(name === 'Call back' ? { deletedAt: DAY_BEGIN } : {}),
}))
/** The first five that are not deleted. */
const FIRST = [31, 33, 34, 35, 36]

const lin = {
  userId: 71,
  userName: 'Lin Yue',
  totalCall: 1260,
  callCount: 14,
  LabelDetail: [
    { labelId: 31, labelName: 'Too expensive', count: 12 },
    { labelId: 33, labelName: 'Competitor', count: 4 },
  ],
}
const gao = {
  userId: 72,
  userName: 'Gao Lei',
  totalCall: 9,
  callCount: 1,
  LabelDetail: [{ labelId: 31, labelName: 'Too expensive', count: 1 }],
}

let requested: Requested[]
let list: DataOf<typeof label.query>

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  list = { smartLabels: offered, totalCnt: offered.length }
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  network.use(
    mockCall(label.query, ({ query }) => {
      note('labels', query)
      return list
    }),
    mockCall(labelStat.detail, ({ query }) => {
      note('trend', query)
      const step = query.beginDay === query.endDay ? 900 : DAY_SECONDS
      const begin = query.beginDay === '20261119' ? DAY_BEGIN - DAY_SECONDS : DAY_BEGIN
      return {
        labelDetail: query.labelIds.map((labelId) => ({
          labelId,
          labelName: names[labelId - 31] ?? '',
          list: [0, 1].map((index) => ({ time: begin + index * step, value: labelId + index })),
        })),
      }
    }),
    mockCall(labelStat.detailByUser, ({ query }) => {
      note('people', query)
      return { records: [lin, gao], totalCnt: 23 }
    }),
    mockCall(labelStat.rank, ({ query }): stat.Ranking => {
      note('rank', query)
      return query.orgId === 6
        ? { rankBy: 'user', rankList: [{ id: 71, name: 'Lin Yue', value: 20 }] }
        : { rankBy: 'org', rankList: [{ id: 6, name: 'South China Centre', value: 20 }] }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(query = ONE_DAY) {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/label${query}` })
}

const trend = () => screen.findByRole('figure', { name: 'Hits of labels' })
const rank = () => screen.findByRole('figure', { name: 'Hits of one label, rank' })
const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)
const picker = () => screen.findByRole('combobox', { name: 'Labels' })

async function rowsOf({ person }: ReturnType<typeof open>, figure: HTMLElement) {
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure).getAllByRole('row').map(textsOf)
}

describe('the trend', () => {
  test('draws a line for each of the first five labels that are not deleted, in one request [DSET-014, DSET-015, DSET-017]', async () => {
    const page = open()
    const rows = await rowsOf(page, await trend())
    expect(rows.slice(0, 4)).toEqual([
      ['Time', 'Too expensive', 'Competitor', 'Complaint', 'Fees', 'Moving'],
      ['00:00', '31', '33', '34', '35', '36'],
      ['00:15', '32', '34', '35', '36', '37'],
      ['00:30', '-', '-', '-', '-', '-'],
    ])
    // Without a parameter the order is that of the call.
    expect(getRequestInputs(requested, 'labels')).toEqual([
      { pageIndex: 1, pageSize: 200, tenantId: 3, bizTypeId: 11, withDeleted: true, orderBy: 1 },
    ])
    expect(getRequestInputs(requested, 'trend')).toEqual([{ ...QUERY, labelIds: FIRST }])
    await rank()
    expect(getRequestInputs(requested, 'rank')).toEqual([{ ...QUERY, labelId: 31 }])
    expect(getRequestInputs(requested, 'people')).toEqual([])
  })

  test('has the labels of the address, with deleted ones marked in legend and options, and a day opens that day [DSET-016, DSET-017]', async () => {
    const page = open(`${DAYS}&labels[]=32&labels[]=37`)
    const figure = await trend()
    expect(await rowsOf(page, figure)).toEqual([
      ['Day', 'Call back (deleted)', 'Praise'],
      ['11-19', '32', '37'],
      ['11-20', '33', '38'],
    ])
    const { option } = await drawingIn(figure)
    // The last day goes on: each line is dotted to it.
    const dotted = { lineStyle: { type: 'dotted' } }
    expect(option()['series']).toMatchObject([
      { name: 'Call back (deleted)' },
      { name: 'Praise' },
      { name: 'Call back (deleted)', ...dotted },
      { name: 'Praise', ...dotted },
    ])
    await page.person.click(await picker())
    await screen.findByTitle('Complaint')
    // As chosen, as ranked, and as an option of the picker.
    expect(screen.getAllByTitle('Call back (deleted)')).toHaveLength(3)
    await page.person.click(within(figure).getByRole('button', { name: '11-20' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'trend').at(-1)).toEqual({ ...QUERY, labelIds: [32, 37] }),
    )
  })

  test('of a single label leads from a quarter of an hour to its sessions', async () => {
    const page = open(`${ONE_DAY}&labels[]=37`)
    const figure = await trend()
    await rowsOf(page, figure)
    await page.person.click(within(figure).getByRole('button', { name: '00:15' }))
    expect(page.services.openLink.mock.calls).toEqual([
      ['/assistant-console/session?labelId=37&bizId=11&orgId=5&beginTime=1795104900&endTime=1795105799'],
    ])
  })

  test('follows the chosen labels 1 s after the last change, with one request for all of them [DSET-018]', async () => {
    const page = open()
    await trend()
    const field = await picker()
    const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
    const choose = (name: string) => fireEvent.click(screen.getByTitle(name))
    await page.person.click(field)
    await screen.findByTitle('Praise')
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    choose('Praise')
    pass(999)
    choose('Complaint')
    pass(999)
    expect(getRequestInputs(requested, 'trend')).toHaveLength(1)
    expect(page.router.state.location.search).not.toContain('labels')
    pass(1)
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    await waitFor(() => expect(getRequestInputs(requested, 'trend')).toHaveLength(2))
    expect(getRequestInputs(requested, 'trend').at(-1)).toEqual({ ...QUERY, labelIds: [37, 34] })
    expect(decodeURIComponent(page.router.state.location.search)).toContain('labels[]=37&labels[]=34')
  })

  test.each([
    { case: 'has no records', refusal: null, says: 'No records' },
    { case: 'is refused', refusal: new Refusal(500_001, 'The labels are being counted'), says: 'No records' },
    { case: 'fails', refusal: mockStatus(labelStat.detail, 500), says: 'The chart could not be loaded' },
  ])('that $case says so where it is, and the rank is there', async ({ refusal, says }) => {
    network.use(
      refusal === null
        ? mockCall(labelStat.detail, { labelDetail: [] })
        : refusal instanceof Refusal
          ? mockCall(labelStat.detail, refusal)
          : refusal,
    )
    const page = open()
    expect(await screen.findByText(says)).toBeInTheDocument()
    expect(await rank()).toBeInTheDocument()
    expect(page.services.toast.error).not.toHaveBeenCalled()
  })
})

describe('labels that cannot be compared', () => {
  test('unknown ones of the address are named and left out, without a request for them', async () => {
    open(`${ONE_DAY}&labels[]=37&labels[]=987654&rankLabel=987654`)
    await trend()
    expect(
      screen.getByText('Label 987654 of the address is not in this business and is left out.'),
    ).toBeInTheDocument()
    expect(getRequestInputs(requested, 'trend')).toEqual([{ ...QUERY, labelIds: [37] }])
    await rank()
    expect(getRequestInputs(requested, 'rank')).toEqual([{ ...QUERY, labelId: 37 }])
  })

  test('are all those of an address with 21, but none of an address with 20', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `&labels[]=${100 + index}`).join('')
    list = {
      smartLabels: Array.from({ length: 30 }, (_, index) => namedLabel(100 + index, `Label ${index}`)),
      totalCnt: 230,
    }
    const page = open(`${ONE_DAY}${many(20)}`)
    const { option } = await drawingIn(await trend())
    const lines = option()['series'] as { lineStyle: { color: string; type: string } }[] // as ECharts has it
    // Each line differs from the others, by its colour or its dash.
    expect(new Set(lines.map(({ lineStyle: { color, type } }) => `${color} ${type}`)).size).toBe(20)
    expect(getRequestInputs(requested, 'trend')[0]?.['labelIds']).toHaveLength(20)
    expect(screen.getByText('The 30 newest of 230 labels are offered.')).toBeInTheDocument()
    page.unmount()
    open(`${ONE_DAY}${many(21)}`)
    await trend()
    expect(screen.getByText(/“labels/)).toBeInTheDocument()
    expect(getRequestInputs(requested, 'trend').at(-1)?.['labelIds']).toHaveLength(5)
  })

  test('one that is deleted while it is chosen stays, marked', async () => {
    const page = open(`${ONE_DAY}&labels[]=37`)
    await trend()
    list = {
      ...list,
      smartLabels: offered.map((one) => (one.id === 37 ? { ...one, deletedAt: DAY_BEGIN } : one)),
    }
    page.unmount()
    const again = open(`${ONE_DAY}&labels[]=37`)
    expect((await rowsOf(again, await trend()))[0]).toEqual(['Time', 'Praise (deleted)'])
  })

  test('are said where the business has none, or where the list fails', async () => {
    list = { smartLabels: [], totalCnt: 0 }
    const page = open()
    expect(await screen.findByText('No labels yet')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'trend')).toEqual([])
    page.unmount()
    network.use(mockStatus(label.query, 500))
    open()
    expect(await screen.findByText('The labels could not be loaded')).toBeInTheDocument()
  })
})

describe('the table of people', () => {
  async function openDetail(query = ONE_DAY) {
    const page = open(query)
    await page.person.click(await screen.findByRole('button', { name: 'Labels of each person' }))
    await screen.findByText('Lin Yue')
    return page
  }

  test('has a column for each label and 0 without an entry, ten people a page [DSET-019, DSET-020]', async () => {
    const page = await openDetail()
    const table = screen.getByRole('table')
    const rows = within(table).getAllByRole('row')
    expect(rows.map((row) => textsOf(row).slice(0, 5))).toEqual([
      ['User', 'Calls', 'Calls with a label', 'Too expensive', 'Competitor'],
      ['Lin Yue', '1,260', '14', '12', '4'],
      ['Gao Lei', '9', '1', '1', '0'],
    ])
    expect(getRequestInputs(requested, 'people')).toEqual([
      { ...QUERY, labelIds: FIRST, pageIndex: 1, pageSize: 10 },
    ])
    await page.person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(getRequestInputs(requested, 'people').at(-1)).toMatchObject({ pageIndex: 2 }))
    await page.person.click(within(screen.getByRole('search')).getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'people').at(-1)).toMatchObject({ pageIndex: 1 }))
  })

  test('opens from a count the sessions of that person and label, with one organisation and one person [DSET-021]', async () => {
    await openDetail()
    const link = screen.getByRole('link', {
      name: '12 conversations of Lin Yue with “Too expensive”, in a new tab',
    })
    expect(link).toHaveAttribute(
      'href',
      `/assistant-console/session?labelId=31&${SESSIONS}&userId=71&userName=Lin%20Yue`,
    )
    expect(link).toHaveAttribute('target', '_blank')
    // A zero opens nothing.
    expect(screen.getAllByRole('link', { name: /conversations of Gao Lei/ })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Statistics of Lin Yue, in a new tab' })).toHaveAttribute(
      'href',
      '/assistant-console/statistic?beginTime=1795104000&endTime=1795190399&bizId=11&orgId%5B%5D=5&userId=71&source=-1',
    )
  })

  test('says where nobody worked, and a rank without hits is a placeholder', async () => {
    network.use(
      mockCall(labelStat.detailByUser, { records: [], totalCnt: 0 }),
      mockCall(labelStat.rank, { rankBy: 'org', rankList: [] }),
    )
    open(`${ONE_DAY}&detail=all`)
    expect(await screen.findByText('Nobody worked in this range')).toBeInTheDocument()
    expect(await screen.findByText('No records')).toBeInTheDocument()
    expect(await trend()).toBeInTheDocument()
  })

  test('is cards on a phone', async () => {
    setViewportWidth(390)
    await openDetail()
    const facts = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      'Calls',
      'Calls with a label',
      'Too expensive',
      'Competitor',
      'Calls',
      'Calls with a label',
      'Too expensive',
      'Competitor',
    ])
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('the rank', () => {
  test('goes into an organisation and one level back, and ranks another label at the same level [DSET-022, DSET-023]', async () => {
    const page = open()
    const figure = await rank()
    expect(await rowsOf(page, figure)).toEqual([
      ['Organisation', 'Hits'],
      ['South China Centre', '20'],
    ])
    expect(within(figure).queryByRole('button', { name: 'One level up' })).toBeNull()
    await page.person.click(within(figure).getByRole('button', { name: 'South China Centre' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'rank').at(-1)).toEqual({ ...QUERY, orgId: 6, labelId: 31 }),
    )
    await page.person.click(within(await rank()).getByRole('combobox', { name: 'Label' }))
    await page.person.click(await screen.findByTitle('Praise'))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'rank').at(-1)).toEqual({ ...QUERY, orgId: 6, labelId: 37 }),
    )
    await page.person.click(await screen.findByRole('button', { name: 'One level up' }))
    await waitFor(() => expect(getRequestInputs(requested, 'rank').at(-1)).toEqual({ ...QUERY, labelId: 37 }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'One level up' })).toBeNull())
  })

  test('opens from a person the sessions with the ranked label in a new tab [DSET-024]', async () => {
    const page = open(`${ONE_DAY}&rankLabel=37`)
    const figure = await rank()
    await rowsOf(page, figure)
    await page.person.click(within(figure).getByRole('button', { name: 'South China Centre' }))
    await screen.findByRole('img', { name: /first Lin Yue/ })
    const people = await rank()
    await rowsOf(page, people)
    await page.person.click(within(people).getByRole('button', { name: 'Lin Yue' }))
    const address = `/assistant-console/session?labelId=37&${SESSIONS.replace('orgId=5', 'orgId=6')}`
    expect(page.services.openLink.mock.calls).toEqual([[`${address}&userId=71&userName=Lin%20Yue`]])
  })

  test('has a slider from 15 entries on, over the last 15 [DSET-025]', async () => {
    const entries = (count: number): stat.Ranking => ({
      rankBy: 'org',
      rankList: Array.from({ length: count }, (_, id) => ({
        id: id + 1,
        name: `Team ${id}`,
        value: 90 - id,
      })),
    })
    const zoomOf = async (count: number) => {
      network.use(mockCall(labelStat.rank, entries(count)))
      const page = open()
      const { option } = await drawingIn(await rank())
      const zoom = option()['dataZoom']
      page.unmount()
      return zoom
    }
    expect(await zoomOf(14)).toEqual([])
    expect(await zoomOf(16)).toMatchObject([{ startValue: 1, endValue: 15 }])
    expect(await zoomOf(15)).toMatchObject([{ startValue: 0, endValue: 14 }])
  })
})

test('the export is that of the table with the chosen labels [STAT-055]', async () => {
  const { person, services } = open(`${ONE_DAY}&labels[]=37&labels[]=32`)
  await trend()
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...QUERY, type: 'label', labelIds: [37, 32] },
    format: 'xlsx',
  })
})
