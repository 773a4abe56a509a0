import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { labelList } from './pages/label-config/label-config.search.ts'
import { paths } from './paths.ts'

test('the labels are at /console/label/config, whatever the older table of routes says [LABEL-001]', () => {
  expect(paths.labelConfig).toBe('/console/label/config')
  expect(manifest.routes.map(({ path }) => path)).toEqual([paths.labelConfig])
})

test('saved views have the filters and the order of the list without what is open', () => {
  expect(savedParameters(labelList.shape, manifest.routes[0].views)).toEqual({
    names: ['search', 'bizTypeId', 'productId', 'state', 'order', 'size'],
    days: [],
  })
})
