import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { paths } from './paths.ts'

test('the labels are at /console/label/config, whatever the older table of routes says [LABEL-001]', () => {
  expect(paths.labelConfig).toBe('/console/label/config')
  expect(manifest.routes.map(({ path }) => path)).toEqual([paths.labelConfig])
})
