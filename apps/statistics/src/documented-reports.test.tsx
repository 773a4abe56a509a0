import {
  bill,
  dailyReport,
  label,
  monitor,
  projectStat,
  session,
  stat,
  tenant,
  tracking,
  userData,
  type DataOf,
  type ParsedBodyOf,
} from '@console/contracts'
import { mockCall, network, preloadCharts } from '@console/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
// Parts that come on demand are loaded once, before the first test waits for them.
import './monitor/PersonDays.tsx'
import './pages/configuration/modules/ModulesTabContents.tsx'
import './pages/configuration/report/ReportTabContents.tsx'
import './pages/person/CorrectionForm.tsx'
import './pages/plan/PlanPage.tsx'
import './pages/projects/WorkerParts.tsx'
import './pages/summary/ReportTable.tsx'
import {
  documented,
  expectNothingOfOurs,
  expectPlainPage,
  openDocumented,
  watchOurs,
} from './testing/documented-platform.tsx'
import { alerts, HOUR, linYue, serveMonitor, YESTERDAY_BEGIN } from './testing/serve-monitor.ts'
import { sampleProjects, sampleWorker, serveProjectWork } from './testing/serve-project-work.ts'
import {
  DAY_BEGIN,
  daySeries,
  moduleConfig,
  NOW,
  orgSummary,
  serveStatistics,
} from './testing/serve-statistics.ts'

beforeAll(preloadCharts, 60_000)

/** A platform answers with the fields of the customer's documents, and has their calls alone (R60). */
let ours: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  ours = watchOurs()
})
afterEach(() => {
  expectPlainPage()
  expectNothingOfOurs(ours)
  network.events.removeAllListeners()
  vi.useRealTimers()
  window.localStorage.clear()
})

type Shift = DataOf<typeof monitor.schedules>['userScheduleList'][number]['detail'][number]
const shift: Shift = {
  schedulesStart: YESTERDAY_BEGIN + 9 * HOUR,
  actualStart: YESTERDAY_BEGIN + 9 * HOUR + 300,
  schedulesDuration: 9 * HOUR,
  expectedWorkDuration: 8 * HOUR,
  actualWorkDuration: 7 * HOUR,
  status: 1,
}

