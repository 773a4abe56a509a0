import type { DataOf, subApp } from '@console/contracts'

/** 2026-11-20 14:00 in Shanghai. */
const AT = 1_795_154_400

export const samplePlace: subApp.Place = {
  path: '',
  component: 'App',
  name: { en: 'Customers', zh: '客户' },
  group: null,
  icon: 'appstore',
  order: 100,
}

export const sampleSlots: subApp.Slots = {
  script: 'slots.js',
  contributions: [
    { id: 'age', name: { en: 'Age', zh: '年龄' }, kind: 'column', target: 'person', widthPx: 90 },
    {
      id: 'grade',
      name: { en: 'Grade', zh: '等级' },
      kind: 'formField',
      target: 'person',
      input: 'select',
      options: [{ value: 'a', name: { en: 'First', zh: '一级' } }],
    },
    { id: 'map', name: { en: 'Map', zh: '地图' }, kind: 'homeCard', home: 'projects' },
  ],
}

export const sampleVersion: subApp.AppVersion = {
  id: 71,
  number: 2,
  state: 'ready',
  problem: null,
  source: { kind: 'html', url: 'https://crm.partner.example/index.html' },
  files: 14,
  bytes: 1_572_864,
  permissions: {
    calls: ['user.info', 'crm.customers'],
    pages: ['session.list'],
    backEnds: [{ name: 'crm', origin: 'https://crm.partner.example' }],
    fields: { person: ['name', 'organization'], session: ['startedAt'] },
    topics: ['seatStatus'],
    slots: ['column.person', 'formField.person', 'homeCard.projects'],
  },
  places: [samplePlace],
  slots: sampleSlots,
  createdAt: AT,
  createdBy: 'Mara Lindt',
}

/** A partner's app that waits for consent to its second version. */
export const sampleApp: subApp.AppRow = {
  id: 7,
  module: 'crm',
  name: { en: 'Partner CRM', zh: '合作方客户管理' },
  trust: 'partner',
  ownerContact: 'crm-team@partner.example',
  ownerCompany: null,
  isOwned: false,
  isEnabled: true,
  current: sampleVersion,
  decision: {
    isOff: false,
    consentedVersionId: 70,
    consentedTo: {
      calls: ['user.info'],
      pages: [],
      backEnds: [],
      fields: { person: ['name'] },
      topics: [],
      slots: ['column.person'],
    },
    roleIds: null,
  },
  needsConsent: true,
  revision: 1,
}

const noDecision: subApp.AppRow['decision'] = {
  isOff: false,
  consentedVersionId: null,
  consentedTo: null,
  roleIds: null,
}

const built = {
  trust: 'own',
  ownerContact: '',
  ownerCompany: null,
  isOwned: false,
  isEnabled: true,
  current: null,
  decision: noDecision,
  needsConsent: false,
  revision: 1,
} as const

export const sampleApps: subApp.AppRow[] = [
  { ...built, id: 1, module: 'labels', name: { en: 'Labels', zh: '标签' } },
  { ...built, id: 2, module: 'system', name: { en: 'Accounts', zh: '账号' } },
  sampleApp,
  {
    ...sampleApp,
    id: 8,
    module: 'survey',
    name: { en: 'Surveys', zh: '问卷' },
    trust: 'isolated',
    ownerContact: 'surveys@partner.example',
    decision: { ...noDecision, isOff: true, consentedVersionId: 71, consentedTo: sampleVersion.permissions },
    needsConsent: false,
  },
]

export const sampleCatalogue: DataOf<typeof subApp.catalogue> = {
  calls: [
    { id: 'crm.customers', name: { en: 'List customers', zh: '查看客户' } },
    { id: 'user.info', name: { en: 'Read who is signed in', zh: '查看当前登录用户' } },
  ],
  pages: [{ id: 'session.list', name: { en: 'Sessions', zh: '会话记录' } }],
  groups: [{ id: 'session', name: { en: 'Sessions', zh: '会话' } }],
  roles: [
    { id: 3, name: 'Group master' },
    { id: 4, name: 'Seat' },
  ],
}

