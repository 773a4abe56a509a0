import { label, labelStat, sessionRecord, stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const DAY = { beginDay: '20261120', endDay: '20261120' }
/** The demo's day is not over: the clock is at 17:00 there. */
const TODAY = { beginDay: '20261121', endDay: '20261121' }
const QUARTER = 900

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let labels: { id: number; name: string }[]
let productId: number
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  await insertLabels()
  await nameSessions()
  await insertHits()
  await demo.rollUp()
})
afterAll(() => demo.stop())

/** Five labels made one after another and changed in the opposite order: two off, one of them deleted, one of a product. */
async function insertLabels(): Promise<void> {
  const { tenantId } = manager
  const [business = 0, otherBusiness = 0] = fixture.businesses
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour))
  await demo.asOwner(async (db) => {
    const product = await db
      .selectFrom('product')
      .where('businessTypeId', '=', business)
      .select('id')
      .executeTakeFirstOrThrow()
    productId = product.id
    const made = [
      { name: 'Too expensive' },
      { name: 'Call back', productId },
      { name: '100% sure', isEnabled: false },
      { name: 'Competitor', businessTypeId: otherBusiness },
      { name: 'Complaint', isEnabled: false, deletedAt: at(23) },
    ]
    labels = await db
      .insertInto('smartLabel')
      .values(
        made.map((one, index) => ({
          tenantId,
          businessTypeId: business,
          productId: null,
          isEnabled: true,
          deletedAt: null,
          ...one,
          createdAt: at(index),
          updatedAt: at(20 - index),
        })),
      )
      .returning(['id', 'name'])
      .execute()
  })
}

/** The first two calls of a seat on a day are one session, every later one is a session of its own. */
async function nameSessions(): Promise<void> {
  await demo.asOwner((db) =>
    sql`update call set session_id = 's-' || regexp_replace(call_id, '-[01]$', '') where tenant_id = ${manager.tenantId}`.execute(
      db,
    ),
  )
}

/** Each seat but every seventh: some of its calls have some of the labels, several of them twice. */
async function insertHits(): Promise<void> {
  const { tenantId } = manager
  await demo.asOwner(async (db) => {
    const calls = await db
      .selectFrom('call')
      .where('tenantId', '=', tenantId)
      .select(['callId', 'userId', 'orgId', 'businessTypeId', 'startedAt'])
      .orderBy('startedAt')
      .orderBy('callId')
      .execute()
    const hits = calls.flatMap(({ callId, userId, orgId, businessTypeId, startedAt }, index) => {
      if (userId === null || businessTypeId === null || startedAt === null || userId % 7 === 0) return []
      const count = index % 4
      return Array.from({ length: count }, (_, hit) => ({
        tenantId,
        labelId: labels[(index + Math.floor(hit / 2)) % labels.length]?.id ?? 0,
        callId,
        userId,
        orgId,
        businessTypeId,
        hitAt: new Date(startedAt.getTime() + hit * 1000),
      }))
    })
    await db.insertInto('labelHit').values(hits).execute()
    for (let day = 7; day <= 20; day += 1)
      await db
        .insertInto('rollupMark')
        .values({ tenantId, day: `2026-11-${String(day).padStart(2, '0')}` })
        .execute()
  })
}

async function plain<Row extends object>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await demo.asOwner((db) => sql<Row>`${query}`.execute(db))
  return rows
}

const namesOf = async (person: Person, query: Parameters<typeof listOf>[1] = {}) =>
  (await listOf(person, query)).smartLabels.map(({ name }) => name)

async function listOf(
  person: Person,
  query: {
    name?: string
    bizTypeId?: number
    productId?: number
    orderBy?: number
    enable?: 0 | 1
    withDeleted?: 1
    pageIndex?: number
    pageSize?: number
    tenantId?: number
  },
) {
  const answer = await person.send(label.query, { query })
  expect([answer.status, answer.code]).toEqual([200, 0])
  return answer.data
}

