import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit, hasCall } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs/requirements')

/** A row of the catalogues' tables of calls: `| AREA | METHOD | path | …`, where † marks what the documents leave open. */
const ROW = /^\| [^|]+ \| (GET|POST|PUT|DELETE)†? \| `?(\/[^ |`†]+)/gm

const inCatalogues = new Set(
  readdirSync(folder)
    .filter((name) => name.startsWith('requirements-'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(ROW)])
    .map(([, method, path = '']) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
)

/** Rows that no call of the contract has: R2 has another call for them, and the registry is a file. */
const ROWS_WITHOUT_CALL = [
  'GET /console/sub-apps.json',
  'GET /api/dolphin-ai/stat/summary/project',
  'GET /api/dolphin-ai/stat/twin/seats',
  'POST /system/quality/data/record/getViolationRecordList',
  'POST /system/quality/data/record/exportViolationRecord',
]

test('the documented calls are those of the catalogues', () => {
  const documented = CALLS.filter((call) => call.documented).map(({ method, path }) => `${method} ${path}`)
  expect(documented.length).toBeGreaterThan(120)
  expect(documented.toSorted()).toEqual(
    [...inCatalogues].filter((row) => !ROWS_WITHOUT_CALL.includes(row)).toSorted(),
  )
})

test('each platform has what is documented, and of ours what its capabilities name', () => {
  expect(hasCall([], audit.query)).toBe(true)
  expect(hasCall([], audit.detail)).toBe(false)
  expect(hasCall(['session', 'exports'], audit.detail)).toBe(false)
  expect(hasCall(['audit'], audit.detail)).toBe(true)
})
