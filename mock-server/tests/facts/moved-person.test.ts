import { account } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { withConnection } from '../../src/platform/db/owner.ts'
import { cloneDatabase } from '../../src/testing/start-test-server.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { eventsOfEachType, newId, NOW, startIngest, type Event, type Ingest } from '../support/ingest.ts'
import { undoMigrations } from '../support/older-database.ts'
import { organizationNamed, personNamed } from '../support/people.ts'

const HOUR = 3600
const MOVED_AT = NOW + 600
const TODAY = NOW + 2400

let demo: Demo
let manager: Person
let own: Ingest
let person: account.Person
let before: number
let after: number
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  own = await startIngest(demo, manager)
  person = await personNamed(manager, 'seat-001')
  before = person.orgId ?? 0
  after = (await organizationNamed(manager, 'Quality')).id
  await correct(NOW - 3 * HOUR, HOUR)
  await own.ingest(...withNewIds(eventsOfEachType(own.references)))
  demo.clock.forward(MOVED_AT - NOW)
  const change = { kind: 'move' as const, orgId: after }
  const { data } = await manager.send(account.change, { body: { ids: [person.id], change } })
  if (data.changed !== 1) throw new Error('nobody was moved')
  demo.clock.forward(TODAY - MOVED_AT)
})
afterAll(() => demo.stop())

const correct = (start: number, seconds: number) =>
  demo.asOwner((db) =>
    db
      .insertInto('statusCorrection')
      .values({
        tenantId: manager.tenantId,
        userId: person.id,
        businessTypeId: own.references.businessTypeId,
        startAt: new Date(start * 1000),
        endAt: new Date((start + seconds) * 1000),
        evt: 4,
        subEvt: null,
      })
      .execute(),
  )

const withNewIds = (events: Record<string, Event>): Event[] => Object.values(events)

/** The same events so many seconds later. */
const later = (events: Record<string, Event>, seconds: number): Event[] =>
  withNewIds(events).map((event) => {
    const at = event['at']
    return typeof at === 'number' ? { ...event, at: at + seconds } : event
  })

const MOMENTS = {
  call: 'started_at',
  status_event: 'evt_at',
  violation: 'hit_at',
  label_hit: 'hit_at',
  recommendation: 'shown_at',
  twin_use: 'used_at',
}

/** Organisations of the person's facts of each kind, before the move and from then on. */
async function organizationsOfFacts() {
  const found: Record<string, unknown> = {}
  for (const [table, moment] of Object.entries(MOMENTS)) {
    const rows = await own.rows(`
      select distinct tenant_id as "tenantId", org_id as "orgId", ${moment} >= to_timestamp(${MOVED_AT}) as "isLater"
      from ${table} where user_id = ${person.id} order by 3`)
    found[table] = rows.map(({ orgId, isLater }) => [orgId, isLater])
  }
  return found
}

describe('somebody who was moved', () => {
  test('keeps the organisation of then in facts of every kind, also in those that are reported late', async () => {
    await own.ingest(...later(eventsOfEachType(own.references), 30))
    await own.ingest(...later(eventsOfEachType(own.references), 1500))
    const expected = Object.keys(MOMENTS).map((table) => [
      table,
      [
        [before, false],
        [after, true],
      ],
    ])
    expect(await organizationsOfFacts()).toEqual(Object.fromEntries(expected))
    const sessions = await own.rows(`
      select distinct tenant_id as "tenantId", org_id as "orgId", started_at >= to_timestamp(${MOVED_AT}) as "isLater"
      from session_seat where user_id = ${person.id} order by 3`)
    expect(sessions).toEqual([
      { orgId: before, isLater: false },
      { orgId: after, isLater: true },
    ])
  })

  test('a call whose beginning is corrected takes the organisation of its new beginning', async () => {
    const callId = newId('c')
    const start = {
      type: 'call.started',
      callId,
      sessionId: newId('s'),
      account: 'seat-001',
      businessTypeId: own.references.businessTypeId,
      direction: 'inbound',
    }
    const orgOfCall = () =>
      own.rows(`select tenant_id as "tenantId", org_id as "orgId" from call where call_id = '${callId}'`)
    await own.ingest({ ...start, eventId: newId(), at: MOVED_AT + 90 })
    expect(await orgOfCall()).toEqual([{ orgId: after }])
    await own.ingest({ ...start, eventId: newId(), at: MOVED_AT - 90, revision: 1 })
    expect(await orgOfCall()).toEqual([{ orgId: before }])
  })

  test('corrected spans, and what follows them, count to the organisation of their own moments', async () => {
    // Started before the move and ended after it; what was reported last continues.
    await correct(NOW, 900)
    await demo.asOwner((db) =>
      sql`insert into rollup_mark (tenant_id, day) values (${manager.tenantId}, '2026-11-21')`.execute(db),
    )
    await demo.rollUp()
    const rows = await own.rows(`
      select tenant_id as "tenantId", org_id as "orgId", sum(work_seconds)::int as work
      from stat_user_day where user_id = ${person.id} and day = '2026-11-21' and work_seconds > 0
      group by 1, 2 order by org_id = ${after}`)
    // The first of the reported statuses began 700 s before the correction, the last within it.
    expect(rows).toEqual([
      { orgId: before, work: HOUR + 700 + 900 },
      { orgId: after, work: TODAY - (NOW + 900) },
    ])
  })
})

test('a database of the version before begins with the organisations of today', async () => {
  const database = await cloneDatabase('people')
  const found = await withConnection(database.adminUrl, async (admin) => {
    await admin.query('drop table user_organization_period')
    await undoMigrations(admin, 'organization-periods')
    await migrate(admin)
    const { rows } = await admin.query<{ people: number; matching: number }>(`
      select count(*)::int as people, count(*) filter (where p.org_id is not distinct from u.org_id)::int as matching
      from app_user u left join user_organization_period p
        on p.tenant_id = u.tenant_id and p.user_id = u.id and p.starts_at = '-infinity'`)
    return rows[0]
  })
  await database.drop()
  expect(found?.people).toBeGreaterThan(300)
  expect(found?.matching).toBe(found?.people)
})
