import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { statSearch } from './frame/use-stat-query.ts'
import { manifest } from './manifest.ts'

test('saved views have the query of every page of statistics, and know its days', () => {
  for (const { views } of manifest.routes) {
    expect(savedParameters(statSearch, views)).toEqual({
      names: ['business', 'organisation', 'from', 'to'],
      days: views.days,
    })
  }
  expect(manifest.routes).toHaveLength(7)
})
