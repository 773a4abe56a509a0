/** Parts of a call's example that its schema alone does not say: fields that depend on each other. */
type Example = {
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
  data?: Readonly<Record<string, unknown>>
}

const FILE_ID = '7d9f0a52-3c1e-4b6a-9d28-5e1f7c0b4a63'
const TALKED_CALLS = 1_000_201
const exportOfStatistics = {
  kind: 'statTable',
  filter: { bizTypeId: 1001, type: 'overview' },
  format: 'xlsx',
}
const schedule = {
  id: 1001,
  name: 'Overview of the week',
  timing: { every: 'week', weekday: 1, time: '09:00' },
  period: 'week',
  request: exportOfStatistics,
  state: 'active',
  version: 1,
  timezone: 'Asia/Shanghai',
  nextDueAt: 1_795_521_600,
  lastRun: null,
}
const work = { bizTypeId: 1001, beginDay: '20261118', endDay: '20261124' }

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'appVersion.create': { body: { scopeValue: null, packageUrl: null, packageFid: null } },
  'appVersion.modify': { body: { scopeValue: null, packageUrl: null, packageFid: null } },
  'label.backTest': { body: { cursor: '1795521600_example' } },
  'liveView.people': {
    data: {
      counts: { work: 3, online: 2, break: 1, idle: 1, leave: 0 },
      seatCounts: { calling: 2, ringing: 1, online: 2, idle: 2 },
    },
  },
  'projectApplication.apply': { body: { attachments: FILE_ID } },
  'projectApplication.applyAgain': { body: { attachments: FILE_ID } },
  'projectPersonnel.place': { body: { placed: [1001], withdrawn: [1002] } },
  'projectReport.reports': { query: { ownerTenantId: 1001, ownerTenantType: 'contractor' } },
  'projectStat.bizDetail': { query: { ...work, metric: TALKED_CALLS } },
  'projectStat.bizSummary': { query: work },
  'projectStat.detail': { query: { ...work, metric: TALKED_CALLS } },
  'reportSchedule.create': { body: { request: exportOfStatistics } },
  'reportSchedule.list': { data: { schedules: [schedule], broken: [] } },
  'session.describeDispatcher': { data: { url: 'wss://console.example/realtime' } },
  'sessionRecord.list': { data: { anchor: '1795521600_example' } },
  'stat.detail': { query: { metric: TALKED_CALLS } },
  'stat.saveWarnIndicators': { body: { workTimes: [{ start: '09:00', end: '18:00' }] } },
  'tracking.detailList': {
    query: { beginTime: 1_795_521_600, endTime: 1_795_525_200, metricId: 'page.open' },
  },
  'tracking.report': {
    body: { metrics: [{ value: '{"metricId":"page.open"}', timestamp: 1_795_521_600 }] },
  },
  'user.organizationList': {
    data: {
      list: [{ id: 1001, name: 'Sales', children: [{ id: 1002, name: 'Sales team 1', children: [] }] }],
    },
  },
  'userData.saveConfig': { body: { bizTypeid: 1001, bizTypeId: undefined } },
  'workspace.businessStats': { body: { userIDList: [1001], userID: undefined } },
  'workspace.orgTree': {
    data: {
      orgList: [
        {
          orgID: 1001,
          orgName: 'Sales',
          seatCnt: 12,
          ownSeatCnt: 0,
          children: [{ orgID: 1002, orgName: 'Sales team 1', seatCnt: 12, ownSeatCnt: 12, children: [] }],
        },
      ],
    },
  },
}
