import { IDLE_OVERTIME_SECONDS, monitor, stat, user, type Call } from '@console/contracts'
import {
  drawingIn,
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
  alertAt,
  alerts,
  getRequestInputs,
  linYue,
  serveMonitor,
  track,
  type Requested,
} from '../testing/serve-monitor.ts'
import { NOW } from '../testing/serve-statistics.ts'

// A busy machine reads them for longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    preloadCharts(),
    import('../pages/monitor-home/MonitorHomePage.tsx'),
    import('../pages/monitoring/MonitoringPage.tsx'),
    import('./PersonDays.tsx'),
  ])
}, 60_000)

const HOME = '/console/monitorHome'
const DASHBOARD = '/console/statistic/monitor'
const STORED = 'console.statQuery.3.7'
/** Yesterday minus seven days up to yesterday: eight days. */
const DEFAULT = { beginAt: '20261112', endAt: '20261119', bizTypeId: 11, orgId: 5 }

let requested: Requested[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  requested = serveMonitor()
})
afterEach(() => {
  vi.useRealTimers()
  window.localStorage.clear()
})

function open(path: string, options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: statisticsApp, path, ...options })
  // The targets of links are another page's test.
  page.services.navigate.mockImplementation(() => {})
  return page
}

const CARD_CALLS = ['track', 'alerts', 'alertRank'] as const
const sentByCards = () => CARD_CALLS.map((call) => getRequestInputs(requested, call).length)
const whenShown = () => screen.findByText('2026-11-19 10:01:01')
const band = () => within(screen.getByRole('search'))
const inquire = () => screen.getByRole('button', { name: /Inquire$/ })
const alertList = () => screen.getByRole('list', { name: 'Inactivity alerts' })
const refused = new Refusal(500, 'No figures today')

