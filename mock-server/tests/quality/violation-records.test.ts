import { quality, sessionRecord, type BodyOf, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pickOne, createSeededRandom } from '../../src/demo/seed/scenario/chances.ts'
import { zonedTime } from '../../src/platform/time/zoned-time.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { exportedRows } from '../support/exported.ts'
import { whole } from '../support/whole.ts'

const DAY = 86_400
const END = Date.parse('2026-11-21T09:00:00Z') / 1000
const BEGIN = END - 7 * DAY

let demo: Demo
let manager: Person
let seats: { id: number; name: string; orgId: number }[]
let business: { id: number; name: string }
let other: { id: number; name: string }
let rules: { id: number; name: string }[]
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  await insertViolations()
})
afterAll(() => demo.stop())

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
}

/** True for seats whose conversation has a call: without any it cannot be read. */
const hasCall = (index: number): boolean => index % 2 === 0
/** True for seats whose second violation names its call, though not its conversation. */
const namesCall = (index: number): boolean => index % 4 === 2

/** Two of each seat, one of them of a conversation; each seventh seat broke the rules of another business. */
async function insertViolations(): Promise<void> {
  const { tenantId } = manager
  seats = await plain(sql`
    select id, name, org_id as "orgId" from app_user
    where tenant_id = ${tenantId} and type in ('TSR', 'TeamTSR') order by id`)
  const found = await plain<typeof business>(sql`
    select id, name from business_type where tenant_id = ${tenantId} order by id limit 2`)
  const [first, second] = found
  if (!first || !second) throw new Error('the company has businesses')
  business = first
  other = second
  await demo.asOwner(async (db) => {
    const scene = { tenantId, businessTypeId: business.id, name: 'Opening' }
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(scene)
      .returning('id')
      .executeTakeFirstOrThrow()
    rules = await db
      .insertInto('qualityRule')
      .values(
        [0, 1, 2, 3].map((level) => ({ ...scene, sceneId, name: `Rule ${level}`, level, phrases: ['sure'] })),
      )
      .returning(['id', 'name'])
      .execute()
    await db
      .insertInto('conversation')
      .values(
        seats.map(({ id }) => ({
          tenantId,
          sessionId: `s-${id}`,
          businessTypeId: business.id,
          customer: id % 2 === 0 ? `138****${id}` : null,
          channel: 'sip',
          startedAt: new Date((BEGIN - DAY) * 1000),
        })),
      )
      .execute()
    await sql`insert into fact_month values ('2026-11-01') on conflict do nothing`.execute(db)
    const startedAt = new Date((BEGIN - DAY) * 1000)
    const calls = seats.flatMap(({ id, orgId }, index) =>
      hasCall(index)
        ? [
            {
              ...actorOf({ id, orgId }, index),
              callId: `c-${id}`,
              sessionId: `s-${id}`,
              isOutbound: true,
              startedAt,
            },
          ]
        : [],
    )
    await db.insertInto('call').values(calls).execute()
    await db.insertInto('violation').values(seats.flatMap(violationsOf)).execute()
  })
}

type Seat = { id: number; orgId: number }

const actorOf = ({ id, orgId }: Seat, index: number) => ({
  tenantId: manager.tenantId,
  userId: id,
  orgId,
  businessTypeId: index % 7 === 6 ? other.id : business.id,
  projectId: null,
})

function violationsOf(seat: Seat, index: number) {
  return [0, 1].map((hit) => ({
    ...actorOf(seat, index),
    violationId: `${seat.id}-${hit}`,
    callId: hit === 1 && namesCall(index) ? `c-${seat.id}` : null,
    sessionId: hit === 0 ? `s-${seat.id}` : null,
    ruleId: rules[(index + hit) % 4]?.id ?? 0,
    level: (index + hit) % 4,
    words: `sure ${index}`,
    source: (index + hit) % 3,
    // From ten days before to now, each within its second.
    hitAt: new Date((END - index * 6000 - hit) * 1000 + 250),
    coverStatus: (index * 2 + hit) % 3,
    review: ((index + hit * 3) % 4) - 1,
  }))
}

