import { bill, business } from '@console/contracts'
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
import { openMonth, shownMonth } from '../../testing/month-filter.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

const PATH = '/console/statistic/offline-data'
const NOVEMBER = { bizTypeId: 11, date: '2026-11' }
const FIRST_PAGE = { ...NOVEMBER, pageIndex: 1, pageSize: 10 }

let requested: Requested[]

function serve(total = 25) {
  const records = [
    { at: DAY_BEGIN, total: 1204, skill_duration: 90_061 },
    { at: DAY_BEGIN - DAY_SECONDS, total: 3, skill_duration: 59 },
  ]
  network.use(
    mockCall(bill.offlineStat, ({ query }) => {
      requested.push({ call: 'stat', input: query })
      return { total: 48_216, skill_duration: 360_000 }
    }),
    mockCall(bill.offlineList, ({ query }) => {
      requested.push({ call: 'list', input: query })
      return { records: total === 0 ? [] : records, total }
    }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, ...options })
}

const row = () => screen.findByRole('row', { name: /2026-11-20/ })
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

describe('offline data', () => {
  test('is of the own business and this month: figures of the month, and days of which each leads to its recordings [BILL-033..037]', async () => {
    const { router } = open()
    const cells = within(await row()).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '2026-11-20',
      '1,204',
      '25:01:01',
      'Details',
    ])
    const band = within(screen.getByRole('search'))
    expect(band.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'))).toEqual([
      'Business',
    ])
    expect(shownMonth()).toBe('2026-11')
    expect(getRequestInputs(requested, 'stat')).toEqual([NOVEMBER])
    expect(getRequestInputs(requested, 'list')).toEqual([FIRST_PAGE])
    const figures = screen.getByLabelText('Figures of the month')
    expect(within(figures).getByText('48,216')).toBeInTheDocument()
    expect(within(figures).getByText('100:00:00')).toBeInTheDocument()
    expect(screen.getByText('00:00:59')).toBeInTheDocument()
    expect(router.state.location.search).toBe('?business=11&month=2026-11')
    const link = screen.getByRole('link', { name: 'Details of 2026-11-20' })
    expect(link).toHaveAttribute('href', '/console/session/offline?date=2026-11-20')
    expect(link).not.toHaveAttribute('target')
    expect(screen.getByText(/Details lists the recordings of all businesses/)).toBeInTheDocument()
    fireEvent.click(link)
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/console/session/offline?date=2026-11-20',
    )
  })

  test('has 10 days a page, and another size loads its first page while the figures stay those of the month [BILL-038]', async () => {
    const { person, router } = open(`?business=11&month=2026-11&page=2`)
    await row()
    expect(getRequestInputs(requested, 'list')).toEqual([{ ...NOVEMBER, pageIndex: 2, pageSize: 10 }])
    fireEvent.mouseDown(screen.getByRole('combobox', { name: /page/i }))
    await person.click(await screen.findByTitle(/^20/))
    await waitFor(() => expect(getRequestInputs(requested, 'list')).toHaveLength(2))
    expect(getRequestInputs(requested, 'list')[1]).toEqual({ ...NOVEMBER, pageIndex: 1, pageSize: 20 })
    expect(router.state.location.search).toContain('size=20')
    expect(getRequestInputs(requested, 'stat')).toHaveLength(1)
  })

  test('of another month is requested by Inquire, remembered and undone by Reset, and later months cannot be chosen', async () => {
    const { person, unmount } = open()
    await row()
    expect(await openMonth('2026-11')).not.toHaveClass('ant-picker-cell-disabled')
    expect(await openMonth('2026-12')).toHaveClass('ant-picker-cell-disabled')
    await person.click(await openMonth('2026-10'))
    expect(getRequestInputs(requested, 'list')).toHaveLength(1)
    await person.click(inquire())
    await waitFor(() => expect(getRequestInputs(requested, 'list')).toHaveLength(2))
    expect(getRequestInputs(requested, 'stat').at(-1)).toEqual({ bizTypeId: 11, date: '2026-10' })
    await row()
    await person.click(inquire())
    await waitFor(() => expect(getRequestInputs(requested, 'stat')).toHaveLength(3))
    expect(getRequestInputs(requested, 'list')).toHaveLength(3)
    unmount()
    requested.length = 0
    const again = open()
    await row()
    expect(getRequestInputs(requested, 'stat')).toEqual([{ bizTypeId: 11, date: '2026-10' }])
    await again.person.click(screen.getByRole('button', { name: /Reset$/ }))
    await waitFor(() => expect(getRequestInputs(requested, 'stat').at(-1)).toEqual(NOVEMBER))
  })

  test('is exported with the filters alone, and a failure is logged and shown beside the button, without a toast [BILL-039, BILL-040]', async () => {
    const { person, services } = open(`?business=12&month=2026-10&page=2`)
    await row()
    const button = screen.getByRole('button', { name: /Export$/ })
    await person.click(button)
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith({
      kind: 'recordings',
      filter: { bizTypeId: 12, date: '2026-10' },
      format: 'xlsx',
    })
    const failure = new Error('down')
    services.startExport.mockRejectedValueOnce(failure)
    await person.click(button)
    expect(await screen.findByText('The export could not be started.')).toBeInTheDocument()
    expect(services.reportError).toHaveBeenCalledWith(failure, 'export.recordings')
    for (const toast of Object.values(services.toast)) expect(toast).not.toHaveBeenCalled()
    expect(screen.getByText('1,204')).toBeInTheDocument()
    expect(services.openLink).not.toHaveBeenCalled()
  })

  test.each([
    ['business=404&month=2026-10', 'business=404', { bizTypeId: 11, date: '2026-10' }],
    ['business=12&month=2026-12', 'month=2026-12', { bizTypeId: 12, date: '2026-11' }],
    ['business=12&month=2026-13', 'month=2026-13', { bizTypeId: 12, date: '2026-11' }],
    ['business=-1&month=2026-10', 'business=-1', { bizTypeId: 11, date: '2026-10' }],
  ])('of an address with %s says what is ignored, and shows the rest', async (query, named, expected) => {
    const { person } = open(`?${query}`)
    await row()
    expect(screen.getByRole('alert')).toHaveTextContent(named)
    expect(getRequestInputs(requested, 'stat')).toEqual([expected])
    await person.click(screen.getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(getRequestInputs(requested, 'stat')).toEqual([expected])
  })

  test('that cannot be loaded says so, each part alone, and can be tried again', async () => {
    network.use(mockCall(bill.offlineList, new Refusal(500, 'The days are locked')))
    const first = open()
    expect(await screen.findByText('The days could not be loaded')).toBeInTheDocument()
    expect(first.services.toast.error).toHaveBeenCalledWith('The days are locked')
    expect(await screen.findByText('48,216')).toBeInTheDocument()
    serve()
    await first.person.click(screen.getByRole('button', { name: /Retry/i }))
    await row()
    first.unmount()
    network.use(mockStatus(bill.offlineStat, 500))
    open()
    expect(await screen.findByText('The figures of the month could not be loaded')).toBeInTheDocument()
    expect(await row()).toBeInTheDocument()
  })

  test('says that a month has none, and that a business has to be chosen', async () => {
    serve(0)
    const first = open()
    expect(await screen.findByText('No recordings in 2026-11')).toBeInTheDocument()
    // About a column that is not there.
    expect(screen.queryByText(/Details lists the recordings/)).not.toBeInTheDocument()
    // On the first days of a month: one click leads to the month before.
    serve()
    await first.person.click(screen.getByRole('button', { name: 'Show 2026-10' }))
    await row()
    expect(first.router.state.location.search).toBe('?business=11&month=2026-10')
    expect(shownMonth()).toBe('2026-10')
    first.unmount()
    requested.length = 0
    network.use(mockCall(business.businessTypePage, { records: [], total: 0 }))
    open('', { user: { businessTypes: [] } })
    expect(await screen.findByText('Your company has no business yet')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open Businesses' })).toBeInTheDocument()
    expect(requested.filter(({ call }) => call === 'stat' || call === 'list')).toEqual([])
    expect(screen.queryByRole('button', { name: /Export$/ })).not.toBeInTheDocument()
  })

  test('is cards on a phone, in Chinese, without links for a person who may not open the recordings', async () => {
    setViewportWidth(390)
    open('', { language: 'zh', pages: [PATH] })
    const [card] = within(await screen.findByRole('list', { name: '离线数据账单' })).getAllByRole('listitem')
    expect(card).toHaveTextContent('2026-11-20')
    expect(card).toHaveTextContent('技能时长25:01:01')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
