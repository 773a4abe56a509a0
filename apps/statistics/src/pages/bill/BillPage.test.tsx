import { bill, billClosing, tenant, type BodyOf, type DataOf } from '@console/contracts'
import {
  mockCall,
  mockStatus,
  network,
  Refusal,
  renderSubAppPage,
  setViewportWidth,
  type RenderOptions,
} from '@console/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { statisticsApp } from '../../statistics-app.ts'
import { openMonth, shownMonth } from '../../testing/month-filter.ts'
import {
  getRequestInputs,
  NOW,
  NOW_SECONDS,
  serveStatistics,
  type Requested,
} from '../../testing/serve-statistics.ts'

type Answer = DataOf<typeof bill.accounts>
type Line = DataOf<typeof bill.accountsDetail>['records'][number]

const summary: bill.BillCounts = {
  open_account_count: 31,
  open_first_half_count: 19,
  open_after_half_count: 12,
  close_account_count: 27,
  close_first_half_count: 11,
  close_after_half_count: 16,
  effective_account_count: 425,
  accounts: 412.5,
  month: 400,
  firstHalfMonth: 8,
  afterHalfMonth: 17,
}
const before: bill.BillCounts = { ...summary, accounts: 409, open_account_count: 33 }
const row: NonNullable<Answer['records']>[number] = {
  ...summary,
  date: '2026-11',
  organization_id: 6,
  organization_name: 'South China Centre',
  accounts: 22.5,
  month: 20,
  firstHalfMonth: 3,
  afterHalfMonth: 2,
  effective_account_count: 25,
  accounts_before: 24,
}
const openState: NonNullable<Answer['state']> = {
  computed_at: NOW_SECONDS,
  closed_at: null,
  closed_by: null,
  close_problem: 'running',
}
/** 2026-11-16 00:00:00 in Shanghai. */
const OPENED = Date.UTC(2026, 10, 15, 16) / 1000
const lines: Line[] = [
  {
    org_name: 'South China Centre',
    user_account: 'seat-101',
    user_name: 'Lin Yue',
    accounts: 0.5,
    status: 1,
    open_time: OPENED,
    close_time: null,
    reason: {
      billed: 'secondHalf',
      times: [{ from: '2026-11-16', to: null }],
      furtherTimes: 0,
      movedOn: null,
    },
  },
  {
    org_name: 'South China Centre',
    user_account: 'seat-102',
    user_name: 'Gao Jiayi',
    accounts: 1,
    status: 0,
    open_time: OPENED - 90 * 86_400,
    close_time: OPENED + 86_399,
    reason: {
      billed: 'month',
      times: [{ from: null, to: '2026-11-16' }],
      furtherTimes: 0,
      movedOn: null,
    },
  },
]

let requested: Requested[]
let state: Answer['state']
let isVisible: 0 | 1 | undefined
let closings: BodyOf<typeof billClosing.close>[]
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveStatistics()
  state = openState
  isVisible = 1
  closings = []
  network.use(
    mockCall(bill.accounts, ({ body }) => {
      requested.push({ call: 'accounts', input: body })
      const records = body.size === 0 ? [] : [row]
      return { summary, records, total: 23, before: { summary: before, without_row: 3 }, state }
    }),
    mockCall(bill.accountsDetail, ({ body }) => {
      requested.push({ call: 'accountsDetail', input: body })
      return { records: lines, total: 25 }
    }),
    mockCall(tenant.detail, () => ({ ...(isVisible !== undefined && { billAccountVisible: isVisible }) })),
    mockCall(billClosing.close, ({ body }) => {
      closings.push(body)
      return { closed_at: NOW_SECONDS, accounts: body.accounts }
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

const QUERY = '?business=11&organisation=5&month=2026-11'
const FILTER = { queryDate: '2026-11', bizTypeId: 11, orgId: 5 }

const open = (query = QUERY, options: Partial<RenderOptions> = {}) =>
  renderSubAppPage({ app: statisticsApp, path: `/console/statistic/bill${query}`, ...options })

const accountsInputs = () => getRequestInputs(requested, 'accounts')
const band = () => within(screen.getByRole('search'))
const table = () => within(screen.getByRole('region', { name: 'Organisations of the bill' }))
const whenShown = () => screen.findByText('South China Centre')

describe('the form', () => {
  test('has business, organisation and a month up to now, and sends summary and first page once, by Inquire and Reset too [BILL-001, BILL-002, BILL-003, BILL-004, BILL-005, BILL-015]', async () => {
    const { person, router } = open('')
    await whenShown()
    expect(band().getByRole('combobox', { name: 'Business' })).toBeInTheDocument()
    expect(band().getByRole('combobox', { name: 'Organisation' })).toBeInTheDocument()
    expect(shownMonth()).toBe('2026-11')
    expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument()
    const whole = { ...FILTER, current: 1, size: 0 }
    const first = { ...FILTER, current: 1, size: 10 }
    expect(accountsInputs()).toHaveLength(2)
    expect(accountsInputs()).toEqual(expect.arrayContaining([whole, first]))
    expect(router.state.location.search).toBe(QUERY)

    await person.click(table().getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(accountsInputs().at(-1)).toEqual({ ...first, current: 2 }))
    expect(await openMonth('2026-12')).toHaveClass('ant-picker-cell-disabled')
    await person.click(await openMonth('2026-10'))
    requested.length = 0
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(accountsInputs()).toHaveLength(2))
    const october = { ...FILTER, queryDate: '2026-10', current: 1 }
    expect(accountsInputs()).toEqual(
      expect.arrayContaining([
        { ...october, size: 0 },
        { ...october, size: 10 },
      ]),
    )
    requested.length = 0
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(accountsInputs()).toHaveLength(2))

    await person.click(band().getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(shownMonth()).toBe('2026-11'))
    await waitFor(() => expect(router.state.location.search).toBe(QUERY))
  })

  test('has what was inquired last when the page is opened again, and names what an address cannot request', async () => {
    const { person, unmount } = open(QUERY)
    await whenShown()
    await person.click(await openMonth('2026-10'))
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(accountsInputs().at(-1)).toMatchObject({ queryDate: '2026-10' }))
    unmount()
    requested.length = 0
    const again = open('')
    await whenShown()
    expect(new Set(accountsInputs().map(({ queryDate }) => queryDate))).toEqual(new Set(['2026-10']))
    again.unmount()
    open('?business=99&month=2026-12')
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent('99')
    expect(notice).toHaveTextContent('2026-12')
    expect(shownMonth()).toBe('2026-11')
  })
})