describe('monitoring', () => {
  /** More people than a page has. */
  const crowd = Array.from({ length: 21 }, (_, index) => ({
    ...linYue,
    userId: 71 + index,
    userName: `Seat ${index + 1}`,
  }))

  beforeEach(() => {
    serveMonitor()
    network.use(
      documented(monitor.track, {
        userStatusTrackList: crowd,
        total: 1,
        totalOnlineUserCnt: 1234,
        totalOnlineDuration: 100_000,
        avgOnlineDuration: 81.9,
      }),
      documented(monitor.alerts, alerts),
      documented(monitor.alertRank, { rankList: [{ userId: 71, userName: 'Lin Yue', value: 2 }] }),
      documented(monitor.config, { idleOvertime: 600 }),
    )
  })

  test.each(['/console/monitorHome', '/console/statistic/monitor'])(
    '%s has everybody by pages of its own, and alerts that nobody acknowledges',
    async (path) => {
      const { person } = openDocumented(path)
      const track = await screen.findByRole('table', { name: 'Status track' })
      expect(await within(track).findByText('Seat 20')).toBeVisible()
      expect(within(track).queryByText('Seat 21')).not.toBeInTheDocument()
      expect(screen.getByText(/^21 people$/)).toBeVisible()
      const list = await screen.findByRole('list', { name: 'Inactivity alerts' })
      expect(within(list).getAllByRole('listitem')).toHaveLength(2)
      expect(within(list).queryByRole('button')).not.toBeInTheDocument()
      expect(screen.getByText(/15 min/)).toBeVisible()
      const rank = await screen.findByRole('figure', { name: 'Inactivity alerts by person' })
      await person.click(within(rank).getByRole('button', { name: /table/i }))
      expect(within(rank).getByRole('row', { name: /Lin Yue/ })).toHaveTextContent('2')
    },
  )

  test('the plan filters and pages everybody itself, without adherence', async () => {
    const { actualStart, status, ...open } = shift
    expect([actualStart, status]).not.toContain(undefined)
    network.use(
      documented(monitor.schedules, {
        userScheduleList: [
          { userId: 71, userName: 'Lin Yue', detail: [shift] },
          { userId: 72, userName: 'Gao Lei', detail: [open] },
          { userId: 73, userName: 'Bo Chen', detail: [] },
        ],
        total: 3,
      }),
    )
    const { person } = openDocumented('/console/statistic/plan')
    expect(await screen.findByRole('rowgroup', { name: 'Bo Chen' })).toBeVisible()
    const late = within(screen.getByRole('rowgroup', { name: 'Lin Yue' }))
    expect(late.getByText('Late')).toBeVisible()
    await person.click(late.getByRole('button', { name: 'Show the details of Lin Yue' }))
    expect(late.getByRole('list', { name: 'Shifts of Lin Yue' })).toBeVisible()
    expect(late.queryByText('Out of plan')).not.toBeInTheDocument()
    await person.click(screen.getByRole('checkbox', { name: /shifts/i }))
    await waitFor(() => expect(screen.queryByRole('rowgroup', { name: 'Bo Chen' })).not.toBeInTheDocument())
    await person.click(screen.getByRole('checkbox', { name: /late/i }))
    await waitFor(() => expect(screen.queryByRole('rowgroup', { name: 'Gao Lei' })).not.toBeInTheDocument())
    expect(screen.getByRole('rowgroup', { name: 'Lin Yue' })).toBeVisible()
  })

  test('the edit history has its rows', async () => {
    const span = { evt: 4 as const, startTime: YESTERDAY_BEGIN, endTime: YESTERDAY_BEGIN + HOUR }
    const edit = {
      id: 1,
      createdAt: YESTERDAY_BEGIN + 20 * HOUR,
      userAccount: 'lin.yue',
      creatorName: 'Marcus Webb',
      reason: 'The lunch was a meeting',
      oldEvt: [span],
      newEvt: { ...span, subEvt: 'meeting' },
    }
    network.use(
      documented(monitor.editHistory, {
        items: [edit, { ...edit, id: 2, userAccount: 'gao.lei' }],
        total: 2,
      }),
    )
    openDocumented('/console/statistic/edit-history')
    expect(await screen.findByRole('row', { name: /lin\.yue/ })).toHaveTextContent('Meeting')
    expect(screen.getByRole('row', { name: /gao\.lei/ })).toHaveTextContent('Marcus Webb')
  })

  test('a person has the track and the figures, and is corrected without the newest correction', async () => {
    const { events, ...detail } = linYue
    const sent: ParsedBodyOf<typeof monitor.edit>[] = []
    network.use(
      documented(session.authz, { permissions: ['9532001'], menuIds: [] }),
      documented(monitor.events, { events, lastEditId: 4 }),
      documented(monitor.detail, detail),
      documented(monitor.schedules, {
        userScheduleList: [{ userId: 71, userName: 'Lin Yue', detail: [shift] }],
        total: 1,
      }),
      documented(monitor.editHistory, { items: [], total: 0 }),
      mockCall(monitor.edit, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    const day = 'stdate=20261119&enddate=20261119'
    const { person } = openDocumented(
      `/console/statistic/monitor/person?userId=71&userName=Lin%20Yue&${day}&bizTypeId=11`,
    )
    const track = await screen.findByRole('application', { name: 'Track of Lin Yue' })
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Inactivity alerts' })).toHaveTextContent(
        /^Inactivity alerts 2/,
      ),
    )
    expect(screen.queryByRole('region', { name: 'Not as planned' })).not.toBeInTheDocument()
    expect(screen.queryByText(/median/i)).not.toBeInTheDocument()
    for (const key of ['Home', 'Enter']) fireEvent.keyDown(track, { key })
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByLabelText('Work type'))
    await person.click(await screen.findByTitle('Meeting'))
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A meeting' } })
    await person.click(dialog.getByRole('button', { name: /Confirm/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ userId: 71, evtType: 'meeting', bizTypeId: 11 })
    expect(sent[0]).not.toHaveProperty('lastEditId')
  })
})

