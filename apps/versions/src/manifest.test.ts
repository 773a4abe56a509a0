import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { paths } from './paths.ts'

test('the versions are at /console/version [VER-001]', () => {
  expect(paths.version).toBe('/console/version')
  expect(manifest.routes.map(({ path }) => path)).toEqual([paths.version])
})
