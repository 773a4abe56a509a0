import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { monitorSearch } from './monitor/monitor-search.ts'
import { statSearch } from './page-query/use-stat-query.ts'
import { billSearch } from './pages/bill/bill-search.ts'
import { editHistoryList } from './pages/edit-history/edit-history.search.tsx'
import { offlineList } from './pages/offline-data/offline-data.search.ts'
import { personSearch } from './pages/person/person.search.ts'
import { recordList } from './pages/records/record-list.search.ts'
import { summarySearch } from './pages/summary/summary-query.ts'
import { trackingList } from './pages/tracking/tracking.search.tsx'
import { projectSearch } from './project/use-project-query.ts'

const RECORDS = '/console/quality/record'
const BILL = '/console/statistic/bill'
const EDITS = '/console/statistic/edit-history'
const TRACKING = '/console/statistic/track'
const OFFLINE = '/console/statistic/offline-data'
const PERSON = '/console/statistic/monitor/person'
const SUMMARY = '/console/statistic/summary'
const MONITORING = ['/console/monitorHome', '/console/statistic/monitor', '/console/statistic/plan']

const PROJECTS = ['user', 'perf', 'action'].map((page) => `/console/statistic/project/${page}`)

const routes = manifest.routes.filter((route) => 'views' in route)

function viewsOf(path: string) {
  const route = routes.find((one) => one.path === path)
  if (route === undefined) throw new Error(`There is no ${path}.`)
  return route.views
}

test('saved views have the query and the order of every page of statistics, and know its days', () => {
  const others = [RECORDS, EDITS, PERSON, SUMMARY, BILL, TRACKING, OFFLINE, ...MONITORING, ...PROJECTS]
  const pages = routes.filter(({ path }) => !others.includes(path))
  for (const { views } of pages) {
    expect(savedParameters(statSearch, views)).toEqual({
      names: [
        'business',
        'organisation',
        'orgId',
        'from',
        'to',
        'detail',
        'person',
        'tab',
        'sort',
        'seatSort',
        'labels',
        'rankLabel',
        'evaluated',
        'ranks',
      ],
      days: ['from', 'to'],
    })
  }
  expect(pages).toHaveLength(11)
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

test('saved views of the pages of projects have the contractor and the days', () => {
  for (const path of PROJECTS) {
    expect(savedParameters(projectSearch, viewsOf(path))).toEqual({
      names: ['project', 'contractor', 'from', 'to'],
      days: ['from', 'to'],
    })
  }
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
  expect(savedParameters(personSearch, viewsOf(PERSON))).toEqual({
    names: ['userId', 'userName', 'stdate', 'enddate', 'bizTypeId', 'orgId', 'compare'],
    days: ['stdate', 'enddate'],
  })
})

test('saved views of the bill have business, organisation and month, but neither page nor open row', () => {
  expect(savedParameters(billSearch, viewsOf(BILL))).toEqual({
    names: ['business', 'organisation', 'month'],
    days: [],
  })
})

test('saved views of tracking records and of offline data have the query, but not what is opened of it', () => {
  expect(savedParameters(trackingList.shape, viewsOf(TRACKING))).toEqual({
    names: ['business', 'from', 'to', 'metric'],
    days: ['from', 'to'],
  })
  expect(savedParameters(offlineList.shape, viewsOf(OFFLINE))).toEqual({
    names: ['business', 'month', 'size'],
    days: [],
  })
})