describe('the query', () => {
  test('has business, organisation, person and days with presets, requests each card once and shows no time of the data [MON-003, MON-004, MON-006, MON-009, MON-010, MON-016, MON-018..020, MON-022, MON-028, MON-045, MON-048]', async () => {
    open(DASHBOARD)
    await whenShown()
    for (const name of ['Business', 'Organisation', 'Person']) {
      expect(band().getByRole('combobox', { name })).toBeInTheDocument()
    }
    for (const name of ['Today', 'Last 7 days', 'Last 30 days']) {
      expect(band().getByText(name)).toBeInTheDocument()
    }
    expect(shownDays()).toEqual(['2026-11-12', '2026-11-19'])
    expect(getRequestInputs(requested, 'track')).toEqual([{ ...DEFAULT, pageIndex: 1, pageSize: 20 }])
    expect(getRequestInputs(requested, 'alerts')).toEqual([DEFAULT])
    expect(getRequestInputs(requested, 'alertRank')).toEqual([{ ...DEFAULT, rankType: 'alertCnt' }])
    expect(getRequestInputs(requested, 'businesses')).toEqual([{ current: 1, size: 100 }])
    expect(getRequestInputs(requested, 'organisations')).toHaveLength(1)
    expect(getRequestInputs(requested, 'time')).toHaveLength(1)
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(screen.queryByText(/Updated|click Inquire/)).not.toBeInTheDocument()
  })

  test('of the address is put into the form and sent at once, its business under the name of the calls [MON-015, MON-046, MON-047]', async () => {
    open(`${DASHBOARD}?beginAt=20261101&endAt=20261103&bizId=12&orgId=6&userId=71`)
    await whenShown()
    expect(shownDays()).toEqual(['2026-11-01', '2026-11-03'])
    expect(band().getByText('Spring card activation')).toBeInTheDocument()
    expect(await band().findByText('Lin Yue')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'alerts')).toEqual([
      { beginAt: '20261101', endAt: '20261103', bizTypeId: 12, orgId: 6, userId: 71 },
    ])
    expect(window.localStorage.getItem(STORED)).toBeNull()
  })

  test('is sent again by Inquire alone, once a card, and what has no value is left out [MON-021, MON-022, MON-030]', async () => {
    const { person } = open(HOME)
    await whenShown()
    expect(sentByCards()).toEqual([1, 1, 1])
    const cross = band().getByRole('combobox', { name: 'Organisation' }).closest('.ant-select')
    const clear = cross?.querySelector('.ant-select-clear')
    if (!clear) throw new Error('The organisation has no cross')
    fireEvent.mouseDown(clear)
    fireEvent.click(clear)
    expect(sentByCards()).toEqual([1, 1, 1])
    await person.click(inquire())
    await waitFor(() => expect(sentByCards()).toEqual([2, 2, 2]))
    expect(getRequestInputs(requested, 'alerts')[1]).toEqual({
      beginAt: '20261112',
      endAt: '20261119',
      bizTypeId: 11,
    })
    await person.click(inquire())
    await waitFor(() => expect(sentByCards()).toEqual([3, 3, 3]))
  })

  test('that was inquired comes back for the same tenant and person, never for another tenant [MON-005]', async () => {
    const first = open(DASHBOARD)
    await whenShown()
    await first.person.click(band().getByText('Last 30 days'))
    await first.person.click(inquire())
    await waitFor(() => expect(getRequestInputs(requested, 'track')).toHaveLength(2))
    first.unmount()
    const second = open(HOME)
    await whenShown()
    expect(shownDays()).toEqual(['2026-10-22', '2026-11-20'])
    second.unmount()
    open(HOME, { user: { tenantId: 4 } })
    await whenShown()
    expect(shownDays()).toEqual(['2026-11-12', '2026-11-19'])
  })

  test('refuses days that are more than 30 days from the other end, and days after today [MON-007, MON-008]', async () => {
    const { person } = open(`${DASHBOARD}?beginAt=20261020&endAt=20261020`)
    await whenShown()
    await openRange()
    const cell = (day: string) => document.querySelector(`td[title="${day}"]`)
    const disabled = (day: string) => cell(day)?.classList.contains('ant-picker-cell-disabled')
    await waitFor(() => expect(cell('2026-11-20')).toBeInTheDocument())
    expect(disabled('2026-11-20')).toBe(false)
    expect(disabled('2026-11-21')).toBe(true)
    const start = cell('2026-10-20')
    if (start === null) throw new Error('The calendar has no 20th of October.')
    await person.click(start)
    await waitFor(() => expect(disabled('2026-11-20')).toBe(true))
    expect(disabled('2026-11-19')).toBe(false)
  })

  test('finds people 250 ms after the last key, and says why it does not [MON-011..013, STAT-022, STAT-024, STAT-025]', async () => {
    const page = open(DASHBOARD)
    await whenShown()
    vi.useFakeTimers({ now: NOW })
    const type = (text: string) =>
      fireEvent.change(band().getByRole('combobox', { name: 'Person' }), { target: { value: text } })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    type('l')
    await pass(249)
    type('li')
    await pass(249)
    expect(getRequestInputs(requested, 'accounts')).toEqual([])
    await pass(1)
    vi.useRealTimers()
    await waitFor(() =>
      expect(getRequestInputs(requested, 'accounts')).toEqual([
        { account: 'li', name: '', current: 1, isBasic: true, orgId: 5, size: 1000 },
      ]),
    )
    expect(await screen.findByTitle('lin.yue (Lin Yue)')).toBeInTheDocument()
    const { error } = page.services.toast
    network.use(mockCall(user.list, new Refusal(1001, 'The directory is closed')))
    type('lin')
    await waitFor(() => expect(error).toHaveBeenLastCalledWith('The directory is closed'))
    network.use(mockCall(user.list, new Refusal(1001, '')))
    type('liny')
    await waitFor(() => expect(error).toHaveBeenLastCalledWith('The user list could not be loaded'))
  })
})

