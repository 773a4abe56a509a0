import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { statSearch } from './frame/use-stat-query.ts'
import { manifest } from './manifest.ts'
import { monitorSearch } from './monitor/monitor-search.ts'
import { summarySearch } from './pages/summary/summary-query.ts'
import { editHistoryList } from './pages/edit-history/edit-history.search.ts'
import { recordList } from './pages/records/record-list.search.ts'

const RECORDS = '/console/quality/record'
const EDITS = '/console/statistic/edit-history'
const SUMMARY = '/console/statistic/summary'
const MONITORING = ['/console/monitorHome', '/console/statistic/monitor', '/console/statistic/plan']

const routes = manifest.routes.filter((route) => 'views' in route)

function viewsOf(path: string) {
  const route = routes.find((one) => one.path === path)
  if (route === undefined) throw new Error(`There is no ${path}.`)
  return route.views
}

test('saved views have the query and the order of every page of statistics, and know its days', () => {
  const others = [RECORDS, EDITS, SUMMARY, ...MONITORING]
  const pages = routes.filter(({ path }) => !others.includes(path))
  for (const { views } of pages) {
    expect(savedParameters(statSearch, views)).toEqual({
      names: ['business', 'organisation', 'from', 'to', 'detail', 'person', 'sort', 'seatSort'],
      days: views.days,
    })
  }
  expect(pages).toHaveLength(7)
})

test('saved views of the summary report have its query with the workplace, and know its days', () => {
  expect(savedParameters(summarySearch, viewsOf(SUMMARY))).toEqual({
    names: ['business', 'workplace', 'from', 'to'],
    days: ['from', 'to'],
  })
})

test('saved views of violation records have all filters and the order, but not the page', () => {
  const saved = savedParameters(recordList.shape, viewsOf(RECORDS))
  expect(saved.names).toEqual(Object.keys(recordList.shape).filter((name) => name !== 'page'))
  expect(saved.days).toEqual(['beginDay', 'endDay'])
})

test('saved views of monitoring have the query and its days, but not the page of people', () => {
  for (const path of MONITORING) {
    expect(savedParameters(monitorSearch, viewsOf(path))).toEqual({
      names: ['bizId', 'orgId', 'userId', 'beginAt', 'endAt', 'withShifts', 'lateOrAbsent'],
      days: ['beginAt', 'endAt'],
    })
  }
  expect(savedParameters(editHistoryList.shape, viewsOf(EDITS))).toEqual({
    names: ['accountId', 'editorId', 'beginDay', 'endDay'],
    days: ['beginDay', 'endDay'],
  })
})
