import { monitor, type DataOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import {
  at,
  report,
  startMonitorFixture,
  unix,
  ZONE,
  type MonitorFixture,
} from '../support/monitor-fixture.ts'
import { whole } from '../support/whole.ts'

const WEEK = { beginAt: '20261116', endAt: '20261121' }

let fixture: MonitorFixture
let manager: Person
beforeAll(async () => {
  fixture = await startMonitorFixture()
  ;({ manager } = fixture)
})
afterAll(() => fixture.demo.stop())

type Track = DataOf<typeof monitor.track>
type Row = Track['userStatusTrackList'][number]
type Query = { beginAt: string; endAt: string; bizTypeId?: number; orgId?: number; userId?: number }

async function pageOf(
  query: Query & { pageIndex?: number; pageSize?: number },
  person = manager,
): Promise<Track> {
  const answer = await person.send(monitor.track, { query })
  expect([answer.status, answer.code]).toEqual([200, 200])
  return answer.data
}

/** All people, page by page. */
async function allPeople(query: Query, person = manager): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { userStatusTrackList, total } = whole(await pageOf({ ...query, pageIndex }, person))
    rows.push(...userStatusTrackList)
    if (rows.length >= total || userStatusTrackList.length === 0) return rows
  }
}

async function rowOf(userId: number, query: Query = WEEK): Promise<Row> {
  const [row] = (await pageOf({ ...query, userId })).userStatusTrackList
  if (!row) throw new Error('the person has a row')
  return row
}

/** Seconds of each status of the seats that end what they begin, by one plain query of their events. */
function expectedSeconds(condition: ReturnType<typeof sql>): Promise<Record<string, number>[]> {
  const { corrected, lost, nightly, moved } = fixture.special
  const special = sql.val([corrected, lost, nightly, moved].map(({ id }) => id))
  const seconds = (statuses: string) => sql`coalesce(sum(extract(epoch from until - evt_at))
    filter (where evt in (${sql.raw(statuses)})), 0)::bigint`
  return fixture.plain(sql`
    select user_id as id, ${seconds('4')} as work, ${seconds('1, 4, 5, 6, 7')} as online, ${seconds('5')} as rest,
           ${seconds('7')} as idle, ${seconds('3')} as leave
    from (select *, lead(evt_at) over (partition by user_id order by evt_at) as until
          from status_event where evt <> 2) e
    where tenant_id = ${manager.tenantId} and not user_id = any(${special}::bigint[]) and ${condition}
    group by user_id order by user_id`)
}

const figuresOf = (row: Omit<Row, 'userName' | 'events' | 'dailyTrackList' | 'scheduleWorkDuration'>) => ({
  id: row.userId,
  work: row.workDuration,
  online: row.onlineDuration,
  rest: row.breakDuration,
  idle: row.idleDuration,
  leave: row.leaveDuration,
})