describe('the cards', () => {
  test('show figures of everybody, durations as HH:MM:SS [MON-014, MON-049..052]', async () => {
    open(DASHBOARD)
    await whenShown()
    const cards = screen.getByLabelText('Figures of all people of the query')
    expect(
      within(cards)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Online users'),
      expect.stringContaining('Total online duration'),
      expect.stringContaining('Average online duration'),
    ])
    expect(
      within(cards)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['1,234', '27:46:40', '00:01:21'])
    expect(screen.getByRole('region', { name: 'Status track' })).toBeInTheDocument()
    expect(await screen.findByRole('figure', { name: 'Inactivity alerts by person' })).toBeInTheDocument()
    expect(alertList()).toBeInTheDocument()
  })

  test('of the home are track, rank and alerts, with ways to the download and to the dashboard [MON-029, MON-031..033]', async () => {
    const { person, services } = open(HOME)
    await whenShown()
    expect(await screen.findByRole('region', { name: 'Status track' })).toBeInTheDocument()
    expect(await screen.findByRole('figure', { name: 'Inactivity alerts by person' })).toBeInTheDocument()
    expect(screen.getByLabelText('Figures of all people of the query')).toHaveTextContent('27:46:40')
    // Both ways are in the head of the track.
    const download = screen.getByRole('link', { name: 'Download the monitoring client' })
    expect(download.closest('section')).toContainElement(
      screen.getByRole('heading', { name: 'Status track' }),
    )
    expect(download).toHaveAttribute('href', '/assistant-console/download?monitor=1')
    await person.click(screen.getByRole('link', { name: 'More' }))
    expect(services.navigate).toHaveBeenCalledWith(
      '/console/statistic/monitor?beginAt=20261112&endAt=20261119&bizId=11&orgId=5',
    )
  })

  const shown = {
    track: () => screen.findByRole('row', { name: /Lin Yue/ }),
    alerts: whenShown,
    rank: () => screen.findByRole('figure', { name: 'Inactivity alerts by person' }),
  }
  type Refused = { call: Call; placeholder: string; others: (keyof typeof shown)[] }
  const refusals: Refused[] = [
    { call: monitor.track, placeholder: 'Nobody to show', others: ['alerts', 'rank'] },
    { call: monitor.alerts, placeholder: 'No inactivity alerts', others: ['track', 'rank'] },
    { call: monitor.alertRank, placeholder: 'No records', others: ['track', 'alerts'] },
  ]
  test.each(refusals)(
    'of a refused call is the placeholder "$placeholder", and the others are filled [MON-017]',
    async ({ call, placeholder, others }) => {
      network.use(mockCall(call, refused))
      open(DASHBOARD)
      expect(await screen.findByText(placeholder)).toBeInTheDocument()
      for (const other of others) expect(await shown[other]()).toBeInTheDocument()
    },
  )

  test('without entries are placeholders too, and one that fails can be tried again where it is [MON-017, MON-039]', async () => {
    network.use(
      mockCall(monitor.track, { ...track, userStatusTrackList: [], total: 0 }),
      mockCall(monitor.alertRank, { rankList: [{ userId: 71, userName: 'Lin Yue', value: 0 }] }),
      mockStatus(monitor.alerts, 500),
    )
    const { person } = open(DASHBOARD)
    expect(await screen.findByText('Nobody to show')).toBeInTheDocument()
    expect(await screen.findByText('No records')).toBeInTheDocument()
    expect(await screen.findByText('The alerts could not be loaded')).toBeInTheDocument()
    network.use(mockCall(monitor.alerts, alerts))
    await person.click(screen.getByRole('button', { name: /Retry/i }))
    expect(await whenShown()).toBeInTheDocument()
  })

  test('a person who may not see the page learns that', async () => {
    network.use(mockStatus(stat.time, 403))
    open(HOME)
    expect(await screen.findByText(/Monitoring home/)).toBeInTheDocument()
    expect(screen.queryByRole('search')).not.toBeInTheDocument()
  })
})

