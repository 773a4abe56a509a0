import { readFileSync } from 'node:fs'
import { monitor, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { zonedTime } from '../../src/platform/time/zoned-time.ts'
import type { Person } from '../support/demo.ts'
import {
  at,
  EXPECTED_SECONDS,
  plan,
  report,
  startMonitorFixture,
  unix,
  ZONE,
  type MonitorFixture,
} from '../support/monitor-fixture.ts'
import { whole } from '../support/whole.ts'

const DOC = readFileSync(new URL('../../../docs/figures.md', import.meta.url), 'utf8')

const WEEK = { beginAt: '20261116', endAt: '20261122' }

let fixture: MonitorFixture
let manager: Person
/** The shifts of the fixture. */
let planned: string[]
beforeAll(async () => {
  fixture = await startMonitorFixture()
  ;({ manager } = fixture)
  planned = (await shiftIds()).map(({ id }) => id)
})
afterAll(() => fixture.demo.stop())
// Shifts that a test adds are deleted after it.
afterEach(() =>
  fixture.plain(
    sql`delete from shift where tenant_id = ${manager.tenantId} and shift_id <> all(${planned}::text[])`,
  ),
)

const shiftIds = () =>
  fixture.plain<{ id: string }>(sql`select shift_id as id from shift where tenant_id = ${manager.tenantId}`)

type Plan = DataOf<typeof monitor.schedules>['userScheduleList'][number]
type Query = { beginAt: string; endAt: string; bizTypeId?: number; orgId?: number }

async function allPeople(query: Query, person = manager): Promise<Plan[]> {
  const people: Plan[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const answer = await person.send(monitor.schedules, { query: { ...query, pageIndex } })
    expect([answer.status, answer.code]).toEqual([200, 200])
    const { userScheduleList, total } = whole(answer.data)
    people.push(...userScheduleList)
    if (people.length >= total || userScheduleList.length === 0) return people
  }
}

const shiftsOf = async (userId: number, query: Query): Promise<Plan['detail']> =>
  (await allPeople(query)).find((one) => one.userId === userId)?.detail ?? []

/** The shifts of the seats whose days are ordinary, by one plain query: they sign in once a day and stay. */
function expectedShifts(condition = sql`true`): Promise<Record<string, number | null>[]> {
  const now = sql`${fixture.demo.clock.now()}::timestamptz`
  return fixture.plain(sql`
    select user_id as id, extract(epoch from starts_at)::bigint as start,
           extract(epoch from came_at)::bigint as came, extract(epoch from ends_at - starts_at)::bigint as planned,
           expected_work_seconds as expected, worked::bigint,
           case when ${now} < starts_at then null when came_at > starts_at then 1 when came_at <= starts_at then 0
             when ${now} >= ends_at then 2 end as status
    from shift, lateral (
      select min(evt_at) as came_at from status_event e
      where e.tenant_id = shift.tenant_id and e.user_id = shift.user_id and e.evt = 1
        and (e.evt_at at time zone ${ZONE})::date = (starts_at at time zone ${ZONE})::date) arrival,
    lateral (
      select coalesce(sum(extract(epoch from least(until, ends_at) - greatest(evt_at, starts_at))), 0) as worked
      from (select *, lead(evt_at) over (partition by user_id order by evt_at) as until
            from status_event own
            where own.tenant_id = shift.tenant_id and own.user_id = shift.user_id and evt <> 2) e
      where evt = 4 and until > starts_at and evt_at < ends_at) work
    where shift.tenant_id = ${manager.tenantId} and not is_cancelled and user_id <> ${fixture.special.nightly.id}
      and ${condition}
    order by user_id, starts_at`)
}

const figuresOf = (people: readonly Plan[]) =>
  people
    .filter(({ userId }) => userId !== fixture.special.nightly.id)
    .toSorted((a, b) => a.userId - b.userId)
    .flatMap(({ userId, detail }) =>
      detail.map((shift) => ({
        id: userId,
        start: shift.schedulesStart,
        came: shift.actualStart,
        planned: shift.schedulesDuration,
        expected: shift.expectedWorkDuration,
        worked: shift.actualWorkDuration,
        status: shift.status,
      })),
    )

describe('the shifts', () => {
  test('of everybody are those of a plain query: planned, real, late, absent, still to come [PLAN-018..022]', async () => {
    const people = await allPeople(WEEK)
    const expected = await expectedShifts()
    expect(figuresOf(people)).toEqual(expected)
    for (const status of [0, 1, 2, null])
      expect(expected.filter((row) => row['status'] === status).length).toBeGreaterThan(20)
  })

  test('are of all seats by name, also of those without any [PLAN-018]', async () => {
    const byName = await fixture.plain<{ id: number; name: string }>(sql`
      select id, name from app_user
      where tenant_id = ${manager.tenantId} and type in ('TSR', 'TeamTSR') order by name, id`)
    const people = await allPeople(WEEK)
    expect(people.map(({ userId, userName }) => ({ id: userId, name: userName }))).toEqual(byName)
    expect(people.filter(({ detail }) => detail.length === 0).map(({ userId }) => userId)).toEqual(
      expect.arrayContaining([fixture.special.lost.id, fixture.special.moved.id]),
    )
    const page = { ...WEEK, pageIndex: 2, pageSize: 5 }
    const { data } = await manager.send(monitor.schedules, { query: page })
    expect(data).toEqual({ userScheduleList: people.slice(5, 10), total: people.length })
  })

  test('of one business or organisation are those alone', async () => {
    const [business] = fixture.businesses
    expect(figuresOf(await allPeople({ ...WEEK, bizTypeId: business }))).toEqual(
      await expectedShifts(sql`business_type_id = ${business}`),
    )
    const team = fixture.seats[60]?.orgId ?? 0
    expect(figuresOf(await allPeople({ ...WEEK, orgId: team }))).toEqual(
      await expectedShifts(sql`user_id in (select id from app_user where org_id = ${team})`),
    )
  })

  test('over midnight belong to the day of their beginning [PLAN-019]', async () => {
    const { nightly } = fixture.special
    const shift = {
      schedulesStart: unix(at(19, 22)),
      actualStart: unix(at(19, 21, 50)),
      schedulesDuration: 8 * 3600,
      expectedWorkDuration: EXPECTED_SECONDS,
      actualWorkDuration: (7 * 60 + 25) * 60,
      status: 0,
    }
    expect(await shiftsOf(nightly.id, { beginAt: '20261119', endAt: '20261119' })).toEqual([shift])
    expect(await shiftsOf(nightly.id, { beginAt: '20261120', endAt: '20261120' })).toEqual([])
  })

  test('of somebody who came early, left and came again are late, by the documented query too [PLAN-021]', async () => {
    const { moved } = fixture.special
    const [businessTypeId] = fixture.businesses
    const seconds = (time: Date, more: number) => new Date(time.getTime() + more * 1000)
    await plan(fixture, [{ seat: moved, startsAt: at(17, 9), endsAt: at(17, 18), businessTypeId }])
    await report(fixture, {
      seat: moved,
      businessTypeId,
      statuses: [
        [at(17, 6), 1],
        [at(17, 7), 0],
        [seconds(at(17, 9), 40), 1],
        [at(17, 18), 0],
      ],
    })
    const day = { beginAt: '20261117', endAt: '20261117' }
    const late = { actualStart: unix(at(17, 9)) + 40, status: 1 }
    expect(await shiftsOf(moved.id, day)).toMatchObject([late])
    const documented = DOC.split('## Shifts: planned')[1]?.match(/```sql\n([\s\S]*?)```/)?.[1] ?? ''
    const rows = await fixture.plain<{ username: string; came: string | null }>(
      sql`${sql.raw(documented.replace('2026-11-20', '2026-11-17'))}`,
    )
    const clock = (time: number | null | undefined) =>
      time == null ? null : zonedTime(time, ZONE).slice('YYYY-MM-DD '.length)
    const shown = (await allPeople(day)).flatMap(({ detail }) =>
      detail.map(({ actualStart }) => clock(actualStart)),
    )
    expect(shown).toContain('09:00:40')
    const sorted = (clocks: readonly (string | null)[]) =>
      clocks.map(String).toSorted((a, b) => a.localeCompare(b))
    expect(sorted(rows.map(({ came }) => came))).toEqual(sorted(shown))
  })

  test('begin with themselves where another shift ends, but not where a cancelled one does [PLAN-019]', async () => {
    const { corrected } = fixture.special
    const [businessTypeId] = fixture.businesses
    const day = { seat: corrected, businessTypeId }
    await plan(fixture, [
      { ...day, startsAt: at(18, 9), endsAt: at(18, 12) },
      { ...day, startsAt: at(18, 10), endsAt: at(18, 13), isCancelled: true },
      { ...day, startsAt: at(18, 12), endsAt: at(18, 14) },
      { ...day, startsAt: at(18, 14, 5), endsAt: at(18, 18), isCancelled: true },
      { ...day, startsAt: at(18, 15), endsAt: at(18, 18) },
    ])
    const shifts = await shiftsOf(corrected.id, { beginAt: '20261118', endAt: '20261118' })
    expect(shifts.map(({ actualStart }) => actualStart)).toEqual([
      unix(at(18, 9)),
      unix(at(18, 12)),
      unix(at(18, 14)),
    ])
  })

  test('count a corrected arrival [PLAN-021]', async () => {
    const { lost } = fixture.special
    const [businessTypeId] = fixture.businesses
    await plan(fixture, [{ seat: lost, startsAt: at(19, 8, 30), endsAt: at(19, 9, 30), businessTypeId }])
    const today = { beginAt: '20261119', endAt: '20261119' }
    expect(await shiftsOf(lost.id, today)).toMatchObject([{ actualStart: unix(at(19, 9)), status: 1 }])
    const { tenantId } = manager
    const set = { tenantId, userId: lost.id, businessTypeId, evt: 4, subEvt: 'meeting' }
    await fixture.demo.asOwner((db) =>
      db
        .insertInto('statusCorrection')
        .values({ ...set, startAt: at(19, 8, 20), endAt: at(19, 9) })
        .execute(),
    )
    expect(await shiftsOf(lost.id, today)).toMatchObject([
      { actualStart: unix(at(19, 8, 20)), status: 0, actualWorkDuration: 1800 },
    ])
  })

  test('decide what is running as soon as somebody comes, and when it ends [PLAN-022]', async () => {
    const { moved } = fixture.special
    const [businessTypeId] = fixture.businesses
    await plan(fixture, [{ seat: moved, startsAt: at(21, 16, 50), endsAt: at(21, 17, 10), businessTypeId }])
    const today = { beginAt: '20261121', endAt: '20261121' }
    const status = async () => (await shiftsOf(moved.id, today))[0]?.status
    expect(await status()).toBe(null)
    fixture.demo.clock.forward(600)
    expect(await status()).toBe(2)
    await report(fixture, { seat: moved, businessTypeId, statuses: [[at(21, 16, 55), 1]] })
    expect(await status()).toBe(1)
  })
})

describe('where the clock is changed', () => {
  let foreign: Person
  let seat: { id: number; orgId: number; name: string }
  let business: number
  beforeAll(async () => {
    foreign = await fixture.demo.as('provider-admin', 'monitor.schedule')
    const { tenantId } = foreign
    await fixture.plain(sql`update tenant set timezone = 'Europe/Berlin' where id = ${tenantId}`)
    const [found] = await fixture.plain<typeof seat>(sql`
      select id, org_id as "orgId", name from app_user
      where tenant_id = ${tenantId} and type = 'TSR' order by id limit 1`)
    const [type] = await fixture.plain<{ id: number }>(sql`
      select id from business_type where tenant_id = ${tenantId} order by id limit 1`)
    if (!found || !type) throw new Error('the provider has seats')
    seat = found
    business = type.id
  })

  test('a night shift has the hour more that passed, and its day is that of the zone [PLAN-019]', async () => {
    const there = { demo: fixture.demo, manager: foreign }
    // 22:00 of the 24th of October to 06:00 of the 25th in Berlin: nine hours.
    const startsAt = new Date('2026-10-24T20:00:00Z')
    const endsAt = new Date('2026-10-25T05:00:00Z')
    await plan(there, [{ seat, startsAt, endsAt, businessTypeId: business }])
    await report(there, {
      seat,
      businessTypeId: business,
      statuses: [
        [new Date('2026-10-24T20:00:01Z'), 4, 'productive'],
        [new Date('2026-10-25T05:00:01Z'), 0],
      ],
    })
    const shift = {
      schedulesStart: unix(startsAt),
      actualStart: unix(startsAt) + 1,
      schedulesDuration: 9 * 3600,
      expectedWorkDuration: EXPECTED_SECONDS,
      actualWorkDuration: 9 * 3600 - 1,
      status: 1,
    }
    const onDay = async (day: string) =>
      (await allPeople({ beginAt: day, endAt: day }, foreign)).flatMap(({ detail }) => detail)
    expect(await onDay('20261024')).toEqual([shift])
    expect(await onDay('20261025')).toEqual([])
    const { tenantId } = foreign
    await fixture.plain(sql`
      insert into rollup_mark (tenant_id, day) values (${tenantId}, '2026-10-24'), (${tenantId}, '2026-10-25')`)
    await fixture.demo.rollUp()
    const query = { beginAt: '20261024', endAt: '20261025', userId: seat.id }
    const { data } = await foreign.send(monitor.detail, { query })
    expect(data.dailyTrackList.map(({ workDuration }) => workDuration)).toEqual([7199, 7 * 3600 + 1])
  })
})

describe('who sees what', () => {
  test('the leader of an organisation sees the shifts of that one, and another company has none of these', async () => {
    const master = await fixture.demo.as('master')
    const led = await allPeople(WEEK, master)
    expect(led.length).toBeGreaterThan(10)
    expect(led.length).toBeLessThan(fixture.seats.length)
    const all = new Map((await allPeople(WEEK)).map((person) => [person.userId, person]))
    for (const person of led) expect(person).toEqual(all.get(person.userId))
    const foreign = await allPeople(WEEK, await fixture.demo.as('provider-admin', 'monitor.schedule'))
    expect(foreign.filter(({ userId, detail }) => all.has(userId) || detail.length > 0)).toEqual([])
    const seat = await fixture.demo.as('seat-001')
    expect((await seat.send(monitor.schedules, { query: WEEK })).status).toBe(403)
    const [stranger] = [...all.keys()].filter((id) => !led.some(({ userId }) => userId === id))
    const orgId = fixture.seats.find(({ id }) => id === stranger)?.orgId ?? 0
    expect((await master.send(monitor.schedules, { query: { ...WEEK, orgId } })).status).toBe(404)
  })

  test('a range the wrong way round, too long, or without its days is refused', async () => {
    for (const query of [
      'beginAt=20261121&endAt=20261120',
      'beginAt=20261001&endAt=20261120',
      'endAt=20261120',
    ])
      expect((await manager.sendRaw(monitor.schedules, { query })).status).toBe(400)
  })
})
