import { quality, sessionRecord, type ParsedBodyOf } from '@console/contracts'
import {
  mockCall,
  mockPending,
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
import { clearRange } from '../../testing/range-filter.ts'
import {
  DAY_BEGIN,
  DAY_SECONDS,
  getRequestInputs,
  NOW,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

const PATH = '/console/quality/record'
const ONE_DAY = '?bizTypeId=11&beginDay=20261120&endDay=20261120'
const DAY_END = DAY_BEGIN + DAY_SECONDS - 1

const record: quality.ViolationRecord = {
  idmId: 900,
  idmChannelId: 'phone',
  clientUser: '190****0001',
  business: 'Winter renewals',
  idmServiceName: 'Lin Yue',
  idmDataSource: 0,
  idmRuleName: 'No identity check',
  idmWord: 'I know who you are.',
  // 2026-11-20 14:26:41 in Shanghai.
  idmHitTime: Date.UTC(2026, 10, 20, 6, 26, 41) / 1000,
  anaphoraStatus: 0,
  review: -1,
  sessionId: 's00a04518',
  canOpenSession: true,
  ruleLevel: 3,
}
type Query = ParsedBodyOf<typeof quality.records>

let requested: Requested[]
/** Requests of the list, in order. */
let bodies: Query[]

function serve(
  answer: (body: Query) => Partial<quality.ViolationRecord>[] | Refusal = () => [{}],
  total = 45,
) {
  requested = serveStatistics()
  network.use(
    mockCall(sessionRecord.people, ({ query }) => {
      requested.push({ call: 'people', input: query })
      return [{ id: 71, name: 'Lin Yue', orgName: 'Harbour team' }]
    }),
    mockCall(quality.records, ({ body }) => {
      bodies.push(body)
      const rows = answer(body)
      if (rows instanceof Refusal) return rows
      const tableData = rows.map((row, index) => ({ ...record, idmId: 900 - index, ...row }))
      return { tableData, total: rows.length === 0 ? 0 : total, totalIsCapped: false }
    }),
  )
}

function open(query = ONE_DAY, options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: statisticsApp, path: `${PATH}${query}`, ...options })
  const address = () => Object.fromEntries(new URLSearchParams(page.router.state.location.search))
  const choose = async (field: string, option: string) => {
    await page.person.click(screen.getByRole('combobox', { name: field }))
    await page.person.click(await screen.findByTitle(option))
  }
  const inquire = () => page.person.click(screen.getByRole('button', { name: /Inquire$/ }))
  return { ...page, address, choose, inquire }
}

const rows = () => screen.findAllByRole('row', { name: /No identity check/ })
const cells = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
/** Empties a field as a click on its cross does. */
const empty = (label: string) => {
  const field = screen.getAllByLabelText(label)[0]?.closest('.ant-select')
  const cross = field?.querySelector('.ant-select-clear')
  if (!cross) throw new Error(`${label} has no cross`)
  fireEvent.mouseDown(cross)
  fireEvent.click(cross)
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  bodies = []
  serve()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
  setViewportWidth(1440)
})