describe('the track', () => {
  test('has everybody once, by name, page by page, with the seconds that a plain query of the events gives [MON-018, MON-053]', async () => {
    const rows = await allPeople(WEEK)
    expect(rows.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
      fixture.seats.map(({ id }) => id),
    )
    const byName = await fixture.plain<{ id: number }>(sql`
      select id from app_user where tenant_id = ${manager.tenantId} and type in ('TSR', 'TeamTSR') order by name, id`)
    expect(rows.map(({ userId }) => userId)).toEqual(byName.map(({ id }) => id))
    const expected = await expectedSeconds(
      sql`(evt_at at time zone ${ZONE})::date between '2026-11-16' and '2026-11-21'`,
    )
    const special = new Set(Object.values(fixture.special).map(({ id }) => id))
    const figures = rows.filter(({ userId }) => !special.has(userId)).map(figuresOf)
    expect(figures.toSorted((a, b) => a.id - b.id)).toEqual(expected)
    expect(expected.length).toBeGreaterThan(100)
  })

  test('says how many were online, how long in all, and on average [MON-049, MON-050, MON-051]', async () => {
    const rows = await allPeople(WEEK)
    const first = await pageOf({ ...WEEK, pageSize: 7 })
    const seconds = rows.reduce((sum, { onlineDuration }) => sum + onlineDuration, 0)
    expect(first.userStatusTrackList).toEqual(rows.slice(0, 7))
    expect(first).toMatchObject({
      total: fixture.seats.length,
      totalOnlineUserCnt: fixture.seats.length,
      totalOnlineDuration: seconds,
      avgOnlineDuration: seconds / fixture.seats.length,
    })
    const beyond = await pageOf({ ...WEEK, pageIndex: 900 })
    expect(beyond).toMatchObject({
      userStatusTrackList: [],
      total: fixture.seats.length,
      totalOnlineDuration: seconds,
    })
    const before = await pageOf({ beginAt: '20261101', endAt: '20261102' })
    expect(before).toMatchObject({ totalOnlineUserCnt: 0, totalOnlineDuration: 0, avgOnlineDuration: 0 })
  })

  test('has a line for each day that has started, and the lines add up to the range [MON-054]', async () => {
    const seat = fixture.seats[20]
    const row = await rowOf(seat?.id ?? 0, { beginAt: '20261116', endAt: '20261130' })
    expect(row.dailyTrackList.map(({ day }) => day)).toEqual(
      [16, 17, 18, 19, 20, 21].map((day) => `202611${day}`),
    )
    const [expected] = await expectedSeconds(
      sql`user_id = ${seat?.id} and (evt_at at time zone ${ZONE})::date = '2026-11-19'`,
    )
    const day = row.dailyTrackList[3]
    if (!day) throw new Error('there is a fourth day')
    expect(figuresOf({ ...day, userId: row.userId })).toEqual(expected)
    for (const key of [
      'workDuration',
      'onlineDuration',
      'breakDuration',
      'idleDuration',
      'leaveDuration',
    ] as const)
      expect(row.dailyTrackList.reduce((sum, line) => sum + line[key], 0)).toBe(row[key])
  })

  test('plans what the shifts that begin in the range expect, without cancelled ones [MON-053]', async () => {
    const rows = await allPeople({ beginAt: '20261118', endAt: '20261119' })
    const expected = await fixture.plain<{ id: number; seconds: number }>(sql`
      select user_id as id, sum(expected_work_seconds)::bigint as seconds from shift
      where not is_cancelled and (starts_at at time zone ${ZONE})::date between '2026-11-18' and '2026-11-19'
      group by user_id order by user_id`)
    expect(
      rows
        .filter(({ scheduleWorkDuration }) => scheduleWorkDuration > 0)
        .map((row) => ({ id: row.userId, seconds: row.scheduleWorkDuration }))
        .toSorted((a, b) => a.id - b.id),
    ).toEqual(expected)
  })

  test('has the events of each person in order, without heartbeats [MON-067, MON-081]', async () => {
    const seat = fixture.seats[33]
    const { events } = await rowOf(seat?.id ?? 0)
    const stored = await fixture.plain<{ evtType: number; evtAt: number; subEvt: string | null }>(sql`
      select evt as "evtType", extract(epoch from evt_at)::bigint as "evtAt", sub_evt as "subEvt"
      from status_event where user_id = ${seat?.id} and evt <> 2 order by evt_at`)
    expect(events).toEqual(
      stored.map(({ subEvt, ...event }) => (subEvt === null ? event : { ...event, subEvt })),
    )
  })

  test('of one business or organisation has the seconds and events of that alone [MON-018]', async () => {
    const [, business] = fixture.businesses
    // Every fourth seat works for another business in the afternoon.
    const seat = fixture.seats[24]
    const row = await rowOf(seat?.id ?? 0, { ...WEEK, bizTypeId: business })
    const [expected] = await expectedSeconds(sql`user_id = ${seat?.id} and business_type_id = ${business}`)
    expect(figuresOf(row)).toEqual(expected)
    expect(row.events.filter(({ evtType }) => evtType === 5)).toEqual([])
    expect(row.workDuration).toBeGreaterThan(0)
    const ofTeam = await allPeople({ ...WEEK, orgId: fixture.formerOrgId })
    const team = fixture.seats.filter(({ orgId }) => orgId === fixture.formerOrgId).map(({ id }) => id)
    expect(ofTeam.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
      [...team, fixture.special.moved.id].toSorted((a, b) => a - b),
    )
  })
})

