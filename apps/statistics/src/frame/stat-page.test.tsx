import { business, stat } from '@console/contracts'
import {
  mockCall,
  mockStatus,
  network,
  preloadCharts,
  Refusal,
  renderSubAppPage,
  type RenderOptions,
} from '@console/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../statistics-app.ts'
import { clearRange, openRange, shownDays } from '../testing/range-filter.ts'
import {
  getRequestInputs,
  moduleConfig,
  NOW,
  NOW_SECONDS,
  serveStatistics,
  type Requested,
} from '../testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

const PATH = '/console/statistic/overview'
/** The last seven days with today. */
const DEFAULT = { beginDay: '20261114', endDay: '20261120', bizTypeId: 11, orgId: 5 }

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(query = '', options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, ...options })
}

/** Waits for the figures, by when all calls of the opening have been sent. */
const whenShown = async () => {
  await screen.findByText('48,216')
  await waitFor(() => expect(getRequestInputs(requested, 'overviewData')).toHaveLength(1))
}
const band = () => within(screen.getByRole('search'))

describe('the query', () => {
  test('has business, organisation and range, is sent once on opening, with the documented lists behind it [STAT-007, STAT-008, STAT-009, STAT-016, STAT-021]', async () => {
    open()
    await whenShown()
    expect(band().getByRole('combobox', { name: 'Business' })).toBeInTheDocument()
    expect(band().getByRole('combobox', { name: 'Organisation' })).toBeInTheDocument()
    expect(shownDays()).toEqual(['2026-11-14', '2026-11-20'])
    expect(getRequestInputs(requested, 'businesses')).toEqual([{ current: 1, size: 100 }])
    expect(getRequestInputs(requested, 'organisations')).toHaveLength(1)
    expect(getRequestInputs(requested, 'summary')).toEqual([DEFAULT])
    expect(getRequestInputs(requested, 'overviewData')).toEqual([DEFAULT])
    expect(getRequestInputs(requested, 'detail')).toEqual([{ ...DEFAULT, metric: 1_000_101 }])
  })

  test('is sent again by Inquire alone, also with nothing changed [STAT-021]', async () => {
    const { person } = open()
    await whenShown()
    await person.click(band().getByText('Today'))
    expect(shownDays()).toEqual(['2026-11-20', '2026-11-20'])
    expect(getRequestInputs(requested, 'summary')).toHaveLength(1)
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary')).toHaveLength(2))
    expect(getRequestInputs(requested, 'summary')[1]).toEqual({ ...DEFAULT, beginDay: '20261120' })
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary')).toHaveLength(3))
    expect(getRequestInputs(requested, 'time').length).toBeGreaterThan(1)
  })

  test('sends the chosen node of the tree, and nothing for all', async () => {
    const { person } = open()
    await whenShown()
    fireEvent.mouseDown(band().getByRole('combobox', { name: 'Organisation' }))
    await person.click(await screen.findByTitle(/South China Centre/))
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'summary').at(-1)).toEqual({ ...DEFAULT, orgId: 6 }),
    )
  })

  test.each([
    ['Today', ['2026-11-20', '2026-11-20']],
    ['Last 7 days', ['2026-11-14', '2026-11-20']],
    ['Last 30 days', ['2026-10-22', '2026-11-20']],
  ])(
    'the preset %s sets both ends, in the picker too [STAT-010, STAT-011, STAT-012, STAT-013]',
    async (name, ends) => {
      const { person } = open('?from=2026-11-02&to=2026-11-03')
      await whenShown()
      const presets = band().getByRole('radiogroup', { name: 'Usual ranges' })
      expect(within(presets).getAllByRole('radio')).toHaveLength(3)
      await person.click(within(presets).getByText(name))
      expect(shownDays()).toEqual(ends)
      await openRange()
      expect(
        band()
          .getAllByRole('textbox')
          .map((field) => field.getAttribute('value')),
      ).toEqual(ends)
      const popup = document.querySelector<HTMLElement>('.ant-picker-presets')
      expect([...(popup?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Today',
        'Last 7 days',
        'Last 30 days',
      ])
    },
  )

  test('neither days after today nor ranges of more than 31 days can be chosen, and the reason is shown [STAT-014, STAT-015]', async () => {
    const { person } = open('?from=2026-10-25&to=2026-10-26')
    await whenShown()
    await openRange()
    const cell = (day: string) => {
      const found = document.querySelector(`.ant-picker-cell[title="${day}"]`)
      if (found === null) throw new Error(`no ${day} in the calendar`)
      return found
    }
    const isOff = (day: string) => cell(day).classList.contains('ant-picker-cell-disabled')
    expect(isOff('2026-11-20')).toBe(false)
    expect(isOff('2026-11-21')).toBe(true)
    expect(screen.getByText('At most 31 days, and none after today.')).toBeInTheDocument()
    await person.click(cell('2026-10-10'))
    expect(isOff('2026-11-09')).toBe(false)
    expect(isOff('2026-11-10')).toBe(true)
  })
})

