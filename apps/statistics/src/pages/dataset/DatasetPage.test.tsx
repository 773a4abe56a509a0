import { dataset, type DataOf } from '@console/contracts'
import {
  drawingIn,
  mockCall,
  mockStatus,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
// Parts that come on demand are loaded once, before the first test waits for them.
import './DayPanel.tsx'
import './EvaluationTable.tsx'
import { statisticsApp } from '../../statistics-app.ts'
import { getRequestInputs, NOW, serveStatistics, type Requested } from '../../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const DAYS = '?business=11&organisation=5&from=2026-11-17&to=2026-11-20'
const QUERY = { beginDay: '20261117', endDay: '20261120', bizTypeId: 11 }

type Series = DataOf<typeof dataset.series>

/** The 19th has nothing; on the 20th no found hit was judged. */
const series: Series = {
  precision: [
    { day: '20261117', value: 0.9, tag1: 9, tag2: 10 },
    { day: '20261118', value: 0.75, tag1: 3, tag2: 4 },
    { day: '20261120', value: 0, tag1: 0, tag2: 0 },
  ],
  recall: [
    { day: '20261117', value: 0.75, tag1: 9, tag2: 12 },
    { day: '20261118', value: 1, tag1: 3, tag2: 3 },
    { day: '20261120', value: 0, tag1: 0, tag2: 2 },
  ],
  f1: [
    { day: '20261117', value: 0.81818 },
    { day: '20261118', value: 0.85714 },
    { day: '20261120', value: 0 },
  ],
}

const rowOf = (id: number, labelOption: number, title: string) => ({
  id,
  title,
  labelID: 44,
  labelName: 'Annual fee',
  labelType: 1 as const,
  labelOption,
  updatedAt: 1_795_104_061 - id,
  sessionID: `s-${id}`,
  voiceID: `v-${id}`,
  index: 0,
})
const rows = [
  rowOf(1, 1, 'Fee named'),
  rowOf(2, 2, 'Fee not found'),
  rowOf(3, 3, 'Something else'),
  { ...rowOf(4, 9, 'Of another kind'), voiceID: null, index: null },
]

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  const note = (call: string, input: Record<string, unknown>) => void requested.push({ call, input })
  network.use(
    mockCall(dataset.series, ({ query }) => {
      note(`series ${query.labelType}`, query)
      return series
    }),
    mockCall(dataset.evaluations, ({ query }) => {
      note('evaluations', query)
      return { records: rows, totalCnt: 23 }
    }),
    mockCall(dataset.knowledge, ({ query }) => {
      note('knowledge', query)
      return [
        { id: 44, name: 'Annual fee' },
        { id: 45, name: 'Opening hours' },
      ]
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
  window.localStorage.clear()
})

function open(query = DAYS) {
  return renderSubAppPage({ app: statisticsApp, path: `/console/statistic/dataset${query}` })
}

type Page = ReturnType<typeof open>

const chart = (name: 'Knowledge' | 'Quality rules') => screen.findByRole('figure', { name })
const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

async function chartRows({ person }: Page, figure: HTMLElement) {
  await person.click(within(figure).getByRole('button', { name: /table/i }))
  return within(figure).getAllByRole('row').map(textsOf)
}

const detail = () => screen.findByRole('table')
const bodyOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(textsOf)

async function openDetail(query = DAYS) {
  const page = open(query)
  await page.person.click(await screen.findByRole('button', { name: 'Judgements' }))
  await screen.findByText('Fee named')
  return page
}

async function openDay(page: Page, name: string) {
  const figure = await chart('Knowledge')
  await page.person.click(within(figure).getByRole('button', { name: /table/i }))
  await page.person.click(within(figure).getByRole('button', { name }))
  return within(await screen.findByRole('region', { name: /what moved precision and recall/ }))
}

describe('the charts', () => {
  test('draw precision, recall and F1 of knowledge and of quality rules, a point a day, with what each is of [DSET-001, DSET-002, DSET-003]', async () => {
    const page = open()
    const figure = await chart('Knowledge')
    await chart('Quality rules')
    expect(await chartRows(page, figure)).toEqual([
      ['Day', 'Precision', 'Recall', 'F1'],
      ['11-17', '90.00% (9 of 10)', '75.00% (9 of 12)', '81.82%'],
      ['11-18', '75.00% (3 of 4)', '100.00% (3 of 3)', '85.71%'],
      ['11-19', '-', '-', '-'],
      ['11-20', '- (No found hit was judged)', '0.00% (0 of 2)', '0.00%'],
    ])
    const { option } = await drawingIn(figure)
    expect(option()['series']).toMatchObject(
      ['Precision', 'Recall', 'F1'].map((name) => ({ name, type: 'line' })),
    )
    const [tooltip] = option()['tooltip'] as {
      formatter: (hovered: { dataIndex: number }[]) => HTMLElement
    }[] // as ECharts calls it
    expect(tooltip?.formatter([{ dataIndex: 1 }]).textContent).toBe(
      '11-18Precision75.00% (3 of 4)Recall100.00% (3 of 3)F185.71%',
    )
    expect(getRequestInputs(requested, 'series 1')).toEqual([{ ...QUERY, labelType: 1 }])
    expect(getRequestInputs(requested, 'series 2')).toEqual([{ ...QUERY, labelType: 2 }])
    expect(getRequestInputs(requested, 'evaluations')).toEqual([])
    // Evaluations have no organisation.
    expect(within(screen.getByRole('search')).queryByRole('combobox', { name: 'Organisation' })).toBeNull()
  })

  test('have the figures of the whole range below, each with its formula, or the reason why there are none', async () => {
    const { tag1: _one, tag2: _two, ...untagged } = { day: '20261117', value: 0.9, tag1: 9, tag2: 10 }
    network.use(
      mockCall(dataset.series, ({ query }) =>
        query.labelType === 1 ? series : { precision: [untagged], recall: [untagged], f1: [untagged] },
      ),
    )
    open()
    const card = (await chart('Knowledge')).closest('section')
    // 12 of 14 and 12 of 17, 24 of 31 for F1: the days' judgements together, not an average of the days.
    expect([...(card?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '85.71%',
      '12 of 14',
      '70.59%',
      '12 of 17',
      '77.42%',
      '24 of 31',
    ])
    const [precision] = within(card ?? document.body).getAllByRole('button', { name: 'Precision' })
    expect(precision).toHaveAccessibleDescription(/correct ÷ \(correct \+ wrong\)/)
    const others = (await chart('Quality rules')).closest('section')
    expect([...(others?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '-',
      'No found hit was judged',
      '-',
      'Nothing that was there was judged',
      '-',
      'Nothing was judged',
    ])
  })

  const nothing: Series = { precision: [], recall: [], f1: [] }

  test.each([
    { case: 'without records', answer: nothing, says: 'No records' },
    { case: 'with another code', answer: new Refusal(500_001, 'Being counted'), says: 'No records' },
    {
      case: 'that fails',
      answer: new Refusal(500, 'Broken', { status: 500 }),
      says: 'The chart could not be loaded',
    },
  ])('$case are a placeholder each, and the other stays [DSET-013]', async ({ answer, says }) => {
    network.use(mockCall(dataset.series, ({ query }) => (query.labelType === 2 ? series : answer)))
    open()
    expect(await screen.findByText(says)).toBeInTheDocument()
    expect(await chart('Quality rules')).toBeInTheDocument()
    expect(screen.queryByRole('figure', { name: 'Knowledge' })).toBeNull()
  })
})

describe('one entry', () => {
  test('of the knowledge narrows its chart and the table, a rule instead of it the others [DSET-004, DSET-005, DSET-006]', async () => {
    const page = await openDetail()
    expect(getRequestInputs(requested, 'knowledge')).toEqual([{ bizTypeId: 11 }])
    expect(getRequestInputs(requested, 'rules')).toEqual([{ tenantId: 3 }])
    await page.person.click(screen.getByRole('combobox', { name: 'Knowledge entry' }))
    await page.person.click(await screen.findByTitle('Opening hours'))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'series 1').at(-1)).toEqual({ ...QUERY, labelType: 1, labelID: 45 }),
    )
    await waitFor(() =>
      expect(getRequestInputs(requested, 'evaluations').at(-1)).toMatchObject({ labelType: 1, labelID: 45 }),
    )
    expect(getRequestInputs(requested, 'series 2')).toHaveLength(1)
    await page.person.click(screen.getByRole('combobox', { name: 'Quality rule' }))
    await page.person.click(await screen.findByTitle('No identity check'))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'series 2').at(-1)).toEqual({ ...QUERY, labelType: 2, labelID: 41 }),
    )
    await waitFor(() =>
      expect(getRequestInputs(requested, 'evaluations').at(-1)).toMatchObject({ labelType: 2, labelID: 41 }),
    )
    expect(page.router.state.location.search).toContain('evaluated=2-41')
  })

  test('that the business does not have is said, and left with one click', async () => {
    const none = { precision: [], recall: [], f1: [] }
    network.use(mockCall(dataset.series, ({ query }) => (query.labelID === undefined ? series : none)))
    const page = open(`${DAYS}&evaluated=1-987654`)
    expect(await screen.findByText(/knowledge entry 987654 of the address was not found/)).toBeInTheDocument()
    expect(await chart('Quality rules')).toBeInTheDocument()
    await page.person.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await chart('Knowledge')).toBeInTheDocument()
    expect(screen.queryByText(/987654/)).toBeNull()
  })

  test.each(['evaluated=3-4', 'evaluated=1-x', 'judged=1-2026', 'evaluated=1-0'])(
    'of an address that says %s is none, and that is said',
    async (parameter) => {
      open(`${DAYS}&${parameter}`)
      await chart('Knowledge')
      expect(screen.getByRole('alert')).toHaveTextContent(parameter.split('=')[0] ?? '')
      expect(getRequestInputs(requested, 'series 1')).toEqual([{ ...QUERY, labelType: 1 }])
    },
  )
})