describe('with the flag of the company on', () => {
  test('cards have the figures of the month with their parts, beside the month before, and the sum is explained [BILL-006, BILL-007, BILL-008, BILL-009, BILL-014]', async () => {
    open()
    await whenShown()
    const cards = screen.getByText('Accounts opened').closest('dl')
    const texts = [...(cards?.children ?? [])].map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringMatching(
        /^Accounts opened.*31First half 19Second half 12-2 compared with October 2026 \(33\)$/,
      ),
      expect.stringMatching(/^Accounts closed.*270 compared with October 2026 \(27\)$/),
      expect.stringMatching(/^Effective accounts.*4250 compared with October 2026 \(425\)$/),
      expect.stringMatching(
        /^Bill \(months\).*412\.5Full month 400First half only 8Second half only 17\+3\.5 compared with October 2026 \(409\)$/,
      ),
    ])
    expect(
      screen.getByText(/412\.5 = 400 full months \+ 0\.5 × \(8 first half \+ 17 second half\)/),
    ).toBeInTheDocument()
    expect(screen.getByText(/^Computed at 2026-11-20 14:37:48/)).toBeInTheDocument()
    expect(screen.getByText(/^The month is running/)).toBeInTheDocument()
  })

  test('rows have month, organisation and the counts, with the change and totals of all rows below [BILL-014, BILL-016]', async () => {
    open()
    const cells = (await whenShown()).closest('tr')?.querySelectorAll('td') ?? []
    expect([...cells].map(({ textContent }) => textContent)).toEqual([
      '2026-11',
      'South China Centre',
      '22.5',
      '-1.5',
      '20',
      '3',
      '2',
      '25',
      '31',
      '19',
      '12',
      '27',
      '11',
      '16',
      'Detail',
    ])
    const foot = [...(table().getByText('Total').closest('tr')?.querySelectorAll('td') ?? [])]
    expect(foot.map(({ textContent }) => textContent.trim())).toEqual([
      'Total',
      '',
      '412.5',
      '+3.5',
      '400',
      '8',
      '17',
      '425',
      '31',
      '19',
      '12',
      '27',
      '11',
      '16',
      '',
    ])
    expect(
      screen.getByText('Organisations without accounts in this month cost 3 in October 2026.'),
    ).toBeInTheDocument()
  })

  test('the detail of a row has its accounts in a dialog 800 wide, ten a page, each with why it costs that [BILL-014, BILL-017, BILL-018, BILL-019, BILL-020]', async () => {
    const { person, router } = open()
    await whenShown()
    await person.click(table().getByRole('button', { name: 'Detail: accounts of South China Centre' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('South China Centre, November 2026')).toBeInTheDocument()
    expect(dialog).toHaveStyle({ width: '800px' })
    await within(dialog).findByText('seat-101')
    expect(getRequestInputs(requested, 'accountsDetail')).toEqual([
      { ...FILTER, detailOrgId: 6, current: 1, size: 10 },
    ])
    const heads = within(dialog).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Organisation',
      'Account',
      'Name',
      'Bill (months)',
      'Status',
      'Open time',
      'Close time',
      'Reason',
    ])
    const rows = within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map((one) => [...one.querySelectorAll('td')].map(({ textContent }) => textContent))
    expect(rows).toEqual([
      [
        'South China Centre',
        'seat-101',
        'Lin Yue',
        '0.5',
        'Enabled',
        '2026-11-16 00:00:00',
        '-',
        'Opened 16 Nov → half a month (from the 16th)',
      ],
      [
        'South China Centre',
        'seat-102',
        'Gao Jiayi',
        '1',
        'Disabled',
        '2026-08-18 00:00:00',
        '2026-11-16 23:59:59',
        'Closed 16 Nov → full month',
      ],
    ])
    expect(dialog).toHaveTextContent('22.5 = 20 full months + 0.5 × (3 first half + 2 second half)')
    await person.click(within(dialog).getByRole('button', { name: 'Page 2' }))
    await waitFor(() =>
      expect(getRequestInputs(requested, 'accountsDetail').at(-1)).toEqual({
        ...FILTER,
        detailOrgId: 6,
        current: 2,
        size: 10,
      }),
    )
    expect(router.state.location.search).toBe(`${QUERY}&row=6`)
    await person.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.search).toBe(QUERY))
  })
})