export const sampleSet: subApp.ReleaseSet = {
  number: 2,
  basedOn: 1,
  items: [
    { module: 'crm', name: sampleApp.name, versionId: 71, versionNumber: 2 },
    { module: 'survey', name: { en: 'Surveys', zh: '问卷' }, versionId: 80, versionNumber: 1 },
  ],
  note: 'Faster search',
  createdAt: AT,
  createdBy: 'Mara Lindt',
}

export const sampleRollout: subApp.Rollout = {
  id: 12,
  setNumber: 2,
  companyCodes: null,
  percent: 100,
  releasedAt: AT,
  releasedBy: 'Mara Lindt',
  failedVersionId: null,
}

/** The second set went to a fifth of one company, the first one to all. */
export const sampleSets: DataOf<typeof subApp.sets> = {
  sets: [
    sampleSet,
    {
      ...sampleSet,
      number: 1,
      basedOn: null,
      items: [{ module: 'crm', name: sampleApp.name, versionId: 70, versionNumber: 1 }],
      note: '',
    },
  ],
  rollouts: [
    { ...sampleRollout, companyCodes: ['harbour'], percent: 20 },
    { ...sampleRollout, id: 11, setNumber: 1 },
  ],
  companies: [
    { code: 'harbour', name: 'Harbour Mutual' },
    { code: 'maple', name: 'Maple Contact Centre' },
  ],
  releasable: [
    {
      module: 'crm',
      name: sampleApp.name,
      versions: [
        { id: 71, number: 2 },
        { id: 70, number: 1 },
      ],
    },
    { module: 'survey', name: { en: 'Surveys', zh: '问卷' }, versions: [{ id: 80, number: 1 }] },
  ],
}

/** The second version fails for four of six people. */
/** Nothing but mounts and failures. */
const figures = {
  errors: 0,
  policyReports: 0,
  longTasks: 0,
  leaks: 0,
  loadMs: null,
  mountMs: null,
  slowestMs: 0,
  calls: 0,
  refusedCalls: 0,
  backEndRequests: 0,
}

const sampleSlotHealth: subApp.SlotHealth = {
  versionId: 71,
  number: 2,
  slot: 'age',
  name: { en: 'Age', zh: '年龄' },
  place: 'column.person',
  isOff: false,
  isOffByItself: false,
  shown: 0,
  failures: 0,
  people: 0,
  failingPeople: 0,
  meanMs: null,
  slowestMs: 0,
  longTasks: 0,
  scriptBytes: 24_576,
}

export const sampleHealth: DataOf<typeof subApp.health> = {
  versions: [
    {
      versionId: 71,
      number: 2,
      people: 6,
      failingPeople: 4,
      mounts: 12,
      failures: 9,
      errors: 2,
      policyReports: 0,
      longTasks: 3,
      leaks: 0,
      loadMs: 120,
      mountMs: 30,
      slowestMs: 1800,
      calls: 24,
      refusedCalls: 1,
      backEndRequests: 6,
    },
  ],
  slots: [
    {
      ...sampleSlotHealth,
      slot: 'age',
      name: { en: 'Age', zh: '年龄' },
      place: 'column.person',
      shown: 420,
      failures: 3,
      people: 6,
      meanMs: 180,
      slowestMs: 1900,
      longTasks: 2,
    },
    {
      ...sampleSlotHealth,
      slot: 'map',
      name: { en: 'Map', zh: '地图' },
      place: 'homeCard.projects',
      isOff: true,
      isOffByItself: true,
      failures: 8,
      people: 4,
      failingPeople: 3,
    },
  ],
  hours: [
    { ...figures, versionId: 71, hour: 1_795_150_800, mounts: 9, failures: 3 },
    { ...figures, versionId: 70, hour: 1_795_150_800, mounts: 1, failures: 0 },
    { ...figures, versionId: 71, hour: 1_795_158_000, mounts: 2, failures: 6 },
  ],
  lastFailures: [{ versionId: 71, kind: 'failed', text: 'script: TypeError: x is null', at: AT }],
}