describe('the table', () => {
  test('has ten judgements a page with their names, requested when it is expanded [DSET-007, DSET-008, DSET-009]', async () => {
    const page = await openDetail()
    expect(getRequestInputs(requested, 'evaluations')).toEqual([{ ...QUERY, pageIndex: 1, pageSize: 10 }])
    expect(textsOf(within(await detail()).getAllByRole('row')[0] ?? document.body)).toEqual([
      'Judgement',
      'Title',
      'Entry or rule',
      'Judged at',
      'Open',
    ])
    expect(bodyOf(await detail())).toEqual([
      ['Correct', 'Fee named', 'Annual fee', '2026-11-20 00:01:00', 'Open'],
      ['Missed', 'Fee not found', 'Annual fee', '2026-11-20 00:00:59', 'Open'],
      ['Wrong', 'Something else', 'Annual fee', '2026-11-20 00:00:58', 'Open'],
      ['9', 'Of another kind', 'Annual fee', '2026-11-20 00:00:57', 'Open'],
    ])
    await page.person.click(screen.getByRole('button', { name: 'Page 3' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'evaluations').at(-1)).toMatchObject({ pageIndex: 3 }),
    )
  })

  test('opens the conversation with a token, at the sentence of what is correct or wrong alone [DSET-010, DSET-011, DSET-012]', async () => {
    const page = await openDetail()
    const links = screen.getAllByRole('button', { name: /^Open “/ })
    expect(links).toHaveLength(4)
    for (const link of links) await page.person.click(link)
    const path = '/assistant-console/validate-set/edit?sessionId='
    const business = { business_type_id: '11' }
    expect(page.services.openPlatformLink.mock.calls).toEqual([
      [`${path}s-1&voiceId=v-1&index=0&labelID=44&labelType=1`, business],
      [`${path}s-2`, business],
      [`${path}s-3&voiceId=v-3&index=0&labelID=44&labelType=1`, business],
      [`${path}s-4`, business],
    ])
  })

  test('that fails says so, and the charts are there', async () => {
    network.use(mockStatus(dataset.evaluations, 500))
    const page = open()
    await page.person.click(await screen.findByRole('button', { name: 'Judgements' }))
    expect(await screen.findByText('The judgements could not be loaded')).toBeInTheDocument()
    expect(await chart('Knowledge')).toBeInTheDocument()
  })
})