describe('a status', () => {
  test('that was corrected shows the correction, and continues afterwards with what was last reported [MON-074]', async () => {
    const { corrected } = fixture.special
    const row = await rowOf(corrected.id)
    expect(row.events).toEqual([
      { evtType: 1, evtAt: unix(at(18, 9)) },
      { evtType: 4, evtAt: unix(at(18, 9, 10)), subEvt: 'productive' },
      { evtType: 4, evtAt: unix(at(18, 14)), subEvt: 'meeting' },
      { evtType: 7, evtAt: unix(at(18, 14, 30)), subEvt: 'idle' },
      { evtType: 0, evtAt: unix(at(18, 18)) },
    ])
    expect([row.workDuration, row.idleDuration]).toEqual([(5 * 60 + 20) * 60, 3.5 * 3600])
  })

  test('whose end was lost ends with its day [MON-077]', async () => {
    const { lost } = fixture.special
    const { events, dailyTrackList } = await rowOf(lost.id)
    expect(events.slice(0, 3)).toEqual([
      { evtType: 4, evtAt: unix(at(17, 20)), subEvt: 'productive' },
      { evtType: 0, evtAt: unix(at(18, 0)) },
      { evtType: 1, evtAt: unix(at(19, 9)) },
    ])
    expect(dailyTrackList.map(({ workDuration }) => workDuration)).toEqual([0, 4 * 3600, 0, 0, 0, 0])
  })

  test('over midnight counts to both days, and comes with its own beginning [MON-078]', async () => {
    const { nightly } = fixture.special
    const { dailyTrackList } = await rowOf(nightly.id)
    expect(dailyTrackList.slice(3, 5)).toMatchObject([
      { workDuration: (60 + 55) * 60, onlineDuration: (2 * 60 + 10) * 60 },
      { workDuration: (5 * 60 + 40) * 60, breakDuration: 1800, onlineDuration: (6 * 60 + 10) * 60 },
    ])
    const morning = await rowOf(nightly.id, { beginAt: '20261120', endAt: '20261120' })
    expect(morning.events[0]).toEqual({ evtType: 4, evtAt: unix(at(19, 22, 5)), subEvt: 'productive' })
    expect(morning.events).toHaveLength(4)
  })

  test('that is still open has no end [MON-076]', async () => {
    const open = fixture.seats[40]
    const today = { beginAt: '20261121', endAt: '20261121' }
    const before = await rowOf(open?.id ?? 0, today)
    await fixture.demo.asOwner((db) =>
      sql`insert into status_event (tenant_id, user_id, org_id, business_type_id, evt_at, evt)
          values (${manager.tenantId}, ${open?.id}, ${open?.orgId}, ${fixture.businesses[0]}, ${at(21, 16, 50)}, 6)`.execute(
        db,
      ),
    )
    const { events } = await rowOf(open?.id ?? 0, today)
    expect(events).toEqual([...before.events, { evtType: 6, evtAt: unix(at(21, 16, 50)) }])
    await fixture.demo.asOwner((db) =>
      sql`delete from status_event where user_id = ${open?.id} and evt_at = ${at(21, 16, 50)}`.execute(db),
    )
  })
})

test('each type of event starts its status, with its sub-statuses, and a heartbeat neither starts nor ends one [MON-065..072, DSET-046]', async () => {
  const seat = fixture.seats[44]
  if (!seat) throw new Error('there are seats')
  const minutes = [
    [1],
    [3],
    [4, 'productive'],
    [4, 'meeting'],
    [2],
    [4, 'coaching'],
    [4, 'training'],
    [5, 'shortBreak'],
    [5, 'lunchBreak'],
    [6],
    [7, 'idle'],
    [7, 'downtime'],
    [0],
  ] as const
  const statuses = minutes.map(([evt, subEvt], minute): [Date, number, string?] =>
    subEvt === undefined ? [at(15, 1, minute), evt] : [at(15, 1, minute), evt, subEvt],
  )
  await report(fixture, { seat, businessTypeId: fixture.businesses[0], statuses })
  await fixture.plain(
    sql`insert into rollup_mark (tenant_id, day) values (${manager.tenantId}, '2026-11-15')`,
  )
  await fixture.demo.rollUp()
  const row = await rowOf(seat.id, { beginAt: '20261115', endAt: '20261115' })
  // Each for a minute, the meeting for the heartbeat's as well.
  expect(figuresOf(row)).toEqual({ id: seat.id, work: 300, online: 660, rest: 120, idle: 120, leave: 60 })
  expect(
    row.events.map(({ evtType, subEvt }) => (subEvt === undefined ? [evtType] : [evtType, subEvt])),
  ).toEqual(minutes.filter(([evt]) => evt !== 2))
})

test('the events and the figures of one person are those of the track [MON-061, MON-062]', async () => {
  const [seat] = fixture.seats.slice(50)
  const query = { ...WEEK, userId: seat?.id ?? 0 }
  const { events, ...figures } = await rowOf(query.userId)
  expect((await manager.send(monitor.events, { query })).data).toEqual({ events, lastEditId: 0 })
  expect((await manager.send(monitor.detail, { query })).data).toEqual(figures)
  expect(events.length).toBeGreaterThan(20)
})

