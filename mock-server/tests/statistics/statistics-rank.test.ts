import { METRIC, stat, type Metric } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startStatisticsFixture, type StatisticsFixture } from '../support/statistics-fixture.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }

let fixture: StatisticsFixture
let demo: Demo
let manager: Person
let questions: { id: number; name: string }[]
beforeAll(async () => {
  fixture = await startStatisticsFixture()
  ;({ demo, manager } = fixture)
  await insertHits()
  await demo.rollUp()
})
afterAll(() => demo.stop())

/** Each seat: recommendations, label hits, violations and uses of the twin by its index in the list, idle long on the 19th. */
async function insertHits(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0] = fixture.businesses
  const named = (name: string) => ({ tenantId, businessTypeId, name })
  await demo.asOwner(async (db) => {
    questions = await db
      .insertInto('question')
      .values(['Fees', 'Terms', 'Cover', 'Unused'].map(named))
      .returning(['id', 'name'])
      .execute()
    const { id: labelId } = await db
      .insertInto('smartLabel')
      .values(named('Complaint'))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(named('Manner'))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: ruleId } = await db
      .insertInto('qualityRule')
      .values({ ...named('Rude'), sceneId, level: 3, phrases: [] })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, { id: userId, orgId }] of fixture.seats.entries()) {
      const actor = { tenantId, userId, orgId, businessTypeId }
      const at = (turn: number) => new Date(Date.UTC(2026, 10, 14 + ((index + turn) % 7), 4, turn))
      const turns = Array.from({ length: (index % 4) + 1 }, (_, turn) => turn)
      await db
        .insertInto('recommendation')
        .values(
          turns.map((turn) => ({
            ...actor,
            recommendationId: `${userId}-${turn}`,
            questionId: questions[(index + turn) % 3]?.id ?? 0,
            shownAt: at(turn),
            isValid: turn % 2 === 0,
            isAccepted: turn === 2,
          })),
        )
        .execute()
      await db
        .insertInto('labelHit')
        .values(turns.map((turn) => ({ ...actor, labelId, callId: `${userId}-${turn}`, hitAt: at(turn) })))
        .execute()
      await db
        .insertInto('violation')
        .values(
          turns.map((turn) => ({
            ...actor,
            violationId: `${userId}-${turn}`,
            ruleId,
            level: (index + turn) % 4,
            words: 'Well',
            source: 0,
            hitAt: at(turn),
          })),
        )
        .execute()
      const use = { ...actor, productName: 'Card', processName: 'Opening', sessionId: 's' }
      await db
        .insertInto('twinUse')
        .values(turns.map((turn) => ({ ...use, useId: `${userId}-${turn}`, usedAt: at(turn) })))
        .execute()
      if (index % 5 === 0)
        await db
          .insertInto('statusEvent')
          .values([
            { ...actor, evtAt: new Date(Date.UTC(2026, 10, 19, 8)), evt: 7 },
            { ...actor, evtAt: new Date(Date.UTC(2026, 10, 19, 8, 20)), evt: 0 },
          ])
          .execute()
    }
    for (let day = 13; day <= 21; day += 1)
      await db
        .insertInto('rollupMark')
        .values({ tenantId, day: `2026-11-${day}` })
        .execute()
  })
}

type Query = { rankType: stat.RankType; strategy?: 'user'; orgId?: number; bizTypeId?: number }

