import type { projectLog } from '@console/contracts'
import { expect, test } from 'vitest'
import { logDays } from './log-days.ts'

/** 23:59:59 and 00:00:00 of Shanghai. */
const LAST = Date.UTC(2026, 10, 19, 15, 59, 59) / 1000
const entry = (id: number, createTime: number): projectLog.ProjectLogEntry => ({
  id,
  createTime,
  kind: 'project.update',
  typeName: 'Updated',
  createByName: 'Lin Yue',
  createByCompany: 'Orchid',
  after: '{}',
  before: null,
})

test('entries are grouped by day of the company’s zone, in their order', () => {
  const entries = [entry(3, LAST + 60), entry(2, LAST + 1), entry(1, LAST)]
  expect(
    logDays(entries, 'Asia/Shanghai').map(({ day, entries: of }) => [day, of.map(({ id }) => id)]),
  ).toEqual([
    ['2026-11-20', [3, 2]],
    ['2026-11-19', [1]],
  ])
  expect(logDays(entries, 'UTC')).toHaveLength(1)
  expect(logDays([], 'UTC')).toEqual([])
})
