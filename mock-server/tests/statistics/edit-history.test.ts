import { monitor, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zonedTime } from '../../src/platform/time/zoned-time.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'

const DAY = { beginDay: '2026-11-20', endDay: '2026-11-20' }
const WEEK = { beginDay: '2026-11-15', endDay: '2026-11-21' }
const EDITS = 40

type Seat = { id: number; account: string; orgId: number }

let demo: Demo
let manager: Person
let seats: Seat[]
let creators: { id: number; name: string }[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  const { tenantId } = manager
  seats = await plain<Seat>(sql`
    select id, username as account, org_id as "orgId" from app_user
    where tenant_id = ${tenantId} and type in ('TSR', 'TeamTSR') order by id`)
  creators = await plain(sql`
    select id, name from app_user where tenant_id = ${tenantId} and type = 'TeamAdmin' order by id limit 2`)
  await demo.asOwner(async (db) => {
    for (let edit = 0; edit < EDITS; edit += 1)
      await db.insertInto('statusEdit').values(editOf(edit)).execute()
  })
})
afterAll(() => demo.stop())

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
}

const SPAN = { start: '2026-11-14T01:00:00.000Z', end: '2026-11-14T01:30:00.000Z' }
const SECONDS = { startTime: 1_794_618_000, endTime: 1_794_619_800 }

/** Builds one edit for every four hours, the later ones first; a third of the edits are of nothing, a third of two spans. */
function editOf(edit: number) {
  const old = { ...SPAN, evt: 7, subEvt: 'idle' }
  return {
    tenantId: manager.tenantId,
    userId: seats[(edit * 11) % seats.length]?.id ?? 0,
    creatorId: creators[edit % 2]?.id ?? 0,
    businessTypeId: 1,
    oldSpans: JSON.stringify([[], [old], [old, { ...old, evt: 1, subEvt: null }]][edit % 3]),
    newSpan: JSON.stringify({ ...SPAN, evt: 4, subEvt: 'meeting' }),
    reason: `Reason ${edit}`,
    createdAt: new Date(Date.parse('2026-11-21T08:30:00Z') - edit * 4 * 3_600_000),
  }
}

type Query = Parameters<typeof manager.send<typeof monitor.editHistory>>[1]
async function historyOf(
  query: NonNullable<NonNullable<Query>['query']>,
  person = manager,
): Promise<DataOf<typeof monitor.editHistory>> {
  const answer = await person.send(monitor.editHistory, { query })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

const expectedReasons = async (condition: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await plain<{ reason: string }>(sql`
    select reason from status_edit where tenant_id = ${manager.tenantId} and ${condition} order by created_at desc`)
  return rows.map(({ reason }) => reason)
}

describe('the edit history', () => {
  test('comes newest first, ten a page, with how many there are [PLAN-041, PLAN-045, DSET-041]', async () => {
    const pages = await Promise.all([1, 2, 5].map((pageIndex) => historyOf({ ...WEEK, pageIndex })))
    const all = await expectedReasons(sql`created_at >= '2026-11-14 16:00+00'`)
    expect(pages.map(({ items }) => items.map(({ reason }) => reason))).toEqual([
      all.slice(0, 10),
      all.slice(10, 20),
      all.slice(40, 50),
    ])
    expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length])
    expect(all.length).toBeGreaterThan(35)
  })

  test('says who changed whose status, why, from what and to what [PLAN-046, PLAN-047, DSET-044, DSET-045, DSET-047]', async () => {
    const { items } = await historyOf(WEEK)
    const idle = { ...SECONDS, evt: 7, subEvt: 'idle' }
    expect(items[0]).toEqual({
      id: items[0]?.id,
      createdAt: Date.parse('2026-11-21T08:30:00Z') / 1000,
      userAccount: seats[0]?.account,
      creatorName: creators[0]?.name,
      reason: 'Reason 0',
      oldEvt: [],
      newEvt: { ...SECONDS, evt: 4, subEvt: 'meeting' },
    })
    expect(items.slice(1, 3).map(({ oldEvt }) => oldEvt)).toEqual([
      [idle],
      [idle, { ...SECONDS, evt: 1, subEvt: '' }],
    ])
  })

  test('of a day is what was changed on that day of the company’s zone [PLAN-044, DSET-042]', async () => {
    const { items } = await historyOf(DAY)
    const expected = await expectedReasons(
      sql`(created_at at time zone 'Asia/Shanghai')::date = '2026-11-20'`,
    )
    expect(items.map(({ reason }) => reason)).toEqual(expected)
    expect(expected).toHaveLength(6)
  })

  test('can be narrowed to an account and an editor [PLAN-042, PLAN-043, DSET-043]', async () => {
    const accountId = seats[0]?.id ?? 0
    const editorId = creators[1]?.id ?? 0
    const size = { ...WEEK, pageSize: 100 }
    const reasons = async (query: object) =>
      (await historyOf({ ...size, ...query })).items.map(({ reason }) => reason)
    const inWeek = sql`created_at >= '2026-11-14 16:00+00'`
    expect(await reasons({ accountId })).toEqual(
      await expectedReasons(sql`user_id = ${accountId} and ${inWeek}`),
    )
    expect(await reasons({ editorId })).toEqual(
      await expectedReasons(sql`creator_id = ${editorId} and ${inWeek}`),
    )
    expect(await reasons({ accountId, editorId })).toEqual([])
    expect((await reasons({ accountId })).length).toBeGreaterThan(0)
  })
})