async function rankOf(person: Person, query: Query): Promise<stat.Ranking> {
  const answer = await person.send(stat.rank, { query: { ...WEEK, ...query } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

const inWeek = (column: string) =>
  sql`(f.${sql.ref(column)} at time zone 'Asia/Shanghai')::date between '2026-11-14' and '2026-11-20'`
const CALLS = sql`call f where f.is_outbound and ${inWeek('started_at')}`
const TALKS = sql`call f where ${inWeek('started_at')}`
const hitsOf = (table: string, column: string) => sql`${sql.table(table)} f where ${inWeek(column)}`
const part = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`
const ANSWERED = part(sql`f.answered_at is not null`)
const VALID = part(sql`f.talk_seconds > 70`)
const QUOTED = part(sql`f.is_quoted`)
const ORDERED = part(sql`f.is_ordered`)

type Sql = ReturnType<typeof sql>
type RankReference = { rankType: stat.RankType; facts: Sql; value: Sql; tags?: Sql }

const counted = (
  ranks: readonly (readonly [Exclude<stat.RankType, `${number}`> | Metric, Sql])[],
  facts: Sql,
): RankReference[] => ranks.map(([rankType, value]) => ({ rankType: `${rankType}`, facts, value }))
const rated = (metric: Metric, part: Sql, whole: Sql): RankReference => ({
  rankType: `${metric}`,
  facts: CALLS,
  value: sql`coalesce(${part}::float8 / nullif(${whole}, 0), 0)`,
  tags: sql`, ${part} as tag1, ${whole} as tag2`,
})
const ALL = sql`count(*)`
const TALK = sql`sum(f.talk_seconds)`
const RECOMMENDED = {
  facts: hitsOf('recommendation', 'shown_at'),
  value: ALL,
  tags: sql`, ${part(sql`f.is_accepted`)} as tag1, ${part(sql`f.is_valid`)} as tag2`,
}
const levelOf = (level: number) => part(sql`f.level = ${level}`)

/** The values of each kind of rank, by one plain query of the facts. */
const REFERENCE: RankReference[] = [
  ...counted(
    [
      ['callCnt', ALL],
      ['talkCnt', VALID],
      ['saleCnt', QUOTED],
      ['orderCnt', ORDERED],
      [METRIC.calls, ALL],
      [METRIC.answers, ANSWERED],
      [METRIC.validCalls, VALID],
      [METRIC.quotes, QUOTED],
      [METRIC.orders, ORDERED],
    ],
    CALLS,
  ),
  ...counted(
    [
      ['talkTime', TALK],
      [METRIC.talkTime, TALK],
    ],
    TALKS,
  ),
  rated(METRIC.answerRate, ANSWERED, ALL),
  rated(METRIC.talkConversionRate, VALID, ANSWERED),
  rated(METRIC.saleConversionRate, QUOTED, VALID),
  rated(METRIC.orderConversionRate, ORDERED, VALID),
  { rankType: 'recommend', ...RECOMMENDED },
  { rankType: `${METRIC.recommended}`, ...RECOMMENDED },
  ...counted([[METRIC.twinUses, ALL]], hitsOf('twin_use', 'used_at')),
  ...counted(
    [
      [METRIC.violationsTip, levelOf(0)],
      [METRIC.violationsLight, levelOf(1)],
      [METRIC.violationsMedium, levelOf(2)],
      [METRIC.violationsSerious, levelOf(3)],
    ],
    hitsOf('violation', 'hit_at'),
  ),
  ...counted([[METRIC.labelHits, ALL]], hitsOf('label_hit', 'hit_at')),
]

type Bar = stat.Ranking['rankList'][number]

describe('people ranked by', () => {
  test.each(REFERENCE)(
    '$rankType have what a plain query of the facts counts, best first [STAT-037]',
    async ({ rankType, facts, value, tags = sql`` }) => {
      const { rankBy, rankList } = await rankOf(manager, { rankType, strategy: 'user' })
      const { rows } = await demo.asOwner((db) =>
        sql<Bar>`
          select u.id, u.name, counted.* from (
            select f.user_id, ${value} as value ${tags} from ${facts} and f.tenant_id = ${manager.tenantId} group by f.user_id
          ) counted join app_user u on u.id = counted.user_id order by counted.value desc, u.id`.execute(db),
      )
      const plain = rows.map(({ id, name, value: count, tag1, tag2 }) =>
        tag1 === undefined ? { id, name, value: count } : { id, name, value: count, tag1, tag2 },
      )
      expect(rankBy).toBe('user')
      // People who only have other figures are in the rank too, with 0.
      expect(rankList.filter((bar) => plain.some(({ id }) => id === bar.id))).toEqual(plain)
      expect(rankList.length).toBe(fixture.seats.length)
      expect(plain.some((bar) => bar.value > 0)).toBe(true)
    },
  )
})

const DAY = { beginDay: '20261120', endDay: '20261120' }

describe('organisations ranked by', () => {
  test.each(Object.values(METRIC))(
    'metric %s have what their series has, best first [STAT-037]',
    async (metric) => {
      const { data } = await manager.send(stat.rank, { query: { ...DAY, rankType: `${metric}` } })
      expect(data.rankBy).toBe('org')
      for (const bar of data.rankList) {
        const series = await manager.send(stat.detail, { query: { ...DAY, metric, orgId: bar.id } })
        const [{ time: _time, ...point } = { time: 0, value: -1 }] = series.data.current
        // The sums behind an average come with the series of talk time alone.
        const ofRank = metric === METRIC.talkTime ? { value: point.value } : point
        expect(bar).toEqual({ id: bar.id, name: bar.name, ...ofRank })
      }
      const values = data.rankList.map(({ value }) => value)
      expect(values.length).toBeGreaterThan(1)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
    },
  )

  test.each([
    ['callCnt', METRIC.calls],
    ['talkCnt', METRIC.validCalls],
    ['saleCnt', METRIC.quotes],
    ['orderCnt', METRIC.orders],
    ['talkTime', METRIC.talkTime],
    ['recommend', METRIC.recommended],
  ] as const)('%s are those of metric %s', async (rankType, metric) => {
    expect(await rankOf(manager, { rankType })).toEqual(await rankOf(manager, { rankType: `${metric}` }))
  })

  test('a figure hold one that is removed for as long as it has figures, by its name', async () => {
    const rankType = `${METRIC.calls}` as const
    const before = await rankOf(manager, { rankType })
    const worked = before.rankList.find(({ value }) => value > 0)
    const setRemoved = (id: number, removedAt: Date | null) =>
      demo.asOwner((db) => db.updateTable('organization').set({ removedAt }).where('id', '=', id).execute())
    await setRemoved(worked?.id ?? 0, demo.clock.now())
    expect((await rankOf(manager, { rankType })).rankList).toContainEqual(worked)
    await setRemoved(worked?.id ?? 0, null)

    const { id: parentId } = await demo.inTenant(manager.tenantId, ({ db }) =>
      db.selectFrom('organization').where('parentId', 'is', null).select('id').executeTakeFirstOrThrow(),
    )
    const fresh = { tenantId: manager.tenantId, parentId, name: 'Never worked' }
    const { id } = await demo.asOwner((db) =>
      db.insertInto('organization').values(fresh).returning('id').executeTakeFirstOrThrow(),
    )
    expect((await rankOf(manager, { rankType })).rankList.some((bar) => bar.id === id)).toBe(true)
    await setRemoved(id, demo.clock.now())
    expect((await rankOf(manager, { rankType })).rankList).toEqual(before.rankList)
  })

  test('online time are ranked by all of it, and by metric by that of a person', async () => {
    const total = await rankOf(manager, { rankType: 'onlineDuration' })
    const perPerson = await rankOf(manager, { rankType: `${METRIC.onlineDuration}` })
    const people = await rankOf(manager, { rankType: `${METRIC.onlineUsers}` })
    for (const { id, value } of total.rankList) {
      const users = people.rankList.find((bar) => bar.id === id)?.value ?? 0
      expect(perPerson.rankList.find((bar) => bar.id === id)?.value).toBe(users === 0 ? 0 : value / users)
    }
    expect(people.rankList.reduce((sum, { value }) => sum + value, 0)).toBe(fixture.seats.length)
  })
})

describe('questions', () => {
  const expectedQuestions = async (condition = sql`true`) => {
    const { rows } = await demo.asOwner((db) =>
      sql<Bar>`
        select q.id, q.name, count(*) as value, count(*) filter (where f.is_accepted) as tag1,
               count(*) filter (where f.is_valid) as tag2
        from recommendation f join question q on q.id = f.question_id
        where f.tenant_id = ${manager.tenantId} and ${inWeek('shown_at')} and ${condition}
        group by q.id order by value desc, q.id`.execute(db),
    )
    return rows
  }

  test('are ranked by how often they were recommended, without those that never were [STAT-044]', async () => {
    const { rankList } = await rankOf(manager, { rankType: 'recommendQuestion' })
    expect(rankList).toEqual(await expectedQuestions())
    expect(rankList.map(({ name }) => name).toSorted()).toEqual(['Cover', 'Fees', 'Terms'])
  })

  test('of one organisation are those of that one, and of another business there are none', async () => {
    const orgId = fixture.seats[0]?.orgId ?? 0
    const { rankList } = await rankOf(manager, { rankType: 'recommendQuestion', orgId })
    expect(rankList).toEqual(await expectedQuestions(sql`f.org_id = ${orgId}`))
    const other = await rankOf(manager, {
      rankType: 'recommendQuestion',
      bizTypeId: fixture.businesses[1] ?? 0,
    })
    expect(other.rankList).toEqual([])
  })

  test('of another company are not seen, nor those of other organisations by a leader', async () => {
    const foreign = await demo.as('provider-admin')
    expect((await rankOf(foreign, { rankType: 'recommendQuestion' })).rankList).toEqual([])
    const master = await demo.as('master')
    const departments = await rankOf(manager, { rankType: 'callCnt' })
    const orgId = departments.rankList.find(({ name }) => name === 'Sales centre Shanghai')?.id ?? 0
    expect(await rankOf(master, { rankType: 'recommendQuestion' })).toEqual(
      await rankOf(manager, { rankType: 'recommendQuestion', orgId }),
    )
  })
})

test('people are ranked by their alerts of inactivity, whatever organisation is requested', async () => {
  const { rankBy, rankList } = await rankOf(manager, { rankType: 'alertCnt' })
  expect(rankBy).toBe('user')
  expect(rankList).toEqual(
    fixture.seats.filter((_seat, index) => index % 5 === 0).map(({ id, name }) => ({ id, name, value: 1 })),
  )
})

test.each(['calls', '1000999', '2000201', ''])('a rank by "%s" is refused', async (rankType) => {
  const raw = `beginDay=20261114&endDay=20261120&rankType=${rankType}`
  const answer = await manager.sendRaw(stat.rank, { query: raw })
  expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['rankType']])
})
