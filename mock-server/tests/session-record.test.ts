import { sessionRecord, type DataOf, type QueryOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDemo, type Demo, type Person } from './_demo.ts'

const DAY = 86_400
const END = Date.parse('2026-11-21T09:00:00Z') / 1000
const BEGIN = END - 7 * DAY

let demo: Demo
let manager: Person
let seats: { id: number; name: string; orgId: number }[]
let businesses: { id: number; name: string }[]
let foreign: { businessId: number; userId: number; orgId: number; ruleId: number }
let ruleId: number
let labelId: number

beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  await storeSessions()
})
afterAll(() => demo.stop())

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
}

async function one<Row extends object>(query: ReturnType<typeof sql>): Promise<Row> {
  const [row] = await plain<Row>(query)
  if (!row) throw new Error('the demo world has such a row')
  return row
}

/** Two sessions of each seat; each fifth session has a second call, by the next seat. */
async function storeSessions(): Promise<void> {
  const { tenantId } = manager
  seats = await plain(sql`select id, name, org_id as "orgId" from app_user
    where tenant_id = ${tenantId} and type in ('TSR', 'TeamTSR') and org_id is not null order by id limit 40`)
  businesses = await plain(
    sql`select id, name from business_type where tenant_id = ${tenantId} order by id limit 2`,
  )
  const other = await demo.as('provider-admin')
  foreign = {
    businessId: (
      await one<{ id: number }>(sql`select id from business_type where tenant_id = ${other.tenantId} limit 1`)
    ).id,
    userId: other.userId,
    orgId: (
      await one<{ id: number }>(sql`select id from organization where tenant_id = ${other.tenantId} limit 1`)
    ).id,
    ruleId: 999_999,
  }
  await demo.asOwner(async (db) => {
    const scene = { tenantId, businessTypeId: businesses[0]?.id ?? 0, name: 'Opening' }
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(scene)
      .returning('id')
      .executeTakeFirstOrThrow()
    const rule = { ...scene, sceneId, name: 'Guarantees', level: 3, phrases: ['guaranteed'] }
    ruleId = (await db.insertInto('qualityRule').values(rule).returning('id').executeTakeFirstOrThrow()).id
    const label = { tenantId, businessTypeId: scene.businessTypeId, name: 'Price', phrases: ['expensive'] }
    labelId = (await db.insertInto('smartLabel').values(label).returning('id').executeTakeFirstOrThrow()).id
    await sql`insert into fact_month values ('2026-11-01') on conflict do nothing`.execute(db)
    for (const index of seats.keys()) await storeSessionsOf(index)
  })
}

const businessOf = (index: number): number => businesses[index % 2]?.id ?? 0
const startOf = (index: number, turn: number): Date =>
  new Date((END - 600 - index * 7200 - turn * 3600) * 1000)

async function storeSessionsOf(index: number): Promise<void> {
  const { tenantId } = manager
  const seat = seats[index]
  const next = seats[(index + 1) % seats.length]
  if (!seat || !next) throw new Error('there are seats')
  for (const turn of [0, 1]) {
    const sessionId = `s-${index}-${turn}`
    const startedAt = startOf(index, turn)
    const at = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000)
    const common = { tenantId, businessTypeId: businessOf(index), projectId: null }
    const call = (callId: string, who: typeof seat, seconds: number) => ({
      ...common,
      sessionId,
      userId: who.id,
      orgId: who.orgId,
      callId,
      isOutbound: true,
      startedAt: at(seconds),
      answeredAt: at(seconds + 10),
      endedAt: at(seconds + 110),
      hungUpBy: 'customer' as const,
      isQuoted: turn === 1,
    })
    const calls = [call(`${sessionId}-a`, seat, 0)]
    if (index % 5 === 0) calls.push(call(`${sessionId}-b`, next, 300))
    await demo.asOwner(async (db) => {
      await db
        .insertInto('conversation')
        .values({
          tenantId,
          sessionId,
          businessTypeId: common.businessTypeId,
          customer: '138****1',
          channel: 'sip',
          startedAt,
        })
        .execute()
      await db.insertInto('call').values(calls).execute()
      await db
        .insertInto('utterance')
        .values(
          [1, 2, 3].map((seq) => ({
            tenantId,
            callId: `${sessionId}-a`,
            seq,
            speaker: seq === 2 ? (2 as const) : (1 as const),
            saidAt: at(10 + seq * 10),
            words: seq === 3 ? 'It is guaranteed.' : `Line ${seq}`,
          })),
        )
        .execute()
      if (index > 9 || index % 2 === 1) return
      const hit = { ...common, userId: seat.id, orgId: seat.orgId, callId: `${sessionId}-a` }
      const violation = {
        ...hit,
        violationId: `v-${sessionId}`,
        sessionId,
        ruleId,
        level: 3,
        source: turn,
        hitAt: at(41),
      }
      await db
        .insertInto('violation')
        .values({ ...violation, words: 'It is guaranteed.' })
        .execute()
      await db
        .insertInto('labelHit')
        .values({ ...hit, labelId, hitAt: at(30) })
        .execute()
    })
  }
}

