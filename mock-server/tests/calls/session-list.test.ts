import { sessionRecord, type DataOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import {
  BEGIN,
  END,
  queryRows,
  getSessionStart,
  insertSessions,
  type SessionFixture,
} from '../support/sessions.ts'

const DAY = 86_400

let demo: Demo
let manager: Person
let seats: SessionFixture['seats']
let businesses: SessionFixture['businesses']
let foreign: SessionFixture['foreign']
let ruleId: number
let labelId: number
let businessOf: SessionFixture['businessOf']

beforeAll(async () => {
  demo = await startDemo()
  ;({ manager, seats, businesses, foreign, ruleId, labelId, businessOf } = await insertSessions(demo))
})
afterAll(() => demo.stop())

const plain = <Row extends object>(query: ReturnType<typeof sql>) => queryRows<Row>(demo, query)

type Query = Partial<QueryOf<typeof sessionRecord.list>>
type Listed = DataOf<typeof sessionRecord.list>

const sendList = (query: Query = {}, person = manager) =>
  person.send(sessionRecord.list, { query: { beginTime: BEGIN, endTime: END, ...query } })

async function listOf(query: Query = {}, person = manager): Promise<Listed> {
  const answer = await sendList(query, person)
  expect([answer.status, answer.code, answer.message]).toEqual([200, 0, 'success'])
  return answer.data
}
const idsOf = ({ sessions }: Listed): string[] => sessions.map(({ sessionId }) => sessionId)

/** Sessions with a call that fits, by one plain query: the newest first by the first call that does. */
async function expectedIds(condition = sql`true`): Promise<string[]> {
  const rows = await plain<{ id: string }>(sql`
    select session_id as id from call where tenant_id = ${manager.tenantId}
      and floor(extract(epoch from started_at)) between ${BEGIN} and ${END} and ${condition}
    group by 1 order by min(started_at) desc, 1 desc`)
  return rows.map(({ id }) => id)
}

describe('the list of sessions', () => {
  test('has each session of the time once, newest first, and pages from both ends', async () => {
    const all = await expectedIds()
    const first = await listOf({ pageSize: 30 })
    expect([first.total, first.totalIsCapped]).toEqual([all.length, false])
    expect(idsOf(first)).toEqual(all.slice(0, 30))
    expect(idsOf(await listOf({ pageSize: 30, pageIndex: 2 }))).toEqual(all.slice(30, 60))
    expect(idsOf(await listOf({ pageSize: 30, pageIndex: 3 }))).toEqual(all.slice(60))
    expect(idsOf(await listOf({ pageSize: 30, fromEnd: true }))).toEqual(all.slice(-30))
    expect((await listOf({ pageSize: 30, pageIndex: 9 })).sessions).toEqual([])
  })

  test('finds pages by the anchor of one that is known, on either side of it', async () => {
    const all = await expectedIds()
    const { anchor } = await listOf({ pageSize: 10, pageIndex: 4 })
    for (const pageIndex of [3, 4, 5, 6]) {
      const page = await listOf({ pageSize: 10, pageIndex, anchor: anchor ?? '', anchorPage: 4 })
      expect(idsOf(page)).toEqual(all.slice((pageIndex - 1) * 10, pageIndex * 10))
    }
    const fromEnd = await listOf({ pageSize: 10, pageIndex: 4, fromEnd: true })
    for (const pageIndex of [3, 4, 5, 6]) {
      const query = { pageSize: 10, pageIndex, fromEnd: true, anchor: fromEnd.anchor ?? '', anchorPage: 4 }
      expect(idsOf(await listOf(query))).toEqual(
        all.slice(-pageIndex * 10, all.length - (pageIndex - 1) * 10),
      )
    }
  })

  test('says who talked, for whom and how it went', async () => {
    const [seat, next] = seats
    const { sessions } = await listOf({ userId: [seat?.id ?? 0] })
    const found = sessions.find(({ sessionId }) => sessionId === 's-0-1')
    expect(found).toEqual({
      sessionId: 's-0-1',
      startedAt: getSessionStart(0, 1).getTime() / 1000,
      seats: [
        { id: seat?.id, name: seat?.name },
        { id: next?.id, name: next?.name },
      ],
      orgName: expect.any(String),
      businessName: businesses[0]?.name,
      bizId: businesses[0]?.id,
      customer: '138****1',
      channel: 'sip',
      calls: 2,
      talkSeconds: 200,
      isValid: true,
      isQuoted: true,
      isOrdered: false,
      violations: [0, 0, 0, 1],
      labels: ['Price'],
    })
  })

  test('is narrowed by business, people and organisations, also by who joined later [STAT-063, WORK-036]', async () => {
    const [first, second] = seats
    const orgId = first?.orgId ?? 0
    const users = [first?.id ?? 0, second?.id ?? 0]
    expect(idsOf(await listOf({ pageSize: 100, bizId: businessOf(0) }))).toEqual(
      await expectedIds(sql`business_type_id = ${businessOf(0)}`),
    )
    expect(idsOf(await listOf({ pageSize: 100, userId: users }))).toEqual(
      await expectedIds(sql`user_id = any(${users}::bigint[])`),
    )
    expect(idsOf(await listOf({ pageSize: 100, orgId: [orgId] }))).toEqual(
      await expectedIds(sql`org_id = ${orgId}`),
    )
    expect(idsOf(await listOf({ userName: second?.name ?? '' }))).toEqual(
      await expectedIds(sql`user_id in (select id from app_user where name = ${second?.name})`),
    )
    const both = { userId: users, orgId: [orgId], bizId: businessOf(0) }
    expect(idsOf(await listOf(both))).toEqual(
      await expectedIds(
        sql`user_id = any(${users}::bigint[]) and org_id = ${orgId} and business_type_id = ${businessOf(0)}`,
      ),
    )
  })

  test('is narrowed by what was found, within the time of the hit [STAT-063, DSET-021, VIOL-013]', async () => {
    const withHits = await expectedIds(
      sql`call_id in (select call_id from violation where tenant_id = ${manager.tenantId})`,
    )
    expect(withHits).toHaveLength(10)
    expect(idsOf(await listOf({ ruleId }))).toEqual(withHits)
    expect(idsOf(await listOf({ labelId, ruleId, source: -1 }))).toEqual(withHits)
    expect(idsOf(await listOf({ source: 1 }))).toEqual(withHits.filter((id) => id.endsWith('-1')))
    expect(idsOf(await listOf({ ruleId, pageSize: 4, pageIndex: 2 }))).toEqual(withHits.slice(4, 8))
    expect(idsOf(await listOf({ ruleId, pageSize: 4, fromEnd: true }))).toEqual(withHits.slice(-4))
    // From the end, with and without the newest one on the page.
    expect(idsOf(await listOf({ ruleId, pageSize: 4, pageIndex: 2, fromEnd: true }))).toEqual(
      withHits.slice(2, 6),
    )
    expect(idsOf(await listOf({ ruleId, pageSize: 4, pageIndex: 3, fromEnd: true }))).toEqual(
      withHits.slice(0, 2),
    )
    expect((await listOf({ ruleId, pageSize: 4, pageIndex: 9 })).total).toBe(10)
    expect(await listOf({ ruleId, source: 2 })).toMatchObject({ sessions: [], total: 0, anchor: null })
    const hitAt = getSessionStart(0, 0).getTime() / 1000 + 41
    expect(idsOf(await listOf({ ruleId, beginTime: hitAt, endTime: hitAt }))).toEqual(['s-0-0'])
  })

  test.each([
    ['bizId', () => foreign.businessId, 'business type'],
    ['userId', () => [foreign.userId], 'person'],
    ['orgId', () => [foreign.orgId], 'organisation'],
    ['ruleId', () => foreign.ruleId, 'quality rule'],
    ['labelId', () => 999_999, 'label'],
    ['projectId', () => 999_999, 'project'],
    ['userName', () => 'Nobody', 'person'],
  ])('says which id is unknown or another company’s: %s', async (name, value, word) => {
    const answer = await sendList({ [name]: value() })
    expect(answer.status).toBe(404)
    expect(answer.message).toContain(word)
  })

  test.each([
    ['orgId=1&orgId=x', 'orgId'],
    ['userId=-1', 'userId'],
    ['userId=5&userId=5', 'userId'],
    [Array.from({ length: 51 }, (_, at) => `orgId=${at + 1}`).join('&'), 'orgId'],
    ['source=3', 'source'],
    ['anchor=1_s', 'anchorPage'],
    ['anchor=x&anchorPage=1', 'anchor'],
    ['pageIndex=501', 'pageIndex'],
  ])('refuses what is malformed and names it: %s', async (query, field) => {
    const raw = { query: `beginTime=${BEGIN}&endTime=${END}&${query}` }
    const { status, fields } = await manager.sendRaw(sessionRecord.list, raw)
    expect([status, Object.keys(fields ?? {})[0]?.split('.')[0]]).toEqual([400, field])
  })

  test('refuses a time that ends before it begins, or is longer than a month', async () => {
    expect((await sendList({ beginTime: END, endTime: BEGIN })).fields).toHaveProperty('endTime')
    expect((await sendList({ beginTime: END - 40 * DAY })).fields).toHaveProperty('endTime')
  })

  test('shows who leads a part of the company that part only, and seats nothing', async () => {
    const master = await demo.as('master')
    const led = await plain<{ id: number }>(sql`
      with recursive below as (
        select team_org_id as id from app_user where id = ${master.userId}
        union select o.id from organization o join below on o.parent_id = below.id) select id from below`)
    const ids = led.map(({ id }) => id)
    expect(idsOf(await listOf({ pageSize: 100 }, master))).toEqual(
      await expectedIds(sql`org_id = any(${ids}::bigint[])`),
    )
    const outside = seats.find(({ orgId }) => !ids.includes(orgId))
    expect((await sendList({ userId: [outside?.id ?? 0] }, master)).status).toBe(404)
    expect((await sendList({}, await demo.as('seat-001'))).status).toBe(403)
    expect((await sendList({}, await demo.as('provider-admin'))).data.total).toBe(0)
    expect(
      (await demo.nobody.send(sessionRecord.list, { query: { beginTime: BEGIN, endTime: END } })).status,
    ).toBe(401)
  })

  test('follows a call that was corrected to another session and seat', async () => {
    const { tenantId } = manager
    const [first, second] = seats
    const startedAt = new Date((END - 3) * 1000)
    const call = { tenantId, callId: 'moved', businessTypeId: businessOf(0), startedAt, isOutbound: true }
    const only = { beginTime: END - 3, endTime: END - 3 }
    await demo.asOwner((db) =>
      db
        .insertInto('call')
        .values({ ...call, sessionId: 'before', userId: first?.id ?? 0, orgId: first?.orgId ?? 0 })
        .execute(),
    )
    expect((await listOf(only)).sessions).toMatchObject([{ sessionId: 'before', seats: [{ id: first?.id }] }])
    await demo.asOwner((db) =>
      db
        .updateTable('call')
        .set({ sessionId: 'after', userId: second?.id ?? 0 })
        .where('callId', '=', 'moved')
        .execute(),
    )
    expect((await listOf(only)).sessions).toMatchObject([{ sessionId: 'after', seats: [{ id: second?.id }] }])
    await demo.asOwner((db) => db.deleteFrom('call').where('callId', '=', 'moved').execute())
    await demo.asOwner((db) => db.deleteFrom('sessionSeat').where('sessionId', '=', 'after').execute())
  })

  test('finds a hit of a label that came before its call, and follows the call to another session', async () => {
    const { tenantId } = manager
    const [seat] = seats
    const startedAt = new Date((END - 3) * 1000)
    const who = { tenantId, userId: seat?.id ?? 0, orgId: seat?.orgId ?? 0, businessTypeId: businessOf(0) }
    const only = { beginTime: END - 3, endTime: END - 3, labelId }
    const setSession = (sessionId: string | null) =>
      demo.asOwner((db) => db.updateTable('call').set({ sessionId }).where('callId', '=', 'late').execute())
    await demo.asOwner((db) =>
      db
        .insertInto('labelHit')
        .values({ ...who, labelId, callId: 'late', hitAt: startedAt })
        .execute(),
    )
    expect(idsOf(await listOf(only))).toEqual([])
    await demo.asOwner((db) =>
      db
        .insertInto('call')
        .values({ ...who, callId: 'late', sessionId: 'first', startedAt, isOutbound: true })
        .execute(),
    )
    expect(idsOf(await listOf(only))).toEqual(['first'])
    await setSession('second')
    expect(idsOf(await listOf(only))).toEqual(['second'])
    await setSession(null)
    expect(idsOf(await listOf(only))).toEqual([])
    await demo.asOwner(async (db) => {
      await db.deleteFrom('labelHit').where('callId', '=', 'late').execute()
      await db.deleteFrom('call').where('callId', '=', 'late').execute()
      await db.deleteFrom('sessionSeat').where('sessionId', 'in', ['first', 'second']).execute()
    })
  })
})

describe('what filters offer', () => {
  test('is of the caller’s company and of the part that they lead', async () => {
    const [seat] = seats
    const names = (await manager.send(sessionRecord.names, { query: { bizId: businessOf(0) } })).data
    expect(names.rules).toContainEqual({ id: ruleId, name: 'Guarantees', bizId: businessOf(0) })
    expect(names.businesses.map(({ id }) => id)).not.toContain(foreign.businessId)
    expect((await manager.send(sessionRecord.names, { query: { bizId: foreign.businessId } })).status).toBe(
      404,
    )
    const found = await manager.send(sessionRecord.people, {
      query: { userId: [seat?.id ?? 0, foreign.userId] },
    })
    expect(found.data).toMatchObject([{ id: seat?.id, name: seat?.name }])
    expect((await manager.send(sessionRecord.people, { query: { text: '%' } })).data).toEqual([])
    const master = await demo.as('master')
    const led = (await master.send(sessionRecord.names, { query: {} })).data.organizations
    expect(led.length).toBeGreaterThan(0)
    expect(led.length).toBeLessThan(
      (await manager.send(sessionRecord.names, { query: {} })).data.organizations.length,
    )
  })
})
