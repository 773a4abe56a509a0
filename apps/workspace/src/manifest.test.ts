import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { wallSearch } from './pages/wall/wall.search.ts'

test('a saved view of the wall has how it is shown, without whom is searched for', () => {
  const [{ views }] = manifest.routes
  expect(savedParameters(wallSearch, views)).toEqual({
    names: ['filter', 'sort', 'online', 'view'],
    days: [],
  })
})