describe('a day', () => {
  test('has the judgements that moved precision and recall since the last day before, each with its link', async () => {
    const page = open()
    const day = await openDay(page, '11-18')
    // Compared also with days before those of the page.
    expect(getRequestInputs(requested, 'series 1').at(-1)).toEqual({
      bizTypeId: 11,
      labelType: 1,
      beginDay: '20261019',
      endDay: '20261118',
    })
    expect(await day.findByText('75.00% (3 of 4), -15.00 points against 90.00%')).toBeInTheDocument()
    expect(day.getByText('100.00% (3 of 3), +25.00 points against 75.00%')).toBeInTheDocument()
    expect(day.getByText(/Compared with Nov 17, 2026/)).toBeInTheDocument()
    await day.findByText('Fee named')
    const day18 = { ...QUERY, labelType: 1, beginDay: '20261118', endDay: '20261118' }
    expect(getRequestInputs(requested, 'evaluations')).toEqual([{ ...day18, pageIndex: 1, pageSize: 10 }])
    // (1 − 0.9) ÷ 4 and (1 − 0.75) ÷ 3 up, 0.75 ÷ 3 and 0.9 ÷ 4 down.
    expect(bodyOf(day.getByRole('table')).map((cells) => [cells[1], cells[4], cells[5]])).toEqual([
      ['Fee named', '▲ +2.50 points', '▲ +8.33 points'],
      ['Fee not found', '-', '▼ -25.00 points'],
      ['Something else', '▼ -22.50 points', '-'],
      ['Of another kind', '-', '-'],
    ])
    expect(day.getAllByRole('button', { name: /^Open “/ })).toHaveLength(4)
    await page.person.click(day.getByRole('radio', { name: 'Wrong 1' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'evaluations').at(-1)).toMatchObject({ labelOption: 3 }),
    )
    expect(page.router.state.location.search).toContain('judged=1-20261118')
    await page.person.click(day.getByRole('button', { name: 'Close the judgements of the day' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: /what moved/ })).toBeNull())
  })

  test('without an earlier one says so, one of no precision has none, one of nothing has no rows', async () => {
    const page = open()
    let day = await openDay(page, '11-17')
    expect(await day.findByText('90.00% (9 of 10)')).toBeInTheDocument()
    expect(day.getByText(/Nothing was judged in the 30 days before/)).toBeInTheDocument()
    const figure = within(await chart('Knowledge'))
    await page.person.click(figure.getByRole('button', { name: '11-20' }))
    day = within(await screen.findByRole('region', { name: /Nov 20, 2026/ }))
    expect(await day.findByText('- (No found hit was judged)')).toBeInTheDocument()
    await page.person.click(figure.getByRole('button', { name: '11-19' }))
    expect(await screen.findByText('Nothing was judged on this day')).toBeInTheDocument()
  })

  test.each(['20261116', '20261121', '20261132'])('outside of the query, %s, is not opened', async (day) => {
    open(`${DAYS}&judged=1-${day}`)
    await chart('Knowledge')
    expect(screen.queryByRole('region', { name: /what moved/ })).toBeNull()
    expect(getRequestInputs(requested, 'series 1')).toHaveLength(1)
  })

  test('is cards on a phone', async () => {
    setViewportWidth(390)
    open(`${DAYS}&judged=1-20261118`)
    const day = within(await screen.findByRole('region', { name: /what moved/ }))
    expect(await day.findByText('Fee named')).toBeInTheDocument()
    expect(day.queryByRole('table')).toBeNull()
    expect(day.getByText('-22.50 points')).toBeInTheDocument()
  })
})

test('the export is that of the page', async () => {
  const { person, services } = open()
  await chart('Knowledge')
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...QUERY, type: 'dataset' },
    format: 'xlsx',
  })
})
