import { sql } from 'kysely'
import type { Demo, Person } from './demo.ts'

const DAY = 86_400
/** The end of a week with sessions, and its beginning, in Unix seconds. */
export const END = Date.parse('2026-11-21T09:00:00Z') / 1000
export const BEGIN = END - 7 * DAY

type Seat = { id: number; name: string; orgId: number }

/** Contents of the sessions of the demo data's first company, and ids of another one. */
export type SessionFixture = {
  manager: Person
  seats: Seat[]
  businesses: { id: number; name: string }[]
  foreign: { businessId: number; userId: number; orgId: number; ruleId: number }
  ruleId: number
  labelId: number
  businessOf: (index: number) => number
}

/** The rows of a query that sees every company. */
export async function queryRows<Row extends object>(
  demo: Demo,
  query: ReturnType<typeof sql>,
): Promise<Row[]> {
  return (await demo.asOwner((db) => sql<Row>`${query}`.execute(db))).rows
}

async function queryId(demo: Demo, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await queryRows<{ id: number }>(demo, query)
  if (!row) throw new Error('the demo data has no such row')
  return row.id
}

/** When a session of `storeSessions` began. */
export const getSessionStart = (index: number, turn: number): Date =>
  new Date((END - 600 - index * 7200 - turn * 3600) * 1000)

/** Two sessions of each seat; each fifth session has a second call, by the next seat. */
export async function insertSessions(demo: Demo): Promise<SessionFixture> {
  const manager = await demo.as('manager')
  const other = await demo.as('provider-admin')
  const { tenantId } = manager
  const seats = await queryRows<Seat>(
    demo,
    sql`select id, name, org_id as "orgId" from app_user
      where tenant_id = ${tenantId} and type in ('TSR', 'TeamTSR') and org_id is not null order by id limit 40`,
  )
  const businesses = await queryRows<{ id: number; name: string }>(
    demo,
    sql`select id, name from business_type where tenant_id = ${tenantId} order by id limit 2`,
  )
  const ofOther = (table: string) =>
    queryId(demo, sql`select id from ${sql.table(table)} where tenant_id = ${other.tenantId} limit 1`)
  const foreign = {
    businessId: await ofOther('business_type'),
    userId: other.userId,
    orgId: await ofOther('organization'),
    ruleId: 999_999,
  }
  const found = await insertFindables(demo, { tenantId, businessTypeId: businesses[0]?.id ?? 0 })
  const getBusinessId = (index: number): number => businesses[index % 2]?.id ?? 0
  const fixture: SessionFixture = { manager, seats, businesses, foreign, businessOf: getBusinessId, ...found }
  for (const index of seats.keys()) await insertSeatSessions(demo, fixture, index)
  return fixture
}

async function insertFindables(
  demo: Demo,
  index: { tenantId: number; businessTypeId: number },
): Promise<Pick<SessionFixture, 'ruleId' | 'labelId'>> {
  return demo.asOwner(async (db) => {
    const scene = { ...index, name: 'Opening' }
    const { id: sceneId } = await db
      .insertInto('qualityScene')
      .values(scene)
      .returning('id')
      .executeTakeFirstOrThrow()
    const rule = { ...scene, sceneId, name: 'Guarantees', level: 3, phrases: ['guaranteed'] }
    const label = { ...index, name: 'Price' }
    await sql`insert into fact_month values ('2026-11-01') on conflict do nothing`.execute(db)
    return {
      ruleId: (await db.insertInto('qualityRule').values(rule).returning('id').executeTakeFirstOrThrow()).id,
      labelId: (await db.insertInto('smartLabel').values(label).returning('id').executeTakeFirstOrThrow()).id,
    }
  })
}

async function insertSeatSessions(demo: Demo, fixture: SessionFixture, index: number): Promise<void> {
  const { seats, businessOf, ruleId, labelId } = fixture
  const { tenantId } = fixture.manager
  const seat = seats[index]
  const next = seats[(index + 1) % seats.length]
  if (!seat || !next) throw new Error('there are seats')
  for (const turn of [0, 1]) {
    const sessionId = `s-${index}-${turn}`
    const startedAt = getSessionStart(index, turn)
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
        .values({
          ...hit,
          labelId,
          hitAt: at(30),
          evidence: JSON.stringify([{ lambda: 'A', seq: 2, begin: 0, end: 4 }]),
        })
        .execute()
    })
  }
}