describe('the list', () => {
  test('opens with the last 7 days of the person’s business, today included, and writes them into the address [VIOL-001, VIOL-003, QUAL-030]', async () => {
    const { address } = open('')
    expect(await rows()).toHaveLength(1)
    expect(bodies).toEqual([
      {
        bizTypeId: 11,
        beginTime: DAY_BEGIN - 6 * DAY_SECONDS,
        endTime: DAY_END,
        orgId: [],
        userId: [],
        idmDataSource: -1,
        anaphoraStatus: -1,
        order: 'newest',
        pageNum: 1,
        pageSize: 10,
      },
    ])
    expect(address()).toEqual({ bizTypeId: '11', beginDay: '2026-11-14', endDay: '2026-11-20' })
    expect(screen.getByText('45 records')).toBeInTheDocument()
    const presets = screen.getByRole('radiogroup', { name: 'Usual ranges' })
    expect(
      within(presets)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Today', 'Last 7 days', 'Last 30 days'])
    expect(within(presets).getByRole('radio', { name: 'Last 7 days' })).toBeChecked()
  })

  test.each([
    ['Today', DAY_BEGIN],
    ['Last 30 days', DAY_BEGIN - 29 * DAY_SECONDS],
  ])('the preset %s is requested by Inquire [VIOL-003]', async (preset, beginTime) => {
    const { person, inquire } = open('')
    await rows()
    await person.click(screen.getByText(preset))
    expect(bodies).toHaveLength(1)
    await inquire()
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ beginTime, endTime: DAY_END }))
  })

  test('has everything of a record in words and in the company’s zone, and its session in a new tab [VIOL-004, VIOL-005, VIOL-006, VIOL-007, VIOL-012, QUAL-023]', async () => {
    serve(() => [
      {},
      {
        idmDataSource: 1,
        anaphoraStatus: 1,
        review: 0,
        ruleLevel: 2,
        sessionId: 's/2',
        canOpenSession: true,
      },
      { idmDataSource: 2, anaphoraStatus: 2, review: 1, ruleLevel: 1, canOpenSession: false },
      { review: 2, ruleLevel: 0, sessionId: null, canOpenSession: false, clientUser: '', idmChannelId: '' },
    ])
    open()
    const shown = await rows()
    expect(heads()).toEqual([
      'Time',
      'Level',
      'Rule',
      'Words',
      'Agent, customer',
      'Handling, review',
      'Source, channel',
      'Business',
      'Session, record ID',
    ])
    expect(cells(shown[0])).toEqual([
      '2026-11-20 14:26:41',
      'Severe',
      'No identity check',
      'I know who you are.',
      'Lin Yue · 190****0001',
      'Not processed · Default',
      'Real-time · phone',
      'Winter renewals',
      's00a04518 · 900',
    ])
    const words = shown.map((row) => [1, 4, 5, 6, 8].map((column) => cells(row)[column]))
    expect(words).toEqual([
      ['Severe', 'Lin Yue · 190****0001', 'Not processed · Default', 'Real-time · phone', 's00a04518 · 900'],
      ['Moderate', 'Lin Yue · 190****0001', 'Processed · Pending', 'Manual · phone', 's/2 · 899'],
      [
        'Light',
        'Lin Yue · 190****0001',
        'No cover needed · Rejected',
        'Post-event · phone',
        's00a04518 · 898',
      ],
      ['Tip', 'Lin Yue · -', 'Not processed · Passed', 'Real-time · -', '- · 897'],
    ])
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')])
    // The third has no session to show.
    expect(links).toEqual([
      ['/assistant-console/session/s00a04518?showRules=1&violationId=900', '_blank'],
      ['/assistant-console/session/s%2F2?showRules=1&violationId=899', '_blank'],
    ])
  })

  test('turns pages, changes their size and its order by the server, all in the address', async () => {
    const { person, address } = open()
    await rows()
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ pageNum: 2, pageSize: 10 }))
    await person.click(screen.getByRole('columnheader', { name: 'Time' }))
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ pageNum: 1, order: 'oldest' }))
    expect(address()).toMatchObject({ order: 'oldest' })
    expect(screen.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort', 'ascending')
  })

  test('is cards on a phone', async () => {
    setViewportWidth(390)
    open()
    const list = await screen.findByRole('list', { name: 'Violation records' })
    const [card] = within(list).getAllByRole('listitem')
    await within(list).findByText('Lin Yue')
    for (const text of [
      'No identity check',
      'Severe',
      'Lin Yue',
      '2026-11-20 14:26:41',
      'Not processed',
      'Real-time',
    ])
      expect(card).toHaveTextContent(text)
    expect(within(list).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/session/s00a04518?'),
    )
  })

  test('is Chinese in Chinese', async () => {
    open(ONE_DAY, { language: 'zh' })
    expect(await screen.findByText('45 条记录')).toBeInTheDocument()
    const [row] = await rows()
    expect([1, 5, 6].map((column) => cells(row)[column])).toEqual(['严重', '未处理 · 默认', '实时 · phone'])
  })

  test('its columns can be hidden and moved, and are as they were left', async () => {
    const { person, unmount } = open()
    await rows()
    await person.click(screen.getByRole('button', { name: 'Columns' }))
    await person.click(await screen.findByRole('switch', { name: 'Show Business' }))
    await person.click(screen.getByRole('button', { name: 'Move Rule up' }))
    expect(heads().slice(0, 3)).toEqual(['Time', 'Rule', 'Level'])
    unmount()
    open()
    await rows()
    expect(heads()).toHaveLength(8)
    expect(heads()).not.toContain('Business')
    expect(heads().slice(0, 3)).toEqual(['Time', 'Rule', 'Level'])
  })
})