describe('the picker of the range', () => {
  const days = () => band().getByRole('button', { name: /^Days/ })

  test('comes with the first click, opened at the end that was clicked', async () => {
    const { services } = open('?from=2026-11-02&to=2026-11-03')
    await whenShown()
    expect(services.loadTier).not.toHaveBeenCalledWith('data')
    fireEvent.mouseDown(within(days()).getByText('2026-11-03'))
    const [, last] = await band().findAllByRole('textbox')
    await waitFor(() => expect(last).toHaveFocus())
    expect(services.loadTier).toHaveBeenCalledWith('data')
    expect(document.querySelector('.ant-picker-cell[title="2026-11-03"]')).toBeVisible()
  })

  test('takes the focus of the keyboard without opening', async () => {
    open()
    await whenShown()
    act(() => days().focus())
    const [first] = await band().findAllByRole('textbox')
    await waitFor(() => expect(first).toHaveFocus())
    expect(document.querySelector('.ant-picker-cell')).not.toBeInTheDocument()
  })

  test('that cannot be loaded is said, and is loaded again with the next click', async () => {
    const { services } = open()
    await whenShown()
    services.loadTier.mockRejectedValueOnce(new Error('offline'))
    fireEvent.mouseDown(days())
    expect(await band().findByRole('alert')).toHaveTextContent('The calendar could not be loaded. Try again.')
    await openRange()
    expect(band().queryByRole('alert')).not.toBeInTheDocument()
  })

  test('that could not be loaded does not open by itself when the browser is online again', async () => {
    const { services } = open()
    await whenShown()
    services.loadTier.mockRejectedValueOnce(new Error('offline'))
    fireEvent.mouseDown(days())
    await band().findByRole('alert')
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(band().queryByRole('alert')).not.toBeInTheDocument())
    expect(days()).toBeVisible()
    expect(document.querySelector('.ant-picker-cell')).not.toBeInTheDocument()
  })
})