describe('the alert rank', () => {
  const ranked = (count: number) => ({
    rankList: [
      ...Array.from({ length: count }, (_, index) => ({
        userId: index + 1,
        userName: `Person ${index + 1}`,
        value: 100 - index,
      })),
      { userId: 999, userName: 'Nobody', value: 0 },
    ],
  })

  async function drawn(count: number) {
    network.use(mockCall(monitor.alertRank, ranked(count)))
    const page = open(DASHBOARD)
    const figure = await screen.findByRole('figure', { name: 'Inactivity alerts by person' })
    const drawing = await drawingIn(figure)
    return { page, figure, drawing, option: drawing.option() as Record<string, unknown> } // what ECharts drew
  }

  test('has a bar for each person, the first on top, no zeros, 350 to 450 px high, and no slider for 14 bars [MON-034..038]', async () => {
    const { page, figure, drawing, option } = await drawn(14)
    expect(option).toMatchObject({ series: [{ data: Array.from({ length: 14 }, (_, index) => 87 + index) }] })
    expect(option['dataZoom'] ?? []).toEqual([])
    const height = Number.parseInt(
      figure.querySelector<HTMLElement>('[_echarts_instance_]')?.style.height ?? '',
      10,
    )
    expect(height).toBeGreaterThanOrEqual(350)
    expect(height).toBeLessThanOrEqual(450)
    await page.person.click(within(figure).getByRole('button', { name: /table/i }))
    expect(within(figure).getAllByRole('row')[1]).toHaveTextContent('Person 1100')
    // The last of the axis is the first of the list.
    drawing.click({ componentType: 'series', dataIndex: 13 })
    expect(page.services.navigate).toHaveBeenCalledWith(
      expect.stringContaining('/console/statistic/monitor/person?userId=1&userName=Person+1&'),
    )
  })

  test('from 15 bars on has a slider over the last 15 of the axis [MON-037]', async () => {
    const { option } = await drawn(16)
    expect(option).toMatchObject({ dataZoom: [{ startValue: 1, endValue: 15 }] })
  })
})

