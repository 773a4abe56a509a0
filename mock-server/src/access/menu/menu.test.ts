import { expect, test } from 'vitest'
import { everyMenuId, menu, menuIdsFor } from './menu.ts'

const pages = menu.flatMap((group) => [...group.pages, ...group.sections.flatMap((section) => section.pages)])
const native = new Set(pages.filter(({ link }) => link === null).map(({ path }) => path))
const framed = new Map(pages.filter(({ link }) => link !== null).map(({ path, link }) => [path, link]))

/** Addresses of pages that came after the specification; `pnpm new page` adds to them. */
const laterPages: readonly string[] = ['/app-tenant-system/system/apps']

const wordsOf = (text: string) => text.trim().split(/\s+/)

test('the table holds the twenty groups of the console, in their order [SHELL-044]', () => {
  expect(menu.map(({ name }) => name.en)).toEqual([
    'Home',
    'Workspace',
    'Monitor',
    'Statistics',
    'Accounts',
    'Settings',
    'Sessions',
    'Digital twin',
    'Knowledge',
    'Quality',
    'Annotation',
    'Labels',
    'CRM',
    'Voiceprint',
    'Project data',
    'Projects',
    'Logs',
    'Reports',
    'Realtime QA',
    'Versions',
  ])
})

test('the table holds every native page that the specification names, later ones and no other [SHELL-039..043, SHELL-049, FRAME3-001]', () => {
  const statistic = wordsOf(`
    voice-analytics overview user sales violation label recommend twin dataset track bill project/user project/perf
    project/action summary monitor monitor/person plan offline-data team edit-history
  `).map((page) => `/console/statistic/${page}`)
  const console = wordsOf(`
    home monitorHome overview workspace functional-config settings/company settings/auth database/statistic label/config
    voiceprint/config voiceprint/corpusCategory voiceprint/corpus voiceprint/record quality/record
    msgcenter/quality-rules msgcenter/audit version project/index project/sp project/sp-accepted project/:id
    project/:projectId/assign/:bizId project/monitor project/sp-detail/:id
  `).map((page) => `/console/${page}`)
  const system = ['organization', 'role', 'user', 'users', 'businessManage', 'tenant'].map(
    (page) => `/app-tenant-system/system/${page}`,
  )
  expect([...native].sort()).toEqual([...statistic, ...console, ...system, ...laterPages].sort())
})

test('the table holds every embedded page, spelled as the specification spells it [PROJ-033]', () => {
  const groups: Record<string, string> = {
    monitor: 'view plan setting salary',
    duplicate: 'dialog_setting session digital_twin_session',
    statistic: 'answer-task score/history',
    knowledge: 'process docment question recommend_setting answer review product feedback analyze',
    quality: 'rule intention socre inspection robot',
    annotation: 'config work statistic',
    session: 'session case validate offline',
    database: 'scene prompt score/setting',
    crm: 'list',
    system: 'subscription',
    'user-manage': 'statistic qa-manager',
    project: 'session',
    data: 'session',
  }
  const expected = Object.entries(groups).flatMap(([group, names]) =>
    wordsOf(names).map((name) => `/console/${group}/${name}`),
  )
  expect([...framed.keys()].sort()).toEqual(expected.sort())
  expect(framed.get('/console/monitor/setting')).toBe(
    '/assistant-console/embed/monitor/setting?token={token}',
  )
  expect(framed.get('/console/project/session')).toBe(
    '/assistant-console/embed/project/session?token={token}',
  )
  expect(framed.get('/console/session/session')).toBe(
    '/assistant-console/embed/session/session?token={token}&business_type_id={businessTypeId}',
  )
})

test('anyone who may see a page gets the ids of its parents with it', () => {
  expect(menuIdsFor(({ id }) => id === 'msgcenter.audit')).toEqual([
    'msgcenter',
    'msgcenter.logs',
    'msgcenter.audit',
  ])
})

test('every id of the table is in the list once', () => {
  const parents = menu.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)])
  expect([...everyMenuId].sort()).toEqual([...parents, ...pages.map(({ id }) => id)].sort())
  expect(new Set(everyMenuId).size).toBe(everyMenuId.length)
})