test('who belongs to an organisation that their list does not have begins with its first', async () => {
  open('', { user: { orgId: 77, businessTypes: [] } })
  await whenShown()
  expect(getRequestInputs(requested, 'summary')).toEqual([DEFAULT])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('what was inquired', () => {
  async function inquireToday() {
    const view = open()
    await whenShown()
    await view.person.click(band().getByText('Today'))
    await view.person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(getRequestInputs(requested, 'summary')).toHaveLength(2))
    view.unmount()
    requested.length = 0
  }

  test('comes back when the page is opened again, on the other overview too [STAT-017]', async () => {
    await inquireToday()
    const again = open()
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([{ ...DEFAULT, beginDay: '20261120' }])
    again.unmount()
    open('', { path: '/console/overview' })
    await screen.findByText('48,216')
    expect(shownDays()).toEqual(['2026-11-20', '2026-11-20'])
  })

  test('is of one company: another does not see it, and the first has it again [STAT-018]', async () => {
    await inquireToday()
    const other = open('', { user: { tenantId: 4, userId: 7 } })
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([DEFAULT])
    other.unmount()
    requested.length = 0
    open()
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([{ ...DEFAULT, beginDay: '20261120' }])
  })

  test('expires after a day [STAT-017]', async () => {
    await inquireToday()
    vi.setSystemTime(NOW + 24 * 3_600_000)
    open()
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([
      { ...DEFAULT, beginDay: '20261115', endDay: '20261121' },
    ])
  })

  test('is used without what does not exist any more', async () => {
    const stored = {
      bizTypeId: 99,
      orgId: 98,
      beginDay: '2026-11-18',
      endDay: '2026-11-19',
      savedAt: NOW - 1,
    }
    window.localStorage.setItem('console.statQuery.3.7', JSON.stringify(stored))
    open()
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([
      { ...DEFAULT, beginDay: '20261118', endDay: '20261119' },
    ])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the address', () => {
  test('has the whole query, so that anyone who gets it sees the same, and wins over what was inquired', async () => {
    const stored = { bizTypeId: 11, orgId: 5, beginDay: '2026-11-18', endDay: '2026-11-19', savedAt: NOW - 1 }
    window.localStorage.setItem('console.statQuery.3.7', JSON.stringify(stored))
    const { router } = open('?business=12&organisation=6&from=2026-11-01&to=2026-11-02')
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([
      { beginDay: '20261101', endDay: '20261102', bizTypeId: 12, orgId: 6 },
    ])
    expect(router.state.location.search).toBe('?business=12&organisation=6&from=2026-11-01&to=2026-11-02')
    // A query from an address is remembered once it is inquired.
    expect(window.localStorage.getItem('console.statQuery.3.7')).toBe(JSON.stringify(stored))
  })

  test('is completed with the query that the page begins with', async () => {
    const { router } = open()
    await whenShown()
    expect(router.state.location.search).toBe('?business=11&organisation=5&from=2026-11-14&to=2026-11-20')
  })

  test.each([
    ['the wrong way round', 'from=2026-11-03&to=2026-11-02', ['from=2026-11-03', 'to=2026-11-02']],
    ['of 32 days', 'from=2026-10-20&to=2026-11-20', ['from=2026-10-20', 'to=2026-11-20']],
    ['in the future', 'from=2026-11-20&to=2026-11-21', ['from=2026-11-20', 'to=2026-11-21']],
    ['no day', 'from=2026-02-30&to=2026-11-20', ['from=2026-02-30']],
    ['an organisation of another company', 'organisation=404', ['organisation=404']],
    ['a business that was deleted', 'business=404', ['business=404']],
  ])('with %s is said to be ignored, and the default is used', async (_what, query, named) => {
    open(`?${query}`)
    await whenShown()
    const notice = screen.getByRole('alert')
    for (const part of named) expect(notice).toHaveTextContent(part)
    const [sent] = getRequestInputs(requested, 'summary')
    expect(sent?.['bizTypeId'] ?? 11).toBe(11)
    expect(sent?.['orgId'] ?? 5).toBe(5)
  })

  test('that was not understood at all stays until it is cleaned', async () => {
    const { person, router } = open('?from=yesterday')
    await whenShown()
    expect(screen.getByRole('alert')).toHaveTextContent('from=yesterday')
    expect(getRequestInputs(requested, 'summary')).toEqual([DEFAULT])
    await person.click(screen.getByRole('button', { name: 'Clean the address' }))
    await waitFor(() =>
      expect(router.state.location.search).toBe('?business=11&organisation=5&from=2026-11-14&to=2026-11-20'),
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('of 31 days is taken', async () => {
    open('?from=2026-10-21&to=2026-11-20')
    await whenShown()
    expect(getRequestInputs(requested, 'summary')).toEqual([{ beginDay: '20261021', endDay: '20261120' }])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('how old the figures are', () => {
  test('is shown with a countdown to the next counting, then a hint says to inquire, and nothing loads by itself [STAT-026, STAT-027, STAT-028]', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
    const { person } = open('', { path: '/console/overview' })
    await screen.findByText('48,216')
    expect(screen.getByText(/Updated at 14:30, next at 14:45/)).toBeInTheDocument()
    const left = () => screen.getByRole('timer').textContent
    const first = left()
    expect(first).toMatch(/^in 07:1\d$/)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(left()).not.toBe(first)
    const before = requested.length
    await act(() => vi.advanceTimersByTimeAsync(432_000))
    expect(screen.getByText('Data has been updated, please click Inquire')).toBeInTheDocument()
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(requested).toHaveLength(before)
    network.use(mockCall(stat.time, { lastUpdatedAt: NOW_SECONDS + 432, nextUpdatedAt: NOW_SECONDS + 1332 }))
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    expect(await screen.findByRole('timer')).toBeInTheDocument()
  })

  test('is not claimed while they are computed for the first time', async () => {
    network.use(mockCall(stat.time, { lastUpdatedAt: null, nextUpdatedAt: null }))
    open()
    expect(await screen.findByText(/^The figures are being computed/)).toBeInTheDocument()
  })

  test.each([
    [70, 'Counted every 15 minutes or daily. A call is valid when it is longer than 70 s.'],
    [45, 'Counted every 15 minutes or daily. A call is valid when it is longer than 45 s.'],
    [null, 'Counted every 15 minutes or daily. A call is valid when it is longer than 70 s.'],
  ])(
    'how they are counted is said, with the configured seconds (%s) [STAT-005, STAT-006, SHELL-106]',
    async (seconds, text) => {
      network.use(mockCall(stat.config, moduleConfig({ seconds })))
      open()
      expect(await screen.findByText(text)).toBeInTheDocument()
    },
  )
})

test('the day a figure changed its source is shown if the query spans it and the module is on', async () => {
  const changes = [
    { id: 'validCall', source: 'label', since: '20261119' },
    { id: 'price', source: 'label', since: '20261119' },
    { id: 'order', source: 'label', since: '20261118' },
  ]
  network.use(mockCall(stat.config, { ...moduleConfig({ price: false }), changes }))
  const spanning = open('?from=2026-11-18&to=2026-11-20')
  expect(await screen.findByText('Valid calls: by label since Nov 19, 2026')).toBeInTheDocument()
  expect(screen.queryByText(/^(Quotes|Deals): by label/)).toBeNull()
  spanning.unmount()
  open('?from=2026-11-19&to=2026-11-20')
  await screen.findByText('48,216')
  expect(screen.queryByText(/by label since/)).toBeNull()
})

test('beside the export of the page a schedule for it is offered, with its query', async () => {
  const { person, services } = open()
  await whenShown()
  await person.click(screen.getByRole('button', { name: 'Choose a file format' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Schedule…' }))
  expect(services.scheduleExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...DEFAULT, type: 'overview' },
  })
  expect(services.startExport).not.toHaveBeenCalled()
})

test('the export of the page is started with its query [STAT-051, STAT-055]', async () => {
  const { person, services } = open()
  await whenShown()
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledWith({
    kind: 'statTable',
    filter: { ...DEFAULT, type: 'overview' },
    format: 'xlsx',
  })
})

test('the export of a form without days sends nothing and says what lacks [STAT-050]', async () => {
  const { person, services } = open()
  await whenShown()
  await clearRange(person)
  expect(await screen.findByText('Choose both days.')).toBeInTheDocument()
  requested.length = 0
  await person.click(band().getByRole('button', { name: 'Inquire' }))
  expect(requested).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).not.toHaveBeenCalled()
  expect(services.toast.warning).toHaveBeenCalledExactlyOnceWith('Select a date range first')
  await person.click(band().getByText('Today'))
  await person.click(screen.getByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledOnce()
})

test('who reads no statistics, such as a seat, gets neither query nor figures, and reads why [STAT-004]', async () => {
  network.use(mockCall(stat.time, new Refusal(403, 'no', { status: 403 })))
  open()
  expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(screen.queryByRole('figure')).not.toBeInTheDocument()
  expect(screen.queryByText('48,216')).not.toBeInTheDocument()
})

test('pickers that cannot be loaded say so, and the figures come all the same', async () => {
  network.use(mockStatus(business.businessTypePage, 500))
  open('?business=12&from=2026-11-20&to=2026-11-20')
  await whenShown()
  expect(getRequestInputs(requested, 'summary')).toEqual([
    { beginDay: '20261120', endDay: '20261120', bizTypeId: 12 },
  ])
})

test('everything is translated to Chinese [STAT-003]', async () => {
  open('', { language: 'zh' })
  await screen.findByText('48,216')
  expect(screen.getByRole('button', { name: '查询' })).toBeInTheDocument()
  expect(screen.getByText(/更新于 14:30，下次 14:45/)).toBeInTheDocument()
  expect(screen.getByText('每 15 分钟或每天统计。通话超过 70 秒为有效通话。')).toBeInTheDocument()
})