test.each([{ flag: 0 as const }, { flag: undefined }])(
  'with the flag $flag there are no cards, no counts in the table and no bill in the detail [BILL-011, BILL-012, BILL-013]',
  async ({ flag }) => {
    isVisible = flag
    const { person } = open()
    const cells = (await whenShown()).closest('tr')?.querySelectorAll('td') ?? []
    expect([...cells].map(({ textContent }) => textContent)).toEqual([
      '2026-11',
      'South China Centre',
      'Detail',
    ])
    expect(screen.queryByText('Accounts opened')).not.toBeInTheDocument()
    expect(screen.queryByText('What would new accounts cost?')).not.toBeInTheDocument()
    // A bill that is switched off has no file either; a platform without the switch has its documented export.
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /Export/ })).toHaveLength(flag === 0 ? 0 : 2),
    )
    expect(screen.queryByText(/412/)).not.toBeInTheDocument()
    await person.click(table().getByRole('button', { name: 'Detail: accounts of South China Centre' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText('seat-101')
    const heads = within(dialog).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Organisation',
      'Account',
      'Name',
      'Status',
      'Open time',
      'Close time',
    ])
  },
)

type BadAnswer = { what: string; answer: object; text: RegExp }
const BAD_ANSWERS: readonly BadAnswer[] = [
  {
    what: 'is refused',
    answer: { status: 'error', data: null, errorMsg: 'The bill is locked.', errorCode: 5001 },
    text: /The bill is locked\./,
  },
  { what: 'has another status', answer: { status: 'fail', errorMsg: 'Try later.' }, text: /Try later\./ },
  {
    what: 'has no data',
    answer: { status: 'success' },
    text: /The server sent an answer the console does not understand/,
  },
]

test.each(BAD_ANSWERS)(
  'an answer that $what says so in the server’s words, where it has any, and shows no old figures [BILL-021]',
  async ({ answer, text }) => {
    const { person } = open()
    await whenShown()
    network.use(http.post(`*${bill.accounts.path}`, () => HttpResponse.json(answer)))
    await person.click(band().getByRole('button', { name: 'Inquire' }))
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
    expect(screen.queryByText('South China Centre')).not.toBeInTheDocument()
    expect(screen.queryByText('412.5')).not.toBeInTheDocument()
    expect(screen.queryByText(/Computed at/)).not.toBeInTheDocument()
  },
)

test('who may not see the bill sees neither form nor figures', async () => {
  network.use(mockStatus(bill.accounts, 403))
  open()
  expect(await screen.findByText(/Billing accounts/)).toBeInTheDocument()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
})

describe('the export', () => {
  test('goes through the tray with the form’s values, has a second file for the accounts, and reports a failure [BILL-022, BILL-024]', async () => {
    const { person, services } = open()
    await whenShown()
    await person.click(await openMonth('2026-10'))
    const filter = { ...FILTER, queryDate: '2026-10' }
    await person.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() =>
      expect(services.startExport).toHaveBeenCalledWith({ kind: 'bill', filter, format: 'xlsx' }),
    )
    await person.click(screen.getByRole('button', { name: 'Export accounts' }))
    await waitFor(() =>
      expect(services.startExport).toHaveBeenCalledWith({ kind: 'billLines', filter, format: 'xlsx' }),
    )
    services.startExport.mockRejectedValueOnce(new Error('no'))
    await person.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(services.toast.error).toHaveBeenCalledWith('Export Failed'))
  })
})

