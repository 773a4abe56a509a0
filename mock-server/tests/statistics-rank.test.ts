import { METRIC, stat } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Demo, Person } from './_demo.ts'
import { startStatisticsWorld, type StatisticsWorld } from './_statistics-world.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }

let world: StatisticsWorld
let demo: Demo
let manager: Person
let questions: { id: number; name: string }[]
beforeAll(async () => {
  world = await startStatisticsWorld()
  ;({ demo, manager } = world)
  await storeHits()
  await demo.rollUp()
})
afterAll(() => demo.stop())

/** Each seat: recommendations, label hits, violations and uses of the twin by its place in the list, idle long on the 19th. */
async function storeHits(): Promise<void> {
  const { tenantId } = manager
  const [businessTypeId = 0] = world.businesses
  const named = (name: string) => ({ tenantId, businessTypeId, name })
  await demo.asOwner(async (db) => {
    questions = await db
      .insertInto('question')
      .values(['Fees', 'Terms', 'Cover', 'Never asked'].map(named))
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
    for (const [index, { id: userId, orgId }] of world.seats.entries()) {
      const doer = { tenantId, userId, orgId, businessTypeId }
      const at = (turn: number) => new Date(Date.UTC(2026, 10, 14 + ((index + turn) % 7), 4, turn))
      const turns = Array.from({ length: (index % 4) + 1 }, (_, turn) => turn)
      await db
        .insertInto('recommendation')
        .values(
          turns.map((turn) => ({
            ...doer,
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
        .values(turns.map((turn) => ({ ...doer, labelId, callId: `${userId}-${turn}`, hitAt: at(turn) })))
        .execute()
      await db
        .insertInto('violation')
        .values(
          turns.map((turn) => ({
            ...doer,
            violationId: `${userId}-${turn}`,
            ruleId,
            level: (index + turn) % 4,
            words: 'Well',
            source: 0,
            hitAt: at(turn),
          })),
        )
        .execute()
      const use = { ...doer, productName: 'Card', processName: 'Opening', sessionId: 's' }
      await db
        .insertInto('twinUse')
        .values(turns.map((turn) => ({ ...use, useId: `${userId}-${turn}`, usedAt: at(turn) })))
        .execute()
      if (index % 5 === 0)
        await db
          .insertInto('statusEvent')
          .values([
            { ...doer, evtAt: new Date(Date.UTC(2026, 10, 19, 8)), evt: 7 },
            { ...doer, evtAt: new Date(Date.UTC(2026, 10, 19, 8, 20)), evt: 0 },
          ])
          .execute()
    }
    for (let day = 13; day <= 21; day += 1)
      await db.insertInto('rollupMark').values({ tenantId, day: `2026-11-${day}` }).execute()
  })
}

type Asked = { rankType: stat.RankType; strategy?: 'user'; orgId?: number; bizTypeId?: number }

async function rankOf(person: Person, asked: Asked): Promise<stat.Ranking> {
  const answer = await person.send(stat.rank, { query: { ...WEEK, ...asked } })
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
const ratio = (value: ReturnType<typeof sql>, whole: ReturnType<typeof sql>) =>
  sql`coalesce(${value}::float8 / nullif(${whole}, 0), 0)`
const tagged = (tag1: ReturnType<typeof sql>, tag2: ReturnType<typeof sql>) =>
  sql`, ${tag1} as tag1, ${tag2} as tag2`

/** What each kind of rank is, as one plain query of the facts says it. */
const PLAIN: [stat.RankType, ReturnType<typeof sql>, ReturnType<typeof sql>, ReturnType<typeof sql>?][] = [
  ['callCnt', CALLS, sql`count(*)`],
  ['talkCnt', CALLS, VALID],
  ['saleCnt', CALLS, QUOTED],
  ['orderCnt', CALLS, ORDERED],
  ['talkTime', TALKS, sql`sum(f.talk_seconds)`],
  [`${METRIC.calls}`, CALLS, sql`count(*)`],
  [`${METRIC.answers}`, CALLS, ANSWERED],
  [`${METRIC.validCalls}`, CALLS, VALID],
  [`${METRIC.quotes}`, CALLS, QUOTED],
  [`${METRIC.orders}`, CALLS, ORDERED],
  [`${METRIC.talkTime}`, TALKS, sql`sum(f.talk_seconds)`],
  [`${METRIC.answerRate}`, CALLS, ratio(ANSWERED, sql`count(*)`), tagged(ANSWERED, sql`count(*)`)],
  [`${METRIC.talkConversionRate}`, CALLS, ratio(VALID, ANSWERED), tagged(VALID, ANSWERED)],
  [`${METRIC.saleConversionRate}`, CALLS, ratio(QUOTED, VALID), tagged(QUOTED, VALID)],
  [`${METRIC.orderConversionRate}`, CALLS, ratio(ORDERED, VALID), tagged(ORDERED, VALID)],
  ...(['recommend', `${METRIC.recommended}`] as const).map(
    (rankType): (typeof PLAIN)[number] => [
      rankType,
      hitsOf('recommendation', 'shown_at'),
      sql`count(*)`,
      tagged(part(sql`f.is_accepted`), part(sql`f.is_valid`)),
    ],
  ),
  [`${METRIC.twinUses}`, hitsOf('twin_use', 'used_at'), sql`count(*)`],
  ...[METRIC.violationsTip, METRIC.violationsLight, METRIC.violationsMedium, METRIC.violationsSerious].map(
    (metric, level): (typeof PLAIN)[number] => [
      `${metric}`,
      hitsOf('violation', 'hit_at'),
      part(sql`f.level = ${level}`),
    ],
  ),
  [`${METRIC.labelHits}`, hitsOf('label_hit', 'hit_at'), sql`count(*)`],
]

type Bar = stat.Ranking['rankList'][number]

describe('people ranked by', () => {
  test.each(PLAIN)(
    '%s have what a plain query of the facts counts, best first [STAT-037]',
    async (rankType, facts, value, tags = sql``) => {
      const { rankBy, rankList } = await rankOf(manager, { rankType, strategy: 'user' })
      const { rows } = await demo.asOwner((db) =>
        sql<Bar>`
          select u.id, u.name, counted.value${tags === undefined ? sql`` : sql``}, counted.* from (
            select f.user_id, ${value} as value ${tags} from ${facts} and f.tenant_id = ${manager.tenantId} group by f.user_id
          ) counted join app_user u on u.id = counted.user_id order by counted.value desc, u.id`.execute(db),
      )
      const plain = rows.map(({ id, name, value: count, tag1, tag2 }) =>
        tag1 === undefined ? { id, name, value: count } : { id, name, value: count, tag1, tag2 },
      )
      expect(rankBy).toBe('user')
      // Who only has other figures is in the rank too, with 0.
      expect(rankList.filter((bar) => plain.some(({ id }) => id === bar.id))).toEqual(plain)
      expect(rankList.length).toBe(world.seats.length)
      expect(plain.some((bar) => bar.value > 0)).toBe(true)
    },
  )
})

describe('organisations ranked by', () => {
  test.each(stat.RANK_TYPES.filter((rankType) => !['recommendQuestion', 'alertCnt'].includes(rankType)))(
    '%s have each what the whole company would have if it were that one [STAT-037]',
    async (rankType) => {
      const { rankBy, rankList } = await rankOf(manager, { rankType })
      expect(rankBy).toBe('org')
      expect(rankList.map(({ value }) => value)).toEqual(
        rankList.map(({ value }) => value).toSorted((a, b) => b - a),
      )
      const metric = Number(rankType)
      if (Number.isNaN(metric) || metric === METRIC.onlineUsers || metric === METRIC.onlineDuration) return
      for (const { id, value } of rankList) {
        const series = await manager.send(stat.detail, {
          query: { beginDay: '20261120', endDay: '20261120', metric, orgId: id },
        })
        const day = await manager.send(stat.rank, {
          query: { beginDay: '20261120', endDay: '20261120', rankType },
        })
        expect(day.data.rankList.find((bar) => bar.id === id)?.value).toBe(series.data.current[0]?.value)
        expect(value).toBeGreaterThanOrEqual(0)
      }
    },
  )

  test('online time are ranked by all of it, and by metric by that of a person [STAT-090]', async () => {
    const total = await rankOf(manager, { rankType: 'onlineDuration' })
    const perPerson = await rankOf(manager, { rankType: `${METRIC.onlineDuration}` })
    const people = await rankOf(manager, { rankType: `${METRIC.onlineUsers}` })
    for (const { id, value } of total.rankList) {
      const users = people.rankList.find((bar) => bar.id === id)?.value ?? 0
      expect(perPerson.rankList.find((bar) => bar.id === id)?.value).toBe(users === 0 ? 0 : value / users)
    }
    expect(people.rankList.reduce((sum, { value }) => sum + value, 0)).toBe(world.seats.length)
  })
})

describe('questions', () => {
  const plainQuestions = async (condition = sql`true`) => {
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

  test('are ranked by how often they were recommended; one that never was is left out [STAT-044, STAT-107]', async () => {
    const { rankList } = await rankOf(manager, { rankType: 'recommendQuestion' })
    expect(rankList).toEqual(await plainQuestions())
    expect(rankList.map(({ name }) => name).toSorted()).toEqual(['Cover', 'Fees', 'Terms'])
  })

  test('of one organisation are those of that one; of another business there are none', async () => {
    const orgId = world.seats[0]?.orgId ?? 0
    const { rankList } = await rankOf(manager, { rankType: 'recommendQuestion', orgId })
    expect(rankList).toEqual(await plainQuestions(sql`f.org_id = ${orgId}`))
    const other = await rankOf(manager, {
      rankType: 'recommendQuestion',
      bizTypeId: world.businesses[1] ?? 0,
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

test('people are ranked by their alerts of inactivity, whatever organisation is asked for', async () => {
  const { rankBy, rankList } = await rankOf(manager, { rankType: 'alertCnt' })
  expect(rankBy).toBe('user')
  expect(rankList).toEqual(
    world.seats.filter((_seat, index) => index % 5 === 0).map(({ id, name }) => ({ id, name, value: 1 })),
  )
})

test.each(['calls', '1000999', '2000201', ''])('a rank by "%s" is refused', async (rankType) => {
  const raw = `beginDay=20261114&endDay=20261120&rankType=${rankType}`
  const answer = await manager.sendRaw(stat.rank, { query: raw })
  expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['rankType']])
})