type Records = DataOf<typeof quality.records>
type Query = Partial<BodyOf<typeof quality.records>>

async function recordsOf(body: Query = {}, person = manager): Promise<Records> {
  const answer = await person.send(quality.records, {
    body: { bizTypeId: business.id, beginTime: BEGIN, endTime: END, ...body },
  })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

/** Ids of the violations of the business and week, by one plain query. */
async function expectedIds(condition = sql`true`): Promise<number[]> {
  const rows = await plain<{ id: number }>(sql`
    select id from violation
    where tenant_id = ${manager.tenantId} and business_type_id = ${business.id}
      and floor(extract(epoch from hit_at)) between ${BEGIN} and ${END} and ${condition}
    order by hit_at desc, id desc`)
  return rows.map(({ id }) => id)
}

const idsOf = ({ tableData }: Records): number[] => tableData.map(({ idmId }) => idmId)

describe('the violation records', () => {
  test('are those of one business and a period, newest first, ten a page [VIOL-001, QUAL-030]', async () => {
    const all = await expectedIds()
    const pages = [
      await recordsOf(),
      await recordsOf({ pageNum: 2 }),
      await recordsOf({ pageNum: 3, pageSize: 20 }),
    ]
    expect(pages.map(idsOf)).toEqual([all.slice(0, 10), all.slice(10, 20), all.slice(40, 60)])
    for (const { total, totalIsCapped } of pages) expect([total, totalIsCapped]).toEqual([all.length, false])
    expect(all.length).toBeGreaterThan(150)
  })

  test('name channel, customer, business, seat, rule and words, and give source, cover, review and level by number [VIOL-004..007, VIOL-009]', async () => {
    const [seat] = seats
    const { tableData } = await recordsOf({ userId: [seat?.id ?? 0] })
    const [newest] = await expectedIds(sql`user_id = ${seat?.id}`)
    expect(tableData).toEqual([
      {
        idmId: newest,
        idmChannelId: 'sip',
        clientUser: seat && seat.id % 2 === 0 ? `138****${seat.id}` : '',
        business: business.name,
        idmServiceName: seat?.name,
        idmDataSource: 0,
        idmRuleName: 'Rule 0',
        idmWord: 'sure 0',
        idmHitTime: END,
        anaphoraStatus: 0,
        review: -1,
        sessionId: `s-${seat?.id}`,
        canOpenSession: true,
        ruleLevel: 0,
      },
      expect.objectContaining({
        idmChannelId: '',
        clientUser: '',
        idmRuleName: 'Rule 1',
        idmHitTime: END - 1,
        idmDataSource: 1,
        anaphoraStatus: 1,
        review: 2,
        sessionId: null,
        canOpenSession: false,
        ruleLevel: 1,
      }),
    ])
  })

  test.each([
    [
      'people',
      () => ({ userId: [seats[1]?.id ?? 0, seats[4]?.id ?? 0] }),
      () => sql`user_id in (${seats[1]?.id}, ${seats[4]?.id})`,
    ],
    [
      'organisations',
      () => ({ orgId: [seats[0]?.orgId ?? 0, seats.at(-1)?.orgId ?? 0] }),
      () => sql`org_id in (${seats[0]?.orgId}, ${seats.at(-1)?.orgId})`,
    ],
    ['a rule', () => ({ ruleId: rules[2]?.id ?? 0 }), () => sql`rule_id = ${rules[2]?.id}`],
    ['a level', () => ({ ruleLevel: 3 as const }), () => sql`level = 3`],
    ['a source', () => ({ idmDataSource: 2 as const }), () => sql`source = 2`],
    ['a cover', () => ({ anaphoraStatus: 1 as const }), () => sql`cover_status = 1`],
    ['what waits for its review', () => ({ review: 0 as const }), () => sql`review = 0`],
    ['what nobody reviews', () => ({ review: -1 as const }), () => sql`review = -1`],
    ['what was rejected', () => ({ review: 1 as const }), () => sql`review = 1`],
    ['what is not covered', () => ({ anaphoraStatus: 0 as const }), () => sql`cover_status = 0`],
    ['a session', () => ({ sessionId: `s-${seats[3]?.id}` }), () => sql`session_id = ${`s-${seats[3]?.id}`}`],
    [
      'a session that only its call names',
      () => ({ sessionId: `s-${seats[2]?.id}` }),
      () => sql`user_id = ${seats[2]?.id}`,
    ],
    [
      'any source and cover',
      () => ({ idmDataSource: -1 as const, anaphoraStatus: -1 as const }),
      () => sql`true`,
    ],
    [
      'all together',
      () => ({ ruleLevel: 1 as const, idmDataSource: 1 as const, anaphoraStatus: 2 as const }),
      () => sql`level = 1 and source = 1 and cover_status = 2`,
    ],
  ])('can be narrowed to %s', async (...[, body, condition]) => {
    const expected = await expectedIds(condition())
    const found = await recordsOf({ ...body(), pageSize: 100 })
    expect([idsOf(found), found.total]).toEqual([expected.slice(0, 100), expected.length])
    expect(expected.length).toBeGreaterThan(0)
  })

  test('come oldest first on request', async () => {
    const expected = (await expectedIds()).toReversed()
    expect(idsOf(await recordsOf({ order: 'oldest', pageNum: 2, pageSize: 20 }))).toEqual(
      expected.slice(20, 40),
    )
  })

  test('say whether their session can be opened, as its own call decides', async () => {
    const rows = [1, 2].flatMap((index) => seats[index] ?? [])
    const { tableData } = await recordsOf({ userId: rows.map(({ id }) => id) })
    expect(tableData.map(({ sessionId, canOpenSession }) => [sessionId, canOpenSession])).toEqual([
      [`s-${rows[0]?.id}`, false],
      [null, false],
      [`s-${rows[1]?.id}`, true],
      [`s-${rows[1]?.id}`, true],
    ])
    for (const [index, status] of [
      [1, 404],
      [2, 200],
    ] as const) {
      const params = { sessionId: `s-${seats[index]?.id}` }
      expect((await manager.send(sessionRecord.detail, { params })).status).toBe(status)
    }
  })

  test.each(Array.from({ length: 12 }, (_, seed) => [seed + 1]))(
    'are as many as a plain query counts, whatever the filters (seed %i) [VIOL-001]',
    async (seed) => {
      const random = createSeededRandom(seed)
      const seat = () => pickOne(random, seats)
      const days = random.int(1, 7)
      const begin = END - days * DAY - random.int(0, DAY)
      const userIds = random.chance(0.3) ? [seat().id, seat().id] : []
      const orgIds = random.chance(0.5) ? [seat().orgId, seat().orgId] : []
      const ruleId = random.chance(0.3) ? pickOne(random, rules).id : undefined
      const ruleLevel = random.chance(0.3) ? pickOne(random, [0, 1, 2, 3] as const) : undefined
      const idmDataSource = pickOne(random, [-1, 0, 1, 2] as const)
      const anaphoraStatus = pickOne(random, [-1, 0, 1, 2] as const)
      const review = random.chance(0.3) ? pickOne(random, [-1, 0, 1, 2] as const) : undefined
      const filter = {
        userId: userIds,
        orgId: orgIds,
        ruleId,
        ruleLevel,
        idmDataSource,
        anaphoraStatus,
        review,
      }
      const [plainly] = await plain<{ total: number }>(sql`
        with recursive below as (
          select id from organization where id = any(${sql.val(orgIds)}::bigint[])
          union select child.id from organization child join below on child.parent_id = below.id)
        select count(*) as total from violation
        where tenant_id = ${manager.tenantId} and business_type_id = ${business.id}
          and floor(extract(epoch from hit_at)) between ${begin} and ${END}
          and (${userIds.length === 0} or user_id = any(${sql.val(userIds)}::bigint[]))
          and (${orgIds.length === 0} or org_id in (select id from below))
          and (${ruleId ?? null}::bigint is null or rule_id = ${ruleId ?? null})
          and (${ruleLevel ?? null}::int is null or level = ${ruleLevel ?? null})
          and (${idmDataSource}::int = -1 or source = ${idmDataSource})
          and (${anaphoraStatus}::int = -1 or cover_status = ${anaphoraStatus})
          and (${review ?? null}::int is null or review = ${review ?? null})`)
      expect((await recordsOf({ ...filter, beginTime: begin })).total).toBe(plainly?.total)
    },
  )

  test('count to the end of their last second, and without an end as late as a range may be', async () => {
    const last = await recordsOf({ beginTime: END, endTime: END })
    expect(last.total).toBe(1)
    expect((await recordsOf({ beginTime: END - 1, endTime: END - 1 })).total).toBe(1)
    const open = { bizTypeId: business.id, beginTime: BEGIN }
    expect((await manager.send(quality.records, { body: open })).data.total).toBe(
      (await expectedIds()).length,
    )
  })
})

describe('who sees what', () => {
  test('the leader of an organisation sees what happened there, others like ones that do not exist', async () => {
    const master = await demo.as('master')
    const led = await plain<{ id: number }>(sql`
      select team.id from organization team join organization centre on centre.id in (team.id, team.parent_id)
      where team.tenant_id = ${manager.tenantId} and centre.name = 'Sales centre Shanghai'`)
    const orgIds = led.map(({ id }) => id)
    const expected = await expectedIds(sql`org_id = any(${sql.val(orgIds)}::bigint[])`)
    const found = await recordsOf({ pageSize: 100 }, master)
    expect([idsOf(found), found.total]).toEqual([expected.slice(0, 100), expected.length])
    expect(expected.length).toBeLessThan((await expectedIds()).length)
    const stranger = seats.find(({ orgId }) => !orgIds.includes(orgId))
    const own = seats.find(({ orgId }) => orgIds.includes(orgId))
    const range = { bizTypeId: business.id, beginTime: BEGIN, endTime: END }
    for (const filter of [
      { userId: [own?.id ?? 0, stranger?.id ?? 0] },
      { userId: [987_654_321] },
      { orgId: [own?.orgId ?? 0, stranger?.orgId ?? 0] },
      { orgId: [987_654_321] },
    ])
      expect((await master.send(quality.records, { body: { ...range, ...filter } })).status).toBe(404)
  })

  test('another company sees nothing of it, seats and strangers are refused', async () => {
    const body = { bizTypeId: business.id, beginTime: BEGIN, endTime: END }
    const foreign = await demo.as('provider-admin')
    expect((await foreign.send(quality.records, { body })).data).toEqual({
      tableData: [],
      total: 0,
      totalIsCapped: false,
    })
    expect((await (await demo.as('seat-001')).send(quality.records, { body })).status).toBe(403)
    expect((await demo.nobody.send(quality.records, { body })).status).toBe(401)
  })
})

test.each([
  ['without a business', { beginTime: BEGIN }, 'bizTypeId'],
  ['without a start', { bizTypeId: 1 }, 'beginTime'],
  ['with its times the wrong way round', { bizTypeId: 1, beginTime: END, endTime: BEGIN }, 'endTime'],
  ['of more than 31 days', { bizTypeId: 1, beginTime: END - 32 * DAY, endTime: END }, 'endTime'],
  ['of page 0', { bizTypeId: 1, beginTime: BEGIN, pageNum: 0 }, 'pageNum'],
  ['of an unknown review', { bizTypeId: 1, beginTime: BEGIN, review: 3 }, 'review'],
  ['of an unknown cover', { bizTypeId: 1, beginTime: BEGIN, anaphoraStatus: 3 }, 'anaphoraStatus'],
  ['of an unknown source', { bizTypeId: 1, beginTime: BEGIN, idmDataSource: 3 }, 'idmDataSource'],
  [
    'of too many people',
    { bizTypeId: 1, beginTime: BEGIN, userId: Array.from({ length: 51 }, () => 1) },
    'userId',
  ],
  ['with a broken id among others', { bizTypeId: 1, beginTime: BEGIN, orgId: [1, 'x'] }, 'orgId.1'],
])('a query %s is refused with a reason at its field', async (...[, body, field]) => {
  const refused = await manager.sendRaw(quality.records, { body })
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]])
})