describe('inactivity alerts', () => {
  test('are rows with time and person, also two of one person, that lead to their minute, and the caption has the limit [MON-040, MON-043, MON-044]', async () => {
    const { person, services } = open(DASHBOARD)
    await whenShown()
    const rows = within(alertList()).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toHaveTextContent('2026-11-19 10:01:01')
    expect(rows[0]).toHaveTextContent('Lin Yue')
    expect(rows[1]).toHaveTextContent('2026-11-19 09:01:01')
    expect(screen.getByText('No activity for more than 15 minutes')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'monitorConfig')).toHaveLength(1)
    await person.click(screen.getByRole('link', { name: /Lin Yue, 2026-11-19 10:01:01/ }))
    expect(services.navigate).toHaveBeenCalledWith(
      '/console/statistic/monitor/person?userId=71&userName=Lin+Yue&stdate=20261119&enddate=20261119&bizTypeId=11&orgId=5' +
        `&at=${alertAt}`,
    )
  })

  test('have the documented limit where the configuration cannot be read [MON-043]', async () => {
    network.use(mockStatus(monitor.config, 500))
    open(HOME)
    await whenShown()
    expect(IDLE_OVERTIME_SECONDS).toBe(900)
    expect(screen.getByText('No activity for more than 15 minutes')).toBeInTheDocument()
  })

  test.each([
    [4, ''],
    [5, '150px'],
  ])('with %i rows have the height "%s" [MON-041]', async (count, height) => {
    const userInactiveAlertList = Array.from({ length: count }, (_, index) => ({
      inActiveAlertAt: alertAt - index,
      userId: 71,
      userName: 'Lin Yue',
    }))
    network.use(mockCall(monitor.alerts, { userInactiveAlertList, total: count }))
    open(HOME)
    await whenShown()
    expect(within(alertList()).getAllByRole('listitem')).toHaveLength(count)
    expect(alertList().style.height).toBe(height)
    expect(alertList().style.overflowY).toBe(height === '' ? '' : 'auto')
    // The title has their number beside it.
    const head = screen.getByRole('heading', { name: 'Inactivity alerts' }).parentElement
    expect(head).toHaveTextContent(`${count} alerts`)
  })

  test('are acknowledged with a note, and the list then shows by whom', async () => {
    const bodies: unknown[] = []
    let isDone = false
    const acknowledgement = {
      acknowledgedAt: alertAt + 60,
      acknowledgedBy: 'Shen Qiao',
      note: 'On the phone',
    }
    const {
      userInactiveAlertList: [first, ...others],
    } = alerts
    if (first === undefined) throw new Error('There is no alert.')
    network.use(
      mockCall(monitor.alerts, () =>
        isDone ? { ...alerts, userInactiveAlertList: [{ ...first, acknowledgement }, ...others] } : alerts,
      ),
      mockCall(monitor.acknowledgeAlert, ({ body }) => {
        bodies.push(body)
        isDone = true
        return acknowledgement
      }),
    )
    const { person } = open(DASHBOARD)
    await whenShown()
    expect(screen.getByText(/Acknowledged by Shen Qiao, 2026-11-19 10:01/)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /Acknowledge the alert of Lin Yue/ }))
    const dialog = await screen.findByRole('dialog')
    const note = within(dialog).getByRole('textbox', { name: 'Note' })
    expect(note).toHaveAttribute('maxlength', '500')
    await person.type(note, 'On the phone')
    await person.click(within(dialog).getByRole('button', { name: 'Acknowledge' }))
    expect(await screen.findByText('On the phone', { selector: 'q' })).toBeInTheDocument()
    expect(bodies).toEqual([{ alertId: `71-${alertAt}`, note: 'On the phone' }])
    expect(screen.queryByRole('button', { name: /Acknowledge the alert/ })).not.toBeInTheDocument()
  })

  test('that somebody else acknowledged meanwhile say who was first', async () => {
    network.use(
      mockCall(
        monitor.acknowledgeAlert,
        new Refusal(409, 'Changed', {
          status: 409,
          detail: { changed: { id: 1, at: alertAt, by: 'Marcus Webb' } },
        }),
      ),
    )
    const { person } = open(DASHBOARD)
    await whenShown()
    await person.click(screen.getByRole('button', { name: /Acknowledge the alert of Lin Yue/ }))
    const dialog = await screen.findByRole('dialog')
    await person.click(within(dialog).getByRole('button', { name: 'Acknowledge' }))
    expect(
      await within(dialog).findByText(/Marcus Webb has already acknowledged this alert/),
    ).toBeInTheDocument()
  })

  test('arrive over the socket where the range has today, and are counted where it has not', async () => {
    const path = '/api/dolphin-ai/stat/status/list/inactive_alert'
    const { services, person } = open(HOME)
    await whenShown()
    services.realtime.push('pushEvents', {
      businessTypeId: 11,
      events: [{ url: '/console/message', unreadCount: 9 }],
    })
    services.realtime.push('pushEvents', { businessTypeId: 11, events: [{ url: path, unreadCount: 3 }] })
    expect(await screen.findByText('3 alerts of today are not acknowledged.')).toBeInTheDocument()
    expect(sentByCards()).toEqual([1, 1, 1])
    await person.click(screen.getByRole('button', { name: 'Show today' }))
    await waitFor(() => expect(sentByCards()).toEqual([2, 2, 2]))
    expect(getRequestInputs(requested, 'alerts')[1]).toMatchObject({ beginAt: '20261120', endAt: '20261120' })
    services.realtime.push('pushEvents', { businessTypeId: 11, events: [{ url: path, unreadCount: 4 }] })
    await waitFor(() => expect(sentByCards()).toEqual([2, 3, 3]))
    services.realtime.refresh()
    await waitFor(() => expect(sentByCards()).toEqual([2, 4, 4]))
  })
})

