import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONG } from './longest-first.ts'

test('the files that begin a run are there', () => {
  expect(LONG.length).toBeGreaterThan(15)
  expect(LONG.filter((file) => !existsSync(join(import.meta.dirname, '../../..', file)))).toEqual([])
})