describe('who sees what', () => {
  test('the leader of an organisation sees the changes of its people, others like ones that do not exist', async () => {
    const master = await demo.as('master')
    const led = await plain<{ id: number }>(sql`
      select u.id from app_user u join organization team on team.id = u.org_id
      join organization centre on centre.id in (team.id, team.parent_id)
      where u.tenant_id = ${manager.tenantId} and centre.name = 'Sales centre Shanghai'`)
    const ids = sql.val(led.map(({ id }) => id))
    const expected = await expectedReasons(
      sql`user_id = any(${ids}::bigint[]) and created_at >= '2026-11-14 16:00+00'`,
    )
    const { items, total } = await historyOf({ ...WEEK, pageSize: 100 }, master)
    expect([items.map(({ reason }) => reason), total]).toEqual([expected, expected.length])
    expect(expected.length).toBeLessThan(EDITS)
    const stranger = seats.find(({ id }) => !led.some((one) => one.id === id))
    for (const accountId of [stranger?.id ?? 0, 987_654_321])
      expect((await master.send(monitor.editHistory, { query: { ...WEEK, accountId } })).status).toBe(404)
    expect(
      (await master.send(monitor.editHistory, { query: { ...WEEK, editorId: 987_654_321 } })).status,
    ).toBe(404)
  })

  test('another company sees none of it, seats and strangers are refused', async () => {
    const foreign = await demo.as('provider-admin', 'monitor.history')
    expect(await historyOf(WEEK, foreign)).toEqual({ items: [], total: 0 })
    const query = { ...WEEK, accountId: seats[0]?.id ?? 0 }
    expect((await foreign.send(monitor.editHistory, { query })).status).toBe(404)
    expect((await (await demo.as('seat-001')).send(monitor.editHistory, { query: WEEK })).status).toBe(403)
    expect((await demo.nobody.send(monitor.editHistory, { query: WEEK })).status).toBe(401)
  })
})

test.each([
  ['with its days the wrong way round', 'beginDay=2026-11-20&endDay=2026-11-19', 'endDay'],
  ['of 32 days', 'beginDay=2026-10-01&endDay=2026-11-01', 'endDay'],
  ['of days in another form', 'beginDay=20261120&endDay=2026-11-20', 'beginDay'],
  ['of a day that is none', 'beginDay=2026-02-29&endDay=2026-03-01', 'beginDay'],
  ['of page 0', 'beginDay=2026-11-20&endDay=2026-11-20&pageIndex=0', 'pageIndex'],
  ['with a broken id', 'beginDay=2026-11-20&endDay=2026-11-20&editorId=x', 'editorId'],
])('a query %s is refused with a reason at its field', async (...[, query, field]) => {
  const refused = await manager.sendRaw(monitor.editHistory, { query })
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]])
})

describe('the export of the edit history', () => {
  const fileOf = (filter: Record<string, string | number> = {}, language: 'en' | 'zh' = 'en') =>
    exportedRows(demo, manager, { call: monitor.exportEdits, filter: { ...WEEK, ...filter }, language })

  test('has the rows of the list, every former status in words [PLAN-046, PLAN-047, PLAN-048, DSET-048]', async () => {
    const [heads, ...rows] = await fileOf()
    const { items, total } = await historyOf({ ...WEEK, pageSize: 100 })
    expect(heads).toEqual([
      'Time (Asia/Shanghai)',
      'Account',
      'Before (Asia/Shanghai)',
      'After (Asia/Shanghai)',
      'Editor',
      'Reason',
    ])
    expect(rows).toHaveLength(total)
    const span = '2026-11-14 09:00:00 - 2026-11-14 09:30:00'
    expect(rows).toEqual(
      items.map((item) => [
        zonedTime(item.createdAt, 'Asia/Shanghai'),
        item.userAccount,
        [`Idle ${span}`, `Online ${span}`].slice(0, item.oldEvt.length).join('; '),
        `Meeting ${span}`,
        item.creatorName,
        item.reason,
      ]),
    )
  })

  test('is narrowed to an account and an editor, in Chinese on request [PLAN-048]', async () => {
    const accountId = seats[11]?.id ?? 0
    const editorId = creators[1]?.id ?? 0
    for (const filter of [{ accountId }, { editorId }, { accountId, editorId }]) {
      const [heads, ...rows] = await fileOf(filter, 'zh')
      expect(heads?.slice(1, 2)).toEqual(['账号'])
      const { items } = await historyOf({ ...WEEK, ...filter, pageSize: 100 })
      expect(rows.map((row) => row[5])).toEqual(items.map(({ reason }) => reason))
      expect(rows[0]?.[3]).toMatch(/^会议 /)
    }
  })

  test('is refused like the list', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(monitor.exportEdits, { query: DAY })).status).toBe(403)
    for (const unknown of [{ accountId: 999_999 }, { editorId: 999_999 }])
      expect((await manager.send(monitor.exportEdits, { query: { ...DAY, ...unknown } })).status).toBe(404)
    const backwards = { beginDay: '2026-11-20', endDay: '2026-11-19' }
    expect((await manager.send(monitor.exportEdits, { query: backwards })).status).toBe(400)
  })
})