describe('the status track', () => {
  test('has a row a person with the durations of the range, whose name leads to their days [MON-053, MON-056]', async () => {
    const { person, services } = open(DASHBOARD)
    const row = await screen.findByRole('row', { name: /Lin Yue/ })
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
    expect(cells.slice(1)).toEqual([
      'Lin Yue',
      '27:46:40',
      '08:00:00',
      '09:00:00',
      '01:00:00',
      '00:30:00',
      '00:01:01',
    ])
    await person.click(within(row).getByRole('link', { name: 'Lin Yue, days' }))
    expect(services.navigate).toHaveBeenCalledWith(
      '/console/statistic/monitor/person?userId=71&userName=Lin+Yue&stdate=20261112&enddate=20261119&bizTypeId=11&orgId=5',
    )
  })

  test('opens into its days, each with its figures and its events around the clock [MON-054, MON-055, MON-073]', async () => {
    const { person } = open(DASHBOARD)
    await person.click(await screen.findByRole('button', { name: 'Show the days of Lin Yue' }))
    const figure = await screen.findByRole('figure', { name: /Days of Lin Yue/ })
    const texts = figure.textContent
    expect(texts).toContain('WorkScheduledOnlineRestIdleLeave')
    expect(texts).toContain('2026-11-1800:00:00-00:00:0001:00:0000:30:0000:00:00')
    expect(texts).toContain('2026-11-1906:00:00-09:00:0001:00:0000:30:0000:00:00')
    expect(texts).not.toContain('2026-11-17')
    await person.click(within(figure).getByRole('button', { name: 'As a table' }))
    const rows = within(figure)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].slice(0, 4).map(({ textContent }) => textContent))
    expect(rows.slice(1)).toEqual([
      ['2026-11-19', 'Productive', '08:00', '14:00'],
      ['2026-11-19', 'Lunch', '14:00', '15:00'],
      ['2026-11-19', 'Offline', '15:00', '24:00'],
    ])
    await person.click(screen.getByRole('button', { name: 'Hide the days of Lin Yue' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Hide/ })).not.toBeInTheDocument())
  })

  test('people come in pages of 20, requested when they are needed, while the figures are of all [MON-022]', async () => {
    network.use(
      mockCall(monitor.track, ({ query }) => {
        requested.push({ call: 'page', input: query })
        const people = Array.from({ length: query.pageIndex === 1 ? 20 : 1 }, (_, index) => ({
          ...linYue,
          userId: query.pageIndex * 100 + index,
          userName: `Person ${query.pageIndex}-${index}`,
        }))
        return { ...track, userStatusTrackList: people, total: 21 }
      }),
    )
    const { person } = open(DASHBOARD)
    expect(await screen.findByText('Person 1-19')).toBeInTheDocument()
    expect(screen.getByText('21 people')).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: /next/i }))
    expect(await screen.findByText('Person 2-0')).toBeInTheDocument()
    expect(getRequestInputs(requested, 'page').map(({ pageIndex }) => pageIndex)).toEqual([1, 2])
    expect(getRequestInputs(requested, 'alerts')).toHaveLength(1)
    expect(screen.getByText('1,234')).toBeInTheDocument()
  })

  test('is exported in the tray for everybody or the person chosen, is refused without days, and reports a failed start [MON-023..025, STAT-054]', async () => {
    const { person, services, unmount } = open(DASHBOARD)
    await whenShown()
    const button = () => screen.getByRole('button', { name: /Export$/ })
    await person.click(button())
    expect(services.startExport).toHaveBeenLastCalledWith({
      kind: 'statusTrack',
      filter: { ...DEFAULT, type: 'whole' },
      format: 'xlsx',
    })
    services.startExport.mockRejectedValueOnce(new Error('down'))
    await person.click(button())
    expect(services.toast.error).toHaveBeenCalledWith('Export Failed')
    expect(services.openLink).not.toHaveBeenCalled()
    await clearRange(person)
    await screen.findByText('Choose both days.')
    await person.click(button())
    expect(services.toast.warning).toHaveBeenCalledWith('Select a date range first')
    expect(services.startExport).toHaveBeenCalledTimes(2)
    unmount()
    const other = open(`${DASHBOARD}?beginAt=20261119&endAt=20261119&userId=71`)
    await whenShown()
    await other.person.click(button())
    expect(other.services.startExport).toHaveBeenLastCalledWith({
      kind: 'statusTrack',
      filter: { beginAt: '20261119', endAt: '20261119', userId: 71, type: 'person' },
      format: 'xlsx',
    })
  })
})

test('all texts exist in Chinese [MON-001, MON-002]', async () => {
  open(DASHBOARD, { language: 'zh' })
  await screen.findByText('2026-11-19 10:01:01')
  for (const text of ['在线人数', '总在线时长', '平均在线时长', '超过15分钟无操作']) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
  expect(screen.getByRole('region', { name: '状态轨迹' })).toBeInTheDocument()
})