/** Moments at which the person's own idleness exceeded 15 minutes, by one plain query of the events of ordinary seats. */
const IDLE = sql`
  select user_id as id, extract(epoch from evt_at)::bigint + 900 as at
  from (select *, lead(evt_at) over (partition by user_id order by evt_at) as until
        from status_event where evt <> 2) e
  where evt = 7 and sub_evt = 'idle' and until - evt_at > interval '15 minutes'`

describe('inactivity', () => {
  test('alerts come newest first, each on its own, of more than 15 minutes and none of exactly 15 [MON-019, MON-040, MON-042, MON-044]', async () => {
    const { data } = await manager.send(monitor.alerts, { query: WEEK })
    const all = await fixture.plain<{ id: number; at: number }>(sql`
      select * from (${IDLE}) idle where id <> ${fixture.special.corrected.id} order by at desc, id`)
    // The corrected seat's idleness began at 14:30.
    const corrected = { id: fixture.special.corrected.id, at: unix(at(18, 14, 45)) }
    const expected = [...all, corrected].toSorted((a, b) => b.at - a.at || a.id - b.id)
    expect(data.total).toBe(expected.length)
    expect(data.userInactiveAlertList.map((row) => ({ id: row.userId, at: row.inActiveAlertAt }))).toEqual(
      expected,
    )
    const exactly = await fixture.plain(sql`
      select 1 from (select *, lead(evt_at) over (partition by user_id order by evt_at) as until from status_event) e
      where evt = 7 and sub_evt = 'idle' and until - evt_at = interval '15 minutes'`)
    expect(exactly.length).toBeGreaterThan(10)
    expect(new Set(data.userInactiveAlertList.map(({ userId }) => userId)).size).toBeLessThan(expected.length)
  })

  test('ranks people by their alerts, most first, nobody without any [MON-020, MON-034]', async () => {
    const { data } = await manager.send(monitor.alertRank, { query: { ...WEEK, rankType: 'alertCnt' } })
    const expected = await fixture.plain<{ id: number; value: number }>(sql`
      select id, count(*) as value from (${IDLE}) idle group by id order by value desc, id`)
    expect(data.rankList.map(({ userId, value }) => ({ id: userId, value }))).toEqual(expected)
    expect(data.rankList[0]?.value).toBeGreaterThan(1)
    const names = new Map(fixture.seats.map(({ id, name }) => [id, name]))
    for (const { userId = 0, userName } of data.rankList) expect(userName).toBe(names.get(userId))
  })

  test('of one person, business or day is that alone [MON-019, MON-020]', async () => {
    const { data: all } = await manager.send(monitor.alerts, { query: WEEK })
    const person = all.userInactiveAlertList[0]?.userId ?? 0
    const own = await manager.send(monitor.alerts, { query: { ...WEEK, userId: person } })
    expect(own.data.userInactiveAlertList).toEqual(
      all.userInactiveAlertList.filter(({ userId }) => userId === person),
    )
    const rank = await manager.send(monitor.alertRank, {
      query: { ...WEEK, rankType: 'alertCnt', userId: person },
    })
    expect(rank.data.rankList.map(({ value }) => value)).toEqual([own.data.total])
    const byBusiness = await Promise.all(
      fixture.businesses.map(
        async (bizTypeId) =>
          whole((await manager.send(monitor.alerts, { query: { ...WEEK, bizTypeId } })).data).total,
      ),
    )
    expect(byBusiness.reduce((a, b) => a + b, 0)).toBe(all.total)
    const day = await manager.send(monitor.alerts, { query: { beginAt: '20261119', endAt: '20261119' } })
    expect(day.data.userInactiveAlertList).toEqual(
      all.userInactiveAlertList.filter(
        ({ inActiveAlertAt }) => inActiveAlertAt >= unix(at(19, 0)) && inActiveAlertAt < unix(at(20, 0)),
      ),
    )
  })

  test('begins after the seconds that the configuration names [MON-043]', async () => {
    const { data } = await manager.send(monitor.config, { query: { bizTypeId: fixture.businesses[0] } })
    expect(data).toEqual({ idleOvertime: 900 })
  })
})

