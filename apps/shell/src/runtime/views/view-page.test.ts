import type { documents } from '@console/contracts'
import { expect, test } from 'vitest'
import { isSameSearch, querySearch, viewPageOf } from './view-page.ts'

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

test('pages of sub-apps have views where their manifest says so; framed pages and those of the shell have none', () => {
  const audit = { kind: 'subApp', entry, component: 'AuditLogPage' } as const
  const page = { path: '/console/msgcenter/audit', days: ['begin'], leftOut: [] }
  expect(viewPageOf(audit, '/console/msgcenter/audit/')).toEqual(page)
  expect(viewPageOf(audit, '/console/%E4%B8%AD')).toBeNull()
  expect(viewPageOf({ ...audit, component: 'HistoryPage' }, '/console/msgcenter/history')).toBeNull()
  expect(viewPageOf({ kind: 'shellPage', page: 'FramePage' }, '/console/msgcenter/audit')).toBeNull()
  expect(viewPageOf({ kind: 'notFound' }, '/console/msgcenter/audit')).toBeNull()
})

test('a view has the query without what is open, empty values, and parameters of the shell and of messages', () => {
  const page = { leftOut: ['page', 'record'] }
  const search = '?module=role&page=3&record=7&opType=&lang=zh&dev&msgId=9&userName=Lin&begin=2026-03-02'
  expect(querySearch(search, page)).toBe('?module=role&begin=2026-03-02')
  expect(querySearch('?page=3&lang=zh', page)).toBe('')
  expect(querySearch('?text=a%20b%2B', page)).toBe('?text=a+b%2B')
})

test('queries are the same in whatever order', () => {
  expect(isSameSearch('?a=1&b=2', '?b=2&a=1')).toBe(true)
  expect(isSameSearch('?a[]=1&a[]=2', '?a%5B%5D=2&a%5B%5D=1')).toBe(true)
  expect(isSameSearch('?a=1', '?a=1&b=2')).toBe(false)
  expect(isSameSearch('', '?a=1')).toBe(false)
})
