import { expect, test } from 'vitest'
import {
  bill,
  billClosing,
  dailyReport,
  dataset,
  labelStat,
  monitor,
  monitorSetting,
  pay,
  projectStat,
  shiftPlan,
  stat,
  subscription,
  teamSuggestion,
  tracking,
  twin,
  twinSession,
  userData,
} from '../index.ts'
import { collectCallAddresses } from '../shared/collect-calls.ts'

// Above a documented address are the requirements that spell it.

test('the calls of bill have their methods and paths', () => {
  expect(collectCallAddresses(bill)).toEqual({
    // BILL-005, BILL-015
    accounts: 'POST /api/user/accounts',
    // BILL-017
    accountsDetail: 'POST /api/user/accountsDetail',
    // BILL-022
    exportAccounts: 'GET /api/user/exportAccounts',
    exportOffline: 'GET /api/dolphin-ai/stat/offline_record/export',
    offlineList: 'GET /api/dolphin-ai/stat/offline_record/list',
    // BILL-Q15
    offlineStat: 'GET /api/dolphin-ai/stat/offline_record/stat',
  })
})

test('the call that closes a month of the bill has its method and path', () => {
  expect(collectCallAddresses(billClosing)).toEqual({ close: 'POST /api/user/accounts/close' })
})

test('the calls of daily report have their methods and paths', () => {
  expect(collectCallAddresses(dailyReport)).toEqual({
    // RPT-012
    exportReports: 'GET /api/dolphin-ai/stat/biz/daily/export',
    // RPT-003
    reports: 'GET /api/dolphin-ai/stat/biz/daily/reports',
    // RPT-008
    update: 'POST /api/dolphin-ai/stat/biz/daily/update',
    // RPT-Q1
    workplaces: 'GET /api/dolphin-ai/stat/biz/daily/workplaces',
  })
})

test('the calls of dataset have their methods and paths', () => {
  expect(collectCallAddresses(dataset)).toEqual({
    // DSET-007
    evaluations: 'GET /api/dolphin-ai/stat/datasetDetail',
    // DSET-Q3
    knowledge: 'GET /assistant-cms/knowledge/list',
    // DSET-002
    series: 'GET /api/dolphin-ai/stat/dataset',
  })
})

test('the calls of label statistics have their methods and paths', () => {
  expect(collectCallAddresses(labelStat)).toEqual({
    // DSET-017, RPT-071
    detail: 'GET /api/dolphin-ai/stat/labelDetail',
    // DSET-019
    detailByUser: 'GET /api/dolphin-ai/stat/labelDetailByUser',
    // DSET-022
    rank: 'GET /api/dolphin-ai/stat/labelRank',
  })
})

test('the calls of monitor have their methods and paths', () => {
  expect(collectCallAddresses(monitor)).toEqual({
    acknowledgeAlert: 'POST /api/dolphin-ai/stat/status/inactive_alert/acknowledge',
    adherence: 'GET /api/dolphin-ai/stat/status/adherence',
    // MON-020
    alertRank: 'GET /api/dolphin-ai/stat/status/rank',
    // MON-019
    alerts: 'GET /api/dolphin-ai/stat/status/list/inactive_alert',
    // MON-043, MON-Q22
    config: 'GET /api/dolphin-ai/monitor/config',
    // MON-062
    detail: 'GET /api/dolphin-ai/stat/status/detail',
    deviations: 'GET /api/dolphin-ai/stat/status/adherence/detail',
    // PLAN-012
    edit: 'POST /api/dolphin-ai/stat/status/evt/edit',
    // PLAN-041, DSET-041
    editHistory: 'GET /api/dolphin-ai/stat/status/evt/history',
    // MON-061
    events: 'GET /api/dolphin-ai/stat/status/list/events',
    // PLAN-048, DSET-048
    exportEdits: 'GET /api/dolphin-ai/stat/status/evt/export',
    // PLAN-037
    exportSchedules: 'POST /api/dolphin-ai/monitor/schedules/detail/export',
    // MON-023, STAT-054, MON-Q20
    exportTrack: 'GET /api/dolphin-ai/stat/status/export',
    // PLAN-018
    schedules: 'GET /api/dolphin-ai/monitor/schedules/detail',
    teamAdherence: 'GET /api/dolphin-ai/stat/status/adherence/team',
    teamDay: 'GET /api/dolphin-ai/stat/status/team_day',
    // MON-018
    track: 'GET /api/dolphin-ai/stat/status/track',
  })
})

test('the calls of monitor setting have their methods and paths', () => {
  expect(collectCallAddresses(monitorSetting)).toEqual({
    'warnLimits.list': 'GET /api/assistant/monitor/warn-limits',
    'warnLimits.create': 'POST /api/assistant/monitor/warn-limits',
    'warnLimits.update': 'PUT /api/assistant/monitor/warn-limits/:id',
    'warnLimits.remove': 'DELETE /api/assistant/monitor/warn-limits/:id',
  })
})

test('the calls of pay have their methods and paths', () => {
  expect(collectCallAddresses(pay)).toEqual({
    figures: 'GET /api/assistant/pay/figures',
    'rules.list': 'GET /api/assistant/pay/rules',
    'rules.save': 'PUT /api/assistant/pay/rules/:bizTypeId',
  })
})