type Asked = Partial<QueryOf<typeof sessionRecord.list>>
type Listed = DataOf<typeof sessionRecord.list>

const ask = (query: Asked = {}, person = manager) =>
  person.send(sessionRecord.list, { query: { beginTime: BEGIN, endTime: END, ...query } })

async function listOf(query: Asked = {}, person = manager): Promise<Listed> {
  const answer = await ask(query, person)
  expect([answer.status, answer.code, answer.message]).toEqual([200, 0, 'success'])
  return answer.data
}
const idsOf = ({ sessions }: Listed): string[] => sessions.map(({ sessionId }) => sessionId)

/** Sessions with a call that fits, by one plain query: the newest first by the first call that does. */
async function plainIds(condition = sql`true`): Promise<string[]> {
  const rows = await plain<{ id: string }>(sql`
    select session_id as id from call where tenant_id = ${manager.tenantId}
      and floor(extract(epoch from started_at)) between ${BEGIN} and ${END} and ${condition}
    group by 1 order by min(started_at) desc, 1 desc`)
  return rows.map(({ id }) => id)
}

describe('the list of sessions', () => {
  test('has each session of the time once, newest first, and pages from both ends', async () => {
    const all = await plainIds()
    const first = await listOf({ pageSize: 30 })
    expect([first.total, first.totalIsCapped]).toEqual([all.length, false])
    expect(idsOf(first)).toEqual(all.slice(0, 30))
    expect(idsOf(await listOf({ pageSize: 30, pageIndex: 2 }))).toEqual(all.slice(30, 60))
    expect(idsOf(await listOf({ pageSize: 30, pageIndex: 3 }))).toEqual(all.slice(60))
    expect(idsOf(await listOf({ pageSize: 30, fromEnd: true }))).toEqual(all.slice(-30))
    expect((await listOf({ pageSize: 30, pageIndex: 9 })).sessions).toEqual([])
  })

  test('finds pages by the anchor of one that is known, on either side of it', async () => {
    const all = await plainIds()
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
      startedAt: startOf(0, 1).getTime() / 1000,
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
      await plainIds(sql`business_type_id = ${businessOf(0)}`),
    )
    expect(idsOf(await listOf({ pageSize: 100, userId: users }))).toEqual(
      await plainIds(sql`user_id = any(${users}::bigint[])`),
    )
    expect(idsOf(await listOf({ pageSize: 100, orgId: [orgId] }))).toEqual(
      await plainIds(sql`org_id = ${orgId}`),
    )
    expect(idsOf(await listOf({ userName: second?.name ?? '' }))).toEqual(
      await plainIds(sql`user_id in (select id from app_user where name = ${second?.name})`),
    )
    const both = { userId: users, orgId: [orgId], bizId: businessOf(0) }
    expect(idsOf(await listOf(both))).toEqual(
      await plainIds(
        sql`user_id = any(${users}::bigint[]) and org_id = ${orgId} and business_type_id = ${businessOf(0)}`,
      ),
    )
  })

  test('is narrowed by what was found, within the time of the hit [STAT-063, DSET-021, VIOL-013]', async () => {
    const withHits = await plainIds(
      sql`call_id in (select call_id from violation where tenant_id = ${manager.tenantId})`,
    )
    expect(withHits).toHaveLength(10)
    expect(idsOf(await listOf({ ruleId }))).toEqual(withHits)
    expect(idsOf(await listOf({ labelId, ruleId, source: -1 }))).toEqual(withHits)
    expect(idsOf(await listOf({ source: 1 }))).toEqual(withHits.filter((id) => id.endsWith('-1')))
    expect(idsOf(await listOf({ ruleId, pageSize: 4, pageIndex: 2 }))).toEqual(withHits.slice(4, 8))
    expect(idsOf(await listOf({ ruleId, pageSize: 4, fromEnd: true }))).toEqual(withHits.slice(-4))
    expect((await listOf({ ruleId, pageSize: 4, pageIndex: 9 })).total).toBe(10)
    expect(await listOf({ ruleId, source: 2 })).toMatchObject({ sessions: [], total: 0, anchor: null })
    const hitAt = startOf(0, 0).getTime() / 1000 + 41
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
    const answer = await ask({ [name]: value() })
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
    expect((await ask({ beginTime: END, endTime: BEGIN })).fields).toHaveProperty('endTime')
    expect((await ask({ beginTime: END - 40 * DAY })).fields).toHaveProperty('endTime')
  })

  test('shows who leads a part of the company that part only, and seats nothing', async () => {
    const master = await demo.as('master')
    const led = await plain<{ id: number }>(sql`
      with recursive below as (
        select team_org_id as id from app_user where id = ${master.userId}
        union select o.id from organization o join below on o.parent_id = below.id) select id from below`)
    const ids = led.map(({ id }) => id)
    expect(idsOf(await listOf({ pageSize: 100 }, master))).toEqual(
      await plainIds(sql`org_id = any(${ids}::bigint[])`),
    )
    const outside = seats.find(({ orgId }) => !ids.includes(orgId))
    expect((await ask({ userId: [outside?.id ?? 0] }, master)).status).toBe(404)
    expect((await ask({}, await demo.as('seat-001'))).status).toBe(403)
    expect((await ask({}, await demo.as('provider-admin'))).data.total).toBe(0)
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

describe('one session', () => {
  const detailOf = (sessionId: string, person = manager) =>
    person.send(sessionRecord.detail, { params: { sessionId } })

  test('has its calls, its words by call, and its hits at their sentences [STAT-064]', async () => {
    const { data } = await detailOf('s-0-0')
    expect(data.calls.map(({ callId, talkSeconds }) => [callId, talkSeconds])).toEqual([
      ['s-0-0-a', 100],
      ['s-0-0-b', 100],
    ])
    expect(data).toMatchObject({ customer: '138****1', businessName: businesses[0]?.name, caseId: null })
    expect(data.violations).toMatchObject([
      { callId: 's-0-0-a', seq: 3, ruleName: 'Guarantees', sceneName: 'Opening', level: 3 },
    ])
    expect(data.labels).toMatchObject([
      { callId: 's-0-0-a', seq: 2, labelName: 'Price', phrases: ['expensive'] },
    ])
    const words = await manager.send(sessionRecord.utterances, { params: { sessionId: 's-0-0' } })
    expect(words.data).toEqual({
      isCut: false,
      utterances: [
        { callId: 's-0-0-a', seq: 1, speaker: 1, atMs: 10_000, words: 'Line 1' },
        { callId: 's-0-0-a', seq: 2, speaker: 2, atMs: 20_000, words: 'Line 2' },
        { callId: 's-0-0-a', seq: 3, speaker: 1, atMs: 30_000, words: 'It is guaranteed.' },
      ],
    })
  })

  test('is not there for others: unknown ones, other companies, other parts of the company', async () => {
    const other = await demo.as('provider-admin')
    for (const answer of [await detailOf('nowhere'), await detailOf('s-0-0', other)])
      expect([answer.status, answer.message]).toEqual([
        404,
        'This session does not exist, or is not yours to see.',
      ])
    const words = await other.send(sessionRecord.utterances, { params: { sessionId: 's-0-0' } })
    expect(words.status).toBe(404)
    expect((await detailOf('x'.repeat(65))).status).toBe(400)
  })
})

describe('the running call of a seat', () => {
  test('is answered with what was said so far, and that nobody talks where nobody does [WORK-035]', async () => {
    const { tenantId } = manager
    const [, , seat] = seats
    const userId = seat?.id ?? 0
    const live = async (query: { userId: number; bizId?: number }) =>
      manager.send(sessionRecord.live, { query })
    expect((await live({ userId })).data).toMatchObject({
      call: null,
      utterances: [],
      status: 'unknown',
      user: { id: userId },
    })
    const startedAt = new Date((END - 60) * 1000)
    const doer = { tenantId, userId, orgId: seat?.orgId ?? 0, businessTypeId: businessOf(0), projectId: null }
    await demo.asOwner(async (db) => {
      await db
        .insertInto('call')
        .values({
          ...doer,
          callId: 'now',
          sessionId: 'now',
          startedAt,
          answeredAt: startedAt,
          isOutbound: true,
        })
        .execute()
      await db
        .insertInto('utterance')
        .values({ tenantId, callId: 'now', seq: 1, speaker: 1, saidAt: startedAt, words: 'Hello' })
        .execute()
      await db
        .insertInto('statusEvent')
        .values({ ...doer, evtAt: startedAt, evt: 4, subEvt: 'productive' })
        .execute()
    })
    expect((await live({ userId })).data).toMatchObject({
      call: { callId: 'now', sessionId: 'now', startedAt: END - 60 },
      utterances: [{ words: 'Hello' }],
      status: 'work',
      statusSince: END - 60,
    })
    expect((await live({ userId, bizId: businessOf(1) })).data.call).toBeNull()
    expect((await live({ userId: foreign.userId })).status).toBe(404)
    expect((await live({ userId, bizId: foreign.businessId })).status).toBe(404)
    await demo.asOwner((db) => db.deleteFrom('call').where('callId', '=', 'now').execute())
    await demo.asOwner((db) => db.deleteFrom('sessionSeat').where('sessionId', '=', 'now').execute())
  })
})

describe('figures of people', () => {
  test('are the sums of the days that the time touches, from the statistics [STAT-065]', async () => {
    await demo.asOwner((db) =>
      sql`insert into rollup_mark (tenant_id, day)
          select ${manager.tenantId}, d::date from generate_series('2026-11-14'::date, '2026-11-21', interval '1 day') d`.execute(
        db,
      ),
    )
    await demo.rollUp()
    const [seat] = seats
    const send = (query: object) =>
      manager.send(sessionRecord.statistic, { query: { beginTime: BEGIN, endTime: END, ...query } })
    const { data } = await send({ userId: [seat?.id ?? 0] })
    expect(data.total).toEqual({
      calls: 2,
      answers: 2,
      validCalls: 2,
      quotes: 1,
      orders: 0,
      talkSeconds: 200,
      violations: [0, 0, 0, 2],
    })
    expect(data.days).toHaveLength(8)
    expect((await send({ userId: [seat?.id ?? 0], source: 1 })).data.total.violations).toEqual([0, 0, 0, 1])
    expect((await send({ orgId: [foreign.orgId] })).status).toBe(404)
  })
})

describe('examples', () => {
  test('are kept once, edited by whoever saw the last change, and removed', async () => {
    const body = { sessionId: 's-3-0', title: 'A good opening', note: '' }
    const { id } = (await manager.send(sessionRecord.addCase, { body })).data
    expect((await manager.send(sessionRecord.addCase, { body })).code).toBe(
      sessionRecord.CASE_REFUSALS.alreadyKept,
    )
    const change = { id, version: 1, title: 'A better opening', note: 'Listen to the pause' }
    expect((await manager.send(sessionRecord.editCase, { body: change })).code).toBe(0)
    expect((await manager.send(sessionRecord.editCase, { body: change })).status).toBe(409)
    const { cases } = (await manager.send(sessionRecord.cases, { query: { text: 'pause' } })).data
    expect(cases).toMatchObject([{ id, sessionId: 's-3-0', title: 'A better opening', version: 2 }])
    expect((await manager.send(sessionRecord.cases, { query: { text: '%' } })).data.total).toBe(0)
    expect((await manager.send(sessionRecord.removeCase, { query: { id, version: 1 } })).status).toBe(409)
    expect((await manager.send(sessionRecord.removeCase, { query: { id, version: 2 } })).code).toBe(0)
    expect((await manager.send(sessionRecord.removeCase, { query: { id, version: 2 } })).status).toBe(404)
    const records = await plain<{ opType: string }>(sql`
      select op_type as "opType" from audit_record where module = 'sessionRecord' order by id`)
    expect(records.map(({ opType }) => opType)).toEqual([
      'sessionCase.add',
      'sessionCase.edit',
      'sessionCase.remove',
    ])
  })

  test('are another company’s own', async () => {
    const other = await demo.as('provider-admin')
    const body = { sessionId: 's-4-0', title: 'Mine', note: '' }
    expect((await other.send(sessionRecord.addCase, { body })).status).toBe(404)
    const { id } = (await manager.send(sessionRecord.addCase, { body })).data
    expect((await other.send(sessionRecord.cases, { query: {} })).data.total).toBe(0)
    expect((await other.send(sessionRecord.removeCase, { query: { id, version: 1 } })).status).toBe(404)
    expect(
      (await manager.send(sessionRecord.addCase, { body: { ...body, title: ' ' } })).fields,
    ).toHaveProperty('title')
  })
})

describe('judgements', () => {
  const hit = () => ({ sessionId: 's-0-0', labelType: 2 as const, labelID: ruleId })

  test('count in the statistics as reported ones do, and the second of two people is told [DSET-010]', async () => {
    const body = { ...hit(), labelOption: 1 as const, voiceId: 's-0-0-a', index: 3 }
    const { data } = await manager.send(sessionRecord.judge, { body })
    expect(data.revision).toBe(0)
    const again = {
      ...body,
      labelOption: 3 as const,
      before: { evaluationId: data.evaluationId, revision: 0 },
    }
    expect((await manager.send(sessionRecord.judge, { body: again })).data.revision).toBe(1)
    expect((await manager.send(sessionRecord.judge, { body: again })).status).toBe(409)
    const { judgements } = (await manager.send(sessionRecord.judgements, { query: { sessionId: 's-0-0' } }))
      .data
    expect(judgements).toMatchObject([
      { title: 'Guarantees', labelOption: 3, voiceId: 's-0-0-a', index: 3, revision: 1 },
    ])
    await demo.rollUp()
    const counted = await plain(
      sql`select correct, missed, wrong from stat_dataset_day where label_id = ${ruleId}`,
    )
    expect(counted).toEqual([{ correct: 0, missed: 0, wrong: 1 }])
  })

  test('name a sentence that is there, or none where a hit was missed', async () => {
    const send = (body: object) =>
      manager.sendRaw(sessionRecord.judge, { body: { ...hit(), labelOption: 1, ...body } })
    expect((await send({ voiceId: 's-0-0-a', index: 99 })).status).toBe(404)
    expect((await send({ voiceId: 's-1-0-a', index: 3 })).status).toBe(404)
    expect((await send({})).status).toBe(400)
    expect((await send({ labelOption: 2, voiceId: 's-0-0-a', index: 3 })).status).toBe(400)
    expect((await send({ labelOption: 2 })).status).toBe(200)
    expect((await send({ labelOption: 2, labelID: 999_999 })).status).toBe(404)
    expect((await send({ labelOption: 2, sessionId: 's-1-0' })).status).toBe(404)
    const master = await demo.as('master')
    expect((await master.send(sessionRecord.judgements, { query: {} })).status).toBe(403)
  })
})

describe('offline recordings', () => {
  test('are those of one day of the company’s zone [FRAME-005]', async () => {
    const { tenantId } = manager
    const audio = { tenantId, businessTypeId: businessOf(0), skillSeconds: 61 }
    await demo.asOwner((db) =>
      db
        .insertInto('offlineAudio')
        .values([
          { ...audio, audioId: 'late', recordedAt: new Date('2026-11-19T15:59:59Z') },
          { ...audio, audioId: 'next', recordedAt: new Date('2026-11-19T16:00:00Z') },
        ])
        .execute(),
    )
    const send = (query: object, person = manager) => person.send(sessionRecord.recordings, { query })
    expect((await send({ date: '2026-11-19' })).data).toMatchObject({
      total: 1,
      recordings: [{ audioId: 'late' }],
    })
    expect((await send({})).data.recordings.map(({ audioId }) => audioId)).toEqual(['next', 'late'])
    expect((await send({ date: '2026-02-30' })).status).toBe(400)
    expect((await send({ bizId: foreign.businessId })).status).toBe(404)
  })
})
