import type { documents } from '@console/contracts'
import { expect, test } from 'vitest'
import { findViewPage } from './view-page.ts'

const entry: documents.RegistryEntry = {
  module: 'audit',
  entry: '/console/assets/audit/1/manifest.json',
  routerBase: ['/console/msgcenter'],
  data: [
    { path: '/console/msgcenter/audit', component: 'AuditLogPage', views: { days: ['begin'], leftOut: [] } },
    { path: '/console/msgcenter/history', component: 'HistoryPage' },
  ],
  defaultRegister: true,
  enabled: true,
}

test('pages of sub-apps have views where their manifest says so, while framed and shell pages have none', () => {
  const audit = { kind: 'subApp', entry, component: 'AuditLogPage' } as const
  const page = { path: '/console/msgcenter/audit', days: ['begin'], leftOut: [] }
  expect(findViewPage(audit, '/console/msgcenter/audit/')).toEqual(page)
  expect(findViewPage({ ...audit, component: 'HistoryPage' }, '/console/msgcenter/history')).toBeNull()
  expect(findViewPage({ kind: 'shellPage', page: 'FramePage' }, '/console/msgcenter/audit')).toBeNull()
  expect(findViewPage({ kind: 'notFound' }, '/console/msgcenter/audit')).toBeNull()
})