test('the calls of shift plan have their methods and paths', () => {
  expect(collectCallAddresses(shiftPlan)).toEqual({
    days: 'GET /api/assistant/shift-plan/days',
    people: 'GET /api/assistant/shift-plan/people',
  })
})

test('the calls of statistics have their methods and paths', () => {
  expect(collectCallAddresses(stat)).toEqual({
    // STAT-067, RPT-031
    config: 'GET /api/dolphin-ai/stat/config',
    // STAT-029, TWIN-Q1
    detail: 'GET /api/dolphin-ai/stat/detail',
    // STAT-053
    exportLiteList: 'GET /api/dolphin-ai/stat/liteListExport',
    // STAT-051
    exportTable: 'GET /api/dolphin-ai/stat/export',
    // RPT-066
    exportTeams: 'GET /api/dolphin-ai/stat/team/export',
    // STAT-093, STAT-100, RPT-072
    list: 'GET /api/dolphin-ai/stat/list',
    listTotals: 'GET /api/dolphin-ai/stat/list/totals',
    // STAT-091
    liteList: 'GET /api/dolphin-ai/stat/liteList',
    // STAT-037, WORK-034, WORK-Q3, TWIN-Q1
    rank: 'GET /api/dolphin-ai/stat/rank',
    // RPT-034
    saveConfig: 'POST /api/dolphin-ai/stat/config',
    // WORK-046
    saveWarnIndicators: 'POST /api/dolphin-ai/stat/saveWarnIndicators',
    // STAT-071
    summary: 'GET /api/dolphin-ai/stat/summary',
    // RPT-060
    teamList: 'GET /api/dolphin-ai/stat/team/list',
    // MON-016, STAT-026, MON-Q13
    time: 'GET /api/dolphin-ai/stat/time',
    // STAT-109, WORK-040
    warnIndicators: 'GET /api/dolphin-ai/stat/summaryWarnIndicators',
  })
})

test('the calls of tracking have their methods and paths', () => {
  expect(collectCallAddresses(tracking)).toEqual({
    // DSET-031
    detailList: 'GET /api/dolphin-ai/stat/event_tracking/detail/list',
    // DSET-032
    exportStats: 'GET /api/dolphin-ai/stat/event_tracking/stat/export',
    // DSET-028
    metrics: 'GET /api/dolphin-ai/stat/event_tracking/metrics',
    // SHELL-082, DSET-034, ERR-Q11
    report: 'POST /api/dolphin-ai/stat/event_tracking/report',
    // DSET-027
    statList: 'GET /api/dolphin-ai/stat/event_tracking/stat/list',
  })
})

test('the calls of twin have their methods and paths', () => {
  expect(collectCallAddresses(twin)).toEqual({
    // STAT-Q30
    seats: 'POST /system/custom/statSeatStat',
    // TWIN-Q1
    uses: 'GET /api/dolphin-ai/stat/twin/detail',
  })
})

test('the calls of twin session have their methods and paths', () => {
  expect(collectCallAddresses(twinSession)).toEqual({
    records: 'GET /api/assistant/twin/records',
    sessions: 'GET /api/assistant/twin/sessions',
  })
})

test('the calls of what is measured of people have their methods and paths', () => {
  expect(collectCallAddresses(userData)).toEqual({
    // RPT-041
    config: 'GET /api/dolphin-ai/stat/userDataConfig',
    // RPT-045
    saveConfig: 'POST /api/dolphin-ai/stat/userDataConfig',
    suggestions: 'GET /api/dolphin-ai/stat/suggestions',
  })
})

test('the call of what is measured of teams has its method and path', () => {
  expect(collectCallAddresses(teamSuggestion)).toEqual({ teams: 'GET /api/dolphin-ai/stat/team/suggestions' })
})

test('the calls of project statistics have their methods and paths', () => {
  expect(collectCallAddresses(projectStat)).toEqual({
    // RPT-029
    bizDetail: 'GET /api/dolphin-ai/stat/biz/detail',
    // RPT-020
    bizSummary: 'GET /api/dolphin-ai/stat/biz/summary',
    comparison: 'GET /api/dolphin-ai/stat/biz/comparison',
    // STAT-036, RPT-019
    detail: 'GET /api/dolphin-ai/stat/detail/project',
    // LIVE-002, LIVE-Q1, RPT-Q8
    monitor: 'GET /api/tenant/project/monitor',
    // RPT-023, PROJ-Q10
    onlineDurations: 'GET /api/dolphin-ai/stat/biz/onlineDurationBatch',
    // PROJ-Q8
    // RPT-022, PROJ-Q11
    workers: 'GET /api/dolphin-ai/stat/biz/workerList',
  })
})

test('the calls of subscription have their methods and paths', () => {
  expect(collectCallAddresses(subscription)).toEqual({
    accounts: 'GET /api/assistant/account-statistic',
    overview: 'GET /api/assistant/subscription',
    signIns: 'GET /api/assistant/account-statistic/sign-ins',
  })
})
