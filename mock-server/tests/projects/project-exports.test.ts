import { exports, METRIC, projectStat, stat, type Metric } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zonedDay } from '../../src/platform/time/zoned-time.ts'
import type { Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { startOutsourcedFixture, type OutsourcedFixture } from '../support/outsourced-fixture.ts'
import { shownDuration, shownPercent } from '../support/shown.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const ZONE = 'Asia/Shanghai'

let fixture: OutsourcedFixture
let owner: Person
let provider: Person
let bizTypeId: number
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  ;({ owner, provider } = fixture)
  bizTypeId = fixture.businesses.current
})
afterAll(() => fixture.demo.stop())

type Filter = { type: string; bizTypeId?: number; projectId?: number }
const tableOf = (person: Person, filter: Filter, language: 'en' | 'zh' = 'en') =>
  exportedRows(fixture.demo, person, {
    call: stat.exportTable,
    filter: { ...WEEK, bizTypeId, ...filter },
    language,
  })

async function workersOf(person: Person, query: { projectId?: number } = {}): Promise<string[][]> {
  const { data } = await person.send(projectStat.workers, {
    query: { ...WEEK, bizTypeId, ...query, pageSize: 100 },
  })
  expect(data.totalCnt).toBe(data.records.length)
  return data.records.map((row) => [
    row.name,
    String(row.userId),
    row.orgName,
    // A number that begins with a plus would be a formula to a spreadsheet.
    (row.phone ?? '').replace(/^\+/, "'+"),
    row.onlineStatus === 'online' ? 'Online' : 'Offline',
    (Math.round(row.totalOnlineDuration / 36) / 100).toFixed(2),
  ])
}

test('the export of the workers of a business has the rows of their list, for owner and provider [RPT-022]', async () => {
  const [heads, ...rows] = await tableOf(owner, { type: 'projectUser' })
  expect(heads).toEqual(['User', 'Account ID', 'Organisation', 'Phone', 'Status', 'Online, hours'])
  expect(rows).toEqual(await workersOf(owner))
  expect(rows.length).toBeGreaterThan(3)
  expect((await tableOf(provider, { type: 'projectUser' })).slice(1)).toEqual(await workersOf(provider))
  const [chinese] = await tableOf(owner, { type: 'projectUser' }, 'zh')
  expect(chinese?.slice(4)).toEqual(['状态', '在线时长（小时）'])
})

async function seriesOf(
  person: Person,
  { metric, shown }: { metric: Metric; shown: (value: number) => string },
): Promise<[string, string][]> {
  const { data } = await person.send(projectStat.detail, { query: { ...WEEK, bizTypeId, metric } })
  return data.current.map(({ time, value }) => [zonedDay(time, ZONE), shown(value)])
}

test.each([
  [
    'projectPerformance',
    [
      [METRIC.calls, String],
      [METRIC.answers, String],
      [METRIC.answerRate, shownPercent],
      [METRIC.validCalls, String],
      [METRIC.talkConversionRate, shownPercent],
      [METRIC.quotes, String],
      [METRIC.saleConversionRate, shownPercent],
      [METRIC.orders, String],
      [METRIC.orderConversionRate, shownPercent],
      [METRIC.talkTime, shownDuration],
    ],
  ],
  [
    'projectAction',
    [
      [METRIC.violationsSerious, String],
      [METRIC.violationsMedium, String],
      [METRIC.violationsLight, String],
      [METRIC.violationsTip, String],
      [METRIC.recommended, String],
    ],
  ],
] as const)(
  'the export %s has a row a day with the figures of the series [RPT-019]',
  async (type, metrics) => {
    for (const person of [owner, provider]) {
      const rows = (await tableOf(person, { type })).slice(1)
      expect(rows).toHaveLength(7)
      for (const [column, [metric, shown]] of metrics.entries())
        expect(rows.map((row) => [row[0], row[column + 1]])).toEqual(
          await seriesOf(person, { metric, shown }),
        )
    }
  },
)

test('the file of work in another zone has the days of that zone and names it, like the tray', async () => {
  const filter = { type: 'projectPerformance', bizTypeId: fixture.london.current }
  const [heads, ...rows] = await tableOf(owner, filter)
  expect(heads?.[0]).toBe('Day (Europe/London)')
  expect(rows.map(([day]) => day)).toEqual([14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`))
  const { jobs } = (await owner.send(exports.list)).data
  expect(jobs[0]?.timezone).toBe('Europe/London')
})

test('an export of others’ work answers like the list, and a missing or needless parameter is refused', async () => {
  const types = ['projectUser', 'projectPerformance', 'projectAction'] as const
  const stranger = await fixture.demo.as('individual')
  for (const type of types) {
    const free = { ...WEEK, type, bizTypeId: fixture.businesses.free }
    expect((await owner.send(stat.exportTable, { query: free })).status).toBe(404)
    const own = { ...WEEK, type, bizTypeId }
    const list = await stranger.send(projectStat.workers, { query: { ...WEEK, bizTypeId } })
    expect((await stranger.send(stat.exportTable, { query: own })).status).toBe(list.status)
    const without = await owner.send(stat.exportTable, { query: { ...WEEK, type } })
    expect([without.status, Object.keys(without.fields ?? {})]).toEqual([400, ['bizTypeId']])
  }
  const query = { ...WEEK, type: 'user', projectId: 1 } as const
  const misplaced = await owner.send(stat.exportTable, { query })
  expect([misplaced.status, Object.keys(misplaced.fields ?? {})]).toEqual([400, ['projectId']])
})