describe('the export of violation records', () => {
  const query = () => ({ bizTypeId: business.id, beginTime: BEGIN, endTime: END })
  const fileOf = (filter: object = {}, language: 'en' | 'zh' = 'en', person = manager) =>
    exportedRows(demo, person, {
      call: quality.exportRecords,
      filter: { ...query(), ...filter },
      language,
    })

  async function allRecords(body: Query = {}): Promise<Records['tableData']> {
    const rows: Records['tableData'] = []
    for (let pageNum = 1; ; pageNum += 1) {
      const { tableData } = await recordsOf({ ...body, pageNum, pageSize: 100 })
      rows.push(...tableData)
      if (tableData.length < 100) return rows
    }
  }

  test('is a file of all rows of the list, newest first, in words and in the zone of its head [STAT-049, QUAL-031, VIOL-004, VIOL-005]', async () => {
    const [heads, ...rows] = await fileOf()
    const listed = await allRecords()
    expect(heads).toEqual([
      'Time (Asia/Shanghai)',
      'Level',
      'Rule',
      'Words',
      'Agent',
      'Customer',
      'Handling',
      'Review',
      'Source',
      'Channel',
      'Business',
      'Session',
      'Record ID',
    ])
    const sources = ['Real-time', 'Manual', 'Post-event']
    const levels = ['Tip', 'Light', 'Moderate', 'Severe']
    const states = ['Not processed', 'Processed', 'No cover needed']
    const reviews = ['Default', 'Pending', 'Rejected', 'Passed']
    expect(rows).toEqual(
      whole(listed).map((row) => [
        zonedTime(row.idmHitTime, 'Asia/Shanghai'),
        levels[row.ruleLevel],
        row.idmRuleName,
        row.idmWord,
        row.idmServiceName,
        row.clientUser,
        states[row.anaphoraStatus],
        reviews[row.review + 1],
        sources[row.idmDataSource],
        row.idmChannelId,
        row.business,
        row.sessionId ?? '',
        String(row.idmId),
      ]),
    )
    expect(rows.length).toBeGreaterThan(100)
  })

  test('is narrowed by the filters of the list [QUAL-Q13]', async () => {
    const [seat, next] = seats
    const userId = [seat?.id ?? 0, next?.id ?? 0]
    for (const filter of [
      { userId },
      { ruleLevel: 2, idmDataSource: 1 },
      { anaphoraStatus: 0, orgId: [seat?.orgId ?? 0] },
      { review: -1, ruleLevel: 0 },
      { idmDataSource: -1, sessionId: `s-${seat?.id}` },
      { ruleId: rules[0]?.id ?? 0 },
    ] as const) {
      const [heads, ...rows] = await fileOf(filter, 'zh')
      expect(heads?.slice(-2)).toEqual(['会话', '记录编号'])
      expect(rows.map((row) => Number(row.at(-1)))).toEqual(
        (await allRecords(filter as Query)).map(({ idmId }) => idmId),
      )
      expect(rows.length).toBeGreaterThan(0)
    }
  })

  test('is refused like the list to whom it does not belong', async () => {
    const seat = await demo.as('seat-001')
    expect((await seat.send(quality.exportRecords, { query: query() })).status).toBe(403)
    const foreign = await demo.as('provider-admin')
    const stranger = { ...query(), userId: [foreign.userId] }
    expect((await manager.send(quality.exportRecords, { query: stranger })).status).toBe(404)
    expect(await fileOf({}, 'en', foreign)).toHaveLength(1)
    const tooLong = { ...query(), endTime: BEGIN + 40 * DAY }
    expect((await manager.send(quality.exportRecords, { query: tooLong })).status).toBe(400)
  })
})