describe('bills and reports', () => {
  beforeEach(() => {
    serveStatistics()
    network.use(documented(session.authz, { permissions: ['95501'], menuIds: [] }))
  })

  test('the bill has its cards, its organisations and their accounts, and no month to close', async () => {
    const counts = {
      open_account_count: 31,
      close_account_count: 9,
      effective_account_count: 425,
      accounts: 412.5,
      month: 400,
      firstHalfMonth: 8,
      afterHalfMonth: 17,
      open_first_half_count: 12,
      open_after_half_count: 19,
      close_first_half_count: 4,
      close_after_half_count: 5,
    }
    const row = { ...counts, date: '2026-11', organization_id: 6, organization_name: 'South China Centre' }
    network.use(
      mockCall(tenant.detail, { billAccountVisible: 1 }),
      // The documents have a request for the whole and one for rows, each with an answer of its own.
      mockCall(bill.accounts, ({ body }) => {
        const {
          open_first_half_count: _1,
          open_after_half_count: _2,
          ...opened
        } = body.size === 0 ? counts : row
        const { close_first_half_count: _3, close_after_half_count: _4, ...known } = opened
        return body.size === 0 ? { summary: known } : { records: [{ ...row, ...known }], total: 1 }
      }),
      documented(bill.accountsDetail, {
        records: [
          {
            org_name: 'South China Centre',
            user_account: 'seat-101',
            user_name: 'Lin Yue',
            accounts: 0.5,
            status: 1,
            open_time: DAY_BEGIN,
            close_time: null,
          },
        ],
        total: 1,
      }),
    )
    const { person } = openDocumented('/console/statistic/bill?month=2026-11')
    const table = await screen.findByRole('table', { name: /organisations/i })
    const cells = within(await within(table).findByRole('row', { name: /South China Centre/ }))
    expect((await screen.findAllByText('412.5')).length).toBeGreaterThan(1)
    expect(screen.queryByRole('button', { name: 'Close month' })).not.toBeInTheDocument()
    expect(screen.queryByText(/Computed|Closed by/)).not.toBeInTheDocument()
    await person.click(cells.getByRole('button', { name: /South China Centre/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('row', { name: /seat-101/ })).toHaveTextContent('0.5')
  })

  test('offline data has its figures and its days', async () => {
    network.use(
      documented(bill.offlineStat, { total: 48_216, skill_duration: 360_000 }),
      documented(bill.offlineList, {
        records: [{ at: DAY_BEGIN, total: 1204, skill_duration: 90_061 }],
        total: 1,
      }),
    )
    openDocumented('/console/statistic/offline-data')
    expect(await screen.findByRole('row', { name: /2026-11-20/ })).toHaveTextContent('1,204')
    expect(await screen.findByText('48,216')).toBeVisible()
  })

  test('tracking has its metrics, one of a type of its own, and their events', async () => {
    const metric = {
      metricId: 'crm.opened',
      name: 'CRM opened',
      type: 'gauge',
      category: '',
      remark: '',
      counts: 90_061,
      users: 3,
    }
    const event = {
      id: 1,
      metricId: 'crm.opened',
      userId: 71,
      userName: 'Lin Yue',
      timestamp: DAY_BEGIN,
      value: 'the third tab',
      sessionId: 'tab-71',
      sourceType: 'crm',
      sourceVersion: '1',
    }
    network.use(
      documented(tracking.metrics, [{ metricId: 'crm.opened', name: 'CRM opened' }]),
      documented(tracking.statList, { records: [metric], totalCnt: 1 }),
      documented(tracking.detailList, { records: [event], totalCnt: 1, totalIsCapped: false }),
    )
    const { person } = openDocumented('/console/statistic/track')
    const row = await screen.findByRole('row', { name: /CRM opened/ })
    expect(row).toHaveTextContent('gauge')
    expect(row).toHaveTextContent('90,061')
    await person.click(screen.getByRole('button', { name: 'Show the events of CRM opened' }))
    const events = within(await screen.findByRole('region', { name: 'Events of CRM opened' }))
    expect(await events.findByText('the third tab')).toBeVisible()
    expect(events.queryByRole('button', { name: /tab-71/ })).not.toBeInTheDocument()
  })

  test('a report has its days, and is edited without a version', async () => {
    const sent: ParsedBodyOf<typeof dailyReport.update>[] = []
    network.use(
      documented(dailyReport.workplaces, { workplaces: ['Kapok site'] }),
      documented(dailyReport.reports, {
        reports: [
          {
            name: 'Attendance',
            columns: [
              { id: 'online', name: 'Online users', editable: false, isAmount: false },
              { id: 'planned', name: 'Planned seats', editable: true, isAmount: true },
            ],
            data: [{ day: '20261120', version: 4, items: [{ id: 'online', value: '41' }] }],
            totals: [{ id: 'online', value: '99', kind: 'sum' }],
          },
        ],
      }),
      mockCall(dailyReport.update, ({ body }) => {
        sent.push(body)
        return null
      }),
    )
    const { person } = openDocumented(
      '/console/statistic/summary?business=11&workplace=Kapok+site&from=2026-11-19&to=2026-11-20',
    )
    const row = await screen.findByRole('row', { name: /2026-11-20/ })
    expect(row).toHaveTextContent('41')
    expect(screen.queryByText('99')).not.toBeInTheDocument()
    await person.click(within(row).getByRole('button', { name: /Edit/ }))
    const field = await screen.findByRole('textbox', { name: 'Planned seats' })
    fireEvent.change(field, { target: { value: 'about 48' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ columns: [{ columnId: 'planned', value: 'about 48' }] })
    expect(sent[0]).not.toHaveProperty('version')
  })

  test('modules and sources of suggestions are saved without a version', async () => {
    const saved: ParsedBodyOf<typeof userData.saveConfig>[] = []
    const sources: userData.DataSource[] = [
      { id: 1, name: 'Outbound calls', status: 1, type: 'platformData', bizTypeId: 11 },
      {
        id: 2,
        name: 'Complaint',
        status: 1,
        labelId: 5,
        labelName: 'Complaint',
        type: 'labelData',
        bizTypeId: 11,
      },
    ]
    network.use(
      documented(stat.config, moduleConfig()),
      documented(userData.config, { userDataConfig: { sources, checkConfigs: [] }, version: 7 }),
      documented(label.query, { smartLabels: [], totalCnt: 0 }),
      documented(label.tagList, [{ id: 5, name: 'Complaint' }]),
      mockCall(userData.saveConfig, ({ body }) => {
        saved.push(body)
        return null
      }),
    )
    const { unmount } = openDocumented('/console/database/statistic')
    expect(await screen.findByRole('switch', { name: 'Show Valid calls' })).toBeChecked()
    unmount()
    const { person } = openDocumented('/console/database/statistic?tab=report&business=11')
    expect(await screen.findByRole('checkbox', { name: 'Complaint' })).toBeChecked()
    await person.click(screen.getByRole('checkbox', { name: 'Outbound calls' }))
    await person.click(screen.getByRole('button', { name: /Save/ }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [first, second] = sources
    expect(saved[0]?.userDataConfig.sources).toEqual([{ ...first, status: 0 }, second])
    expect(saved[0]).not.toHaveProperty('version')
  })
})

describe('the work for a project', () => {
  beforeEach(() => {
    serveProjectWork()
    network.use(
      documented(projectStat.monitor, { records: sampleProjects }),
      documented(projectStat.bizSummary, { orgSummary, periods: [{ from: DAY_BEGIN, until: null }] }),
      documented(projectStat.detail, daySeries),
      documented(projectStat.workers, { records: [sampleWorker], totalCnt: 1 }),
      documented(projectStat.onlineDurations, [{ bizTypeId: 131, totalOnlineDuration: 7860 }]),
    )
  })

  test.each([
    { page: 'user', name: 'Online users', text: /185$/, chart: 'Online users' },
    { page: 'perf', name: 'Valid calls', text: /12,84444\.20%/, chart: 'Marketing rate' },
  ])('/project/$page has its figures', async ({ page, name, text, chart }) => {
    const day = 'from=2026-11-20&to=2026-11-20'
    openDocumented(`/console/statistic/project/${page}?project=8&contractor=131&${day}`)
    await waitFor(() => expect(screen.getByRole('button', { name }).closest('div')).toHaveTextContent(text))
    expect(await screen.findByRole('figure', { name: chart })).toBeVisible()
  })

  test('/project/user has its people', async () => {
    openDocumented('/console/statistic/project/user?project=8&contractor=131&from=2026-11-20&to=2026-11-20')
    expect(await screen.findByRole('row', { name: /Lin Yue/ })).toHaveTextContent('Harbour team')
  })

  test('/project/action has its charts', async () => {
    openDocumented('/console/statistic/project/action?project=8&contractor=131&from=2026-11-20&to=2026-11-20')
    expect(await screen.findByRole('figure', { name: 'Violations by level' })).toBeVisible()
  })
})
