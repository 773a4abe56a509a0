import { monitor, type ParsedQueryOf } from '@console/contracts'
import {
  mockCall,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import { clearRange } from '../../testing/range-filter.ts'
import {
  HOUR,
  getRequestInputs,
  serveMonitor,
  YESTERDAY_BEGIN,
  type Requested,
} from '../../testing/serve-monitor.ts'
import { NOW } from '../../testing/serve-statistics.ts'

const PATH = '/console/statistic/edit-history'
const TODAY = { beginDay: '2026-11-20', endDay: '2026-11-20' }

const span = (evt: 0 | 4 | 5 | 7, subEvt: string, [from, to]: readonly [number, number]) => ({
  evt,
  subEvt,
  startTime: YESTERDAY_BEGIN + from * HOUR,
  endTime: YESTERDAY_BEGIN + to * HOUR,
})
const edit = {
  id: 1,
  createdAt: YESTERDAY_BEGIN + 20 * HOUR + 61,
  userAccount: 'lin.yue',
  creatorName: 'Marcus Webb',
  reason: 'The lunch was a meeting',
  oldEvt: [span(5, 'lunchBreak', [12, 13]), span(7, '', [13, 14])],
  newEvt: span(4, 'meeting', [12, 14]),
}

let requested: Requested[]
let queries: ParsedQueryOf<typeof monitor.editHistory>[]

function serve(items = [edit], total = 45) {
  network.use(
    mockCall(monitor.editHistory, ({ query }) => {
      queries.push(query)
      return { items, total }
    }),
  )
}

function open(query = '', options: Partial<RenderOptions> = {}) {
  return renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, ...options })
}

const row = () => screen.findByRole('row', { name: /lin\.yue/ })
const button = () => screen.getByRole('button', { name: /Export$/ })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveMonitor()
  queries = []
  serve()
})
afterEach(() => {
  vi.useRealTimers()
  setViewportWidth(1440)
})

describe('the edit history', () => {
  test('opens with the corrections of today, 10 a page from the first on [PLAN-041, PLAN-044, PLAN-045, DSET-039..042]', async () => {
    const { person } = open()
    await row()
    expect(queries).toEqual([{ ...TODAY, pageIndex: 1, pageSize: 10 }])
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('45 corrections')
    for (const name of ['Account', 'Editor']) {
      expect(screen.getByRole('combobox', { name })).toBeInTheDocument()
    }
    await person.click(screen.getByRole('button', { name: /next/i }))
    await waitFor(() => expect(queries).toHaveLength(2))
    expect(queries[1]).toEqual({ ...TODAY, pageIndex: 2, pageSize: 10 })
  })

  test('has a row for each, with all statuses before, the one after, editor and reason [PLAN-023, PLAN-046, PLAN-047, DSET-044, DSET-045, DSET-047]', async () => {
    open()
    const cells = within(await row()).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '2026-11-19 20:01:01',
      'lin.yue',
      'Lunch 12:00:00–13:00:00Idle 13:00:00–14:00:00',
      'Meeting 12:00:00–14:00:00',
      'Marcus Webb',
      'The lunch was a meeting',
    ])
    const [, , before] = cells
    if (before === undefined) throw new Error('The row has no statuses before.')
    expect(within(before).getAllByRole('listitem')).toHaveLength(2)
  })

  test('shows - where nothing was before, and the plain status without a kind [PLAN-047, DSET-047]', async () => {
    serve([{ ...edit, oldEvt: [], newEvt: span(0, '', [8, 9]) }])
    open()
    const cells = within(await row()).getAllByRole('cell')
    expect(cells[2]).toHaveTextContent(/^-$/)
    expect(cells[3]).toHaveTextContent('Offline 08:00:00–09:00:00')
  })

  test('is filtered by account and editor, found among the people of the company [PLAN-042, PLAN-043, DSET-043]', async () => {
    const { person, router } = open()
    await row()
    for (const [index, name] of ['Account', 'Editor'].entries()) {
      await person.click(screen.getByRole('combobox', { name }))
      const options = () => document.querySelectorAll('.ant-select-item-option[title="lin.yue (Lin Yue)"]')
      // The options of the previous field stay in the document.
      await waitFor(() => expect(options()).toHaveLength(index + 1))
      const option = [...options()].at(-1)
      if (option === undefined) throw new Error('Nobody is offered.')
      fireEvent.click(option)
      await screen.findAllByText('lin.yue (Lin Yue)')
    }
    expect(getRequestInputs(requested, 'accounts')[0]).toEqual({
      account: '',
      name: '',
      current: 1,
      isBasic: true,
      size: 1000,
    })
    expect(queries).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: /Inquire$/ }))
    await waitFor(() => expect(queries).toHaveLength(2))
    expect(queries[1]).toEqual({ ...TODAY, accountId: 71, editorId: 71, pageIndex: 1, pageSize: 10 })
    expect(router.state.location.search).toContain('accountId=71&editorId=71')
  })

  test('is exported with the same filters without a page, is refused without days, and fails with a message of its own [PLAN-048..050, DSET-048..050]', async () => {
    const { person, services } = open('?accountId=71&beginDay=2026-11-18&endDay=2026-11-19')
    await row()
    await person.click(button())
    const days = { beginDay: '2026-11-18', endDay: '2026-11-19' }
    expect(services.startExport).toHaveBeenLastCalledWith({
      kind: 'statusEdits',
      filter: { accountId: 71, ...days },
      format: 'xlsx',
    })
    services.startExport.mockRejectedValueOnce(new Error('down'))
    await person.click(button())
    expect(services.toast.error).toHaveBeenCalledExactlyOnceWith('Exporting the edit history failed')
    await clearRange(person)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Choose both days.'))
    await person.click(button())
    expect(services.toast.warning).toHaveBeenCalledWith('Select a date range first')
    expect(services.startExport).toHaveBeenCalledTimes(2)
  })

  test('that the server refuses says why, without rows, and can be tried again [PLAN-052]', async () => {
    network.use(mockCall(monitor.editHistory, new Refusal(1001, 'The history is closed')))
    const { person, services } = open()
    expect(await screen.findByText('The edit history could not be loaded')).toBeInTheDocument()
    expect(services.toast.error).toHaveBeenCalledWith('The history is closed')
    expect(screen.queryByRole('cell')).not.toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: /Retry/i }))
    expect(await row()).toBeInTheDocument()
  })

  test('says that there are none or that filters leave none, and shows today for days that cannot be requested', async () => {
    serve([], 0)
    const first = open('?beginDay=2026-01-01&endDay=2026-11-20')
    expect(await screen.findByText('No corrections on these days')).toBeInTheDocument()
    expect(queries[0]).toMatchObject(TODAY)
    expect(screen.getByText(/2026-01-01–2026-11-20/)).toBeInTheDocument()
    first.unmount()
    open('?editorId=71')
    expect(await screen.findByText('No correction matches these filters')).toBeInTheDocument()
    expect(await screen.findByText(/Editor: Lin Yue/)).toBeInTheDocument()
  })

  test('is cards on a phone, in Chinese', async () => {
    setViewportWidth(390)
    open('', { language: 'zh' })
    const [card] = within(await screen.findByRole('list', { name: '修改记录' })).getAllByRole('listitem')
    expect(card).toHaveTextContent('lin.yue')
    expect(card).toHaveTextContent('会议 12:00:00–14:00:00')
    expect(card).toHaveTextContent('午休 12:00:00–13:00:00')
  })
})
