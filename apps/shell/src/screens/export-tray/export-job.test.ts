import type { exports } from '@console/contracts'
import { expect, test } from 'vitest'
import { filterCount, isUnfinished, justFinished, percentDone } from './export-job.ts'

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

test('a finished export is reported once, a cancelled one not at all', () => {
  const queued = { ...job, id: 2, state: 'queued' as const }
  const ended = [
    { ...job, state: 'done' as const },
    { ...queued, state: 'cancelled' as const },
  ]
  expect([job, queued].every(isUnfinished)).toBe(true)
  expect(justFinished([job, queued], ended).map(({ id }) => id)).toEqual([1])
  expect(justFinished(ended, ended)).toEqual([])
})