describe('who sees what', () => {
  const calls = [monitor.track, monitor.alerts, monitor.schedules, monitor.events, monitor.detail] as const

  test('the leader of an organisation with seats sees those alone, others like ones that do not exist', async () => {
    const master = await fixture.demo.as('master')
    const led = await fixture.plain<{ id: number }>(sql`
      select u.id from app_user u join organization team on team.id = u.org_id
      join organization centre on centre.id in (team.id, team.parent_id)
      where u.tenant_id = ${manager.tenantId} and u.type in ('TSR', 'TeamTSR')
        and centre.name = 'Sales centre Shanghai' order by u.id`)
    const rows = await allPeople(WEEK, master)
    expect(rows.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(led.map(({ id }) => id))
    expect(led.length).toBeLessThan(fixture.seats.length)
    const stranger = fixture.seats.find(({ id }) => !led.some((one) => one.id === id))
    const { data } = await master.send(monitor.alerts, { query: WEEK })
    expect(data.userInactiveAlertList.map(({ userId }) => userId)).not.toContain(stranger?.id)
    for (const userId of [stranger?.id ?? 0, 987_654_321]) {
      for (const call of [monitor.track, monitor.events, monitor.detail, monitor.alerts])
        expect((await master.send(call, { query: { ...WEEK, userId } })).status).toBe(404)
    }
    for (const orgId of [stranger?.orgId ?? 0, 987_654_321])
      expect((await master.send(monitor.track, { query: { ...WEEK, orgId } })).status).toBe(404)
  })

  test('who worked there once is still there for that range, with that time alone', async () => {
    const { moved } = fixture.special
    const there = fixture.formerOrgId
    const row = await rowOf(moved.id, { ...WEEK, orgId: there })
    expect([row.onlineDuration, row.events.length]).toEqual([3600, 2])
    const here = await rowOf(moved.id, { ...WEEK, orgId: moved.orgId })
    expect([here.onlineDuration, here.events]).toEqual([0, []])
    const before = { beginAt: '20261116', endAt: '20261117', orgId: there, userId: moved.id }
    expect((await manager.send(monitor.detail, { query: before })).status).toBe(404)
  })

  test('another company sees its own people alone, and none of these', async () => {
    const foreign = await fixture.demo.as('provider-admin')
    const rows = await allPeople(WEEK, foreign)
    const own = new Set(fixture.seats.map(({ id }) => id))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ userId, onlineDuration }) => own.has(userId) || onlineDuration > 0)).toEqual([])
    expect((await foreign.send(monitor.alerts, { query: WEEK })).data.total).toBe(0)
    const [seat] = fixture.seats
    for (const call of [monitor.events, monitor.detail, monitor.track])
      expect((await foreign.send(call, { query: { ...WEEK, userId: seat?.id ?? 0 } })).status).toBe(404)
  })

  test('seats are refused, and anyone who has not signed in', async () => {
    const seat = await fixture.demo.as('seat-001')
    for (const call of calls) {
      const query = { ...WEEK, ...(call === monitor.events || call === monitor.detail ? { userId: 1 } : {}) }
      expect(
        (await seat.sendRaw(call, { query: new URLSearchParams(textsOf(query)).toString() })).status,
      ).toBe(403)
      expect((await fixture.demo.nobody.sendRaw(call, { query: '' })).status).toBe(401)
    }
    expect((await seat.send(monitor.config)).status).toBe(403)
  })
})

const textsOf = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))

describe('a query', () => {
  test.each([
    ['with its days the wrong way round', { beginAt: '20261120', endAt: '20261119' }, 'endAt'],
    ['of 32 days', { beginAt: '20261001', endAt: '20261101' }, 'endAt'],
    ['of a day that is none', { beginAt: '20261131', endAt: '20261201' }, 'beginAt'],
    ['of page 0', { ...WEEK, pageIndex: '0' }, 'pageIndex'],
    ['of more people than an answer has', { ...WEEK, pageSize: '21' }, 'pageSize'],
    ['with a broken id', { ...WEEK, userId: '-1' }, 'userId'],
    ['with an id beyond all numbers', { ...WEEK, orgId: '9'.repeat(16) }, 'orgId'],
  ])('%s is refused with a reason at its field', async (...[, query, field]) => {
    const refused = await manager.sendRaw(monitor.track, {
      query: new URLSearchParams(textsOf(query)).toString(),
    })
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([400, [field]])
  })

  test('that misspells a filter, or names no person where one is needed, is refused', async () => {
    const days = 'beginAt=20261116&endAt=20261121'
    expect((await manager.sendRaw(monitor.track, { query: `${days}&user=5` })).status).toBe(400)
    expect((await manager.sendRaw(monitor.detail, { query: days })).status).toBe(400)
    expect((await manager.sendRaw(monitor.alertRank, { query: `${days}&rankType=callCnt` })).status).toBe(400)
  })
})