describe('business and days', () => {
  test('are needed: emptying either drops the rows at once, and nothing is requested [VIOL-002, STAT-023]', async () => {
    const { address, choose, inquire, person } = open()
    await rows()
    empty('Business')
    expect(await screen.findByRole('heading', { name: 'Choose a business' })).toBeInTheDocument()
    expect(screen.queryByText('No identity check')).not.toBeInTheDocument()
    expect(address()).toMatchObject({ bizTypeId: 'none' })
    await inquire()
    await choose('Business', 'Spring card activation')
    expect(bodies).toHaveLength(1)
    await inquire()
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ bizTypeId: 12 }))
    await rows()
    await clearRange(person)
    expect(await screen.findByRole('heading', { name: 'Choose the days' })).toBeInTheDocument()
    expect(address()).toMatchObject({ bizTypeId: '12', beginDay: 'none' })
    expect(bodies).toHaveLength(2)
  })

  test('that an address leaves empty stay empty [VIOL-002]', async () => {
    open('?bizTypeId=none&beginDay=20261120')
    expect(await screen.findByRole('heading', { name: 'Choose a business' })).toBeInTheDocument()
    expect(bodies).toEqual([])
  })

  test('that are too long, backwards or in the future are said and replaced', async () => {
    for (const [from, to] of [
      ['20261020', '20261120'],
      ['20261120', '20261119'],
      ['20261120', '20261121'],
    ]) {
      bodies = []
      const { unmount } = open(`?bizTypeId=11&beginDay=${from}&endDay=${to}`)
      const notice = await screen.findByRole('alert')
      expect(notice).toHaveTextContent(
        `“beginDay=${from?.replace(/(....)(..)(..)/, '$1-$2-$3')}” in the address`,
      )
      await rows()
      expect(bodies).toEqual([expect.objectContaining({ beginTime: DAY_BEGIN - 6 * DAY_SECONDS })])
      unmount()
    }
    // 31 days are the most.
    open('?bizTypeId=11&beginDay=20261021&endDay=20261120')
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ beginTime: DAY_BEGIN - 30 * DAY_SECONDS }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('filters', () => {
  test('of an address open exactly those records [VIOL-001]', async () => {
    const { address } = open(
      `${ONE_DAY}&orgId=6&userId=71&ruleId=41&ruleLevel=3&idmDataSource=0&anaphoraStatus=1&review=-1&sessionId=s1&page=3`,
    )
    await rows()
    expect(bodies).toEqual([
      {
        bizTypeId: 11,
        beginTime: DAY_BEGIN,
        endTime: DAY_END,
        orgId: [6],
        userId: [71],
        ruleId: 41,
        ruleLevel: 3,
        idmDataSource: 0,
        anaphoraStatus: 1,
        review: -1,
        sessionId: 's1',
        order: 'newest',
        pageNum: 3,
        pageSize: 10,
      },
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    expect(address()).toMatchObject({ orgId: '6', userId: '71' })
  })

  test('that do not exist, or of another business, are said and left out', async () => {
    const { person, address } = open(
      `${ONE_DAY}&orgId[]=6&orgId[]=99&ruleId=44&ruleLevel=7&color=red&userId[]=71&userId[]=72`,
    )
    await rows()
    const notice = screen.getByRole('alert')
    for (const text of ['orgId=99', 'ruleId=44', 'userId=72', 'ruleLevel=7'])
      expect(notice).toHaveTextContent(`“${text}” in the address was not understood`)
    expect(notice).toHaveTextContent('“color” in the address is no filter of this page')
    await rows()
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ orgId: [6], userId: [71] })
    expect(bodies[0]).not.toHaveProperty('ruleId')
    expect(bodies[0]).not.toHaveProperty('ruleLevel')
    await person.click(screen.getByRole('button', { name: 'Clean the address' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(address()).toEqual({
      bizTypeId: '11',
      beginDay: '2026-11-20',
      endDay: '2026-11-20',
      'orgId[]': '6',
      'userId[]': '71',
    })
  })

  test('an unknown business is said, and the person’s own is shown', async () => {
    open('?bizTypeId=99&beginDay=20261120')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '“bizTypeId=99” in the address was not understood',
    )
    await rows()
    expect(bodies).toEqual([
      expect.objectContaining({ bizTypeId: 11, beginTime: DAY_BEGIN, endTime: DAY_END }),
    ])
  })

  test('are chosen first and applied by Inquire, and rules are those of the company and the business [VIOL-023, QUAL-027]', async () => {
    const { choose, inquire, address, router } = open()
    await rows()
    expect(getRequestInputs(requested, 'rules')).toEqual([{ tenantId: 3 }])
    await choose('Rule', 'No identity check')
    await choose('Level', 'Moderate')
    await choose('Source', 'Post-event')
    await choose('Handling', 'Not processed')
    await choose('Review', 'Pending')
    await choose('Organisation', 'South China Centre')
    expect(bodies).toHaveLength(1)
    await inquire()
    const chosen = { ruleId: 41, ruleLevel: 2, idmDataSource: 2, anaphoraStatus: 0, review: 0, orgId: [6] }
    await waitFor(() => expect(bodies.at(-1)).toMatchObject(chosen))
    // The rule does not exist in another business.
    await choose('Business', 'Spring card activation')
    await inquire()
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ bizTypeId: 12, ruleLevel: 2 }))
    expect(bodies.at(-1)).not.toHaveProperty('ruleId')
    await router.navigate(-1)
    await waitFor(() => expect(address()).toMatchObject({ bizTypeId: '11', ruleId: '41' }))
  })

  test('people are found 250 ms after the last key', async () => {
    const { person, inquire } = open()
    await rows()
    const field = screen.getByRole('combobox', { name: 'Seat' })
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    fireEvent.mouseDown(field)
    fireEvent.change(field, { target: { value: 'Lin' } })
    vi.advanceTimersByTime(249)
    expect(getRequestInputs(requested, 'people')).toEqual([])
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    await waitFor(() => expect(getRequestInputs(requested, 'people')).toEqual([{ text: 'Lin' }]))
    await person.click(await screen.findByTitle('Lin Yue (Harbour team)'))
    await inquire()
    await waitFor(() => expect(bodies.at(-1)).toMatchObject({ userId: [71] }))
  })

  test('Inquire without a change requests again, and Reset returns to the last 7 days', async () => {
    const { inquire, person, address } = open(`${ONE_DAY}&ruleLevel=3`)
    await rows()
    await inquire()
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toEqual(bodies[0])
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    await waitFor(() =>
      expect(address()).toEqual({ bizTypeId: '11', beginDay: '2026-11-14', endDay: '2026-11-20' }),
    )
    expect(bodies.at(-1)).not.toHaveProperty('ruleLevel')
  })
})

