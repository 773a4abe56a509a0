import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { statSearch } from './frame/use-stat-query.ts'
import { manifest } from './manifest.ts'
import { recordList } from './pages/records/record-list.search.ts'

const routesOf = (isRecords: boolean) =>
  manifest.routes.flatMap((route) =>
    'views' in route && (route.path === '/console/quality/record') === isRecords ? route : [],
  )

test('saved views have the query and the order of every page of statistics, and know its days', () => {
  const pages = routesOf(false)
  for (const { views } of pages) {
    expect(savedParameters(statSearch, views)).toEqual({
      names: ['business', 'organisation', 'from', 'to', 'detail', 'person', 'sort', 'seatSort'],
      days: views.days,
    })
  }
  expect(pages).toHaveLength(7)
})

test('saved views of violation records have all filters and the order, but not the page', () => {
  const [page] = routesOf(true)
  if (page === undefined) throw new Error('The records have no page.')
  const saved = savedParameters(recordList.shape, page.views)
  expect(saved.names).toEqual(Object.keys(recordList.shape).filter((name) => name !== 'page'))
  expect(saved.days).toEqual(['beginDay', 'endDay'])
})
