import { bill, type DataOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zonedDay } from '../../src/platform/time/zoned-time.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { shownDuration } from '../support/shown.ts'

let demo: Demo
let manager: Person
let businesses: number[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const found = await demo.asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', manager.tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  businesses = found.map(({ id }) => id)
  await insertAudio()
})
afterAll(() => demo.stop())

/**
 * Inserts recordings by arithmetic, from the end of September to the 20th of November; the months' first and last seconds
 * too.
 */
async function insertAudio(): Promise<void> {
  const at = (local: string) => Date.parse(`${local}+08:00`)
  const moments = [
    ...['2026-10-01T00:00:00', '2026-10-31T23:59:59', '2026-11-01T00:00:00', '2026-09-30T23:59:59'].map(at),
    ...Array.from({ length: 170 }, (_, index) => at('2026-09-28T09:00:00') + index * 27_000_000),
  ]
  await demo.asOwner((db) =>
    db
      .insertInto('offlineAudio')
      .values(
        moments.map((moment, index) => ({
          tenantId: manager.tenantId,
          audioId: `a-${index}`,
          businessTypeId: businesses[index % 3 === 0 ? 1 : 0] ?? 0,
          recordedAt: new Date(moment),
          skillSeconds: (index * 613) % 4000,
        })),
      )
      .execute(),
  )
}

type Days = DataOf<typeof bill.offlineList>['records']

/** Adds the recordings up by one plain query. */
async function expectedDays(bizTypeId: number, month: string): Promise<Days> {
  const { rows } = await demo.asOwner((db) =>
    sql<{ at: number; total: number; seconds: number }>`
      select extract(epoch from date_trunc('day', recorded_at, 'Asia/Shanghai'))::bigint as at, count(*) as total,
             sum(skill_seconds)::bigint as seconds
      from offline_audio
      where tenant_id = ${manager.tenantId} and business_type_id = ${bizTypeId}
        and to_char(recorded_at at time zone 'Asia/Shanghai', 'YYYY-MM') = ${month}
      group by 1 order by 1 desc`.execute(db),
  )
  return rows.map(({ at, total, seconds }) => ({ at, total, skill_duration: seconds }))
}

const send = async (query: QueryOf<typeof bill.offlineList>, person = manager) => {
  const answer = await person.send(bill.offlineList, { query })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}
const statOf = async (query: QueryOf<typeof bill.offlineStat>, person = manager) => {
  const answer = await person.send(bill.offlineStat, { query })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

describe('recordings of a month', () => {
  test('are counted by day, newest first, ten a page, as a plain query counts them [BILL-035, BILL-036, BILL-038]', async () => {
    for (const bizTypeId of businesses) {
      const days = await expectedDays(bizTypeId, '2026-10')
      expect(days.length).toBeGreaterThan(15)
      const query = { bizTypeId, date: '2026-10' }
      expect(await send(query)).toEqual({ records: days.slice(0, 10), total: days.length })
      expect((await send({ ...query, pageSize: 31 })).records).toEqual(days)
      expect((await send({ ...query, pageIndex: 2, pageSize: 7 })).records).toEqual(days.slice(7, 14))
    }
  })

  test('are summed over the whole month, whatever the page [BILL-033, BILL-034]', async () => {
    for (const bizTypeId of businesses) {
      for (const date of ['2026-09', '2026-10', '2026-11', '2026-12', '2025-01']) {
        const days = await expectedDays(bizTypeId, date)
        expect(await statOf({ bizTypeId, date })).toEqual({
          total: days.reduce((sum, day) => sum + day.total, 0),
          skill_duration: days.reduce((sum, day) => sum + day.skill_duration, 0),
        })
      }
    }
    const [bizTypeId = 0] = businesses
    expect((await statOf({ bizTypeId, date: '2026-10' })).total).toBeGreaterThan(50)
  })
})

test('recordings belong to a business and no organisation: leaders of seats see them as all who open pages', async () => {
  const [bizTypeId = 0] = businesses
  const query = { bizTypeId, date: '2026-10' }
  expect(await statOf(query, await demo.as('master', 'report.offline'))).toEqual(await statOf(query))
})

test('another company sees none of them, seats and strangers are refused', async () => {
  const [bizTypeId = 0] = businesses
  const query = { bizTypeId, date: '2026-10' }
  const foreign = await demo.as('provider-admin', 'report.offline')
  expect(await statOf(query, foreign)).toEqual({ total: 0, skill_duration: 0 })
  expect(await send(query, foreign)).toEqual({ records: [], total: 0 })
  const seat = await demo.as('seat-001')
  for (const call of [bill.offlineStat, bill.offlineList]) {
    expect((await seat.send(call, { query })).status).toBe(403)
    expect((await demo.nobody.send(call, { query })).status).toBe(401)
  }
})

test.each([
  { call: bill.offlineStat, query: 'bizTypeId=1', field: 'date' },
  { call: bill.offlineStat, query: 'date=2026-10', field: 'bizTypeId' },
  { call: bill.offlineStat, query: 'bizTypeId=1&date=2026-00', field: 'date' },
  { call: bill.offlineList, query: 'bizTypeId=1&date=20261001', field: 'date' },
  { call: bill.offlineList, query: 'bizTypeId=1&date=2026-10&pageIndex=0', field: 'pageIndex' },
  { call: bill.offlineList, query: 'bizTypeId=1&date=2026-10&pageSize=500', field: 'pageSize' },
])('$call.id with $query is refused at its field', async ({ call, query, field }) => {
  const { status, fields } = await manager.sendRaw(call, { query })
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]])
})

describe('the export of recordings', () => {
  test('has the days of the list, in the language requested [BILL-036, BILL-039, BILL-Q15]', async () => {
    const filter = { bizTypeId: businesses[0] ?? 0, date: '2026-10' }
    const [heads, ...rows] = await exportedRows(demo, manager, { call: bill.exportOffline, filter })
    const { records, total } = await send({ ...filter, pageSize: 100 })
    expect(heads).toEqual(['Date (Asia/Shanghai)', 'Recordings', 'Skill duration'])
    expect(rows).toEqual(
      records.map((row) => [
        zonedDay(row.at, 'Asia/Shanghai'),
        String(row.total),
        shownDuration(row.skill_duration),
      ]),
    )
    expect(rows).toHaveLength(total)
    expect(rows.length).toBeGreaterThan(20)
    const other = { bizTypeId: businesses[1] ?? 0, date: '2026-11' }
    const chinese = await exportedRows(demo, manager, {
      call: bill.exportOffline,
      filter: other,
      language: 'zh',
    })
    expect(chinese[0]).toEqual(['日期 (Asia/Shanghai)', '录音数', '技能时长'])
    expect(chinese.length - 1).toBe((await send(other)).total)
  })

  test('is refused to a seat, and has nothing of another company', async () => {
    const query = { bizTypeId: businesses[0] ?? 0, date: '2026-10' }
    const seat = await demo.as('seat-001')
    expect((await seat.send(bill.exportOffline, { query })).status).toBe(403)
    const foreign = await demo.as('provider-admin', 'report.offline')
    expect(await exportedRows(demo, foreign, { call: bill.exportOffline, filter: query })).toHaveLength(1)
  })
})
