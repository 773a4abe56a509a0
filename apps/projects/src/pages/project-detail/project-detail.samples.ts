import type { DataOf, projectEntity, projectLog, stat } from '@console/contracts'

const DAY = 86_400
/** Noon of 20 November in Shanghai. */
export const sampleNow = Date.UTC(2026, 10, 20, 4) / 1000

export const OWNER: projectEntity.ProjectActor = {
  isOwner: true,
  isPlatform: false,
  isProvider: false,
  isVerified: true,
}
export const PLATFORM: projectEntity.ProjectActor = { ...OWNER, isOwner: false, isPlatform: true }

const application: projectEntity.Assignment = {
  applicationID: 31,
  bizTypeID: 131,
  bizTypeName: 'Card calls',
  tenantId: 21,
  tenantName: 'Harbour Voice Services',
  manpowerApplied: 90,
  manpowerAssigned: 90,
  confirmedManpower: 84,
  status: 'partially_confirmed',
  applicationStatus: 'passed',
  applicationDesc: 'Two teams.\nFrom Monday on.',
  contactPerson: 'Wen Li',
  contact: '+44 20 7946 0991',
  attachments: [],
  reviewRemark: null,
  applyTimestamp: sampleNow - 20 * DAY,
  reviewTimestamp: sampleNow - 18 * DAY,
  version: 3,
}

export const pendingApplication: projectEntity.Assignment = {
  ...application,
  applicationID: 33,
  bizTypeID: 133,
  bizTypeName: 'Surveys',
  tenantId: 23,
  tenantName: 'Lantern Support',
  manpowerApplied: 60,
  manpowerAssigned: 0,
  confirmedManpower: 0,
  status: null,
  applicationStatus: 'pending',
  attachments: [
    {
      fid: '0b8e7a52-6c0e-4d0e-9c54-3f4b8a1d2c01',
      name: 'Offer.pdf',
      url: '/api/tenant/project/files/signed',
      mediaType: 'application/pdf',
      bytes: 2048,
    },
  ],
  applyTimestamp: sampleNow - 4 * DAY,
  reviewTimestamp: null,
  version: 1,
}

export const sampleProject: projectEntity.ProjectDetail = {
  id: 7,
  code: 'PRJ-20261102-018',
  name: 'Spring card activation',
  industryID: 2,
  industryName: 'Banking',
  status: 'normal',
  manpowerDemand: 240,
  confirmedManpower: 146,
  manpowerAssigned: 170,
  manpowerGap: 94,
  createTimestamp: Date.UTC(2026, 10, 2, 1, 15, 27) / 1000,
  modifyTimestamp: sampleNow - DAY,
  version: 5,
  description: 'Call new card holders within 72 hours.\nNone after 20:00.',
  ownerTenantId: 3,
  ownerName: 'Orchid Contact Ltd',
  isOwner: true,
  contractors: 5,
  pendingApplications: 2,
  oldestPendingTimestamp: pendingApplication.applyTimestamp,
  assignments: [
    application,
    {
      ...application,
      applicationID: 32,
      bizTypeID: 132,
      tenantId: 22,
      tenantName: '金海客服外包',
      manpowerAssigned: 62,
      confirmedManpower: 62,
      status: 'confirmed',
    },
    {
      ...application,
      applicationID: 35,
      bizTypeID: 135,
      tenantId: 25,
      tenantName: 'Redwood Contact',
      manpowerAssigned: 18,
      confirmedManpower: 0,
      status: 'unconfirmed',
    },
    pendingApplication,
    {
      ...pendingApplication,
      applicationID: 34,
      bizTypeID: 134,
      tenantId: 24,
      tenantName: 'Bluebell BPO',
      applicationStatus: 'rejected',
      attachments: [],
      reviewRemark: 'The licence has expired.',
      reviewTimestamp: sampleNow - DAY,
      version: 2,
    },
  ],
  actor: { ...OWNER, isPlatform: true },
}

const NO_FIGURES = 0
export const sampleSummary: stat.OrgSummary = {
  currentOnlineUserCnt: 178,
  cumulativeOnlineUserCnt: 1203,
  avgUserOnlineDuration: 18_241,
  totalCallCnt: NO_FIGURES,
  totalAnswerCnt: NO_FIGURES,
  totalTalkCnt: NO_FIGURES,
  totalSaleCnt: NO_FIGURES,
  totalOrderCnt: NO_FIGURES,
  answerRate: NO_FIGURES,
  talkConversionRate: NO_FIGURES,
  saleConversionRate: NO_FIGURES,
  orderConversionRate: NO_FIGURES,
  dayOfLastWeekTotalCallCnt: NO_FIGURES,
  dayOfLastWeekTotalAnswerCnt: NO_FIGURES,
  dayOfLastWeekTotalTalkCnt: NO_FIGURES,
  dayOfLastWeekTotalSaleCnt: NO_FIGURES,
  dayOfLastWeekTotalOrderCnt: NO_FIGURES,
  dayOfLastWeekAnswerRate: NO_FIGURES,
  dayOfLastWeekTalkConversionRate: NO_FIGURES,
  dayOfLastWeekSaleConversionRate: NO_FIGURES,
  dayOfLastWeekOrderConversionRate: NO_FIGURES,
  avgUserCallCnt: NO_FIGURES,
  avgUserTalkCnt: NO_FIGURES,
  avgUserSaleCnt: NO_FIGURES,
  avgUserOrderCnt: NO_FIGURES,
  avgUserTalkTime: NO_FIGURES,
}

export const sampleDictionary: DataOf<typeof projectLog.logDictionary> = [
  { key: 'contractor', name: 'Contractor', type: 'text' },
  { key: 'manpowerDemand', name: 'Demand', type: 'text' },
  { key: 'confirmedManpower', name: 'Confirmed manpower', type: 'text' },
  { key: 'attachments', name: 'Attachments', type: 'urlList' },
]

const entry: projectLog.ProjectLogEntry = {
  id: 104,
  kind: 'staffing.change',
  createTime: Date.UTC(2026, 10, 20, 8, 8) / 1000 - DAY,
  typeName: 'Confirmed manpower',
  createByName: 'Lin Yue',
  createByCompany: 'Harbour Voice Services',
  after: JSON.stringify({ contractor: 'Harbour Voice Services', confirmedManpower: 84, internal: 1 }),
  before: JSON.stringify({ confirmedManpower: 72 }),
}

/** The latest first. */
export const sampleEntries: projectLog.ProjectLogEntry[] = [
  entry,
  {
    ...entry,
    id: 103,
    kind: 'project.addManpower',
    createTime: Date.UTC(2026, 10, 19, 1, 40) / 1000,
    typeName: 'Raised manpower',
    createByName: 'Shen Qiao',
    createByCompany: 'Orchid Contact Ltd',
    after: JSON.stringify({ manpowerDemand: 240 }),
    before: JSON.stringify({ manpowerDemand: 200 }),
  },
  {
    ...entry,
    id: 102,
    kind: 'application.submit',
    createTime: Date.UTC(2026, 10, 18, 2, 5) / 1000,
    typeName: 'Applied',
    after: JSON.stringify({ attachments: [{ name: 'Offer.pdf', url: '/api/tenant/project/files/signed' }] }),
    before: null,
  },
  {
    ...entry,
    id: 101,
    kind: 'project.create',
    createTime: Date.UTC(2026, 10, 2, 1, 15) / 1000,
    typeName: 'Created project',
    after: 'written before there was JSON',
    before: null,
  },
]