describe('states', () => {
  test('while loading, a skeleton is below the heads', async () => {
    network.use(mockPending(quality.records))
    open()
    expect(await screen.findByText('Words')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  })

  test('without violations the page says so, and where filters leave none each can be removed', async () => {
    serve(({ ruleLevel }) => (ruleLevel === undefined ? [{}] : []))
    const { person } = open(`${ONE_DAY}&ruleLevel=3&orgId=6`)
    expect(await screen.findByText('No violation matches these filters')).toBeInTheDocument()
    expect(screen.getByText('Organisation: South China Centre')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Remove Level: Severe' }))
    expect(await rows()).toHaveLength(1)
    serve(() => [])
    await person.click(screen.getByRole('button', { name: 'Reset' }))
    expect(await screen.findByText('No violations on these days')).toBeInTheDocument()
  })

  test('a failure says why, keeps the filters and can be tried again', async () => {
    network.use(mockStatus(quality.records, 504))
    const { person } = open(`${ONE_DAY}&ruleLevel=3`)
    expect(await screen.findByText('The violation records could not be loaded')).toBeInTheDocument()
    serve()
    await person.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(1)
    expect(bodies.at(-1)).toMatchObject({ ruleLevel: 3 })
  })

  test('who may not see it reads that', async () => {
    serve(() => new Refusal(403, 'no', { status: 403 }))
    open()
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument()
  })

  test('pickers that cannot be loaded say so, and the records come all the same', async () => {
    network.use(mockStatus(quality.rules, 500))
    open(`${ONE_DAY}&ruleId=41`)
    await rows()
    expect(bodies).toEqual([expect.objectContaining({ ruleId: 41 })])
    expect(await screen.findByText('The options could not be loaded.')).toBeInTheDocument()
  })
})

describe('the export menu', () => {
  const FILTER = {
    bizTypeId: 11,
    beginTime: DAY_BEGIN,
    endTime: DAY_END,
    idmDataSource: -1,
    anaphoraStatus: -1,
  }

  async function openMenu(query: string) {
    const page = open(query)
    await rows()
    await page.person.click(screen.getByRole('button', { name: 'Export' }))
    const menu = await screen.findByRole('menu')
    const item = (group: RegExp, format: string) =>
      within(within(menu).getByText(group).closest('li') ?? menu).getByRole('menuitem', { name: format })
    return { ...page, item }
  }
  const RECORDS = /Violations of this list/
  const SCORES = /Scores by agent/

  test('exports the violations of the query, without pages [VIOL-010, QUAL-031]', async () => {
    const { person, services, item } = await openMenu(`${ONE_DAY}&orgId=6&ruleLevel=3&review=0&page=2`)
    await person.click(item(RECORDS, 'Excel (.xlsx)'))
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith({
      kind: 'violations',
      filter: { ...FILTER, orgId: [6], ruleLevel: 3, review: 0 },
      format: 'xlsx',
    })
    expect(services.toast.error).not.toHaveBeenCalled()
  })

  test('exports the scores of the business, days and organisation [VIOL-011, QUAL-025]', async () => {
    const { person, services, item } = await openMenu(`${ONE_DAY}&orgId=6&ruleLevel=3`)
    await person.click(item(SCORES, 'CSV (.csv)'))
    expect(services.startExport).toHaveBeenCalledExactlyOnceWith({
      kind: 'seatQuality',
      filter: { beginDay: '20261120', endDay: '20261120', bizTypeId: 11, orgId: 6 },
      format: 'csv',
    })
  })

  test('offers a schedule for either', async () => {
    const { person, services, item } = await openMenu(`${ONE_DAY}&orgId=6`)
    await person.click(item(RECORDS, 'Schedule…'))
    expect(services.scheduleExport).toHaveBeenCalledExactlyOnceWith({
      kind: 'violations',
      filter: { ...FILTER, orgId: [6] },
    })
    expect(item(SCORES, 'Schedule…')).toBeInTheDocument()
  })

  test('has no scores of several organisations, and says why', async () => {
    const { item } = await openMenu(`${ONE_DAY}&orgId=5&orgId=6`)
    const scores = item(/choose one organisation at most/, 'Excel (.xlsx)')
    expect(scores).toHaveAttribute('aria-disabled', 'true')
    expect(item(RECORDS, 'Excel (.xlsx)')).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('a start that fails is logged and toasted [VIOL-010, QUAL-026]', async () => {
    const { person, services, item } = await openMenu(ONE_DAY)
    const failure = new Error('no room')
    services.startExport.mockRejectedValueOnce(failure)
    await person.click(item(SCORES, 'Excel (.xlsx)'))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Export Failed'))
    expect(services.reportError).toHaveBeenCalledWith(failure, 'export.seatQuality')
  })

  test('needs a business and days [QUAL-026]', async () => {
    open('?bizTypeId=11&beginDay=none')
    await screen.findByRole('heading', { name: 'Choose the days' })
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
  })
})
