import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { rollUpDay, STATISTICS } from '../../src/modules/statistics/rollup/roll-up-day.ts'
import { nextRollup, rollUpTenant } from '../../src/modules/statistics/rollup/roll-up-tenant.ts'
import { auditWriter } from '../../src/platform/audit/writer.ts'
import { tenantDatabase, type TenantDatabase } from '../../src/platform/context/context.ts'
import { factProgress } from '../../src/platform/context/fact-progress.ts'
import { clientFor, poolFor, type DatabaseClient } from '../../src/platform/db/client.ts'
import { ownersPool } from '../../src/platform/db/owner.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { cloneDatabase, type TestDatabase } from '../../src/testing/start-test-server.ts'
import { manualClock } from '../support/clock.ts'
import { projectRow } from '../support/projects.ts'
import {
  COLUMNS,
  referenceStatistics,
  type ReferenceFacts,
  type ReferenceInput,
  type ReferenceStatistics,
} from '../support/reference-statistics.ts'

// Each of the runs for a zone looks at every second of two days and a half.
vi.setConfig({ testTimeout: 240_000 })

const VALID_SECONDS = 70
const QUARTER = 900
const HOUR = 3600
const DAY = 86_400

/** Without a server, whose own rollups would compute in the company's zone. */
let database: TestDatabase
let owner: DatabaseClient
let app: DatabaseClient
let company: TenantDatabase
let tenantId: number
let users: { id: number; orgId: number }[]
let businesses: number[]
let projectId: number
beforeAll(async () => {
  database = await cloneDatabase()
  owner = clientFor(ownersPool(database.adminUrl, 4))
  app = clientFor(poolFor(database.appUrl))
  const clock = manualClock()
  const audit = auditWriter(clock, secretsFrom(randomBytes(32)))
  company = tenantDatabase(app, { audit, clock })
  const manager = sql<{ id: number }>`select tenant_id as id from app_user where username = 'manager'`
  tenantId = (await manager.execute(owner)).rows[0]?.id ?? 0
  users = await asOwner((db) =>
    db
      .selectFrom('appUser')
      .where('tenantId', '=', tenantId)
      .where('orgId', 'is not', null)
      .select(['id', sql<number>`org_id`.as('orgId')])
      .distinctOn('orgId')
      .orderBy('orgId')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  const found = await asOwner((db) =>
    db
      .selectFrom('businessType')
      .where('tenantId', '=', tenantId)
      .select('id')
      .orderBy('id')
      .limit(2)
      .execute(),
  )
  businesses = found.map(({ id }) => id)
  const project = projectRow({ tenantId, name: 'Own project', createdAt: new Date(0) })
  projectId = (
    await asOwner((db) => db.insertInto('project').values(project).returning('id').executeTakeFirstOrThrow())
  ).id
  await sql`insert into fact_month select generate_series('2026-03-01'::date, '2026-11-01', interval '1 month')::date
            on conflict do nothing`.execute(owner)
})
afterAll(async () => {
  await Promise.all([owner.destroy(), app.destroy()])
  await database.drop()
})

const asOwner = async <Result>(work: (db: DatabaseClient) => Promise<Result>): Promise<Result> => work(owner)

afterEach(deleteFacts)

const FACTS = [
  'call',
  'status_event',
  'status_correction',
  'shift',
  'rollup_mark',
  'rollup_state',
  ...STATISTICS,
]

/** Rows are few: taking them away one table after another is faster than truncating. */
async function deleteFacts(): Promise<void> {
  await asOwner((db) =>
    db.transaction().execute(async (tx) => {
      for (const table of FACTS) await sql`delete from ${sql.table(table)}`.execute(tx)
    }),
  )
}

const at = (second: number): Date => new Date(second * 1000)
const orNull = (id: number): number | null => (id === 0 ? null : id)

/** When the second person came from the organisation of the first one. */
let movedAt = 0
const orgOf = (userId: number, second: number): number =>
  users[second < movedAt ? 0 : users.findIndex(({ id }) => id === userId)]?.orgId ?? 0

async function moveSecondPerson(second: number): Promise<void> {
  movedAt = second
  const [first, moved] = users
  if (!first || !moved) throw new Error('there are two')
  const period = { tenantId, userId: moved.id }
  await asOwner(async (db) => {
    await db.deleteFrom('userOrganizationPeriod').where('userId', '=', moved.id).execute()
    await db
      .insertInto('userOrganizationPeriod')
      .values([
        { ...period, orgId: first.orgId, startsAt: new Date(0) },
        { ...period, orgId: moved.orgId, startsAt: at(second) },
      ])
      .execute()
  })
}

/** Stores facts and marks their days, as anyone who ingests facts does. */
async function store(facts: ReferenceFacts, timezone: string): Promise<void> {
  await asOwner(async (db) => {
    const { calls, statuses, corrections } = facts
    if (calls.length > 0)
      await db
        .insertInto('call')
        .values(
          calls.map((call) => ({
            ...call,
            tenantId,
            callId: `c${callCount++}`,
            projectId: orNull(call.projectId),
            orgId: orNull(call.orgId),
            startedAt: at(call.startedAt),
            answeredAt: call.answeredAt === null ? null : at(call.answeredAt),
            endedAt: call.endedAt === null ? null : at(call.endedAt),
          })),
        )
        .execute()
    for (const { at: second, ...status } of statuses)
      await db
        .insertInto('statusEvent')
        .values({
          ...status,
          tenantId,
          projectId: orNull(status.projectId),
          orgId: orNull(status.orgId),
          evtAt: at(second),
        })
        .execute()
    for (const { start, end, ...correction } of corrections)
      await db
        .insertInto('statusCorrection')
        .values({ ...correction, tenantId, startAt: at(start), endAt: at(end) })
        .execute()
    const seconds = [
      ...calls.map(({ startedAt }) => startedAt),
      ...[...statuses.map((one) => one.at), ...corrections.flatMap(({ start, end }) => [start, end])].flatMap(
        (second) => [second - DAY, second, second + DAY],
      ),
    ]
    for (const second of seconds)
      await sql`insert into rollup_mark (tenant_id, day)
                values (${tenantId}, (${at(second)}::timestamptz at time zone ${timezone})::date)`.execute(db)
  })
}
let callCount = 0
const progress = factProgress()

async function rollUp(timezone: string, now: number): Promise<void> {
  const clock = { now: () => at(now), pause: async () => undefined, reach: async () => undefined }
  await rollUpTenant(
    {
      db: company as Parameters<typeof rollUpTenant>[0]['db'],
      clock,
      factProgress: progress,
    },
    { tenantId, timezone, validCallSeconds: VALID_SECONDS },
  )
}

async function stored(): Promise<ReferenceStatistics> {
  return asOwner(async (db) => {
    const index = sql`org_id || '/' || business_type_id || '/' || project_id`
    const figures = sql`calls, answers, valid_calls, quotes, orders, talk_seconds, online_seconds`
    const [userDays, slots, online, alerts] = await Promise.all([
      sql<{ key: string; row: string }>`
        select day || '/' || user_id || '/' || ${index} as key,
          concat_ws(' ', ${figures}, work_seconds, break_seconds, idle_seconds, leave_seconds) as row
        from stat_user_day`.execute(db),
      sql<{ key: string; row: string }>`
        select day || '/' || extract(epoch from slot_at)::bigint || '/' || ${index} as key,
          concat_ws(' ', ${figures}, 0, 0, 0, 0) as row
        from stat_slot`.execute(db),
      sql<{ key: string; row: string }>`
        select day || '/' || extract(epoch from slot_at)::bigint || '/' || ${index} as key, users::text as row
        from stat_slot_online`.execute(db),
      sql<{ key: string }>`
        select day || '/' || user_id || '/' || extract(epoch from alert_at)::bigint || '/' || ${index} as key
        from stat_inactive_alert`.execute(db),
    ])
    const texts = (rows: { key: string; row: string }[]) =>
      rows.map(({ key, row }) => `${key}: ${row}`).toSorted()
    return {
      userDays: texts(userDays.rows),
      slots: texts(slots.rows),
      online: texts(online.rows),
      alerts: alerts.rows.map(({ key }) => key).toSorted(),
    }
  })
}

const slow = (
  facts: ReferenceFacts,
  { timezone, now }: { timezone: string; now: number },
): ReferenceStatistics =>
  referenceStatistics({
    facts,
    timezone,
    now,
    validCallSeconds: VALID_SECONDS,
    orgOf,
  } satisfies ReferenceInput)

/** Windows around changes of the clock, and in zones whose hours begin between ours. */
const WINDOWS = [
  { timezone: 'Europe/Berlin', begin: Date.parse('2026-10-24T12:00:00Z') / 1000 },
  { timezone: 'Europe/London', begin: Date.parse('2026-03-28T14:00:00Z') / 1000 },
  { timezone: 'America/St_Johns', begin: Date.parse('2026-11-01T00:00:00Z') / 1000 },
  { timezone: 'Asia/Kathmandu', begin: Date.parse('2026-06-01T06:00:00Z') / 1000 },
  { timezone: 'Asia/Shanghai', begin: Date.parse('2026-11-18T02:00:00Z') / 1000 },
] as const
const WINDOW_SECONDS = 2.5 * DAY

const SUB_EVENTS: Record<number, string[]> = {
  4: ['productive', 'meeting'],
  5: ['shortBreak', 'lunchBreak'],
  7: ['idle', 'downtime'],
}

function factsIn(begin: number): fc.Arbitrary<ReferenceFacts> {
  // Events at full quarters coincide: with each other, with slots and with midnight.
  const second = fc.oneof(
    fc.integer({ min: begin, max: begin + WINDOW_SECONDS }),
    fc.nat({ max: WINDOW_SECONDS / QUARTER }).map((quarter) => begin + quarter * QUARTER),
  )
  const actor = fc
    .tuple(fc.nat({ max: 1 }), fc.nat({ max: 1 }), fc.nat({ max: 2 }), fc.boolean())
    .map(([user, business, org, hasProject]) => ({
      userId: users[user]?.id ?? 0,
      orgId: [users[0]?.orgId ?? 0, users[0]?.orgId ?? 0, 0][org] ?? 0,
      businessTypeId: businesses[business] ?? 0,
      projectId: hasProject ? projectId : 0,
    }))
  const status = fc
    .tuple(actor, second, fc.nat({ max: 7 }), fc.nat({ max: 2 }))
    .map(([who, when, evt, sub]) => ({ ...who, at: when, evt, subEvt: SUB_EVENTS[evt]?.[sub] ?? null }))
  const call = fc
    .tuple(
      actor,
      second,
      fc.boolean(),
      fc.option(fc.nat({ max: 30 })),
      fc.option(fc.nat({ max: 200 })),
      fc.nat(),
    )
    .map(([who, startedAt, isOutbound, ring, talk, result]) => ({
      ...who,
      isOutbound,
      startedAt,
      answeredAt: ring === null ? null : startedAt + ring,
      endedAt: talk === null ? null : startedAt + (ring ?? 0) + talk,
      isQuoted: result % 3 === 0,
      isOrdered: result % 5 === 0,
    }))
  const correction = fc
    .tuple(
      fc.nat({ max: 1 }),
      second,
      fc.oneof(fc.integer({ min: 1, max: 4 * HOUR }), fc.constantFrom(QUARTER, HOUR)),
      fc.constantFrom(0, 3, 4, 5, 6, 7),
    )
    .map(([user, start, length, evt]) => ({
      userId: users[user]?.id ?? 0,
      businessTypeId: businesses[0] ?? 0,
      start,
      end: start + length,
      evt,
      subEvt: null,
    }))
  return fc
    .tuple(
      fc.array(call, { maxLength: 20 }),
      fc.array(status, { maxLength: 25 }),
      fc.array(correction, { maxLength: 3 }),
    )
    .map(([calls, statuses, corrections]) => ({ calls, statuses, corrections: withoutOverlaps(corrections) }))
}

/** One person's corrections do not overlap: anyone who writes one cuts the older ones. */
function withoutOverlaps(corrections: ReferenceFacts['corrections']): ReferenceFacts['corrections'] {
  return corrections.filter(
    (one, index) =>
      !corrections
        .slice(0, index)
        .some((other) => other.userId === one.userId && one.start < other.end && other.start < one.end),
  )
}

/** The same facts in several portions, each of a part of them, the corrections last. */
function portions({ calls, statuses, corrections }: ReferenceFacts, count: number): ReferenceFacts[] {
  return Array.from({ length: count }, (_, portion) => ({
    calls: calls.filter((_call, index) => index % count === portion),
    statuses: statuses.filter((_status, index) => index % count === portion),
    corrections: portion === count - 1 ? corrections : [],
  }))
}

describe('statistics of any facts', () => {
  test.each(WINDOWS)(
    'in $timezone are what looking at every second gives, however and whenever the facts arrived',
    async ({ timezone, begin }) => {
      await fc.assert(
        fc.asyncProperty(
          factsIn(begin),
          fc.integer({ min: 1, max: 3 }),
          fc.tuple(fc.integer({ min: 0, max: 2 * DAY }), fc.integer({ min: 0, max: WINDOW_SECONDS })),
          async (facts, count, [after, move]) => {
            await deleteFacts()
            await moveSecondPerson(begin + move)
            const now = begin + WINDOW_SECONDS + after
            const parts = portions(facts, count)
            for (const [index, part] of parts.entries()) {
              await store(part, timezone)
              // Not every portion is followed by a rollup, and those in between use an earlier `now`.
              if (index % 2 === 0) await rollUp(timezone, now - (parts.length - 1 - index) * HOUR)
            }
            await rollUp(timezone, now)
            const inOrderOfReceipt = { ...facts, statuses: parts.flatMap((part) => part.statuses) }
            expect(await stored()).toEqual(slow(inOrderOfReceipt, { timezone, now }))
          },
        ),
        // Shrinking would go on over the tests that follow, on their database.
        { numRuns: 6, endOnFailure: true },
      )
    },
  )
})

const ZONE = 'Asia/Shanghai'
const MORNING = Date.parse('2026-11-18T09:00:00+08:00') / 1000

function statuses(...events: [at: number, evt: number, subEvt?: string][]): ReferenceFacts {
  return {
    calls: [],
    corrections: [],
    statuses: events.map(([second, evt, subEvt = null]) => ({
      userId: users[0]?.id ?? 0,
      orgId: users[0]?.orgId ?? 0,
      businessTypeId: businesses[0] ?? 0,
      projectId: 0,
      at: second,
      evt,
      subEvt,
    })),
  }
}

/** One column of the first person's days. */
async function secondsByDay(column: string): Promise<Record<string, number>> {
  const { userDays } = await stored()
  return Object.fromEntries(
    userDays.map((text) => {
      const [key = '', row = ''] = text.split(': ')
      return [key.slice(0, 10), Number(row.split(' ')[COLUMNS.indexOf(column)])]
    }),
  )
}

describe('a status', () => {
  test('goes on until another begins, unchanged by the same again and by heartbeats', async () => {
    await store(
      statuses(
        [MORNING, 1],
        [MORNING + 600, 2],
        [MORNING + 900, 6],
        [MORNING + HOUR, 5, 'lunchBreak'],
        [MORNING + 2 * HOUR, 0],
      ),
      ZONE,
    )
    await rollUp(ZONE, MORNING + 3 * HOUR)
    expect(await secondsByDay('online')).toEqual({ '2026-11-18': 2 * HOUR })
    expect(await secondsByDay('break')).toEqual({ '2026-11-18': HOUR })
  })

  test('that nothing ended continues to now, and a rollup later continues it', async () => {
    await store(statuses([MORNING, 4, 'productive']), ZONE)
    await rollUp(ZONE, MORNING + HOUR)
    expect(await secondsByDay('work')).toEqual({ '2026-11-18': HOUR })
    await rollUp(ZONE, MORNING + 3 * HOUR)
    expect(await secondsByDay('work')).toEqual({ '2026-11-18': 3 * HOUR })
  })

  test('whose end was lost counts to the end of its day, and no further', async () => {
    await store(statuses([MORNING, 4, 'productive']), ZONE)
    await rollUp(ZONE, MORNING + 20 * HOUR)
    expect(await secondsByDay('work')).toEqual({ '2026-11-18': 15 * HOUR, '2026-11-19': 5 * HOUR })
    await rollUp(ZONE, MORNING + 30 * HOUR)
    expect(await secondsByDay('work')).toEqual({ '2026-11-18': 15 * HOUR })
  })

  test('over midnight is parted between the days', async () => {
    const night = MORNING + 13 * HOUR
    await store(statuses([night, 1], [night + 5 * HOUR, 0]), ZONE)
    await rollUp(ZONE, night + DAY)
    expect(await secondsByDay('online')).toEqual({ '2026-11-18': 2 * HOUR, '2026-11-19': 3 * HOUR })
  })
})

describe('an inactivity alert', () => {
  test('is for more than 900 s of idleness, not for 900 s [MON-042]', async () => {
    await store(
      statuses([MORNING, 7, 'idle'], [MORNING + 900, 4], [MORNING + HOUR, 7], [MORNING + HOUR + 901, 4]),
      ZONE,
    )
    await rollUp(ZONE, MORNING + DAY)
    const { alerts } = await stored()
    expect(alerts.map((text) => text.split('/')[2])).toEqual([String(MORNING + HOUR + 900)])
  })

  test('is of the day in which the 900 s are over, at its midnight too, and of no other [MON-042]', async () => {
    const midnight = MORNING + 15 * HOUR
    await store(statuses([midnight - 900, 7, 'idle'], [midnight + 60, 4]), ZONE)
    await rollUp(ZONE, midnight + DAY)
    const { alerts } = await stored()
    expect(alerts.map((text) => text.split('/').slice(0, 3))).toEqual([
      ['2026-11-19', expect.any(String), String(midnight)],
    ])
  })

  test('is raised again for each idleness of a person, and not for a downtime [MON-042, MON-044]', async () => {
    await store(
      statuses(
        [MORNING, 7],
        [MORNING + HOUR, 6],
        [MORNING + 2 * HOUR, 7],
        [MORNING + 3 * HOUR, 7, 'downtime'],
        [MORNING + 6 * HOUR, 0],
      ),
      ZONE,
    )
    await rollUp(ZONE, MORNING + DAY)
    expect((await stored()).alerts).toHaveLength(2)
  })
})

describe('a rollup', () => {
  test('that is interrupted leaves nothing half done, and the next one makes it whole', async () => {
    const facts = statuses([MORNING, 1], [MORNING + HOUR, 0])
    await store(facts, ZONE)
    const isStopped = company.inTenant(tenantId, async (tx) => {
      await sql`delete from rollup_mark`.execute(tx.db)
      const now = at(MORNING + 2 * HOUR)
      await rollUpDay(tx, { day: '2026-11-18', timezone: ZONE, validCallSeconds: VALID_SECONDS, now })
      expect(await tx.db.selectFrom('statUserDay').select('userId').execute()).toHaveLength(1)
      throw new Error('the server is killed here')
    })
    await expect(isStopped).rejects.toThrow('killed')
    expect((await stored()).userDays).toEqual([])
    await rollUp(ZONE, MORNING + 2 * HOUR)
    expect(await stored()).toEqual(slow(facts, { timezone: ZONE, now: MORNING + 2 * HOUR }))
  })

  test('leaves the mark of facts that are committed while it works', async () => {
    const isInserted = Promise.withResolvers<undefined>()
    const mayCommit = Promise.withResolvers<undefined>()
    const facts = statuses([MORNING, 1], [MORNING + HOUR, 0])
    const taking = company.inTenant(tenantId, async ({ db }) => {
      const [first, second] = facts.statuses
      if (!first || !second) throw new Error('there are two')
      for (const { at: moment, ...event } of [first, second])
        await db
          .insertInto('statusEvent')
          .values({ ...event, tenantId, projectId: null, evtAt: at(moment) })
          .execute()
      await db.insertInto('rollupMark').values({ tenantId, day: '2026-11-18' }).execute()
      isInserted.resolve(undefined)
      await mayCommit.promise
    })
    await isInserted.promise
    await rollUp(ZONE, MORNING + 2 * HOUR)
    expect((await stored()).userDays).toEqual([])
    mayCommit.resolve(undefined)
    await taking
    await rollUp(ZONE, MORNING + 2 * HOUR)
    expect(await secondsByDay('online')).toEqual({ '2026-11-18': HOUR })
  })

  test('counts the shifts of a day on which nobody came, once it has started', async () => {
    await rollUp(ZONE, MORNING)
    const shift = { tenantId, userId: users[0]?.id ?? 0, businessTypeId: businesses[0] ?? 0 }
    await asOwner((db) =>
      db
        .insertInto('shift')
        .values({
          ...shift,
          shiftId: 'h1',
          startsAt: at(MORNING + 2 * DAY),
          endsAt: at(MORNING + 2 * DAY + HOUR),
          expectedWorkSeconds: HOUR,
        })
        .execute(),
    )
    const counted = () =>
      asOwner((db) =>
        db.selectFrom('statShiftDay').select(['passedSeconds', 'presentSeconds', 'workSeconds']).execute(),
      )
    await rollUp(ZONE, MORNING + 2 * DAY)
    expect(await counted()).toEqual([])
    await rollUp(ZONE, MORNING + 2 * DAY + 600)
    expect(await counted()).toEqual([{ passedSeconds: 600, presentSeconds: 0, workSeconds: 0 }])
  })

  test('reports when it was and when the next one is: at the next full quarter of an hour', async () => {
    await rollUp(ZONE, MORNING + 61)
    const state = await asOwner((db) =>
      db.selectFrom('rollupState').where('tenantId', '=', tenantId).selectAll().executeTakeFirst(),
    )
    expect(state).toMatchObject({ lastUpdatedAt: at(MORNING + 61), nextUpdatedAt: at(MORNING + 900) })
    expect(nextRollup(at(MORNING))).toEqual(at(MORNING + 900))
  })

  test('while facts are behind, computes and claims as far as they are complete, and the rest once they are', async () => {
    const computedAt = async () =>
      asOwner((db) =>
        db.selectFrom('rollupState').where('tenantId', '=', tenantId).selectAll().executeTakeFirst(),
      )
    await store(statuses([MORNING, 1]), ZONE)
    progress.setBehind(tenantId, at(MORNING + HOUR))
    await rollUp(ZONE, MORNING + DAY)
    expect(await computedAt()).toMatchObject({
      lastUpdatedAt: at(MORNING + HOUR),
      nextUpdatedAt: nextRollup(at(MORNING + DAY)),
    })
    expect(await secondsByDay('online')).toEqual({ '2026-11-18': HOUR })
    progress.setComplete(tenantId)
    await rollUp(ZONE, MORNING + 2 * HOUR)
    expect(await computedAt()).toMatchObject({ lastUpdatedAt: at(MORNING + 2 * HOUR) })
    expect(await secondsByDay('online')).toEqual({ '2026-11-18': 2 * HOUR })
  })

  test('after a change of the zone, or of what a valid call is, computes every day again', async () => {
    const call = {
      userId: users[0]?.id ?? 0,
      orgId: users[0]?.orgId ?? 0,
      businessTypeId: businesses[0] ?? 0,
      projectId: 0,
      isOutbound: true,
      startedAt: Date.parse('2026-11-18T23:30:00+08:00') / 1000,
      answeredAt: Date.parse('2026-11-18T23:30:10+08:00') / 1000,
      endedAt: Date.parse('2026-11-18T23:31:00+08:00') / 1000,
      isQuoted: false,
      isOrdered: false,
    }
    await store({ calls: [call], statuses: [], corrections: [] }, ZONE)
    await rollUp(ZONE, MORNING + DAY)
    expect(await secondsByDay('calls')).toEqual({ '2026-11-18': 1 })
    await asOwner((db) =>
      db.updateTable('tenant').set({ timezone: 'Pacific/Auckland' }).where('id', '=', tenantId).execute(),
    )
    await rollUp('Pacific/Auckland', MORNING + DAY)
    expect(await secondsByDay('calls')).toEqual({ '2026-11-19': 1 })
    await asOwner((db) =>
      db
        .updateTable('tenant')
        .set({ timezone: ZONE, validCallSeconds: 49 })
        .where('id', '=', tenantId)
        .execute(),
    )
    const marks = await asOwner((db) => db.selectFrom('rollupMark').select('day').execute())
    expect(marks.length).toBeGreaterThan(0)
    await asOwner((db) =>
      db.updateTable('tenant').set({ validCallSeconds: VALID_SECONDS }).where('id', '=', tenantId).execute(),
    )
  })
})
