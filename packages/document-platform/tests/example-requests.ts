/** One example of a request for each call of the documents. Ids are the platform's own; `{…}` is filled in by the test. */
export type Example = {
  query?: Record<string, string | number | readonly number[]>
  body?: Record<string, unknown>
  /** The part `file` of a multipart body is sent, with these texts beside it. */
  form?: Record<string, string>
}

const day = (time: number): string =>
  new Date(time + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
const withDashes = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`

const now = Date.now()
const SECONDS = Math.floor(now / 1000)
export const TODAY = day(now)
export const WEEK_AGO = day(now - 6 * 86_400_000)
const WEEK_AGO_SECONDS = SECONDS - 6 * 86_400

const business = 50_212
const organisation = 61_001
const project = 330_417
const label = 2_004_811
const seat = 700_421

const days = { beginDay: WEEK_AGO, endDay: TODAY }
const form = { ...days, bizTypeId: business, orgId: organisation }
const monitored = { beginAt: WEEK_AGO, endAt: TODAY, bizTypeId: business, orgId: organisation }
const page = { pageIndex: 1, pageSize: 10 }
const paged = { current: 1, size: 10 }
const edits = { beginDay: withDashes(WEEK_AGO), endDay: withDashes(TODAY) }
const bill = { queryDate: withDashes(TODAY).slice(0, 7), bizTypeId: business, orgId: organisation }
const offline = { bizTypeId: business, date: withDashes(TODAY).slice(0, 7) }
const tracked = { beginTime: WEEK_AGO_SECONDS, endTime: SECONDS, bizTypeId: business }
const daily = { ...days, bizTypeId: business, workplace: 'Hangzhou' }

const condition = {
  id: 0,
  lambda: 'A',
  type: 0,
  role: 1,
  checkRangeType: 0,
  checkRangePolicy: 0,
  preConditionLambda: '',
  param: '{"detectType":1,"keywords":["cheap"]}',
}
export const LABEL = {
  id: 0,
  name: 'Names a discount',
  showName: 'Discount',
  bizTypeId: business,
  productId: 41_077,
  enable: 1,
  type: 0,
  triggerAt: 'realtime',
  kbBindable: 0,
  isCustomerRelated: 0,
  expire: 0,
  visibility: 0,
  frontDisplay: 1,
  pushTo: 0,
  remark: '',
  rule: {
    id: 0,
    labelType: 0,
    checkRangeType: 0,
    useContext: 0,
    maxHitCnt: 0,
    lambdaType: 0,
    conditions: [condition],
  },
}
export const PROJECT = { industryID: 3104, name: 'Summer renewals', manpowerDemand: 4, description: 'July' }
export const VERSION = {
  version: '4.4.0',
  platform: 0,
  updateMode: 1,
  updateScope: 1,
  scopeValue: 20,
  description: 'Calmer notices',
}
const application = {
  contactPerson: 'Piet Vos',
  contact: '028 5550 7722',
  manpowerAssigned: 2,
  applicationDesc: 'We would like to.',
  attachments: '',
}
const userData = {
  sources: [
    {
      id: 502_120,
      name: 'Calls',
      status: 1,
      labelId: null,
      labelName: '',
      type: 'platformData',
      bizTypeId: business,
    },
  ],
  checkConfigs: [],
}
const daysOfWork = [{ start: '09:00', end: '18:00' }]

/** Calls of the session, the directory and the company. */
const ACCOUNT: Record<string, Example> = {
  'POST /api/login': { body: { username: 'olga', password: 'Larkfield-26', clientId: 'console' } },
  'POST /api/auth/checkToken': { body: { token: '{token}', clientId: 'console' } },
  'POST /api/logout': { body: { token: 'another', clientId: 'console' } },
  'GET /api/user/menu/tree': { query: { clientId: 'console' } },
  'POST /api/user/modifyLoginUserPwd': {
    body: {
      id: 700_411,
      password: 'Larkfield-26',
      newPassword: 'New-pass-1',
      confirmNewPassword: 'New-pass-1',
    },
  },
  'GET /api/tenant/detail': { query: { tenantId: 880_021 } },
  'POST /api/tenant/logo/upload': { form: { purpose: '1' } },
  'POST /api/business/businessType/getPageList': { body: { current: 1, size: 100 } },
  'POST /api/business/product/getPageList': { body: { pageNum: 1, pageSize: 100, businessCode: business } },
  'POST /api/user/list': { body: { account: '', current: 1, name: '', isBasic: true, size: 1000 } },
  'GET /api/tenant/oauth_client': { query: { current: 1, size: 20 } },
  'PUT /api/tenant/oauth_client': { body: { id: 7_300_419, status: 0 } },
  'DELETE /api/tenant/oauth_client': { query: { id: 7_300_418 } },
  'GET /api/tenant/oauth_client/api': { query: { clientId: '{clientId}', path: 'calls' } },
  'GET /api/tenant/oauth_client/usage': {
    query: { clientId: '{clientId}', from: WEEK_AGO_SECONDS, to: SECONDS },
  },
  'POST /api/user/mm_msg/list': { body: { businessTypeId: business } },
  'POST /api/user/mm_msg_log/list': { body: paged },
  'GET /api/dolphin-ai/stat/event_tracking/msg_push/stat': {
    query: { triggerId: 'trigger-50212-0', msgRuleCode: 'daily-quality-digest', ...days },
  },
  'GET /api/dolphin-ai/audit/query': { query: page },
  'GET /api/dolphin-ai/audit/query/op_types': { query: { module: 'label' } },
}

const PROJECTS: Record<string, Example> = {
  'GET /api/tenant/project': { query: paged },
  'GET /api/tenant/project/detail': { query: { id: project } },
  'POST /api/tenant/project': { body: PROJECT },
  'PUT /api/tenant/project': { body: { id: project, ...PROJECT, status: 'normal', manpowerDemand: 12 } },
  'PUT /api/tenant/project/add_manpower': { body: { id: project, manpower: 2 } },
  'POST /api/tenant/project/assignment': {
    body: { projectId: 330_425, bizTypeID: 50_302, manpowerAssigned: 3, applicationStatus: 'passed' },
  },
  'GET /api/tenant/project/sp': { query: { ...paged, type: 1 } },
  'GET /api/tenant/project/sp/detail': { query: { id: project } },
  'POST /api/tenant/project/application': { body: { projectId: 330_437, ...application } },
  'PUT /api/tenant/project/application': { body: { projectId: 330_433, id: 2_260_426, ...application } },
  'POST /api/tenant/project/application/file': { form: {} },
  'POST /api/tenant/project/report/upload_file': { form: {} },
  'GET /api/tenant/project/report/query': {
    query: { projectId: project, type: 'monthly', ownerTenantId: 0, ownerTenantType: 'platform' },
  },
  'GET /api/tenant/project/report/delete': { query: { id: 2_810_072 } },
  'POST /api/tenant/project/report/create': {
    body: {
      fileFids: ['{fid}'],
      ownerTenantId: 0,
      projectId: project,
      remark: '',
      reportTime: '2026-01',
      type: 'monthly',
    },
  },
  'GET /api/tenant/project/log/query': { query: { projectId: project, ...page } },
  'GET /api/dolphin-ai/stat/biz/workerList': { query: { bizTypeId: 50_301, ...page } },
  'GET /api/dolphin-ai/stat/biz/onlineDurationBatch': { query: { bizTypeIds: [50_301, 50_302] } },
  'GET /api/dolphin-ai/stat/biz/summary': { query: { projectId: project, ...days } },
  'GET /api/dolphin-ai/stat/biz/detail': { query: { metric: 1_000_101, bizTypeId: 50_301, ...days } },
  'GET /api/dolphin-ai/stat/detail/project': { query: { metric: 1_000_101, bizTypeId: 50_301, ...days } },
}

const STATISTICS: Record<string, Example> = {
  'GET /api/dolphin-ai/stat/detail': { query: { metric: 1_000_201, ...form } },
  'GET /api/dolphin-ai/stat/summary': { query: form },
  'GET /api/dolphin-ai/stat/list': { query: { queryType: 'user', ...form, ...page } },
  'GET /api/dolphin-ai/stat/liteList': { query: { ...form, ...page } },
  'GET /api/dolphin-ai/stat/rank': { query: { rankType: 'callCnt', ...form } },
  'GET /api/dolphin-ai/stat/export': { query: { type: 'user', ...form } },
  'GET /api/dolphin-ai/stat/liteListExport': { query: form },
  'GET /api/dolphin-ai/stat/team/list': { query: { ...form, ...page } },
  'GET /api/dolphin-ai/stat/team/export': { query: form },
  'GET /api/dolphin-ai/stat/summaryWarnIndicators': { query: { orgId: organisation, bizTypeId: business } },
  'POST /api/dolphin-ai/stat/saveWarnIndicators': {
    body: {
      workTimes: daysOfWork,
      callCnt: 9,
      talkCnt: 3,
      talkTime: 60,
      avgTalkTime: 20,
      talkRate: 5,
      foulCnt: 4,
    },
  },
  'GET /api/dolphin-ai/stat/config': { query: { tenantId: 880_021 } },
  'POST /api/dolphin-ai/stat/config': {
    body: {
      tenantId: 880_021,
      moduleConfig: { id: 'price', enable: false, dataSourceConfigs: [{ id: 'label', enable: true }] },
    },
  },
  'GET /api/dolphin-ai/stat/userDataConfig': { query: { bizTypeId: business } },
  'POST /api/dolphin-ai/stat/userDataConfig': {
    body: { bizTypeid: business, tenantId: 880_021, userDataConfig: userData },
  },
  'GET /api/dolphin-ai/stat/labelDetail': { query: { labelIds: [label], ...form } },
  'GET /api/dolphin-ai/stat/labelDetailByUser': { query: { labelIds: [label], ...form, ...page } },
  'GET /api/dolphin-ai/stat/labelRank': { query: { labelId: label, ...form } },
  'GET /api/dolphin-ai/stat/dataset': { query: { labelType: 1, bizTypeId: business, ...days } },
  'GET /api/dolphin-ai/stat/datasetDetail': { query: { ...page, labelID: 1_880_021, labelType: 1 } },
  'GET /api/dolphin-ai/stat/twin/detail': { query: { ...form, pageIndex: 1, pageSize: 5 } },
  'POST /system/custom/statSeatStat': { body: { bizTypeId: business, tenantId: 880_021 } },
  'GET /api/dolphin-ai/stat/event_tracking/stat/list': { query: { ...tracked, ...page } },
  'GET /api/dolphin-ai/stat/event_tracking/detail/list': { query: { ...tracked, ...page } },
  'GET /api/dolphin-ai/stat/event_tracking/stat/export': { query: tracked },
  'POST /api/dolphin-ai/stat/event_tracking/report': {
    body: {
      bizTypeId: business,
      metrics: [{ value: 'plain text', timestamp: SECONDS }],
      sessionId: 'tab-1',
      sourceType: 'assistant_console',
      sourceVersion: '2.5.0',
    },
  },
  'GET /api/dolphin-ai/stat/biz/daily/reports': { query: daily },
  'GET /api/dolphin-ai/stat/biz/daily/export': { query: daily },
  'POST /api/dolphin-ai/stat/biz/daily/update': {
    body: {
      bizTypeId: business,
      workplace: 'Hangzhou',
      day: TODAY,
      columns: [{ columnId: 'present', value: '5' }],
    },
  },
  'POST /api/user/accounts': { body: { ...bill, ...paged } },
  'POST /api/user/accountsDetail': { body: { ...bill, detailOrgId: 61_011, ...paged } },
  'GET /api/user/exportAccounts': { query: bill },
  'GET /api/dolphin-ai/stat/offline_record/stat': { query: offline },
  'GET /api/dolphin-ai/stat/offline_record/list': { query: { ...offline, ...page } },
  'GET /api/dolphin-ai/stat/offline_record/export': { query: offline },
}

const violations = { bizTypeId: business, beginTime: WEEK_AGO_SECONDS }
const REPORT = 'POST /system/quality/data/report'

const MONITORING: Record<string, Example> = {
  'GET /api/dolphin-ai/stat/status/track': { query: monitored },
  'GET /api/dolphin-ai/stat/status/detail': { query: { ...monitored, userId: seat } },
  'GET /api/dolphin-ai/stat/status/list/events': { query: { ...monitored, userId: seat } },
  'GET /api/dolphin-ai/stat/status/list/inactive_alert': { query: monitored },
  'GET /api/dolphin-ai/stat/status/rank': { query: { ...monitored, rankType: 'alertCnt' } },
  'GET /api/dolphin-ai/stat/status/export': { query: { ...monitored, type: 'whole' } },
  'GET /api/dolphin-ai/monitor/schedules/detail': { query: monitored },
  'POST /api/dolphin-ai/monitor/schedules/detail/export': { body: { ...monitored, type: 'whole' } },
  'POST /api/dolphin-ai/stat/status/evt/edit': {
    body: {
      start: SECONDS - 600,
      end: SECONDS - 300,
      evtType: 'meeting',
      reason: 'Briefing',
      bizTypeId: business,
      userId: seat,
    },
  },
  'GET /api/dolphin-ai/stat/status/evt/history': { query: { ...edits, ...page } },
  'GET /api/dolphin-ai/stat/status/evt/export': { query: edits },
  'POST /assistant-cms/icsDataMain/getDynamicList': { body: { ...violations, pageNum: 1, pageSize: 10 } },
  'GET /assistant-cms/icsDataMain/exportExcel': { query: violations },
  [`${REPORT}/getDataMarketQualityData`]: { body: form },
  [`${REPORT}/getHomePageQualityData`]: { body: form },
  [`${REPORT}/getViolationQualityData`]: { body: form },
  [`${REPORT}/getRankingOfIllegalSeats`]: { body: form },
  [`${REPORT}/getRankingOfViolationSeatsByRuleLevel`]: { body: form },
  [`${REPORT}/getRankingOfViolationSeatsByCoverStatus`]: { body: form },
  [`${REPORT}/getQualityDetailData`]: { body: { ...form, ...page } },
  [`${REPORT}/exportSeatQualityScoreData`]: { body: form },
  'POST /api/dolphin/user/describeOrgTree': { body: { businessTypeID: business } },
  'POST /api/dolphin/user/describeOrgUsers': { body: { orgID: 61_011 } },
  'POST /api/dolphin/user/describeOrgUsersByBizTypeId': { body: { bizTypeId: 50_301 } },
  'POST /api/dolphin/user/describeBusinessStatsBatch': {
    body: { businessTypeID: business, orgID: 61_011, userIDList: [seat] },
  },
  'POST /api/dolphin/user/describeUserFlags': { body: { key: 'handup', userIDList: [seat] } },
  'POST /api/dolphin/user/modifyCollection': {
    body: { operationType: 1, targetOrgID: 61_011, targetUserID: seat },
  },
  'POST /api/dolphin/user/describeMonitorPic': { body: { roomID: `room-${seat}` } },
  'POST /api/dolphin/user/describeDispatcher': {
    body: { businessTypeID: 498, isWS: true, version: '2.5.0.5000' },
  },
}

const checks = { status: -1, ...page }

const RECORDS: Record<string, Example> = {
  'GET /api/dolphin-ai/label/query': { query: { ...page, tenantId: 880_021, orderBy: 1 } },
  'POST /api/dolphin-ai/label/create': { body: LABEL },
  'POST /api/dolphin-ai/label/modify': {
    body: { ...LABEL, id: label, rule: { ...LABEL.rule, id: label + 1_000_000 } },
  },
  'POST /api/dolphin-ai/label/enable': { body: { id: label, enable: 0 } },
  'POST /api/dolphin-ai/label/delete': { body: { id: 2_004_812 } },
  'POST /api/dolphin-ai/label/regex/validate': { body: { regex: 'dis.ount', text: 'a discount' } },
  'GET /api/dolphin-ai/label/history': { query: { ruleId: 3_004_813 } },
  'POST /api/dolphin-ai/label/debug': {
    body: {
      isProd: false,
      productId: 41_077,
      question: 'How much?',
      source: 1,
      voiceId: 's-1',
      sessionId: 's',
    },
  },
  'POST /api/dolphin-ai/voiceprint/config': {
    body: {
      functionSwitch: 1,
      checkFrequency: 2,
      corporaNum: 4,
      triggerThreshold: 5,
      similarityThreshold: 0.5,
      recordExpiration: 9,
    },
  },
  'GET /api/dolphin-ai/voiceprint/catalog': { query: page },
  'POST /api/dolphin-ai/voiceprint/catalog': { body: { catalogName: 'Headsets' } },
  'PUT /api/dolphin-ai/voiceprint/catalog': { body: { catalogName: 'Enrolled', id: 6_120_500 } },
  'DELETE /api/dolphin-ai/voiceprint/catalog': { query: { id: 6_120_503 } },
  'POST /api/dolphin-ai/voiceprint/catalog/addVoice': {
    body: { checkTaskId: 6_700_310, catalogId: 6_120_501, voiceId: 6_800_700 },
  },
  'GET /api/dolphin-ai/voiceprint/corpus': { query: { ...checks, order: 'catalogName', asc: 'true' } },
  'DELETE /api/dolphin-ai/voiceprint/corpus': { query: { id: 6_310_041 } },
  'GET /api/dolphin-ai/voiceprint/checkResult': { query: checks },
  'DELETE /api/dolphin-ai/voiceprint/checkResult': { query: { id: 6_700_311 } },
  'POST /api/dolphin-ai/voiceprint/manualRevise': { body: { checkTaskId: 6_700_310 } },
  'GET /api/dolphin-ai/voiceprint/exportCheckResult': { query: { status: -1 } },
  'GET /api/dolphin-ai/app/version/list': { query: { ...page, orderBy: 'version_value' } },
  'POST /api/dolphin-ai/app/version/create': { body: VERSION },
  'PUT /api/dolphin-ai/app/version/modify': { body: { ...VERSION, id: 5_520_074, version: '4.3.1' } },
  'DELETE /api/dolphin-ai/app/version/delete': { query: { id: 5_520_071 } },
  'POST /api/dolphin-ai/app/version/release': { body: { id: 5_520_074 } },
  'DELETE /api/dolphin-ai/app/version/delist': { query: { id: 5_520_072 } },
}

/** Examples by method and path. A call without an example is sent without fields. */
export const EXAMPLES: Record<string, Example> = {
  ...ACCOUNT,
  ...PROJECTS,
  ...STATISTICS,
  ...MONITORING,
  ...RECORDS,
}