describe('the list of labels', () => {
  test('has those that are not deleted, the newest first [LABEL-017, LABEL-019]', async () => {
    expect(await listOf(manager, {})).toMatchObject({
      smartLabels: [
        ['Competitor', 3, fixture.businesses[1], null, 1] as const,
        ['100% sure', 2, fixture.businesses[0], null, 0] as const,
        ['Call back', 1, fixture.businesses[0], productId, 1] as const,
        ['Too expensive', 0, fixture.businesses[0], null, 1] as const,
      ].map(([name, index, bizTypeId, product, enable]) => ({
        id: labels[index]?.id,
        name,
        bizTypeId,
        productId: product,
        enable,
        createdAt: Date.UTC(2026, 10, 1, index) / 1000,
        updatedAt: Date.UTC(2026, 10, 1, 20 - index) / 1000,
      })),
      totalCnt: 4,
    })
  })

  test('has deleted ones too, with the time of it, when requested [LABEL-019, DSET-016]', async () => {
    const { smartLabels, totalCnt } = await listOf(manager, { withDeleted: 1, pageSize: 200 })
    expect(totalCnt).toBe(5)
    expect(smartLabels.filter(({ deletedAt }) => deletedAt !== undefined)).toMatchObject([
      { name: 'Complaint', deletedAt: Date.UTC(2026, 10, 1, 23) / 1000 },
    ])
  })

  test.each([
    ['created ascending', 0, ['Too expensive', 'Call back', '100% sure', 'Competitor']],
    ['created descending', 1, ['Competitor', '100% sure', 'Call back', 'Too expensive']],
    ['updated ascending', 2, ['Competitor', '100% sure', 'Call back', 'Too expensive']],
    ['updated descending', 3, ['Too expensive', 'Call back', '100% sure', 'Competitor']],
  ])('is ordered by %s [LABEL-017]', async (_order, orderBy, expected) => {
    expect(await namesOf(manager, { orderBy })).toEqual(expected)
  })

  test('is narrowed by part of the name, business, product and state, with pages that continue [LABEL-013..016]', async () => {
    expect(await namesOf(manager, { name: 'c' })).toEqual(['Competitor', 'Call back'])
    expect(await namesOf(manager, { name: '%' })).toEqual(['100% sure'])
    expect(await namesOf(manager, { bizTypeId: fixture.businesses[1] ?? 0 })).toEqual(['Competitor'])
    expect(await namesOf(manager, { productId })).toEqual(['Call back'])
    expect(await namesOf(manager, { enable: 0 })).toEqual(['100% sure'])
    expect(await namesOf(manager, { enable: 1 })).toEqual(['Competitor', 'Call back', 'Too expensive'])
    expect(await listOf(manager, { pageIndex: 2, pageSize: 3 })).toMatchObject({
      smartLabels: [{ name: 'Too expensive' }],
      totalCnt: 4,
    })
  })

  test('is of the own company whatever tenant is named, and is refused to seats and for values that cannot be', async () => {
    const foreign = await demo.as('provider-admin', 'statistic.label')
    expect(await namesOf(foreign, { tenantId: manager.tenantId })).toEqual([])
    expect((await foreign.send(label.tagList)).data).toEqual([])
    const seat = await demo.as('seat-001')
    for (const call of [label.query, label.tagList]) expect((await seat.send(call)).status).toBe(403)
    for (const query of ['orderBy=4', 'enable=2', 'pageIndex=0', 'pageSize=201', 'bizTypeId=x'])
      expect((await manager.sendRaw(label.query, { query })).status).toBe(400)
  })

  test('gives the names alone, of every business or of one [QUAL-029]', async () => {
    const all = (await manager.send(label.tagList)).data.map(({ name }) => name)
    expect(all).toEqual(['100% sure', 'Call back', 'Competitor', 'Too expensive'])
    const bizTypeId = fixture.businesses[1] ?? 0
    expect((await manager.send(label.tagList, { query: { bizTypeId } })).data).toEqual([labels[3]])
  })
})

const someIds = () => [labels[4], labels[0]].flatMap((one) => (one ? [one.id] : []))