describe('what new accounts would cost', () => {
  test('is computed from number and day by the rule, with bounds that are said', async () => {
    const { person } = open()
    await whenShown()
    const panel = within(await screen.findByRole('region', { name: 'What would new accounts cost?' }))
    const count = panel.getByRole('textbox', { name: 'Accounts' })
    const day = panel.getByRole('textbox', { name: 'Opened on day' })
    await person.type(count, '25')
    expect(
      panel.getByText('25 in November 2026, then 25 each month. The bill of November 2026 would be 437.5.'),
    ).toBeInTheDocument()
    await person.clear(day)
    await person.type(day, '16')
    expect(
      panel.getByText('12.5 in November 2026, then 25 each month. The bill of November 2026 would be 425.'),
    ).toBeInTheDocument()
    await person.clear(day)
    await person.type(day, '31')
    expect(panel.getByText('Enter a day of the month, 1 to 30.')).toBeInTheDocument()
    await person.clear(count)
    await person.type(count, '100001')
    expect(panel.getByText('Enter a whole number of accounts from 1 to 100,000.')).toBeInTheDocument()
  })
})

describe('closing the month', () => {
  test('is disabled while it is running, and not offered to who may not', async () => {
    const { unmount } = open()
    await whenShown()
    expect(screen.getByRole('button', { name: 'Close month' })).toBeDisabled()
    unmount()
    state = { ...openState, close_problem: 'noPermission' }
    open()
    await whenShown()
    expect(screen.queryByRole('button', { name: 'Close month' })).not.toBeInTheDocument()
  })

  test('of the month before is one click away while a month is running, until it is closed', async () => {
    state = { ...openState, can_close_before: true }
    const { person } = open()
    await whenShown()
    await person.click(await screen.findByRole('button', { name: 'Close October 2026' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Close October 2026?')).toBeInTheDocument()
    expect(await within(dialog).findByText('412.5')).toBeInTheDocument()
    await person.click(within(dialog).getByRole('button', { name: 'Close month' }))
    await waitFor(() => expect(closings).toEqual([{ queryDate: '2026-10', accounts: 412.5 }]))
  })

  test('names the total of the whole company before it closes it, and says what the server refuses', async () => {
    state = { ...openState, close_problem: null }
    network.use(mockCall(billClosing.close, new Refusal(409, 'Shen Qiao closed this month.')))
    const { person, services } = open('?business=11&organisation=5&month=2026-10')
    await whenShown()
    await person.click(screen.getByRole('button', { name: 'Close month' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Close October 2026?')).toBeInTheDocument()
    expect(await within(dialog).findByText('412.5')).toBeInTheDocument()
    expect(accountsInputs().at(-1)).toEqual({ queryDate: '2026-10', current: 1, size: 0 })
    await person.click(within(dialog).getByRole('button', { name: 'Close month' }))
    expect(await within(dialog).findByText('Shen Qiao closed this month.')).toBeInTheDocument()
    network.use(
      mockCall(billClosing.close, ({ body }) => {
        closings.push(body)
        state = { ...openState, closed_at: NOW_SECONDS, closed_by: 'Qiao', close_problem: 'closed' }
        return { closed_at: NOW_SECONDS, accounts: body.accounts }
      }),
    )
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Close month/ })).toBeEnabled())
    await person.click(within(dialog).getByRole('button', { name: /Close month/ }))
    await waitFor(() => expect(closings).toEqual([{ queryDate: '2026-10', accounts: 412.5 }]))
    expect(services.toast.success).toHaveBeenCalledWith('October 2026 is closed')
    expect(
      await screen.findByText('Closed by Qiao at 2026-11-20 14:37:48. This bill does not change any more.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Close month' })).not.toBeInTheDocument()
  })
})

test.each([
  ['on a desktop', 1440, ['Close month', 'Export accounts', 'Export']],
  ['on a phone', 390, ['Export accounts', 'Export', 'Close month']],
])('%s the exports do not move when closing the month comes or goes', async (_where, width, names) => {
  setViewportWidth(width)
  open()
  await whenShown()
  const order = screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => names.includes(name))
  expect(order).toEqual(names)
  setViewportWidth(1440)
})

test('on a phone, in Chinese, rows and accounts are cards with their reasons', async () => {
  setViewportWidth(390)
  const { person } = open(QUERY, { language: 'zh' })
  await whenShown()
  expect(screen.getAllByText('计费数（月）', { selector: 'li dt' })).toHaveLength(2)
  await person.click(screen.getByRole('button', { name: '详情：South China Centre的账号' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('0.5: 11月16日开通 → 半个月（16日及以后）')).toBeInTheDocument()
  setViewportWidth(1440)
})
