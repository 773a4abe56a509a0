import type { exports } from '@console/contracts'
import { expect, test } from 'vitest'
import { filterCount, justEnded, getExportNameId, percentDone } from './export-job.ts'
import { isUnfinished } from './is-unfinished.ts'

const job: exports.ExportJob = {
  id: 1,
  request: { kind: 'audit', filter: { module: 'user', opAtBegin: 1 }, format: 'xlsx' },
  state: 'running',
  rowsDone: 62_400,
  rowsTotal: 100_000,
  reason: null,
  timezone: 'Asia/Shanghai',
  createdAt: 1,
  finishedAt: null,
  fileURL: null,
  fileName: null,
}

test('progress is a whole percentage of the rows, and unknown without a total', () => {
  expect(percentDone(job)).toBe(62)
  expect(percentDone({ ...job, rowsDone: 100_001 })).toBe(100)
  expect(percentDone({ ...job, rowsTotal: null })).toBeNull()
  expect(percentDone({ ...job, rowsTotal: 0 })).toBeNull()
})

test('filters are counted', () => {
  expect(filterCount(job)).toBe(2)
  expect(filterCount({ ...job, request: { kind: 'audit', filter: {}, format: 'xlsx' } })).toBe(0)
})

test('what narrows nothing is no filter: any status, nothing chosen, the table that is exported', () => {
  const format = 'xlsx'
  const days = { beginDay: '20261101', endDay: '20261130' }
  expect(filterCount({ request: { kind: 'voiceChecks', filter: { status: -1 }, format } })).toBe(0)
  expect(filterCount({ request: { kind: 'voiceChecks', filter: { status: 0 }, format } })).toBe(1)
  expect(filterCount({ request: { kind: 'people', filter: { orgId: null, status: null }, format } })).toBe(0)
  expect(filterCount({ request: { kind: 'statTable', filter: { ...days, type: 'user' }, format } })).toBe(2)
  const violations = { bizTypeId: 1, beginTime: 1, idmDataSource: -1, anaphoraStatus: -1 } as const
  expect(filterCount({ request: { kind: 'violations', filter: violations, format } })).toBe(2)
  expect(
    filterCount({ request: { kind: 'violations', filter: { ...violations, review: -1 }, format } }),
  ).toBe(3)
})

test('a table of statistics is named by its page, anything else by its kind', () => {
  const filter = { beginDay: '20261101', endDay: '20261130', type: 'label' } as const
  expect(getExportNameId({ request: { kind: 'statTable', filter, format: 'xlsx' } })).toBe(
    'exports.table.label',
  )
  expect(getExportNameId(job)).toBe('exports.kind.audit')
})

test('an export that ended is reported once, one that was never seen running where it is awaited', () => {
  const queued = { ...job, id: 2, state: 'queued' as const }
  const ended = [
    { ...job, state: 'done' as const },
    { ...queued, state: 'cancelled' as const },
    { ...job, id: 3, state: 'failed' as const },
  ]
  const isAwaited = ({ id }: exports.ExportJob) => id === 3
  expect([job, queued].every(isUnfinished)).toBe(true)
  expect(justEnded([job, queued], ended, () => false).map(({ id }) => id)).toEqual([1, 2])
  expect(justEnded([], [job, queued, ...ended], isAwaited).map(({ id }) => id)).toEqual([3])
  expect(justEnded(ended, ended, () => false)).toEqual([])
})