describe('the trend of labels', () => {
  const detailOf = async (query: { beginDay: string; endDay: string; bizTypeId?: number; orgId?: number }) =>
    (await manager.send(labelStat.detail, { query: { ...query, labelIds: someIds() } })).data.labelDetail

  const expectedHits = (condition: ReturnType<typeof sql>) =>
    plain<{ hits: number }>(sql`select count(*) as hits from label_hit where ${condition}`)

  test('has the hits of each day for each label in the order that was requested [DSET-017]', async () => {
    const detail = await detailOf(WEEK)
    expect(detail.map(({ labelName }) => labelName)).toEqual(['Complaint', 'Too expensive'])
    for (const { labelId, list } of detail) {
      expect(list).toHaveLength(7)
      for (const [index, { time, value }] of list.entries()) {
        expect(time).toBe(Date.UTC(2026, 10, 13 + index, 16) / 1000)
        const [found] = await expectedHits(sql`
          label_id = ${labelId} and (hit_at at time zone 'Asia/Shanghai')::date = ${`2026-11-${14 + index}`}`)
        expect(value).toBe(found?.hits)
      }
      expect(list.reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(10)
    }
  })

  test('of a single day is by the quarter of an hour and adds up to the day [DSET-017, STAT-031]', async () => {
    const bySlot = await detailOf(DAY)
    const byDay = await detailOf({ beginDay: '20261119', endDay: '20261120' })
    for (const [index, { labelId, list }] of bySlot.entries()) {
      expect(list).toHaveLength(96)
      expect(list.reduce((sum, { value }) => sum + value, 0)).toBe(byDay[index]?.list[1]?.value)
      const busiest = list.reduce((best, point) => (point.value > best.value ? point : best))
      const [found] = await expectedHits(sql`
        label_id = ${labelId} and extract(epoch from hit_at) >= ${busiest.time}
        and extract(epoch from hit_at) < ${busiest.time + QUARTER}`)
      expect(busiest.value).toBe(found?.hits)
      expect(busiest.value).toBeGreaterThan(0)
    }
  })

  test('ends at the present moment', async () => {
    const [first] = await detailOf(TODAY)
    expect(first?.list).toHaveLength(17 * 4 + 1)
    expect(first?.list.at(-1)?.time).toBe(Date.UTC(2026, 10, 21, 9) / 1000)
  })

  test('of one business or organisation is of that alone, by day and by quarter of an hour', async () => {
    const [, bizTypeId = 0] = fixture.businesses
    const orgId = fixture.seats[0]?.orgId ?? 0
    for (const range of [WEEK, DAY]) {
      const detail = await detailOf({ ...range, bizTypeId, orgId })
      for (const { labelId, list } of detail) {
        const [found] = await expectedHits(sql`
          label_id = ${labelId} and business_type_id = ${bizTypeId} and org_id = ${orgId}
          and to_char(hit_at at time zone 'Asia/Shanghai', 'YYYYMMDD') between ${range.beginDay} and ${range.endDay}`)
        expect(list.reduce((sum, { value }) => sum + value, 0)).toBe(found?.hits)
      }
    }
  })
})

describe('labels by person', () => {
  const byUser = async (person: Person, query: { pageIndex?: number; orgId?: number } = {}) =>
    (
      await person.send(labelStat.detailByUser, {
        query: { ...WEEK, pageSize: 100, ...query, labelIds: someIds() },
      })
    ).data

  test('have the conversations with a label and the calls of everybody who worked, as plain queries count them [DSET-019]', async () => {
    const first = await byUser(manager)
    const second = await byUser(manager, { pageIndex: 2 })
    const records = [...first.records, ...second.records]
    expect([first.totalCnt, records.length]).toEqual([fixture.seats.length, fixture.seats.length])
    const figures = await plain<{ id: number; calls: number; hit: number; one: number; two: number }>(sql`
      select u.id,
        (select count(*) from call c where c.user_id = u.id
           and (c.started_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20') as calls,
        count(distinct h.call_id) as hit,
        count(distinct h.session_id) filter (where h.label_id = ${labels[4]?.id}) as one,
        count(distinct h.session_id) filter (where h.label_id = ${labels[0]?.id}) as two
      from app_user u left join label_hit h on h.user_id = u.id and h.label_id = any(${someIds()}::bigint[])
        and (h.hit_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'
      where u.id = any(${fixture.seats.map(({ id }) => id)}::bigint[]) group by u.id`)
    for (const { id, calls, hit, one, two } of figures)
      expect(records.find(({ userId }) => userId === id)).toEqual({
        userId: id,
        userName: fixture.seats.find((seat) => seat.id === id)?.name,
        totalCall: calls,
        callCount: hit,
        LabelDetail: [
          { labelId: labels[4]?.id, labelName: 'Complaint', count: one },
          { labelId: labels[0]?.id, labelName: 'Too expensive', count: two },
        ],
      })
    expect(figures.some(({ hit, one, two }) => hit > 0 && hit < one + two)).toBe(true)
    expect(figures.some(({ hit }) => hit === 0)).toBe(true)
  })

  test('are so many as the list of sessions has behind each count', async () => {
    const begin = Date.UTC(2026, 10, 13, 16) / 1000
    const range = { beginTime: begin, endTime: begin + 7 * 86_400 - 1 }
    const orgId = fixture.seats.find(({ id }) => id % 7 !== 0)?.orgId ?? 0
    const { records } = await byUser(manager, { orgId })
    const counts = records.flatMap(({ userId, LabelDetail }) =>
      LabelDetail.map(({ labelId, count }) => ({ userId, labelId, count })),
    )
    expect(counts.filter(({ count }) => count > 0).length).toBeGreaterThan(5)
    for (const { userId, labelId, count } of counts) {
      const query = { ...range, userId: [userId], orgId: [orgId], labelId, pageSize: 100 }
      const { sessions, total } = (await manager.send(sessionRecord.list, { query })).data
      expect([sessions.length, total]).toEqual([count, count])
    }
    const hits = await plain<{ hits: number }>(sql`
      select count(*) as hits from label_hit where org_id = ${orgId} and label_id = any(${someIds()}::bigint[])
        and (hit_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`)
    // Some were hit twice in one conversation, which is one session.
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(hits[0]?.hits ?? 0)
  })

  test('of a leader are those of the own organisation, and those of another company are not found', async () => {
    const master = await demo.as('master', 'statistic.label')
    const departments = await manager.send(stat.rank, { query: { ...WEEK, rankType: 'callCnt' } })
    const orgId = departments.data.rankList.find(({ name }) => name === 'Sales centre Shanghai')?.id ?? 0
    expect(await byUser(master)).toEqual(await byUser(manager, { orgId }))
    expect((await byUser(master)).totalCnt).toBeLessThan(fixture.seats.length)
    const foreign = await demo.as('provider-admin', 'statistic.label')
    const query = { ...WEEK, labelIds: someIds() }
    for (const call of [labelStat.detail, labelStat.detailByUser]) {
      expect((await foreign.send(call, { query })).status).toBe(404)
      expect((await manager.send(call, { query: { ...query, labelIds: [987_654_321] } })).status).toBe(404)
      expect((await (await demo.as('seat-001')).send(call, { query })).status).toBe(403)
    }
  })
})

describe('the rank by label', () => {
  const rankOf = async (person: Person, query: { labelId: number; orgId?: number }) =>
    (await person.send(labelStat.rank, { query: { ...WEEK, ...query } })).data

  test('goes from organisations to people, each with the hits of that label [DSET-022]', async () => {
    const labelId = labels[0]?.id ?? 0
    const top = await rankOf(manager, { labelId })
    const inWeek = sql`label_id = ${labelId} and (hit_at at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`
    const [all] = await plain<{ hits: number }>(sql`select count(*) as hits from label_hit where ${inWeek}`)
    expect([top.rankBy, top.rankList.reduce((sum, { value }) => sum + value, 0)]).toEqual(['org', all?.hits])
    const orgId = fixture.seats[0]?.orgId ?? 0
    const people = await rankOf(manager, { labelId, orgId })
    expect(people.rankBy).toBe('user')
    expect(people.rankList).toEqual(
      await plain(sql`
        select u.id, u.name, count(*) as value from label_hit h join app_user u on u.id = h.user_id
        where ${inWeek} and h.org_id = ${orgId} group by u.id order by value desc, u.id`),
    )
  })

  test('of a leader has the own teams, and does not exist for an unknown label or organisation', async () => {
    const labelId = labels[0]?.id ?? 0
    const departments = (await rankOf(manager, { labelId })).rankList
    const own = departments.find(({ name }) => name === 'Sales centre Shanghai')
    const other = departments.find(({ name }) => name === 'Service centre Chengdu')
    const master = await demo.as('master', 'statistic.label')
    const teams = await rankOf(master, { labelId })
    expect(teams.rankList.reduce((sum, { value }) => sum + value, 0)).toBe(own?.value)
    const refused = { ...WEEK, labelId, orgId: other?.id ?? 0 }
    expect((await master.send(labelStat.rank, { query: refused })).status).toBe(404)
    const foreign = await demo.as('provider-admin', 'statistic.label')
    expect((await foreign.send(labelStat.rank, { query: { ...WEEK, labelId } })).status).toBe(404)
    expect(
      (await (await demo.as('seat-001')).send(labelStat.rank, { query: { ...WEEK, labelId } })).status,
    ).toBe(403)
  })
})

test.each([
  ['no label', ''],
  ['the same label twice', '&labelIds=1&labelIds=1'],
  ['21 labels', Array.from({ length: 21 }, (_, id) => `&labelIds=${id + 1}`).join('')],
  ['a label that is no number', '&labelIds=one'],
])('labels are not compared when %s is requested', async (_case, ids) => {
  const query = `beginDay=20261114&endDay=20261120${ids}`
  for (const call of [labelStat.detail, labelStat.detailByUser]) {
    const answer = await manager.sendRaw(call, { query })
    expect([answer.status, Object.keys(answer.fields ?? {})[0]?.split('.')[0]]).toEqual([400, 'labelIds'])
  }
})

test.each([
  ['backwards', 'beginDay=20261120&endDay=20261114'],
  ['of 32 days', 'beginDay=20261001&endDay=20261101'],
  ['without a beginning', 'endDay=20261114'],
])('a range %s is refused', async (_case, range) => {
  for (const call of [labelStat.detail, labelStat.detailByUser, labelStat.rank]) {
    const query = `${range}&${call === labelStat.rank ? 'labelId' : 'labelIds'}=${labels[0]?.id}`
    expect((await manager.sendRaw(call, { query })).status).toBe(400)
  }
})
