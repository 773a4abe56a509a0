import { projectStat, workspace } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { statusSpans } from '../../src/modules/facts/presence/status-spans.ts'
import type { Demo, Person } from '../support/demo.ts'
import { startOutsourcedFixture, type OutsourcedFixture } from '../support/outsourced-fixture.ts'

let fixture: OutsourcedFixture
let demo: Demo
let owner: Person
let provider: Person
let projects: OutsourcedFixture['projects']
let businesses: OutsourcedFixture['businesses']
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  ;({ demo, owner, provider, projects, businesses } = fixture)
})
afterAll(() => demo.stop())

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const EVER = { beginDay: '20261101', endDay: '20261121' }

/** Seconds between log-in and log-out for a project, by person, by one plain query; all work of the business without one. */
async function expectedSeconds(
  business: number,
  { beginDay, endDay }: typeof WEEK,
  project?: number,
): Promise<Map<number, number>> {
  const { rows } = await demo.asOwner((db) =>
    sql<{ id: number; seconds: number }>`
      with span as (
        select e.*, lead(evt_at) over (partition by e.tenant_id, user_id order by evt_at, receipt) - evt_at as duration
        from status_event e)
      select user_id as id, sum(extract(epoch from duration))::bigint as seconds
      from span join tenant t on t.id = span.tenant_id
      where evt = 1 and business_type_id = ${business}
        and (evt_at at time zone t.timezone)::date between ${beginDay} and ${endDay}
        and ${project === undefined ? sql`true` : sql`project_id = ${project}`}
      group by user_id`.execute(db),
  )
  return new Map(rows.map(({ id, seconds }) => [id, seconds]))
}
const totalOf = (seconds: ReadonlyMap<number, number>) =>
  [...seconds.values()].reduce((sum, one) => sum + one, 0)

async function placedIn(business: number): Promise<number[]> {
  const rows = await demo.asOwner((db) =>
    db
      .selectFrom('userBusinessType')
      .innerJoin('appUser', 'appUser.id', 'userBusinessType.userId')
      .where('userBusinessType.businessTypeId', '=', business)
      .where('appUser.type', 'in', ['TSR', 'TeamTSR'])
      .select('appUser.id')
      .execute(),
  )
  return rows.map(({ id }) => id)
}

type Query = { bizTypeId: number; projectId?: number; beginDay?: string; endDay?: string }

async function workersOf(person: Person, query: Query): Promise<projectStat.Worker[]> {
  const answer = await person.send(projectStat.workers, { query: { ...query, pageSize: 100 } })
  expect([answer.status, answer.code]).toEqual([200, 200])
  expect(answer.data.totalCnt).toBe(answer.data.records.length)
  return answer.data.records
}

describe('the seconds online of several businesses', () => {
  const batch = async (
    person: Person,
    query: { bizTypeIds: number[]; beginDay?: string; endDay?: string },
  ) => {
    const answer = await person.send(projectStat.onlineDurations, { query })
    expect([answer.status, answer.code]).toEqual([200, 200])
    return answer.data
  }

  test('are since each began to work for the project, in the order requested [RPT-023, PROJ-024]', async () => {
    const expected = await Promise.all(
      [fixture.london.current, businesses.ended, businesses.current].map(async (bizTypeId) => ({
        bizTypeId,
        totalOnlineDuration: totalOf(await expectedSeconds(bizTypeId, EVER, projects.renewals)),
      })),
    )
    expect(expected.every(({ totalOnlineDuration }) => totalOnlineDuration > 0)).toBe(true)
    // A business that has no assignment, or none yet, or does not exist, is left out; one that is named twice is not counted
    // twice.
    const { free } = businesses
    const ids = [free, fixture.london.current, 987_654_321, businesses.ended, fixture.london.future]
    const bizTypeIds = [...ids, businesses.current, businesses.current]
    expect(await batch(owner, { bizTypeIds })).toEqual(expected)
  })

  test('can be of a range, of businesses of several projects, and of one alone [RPT-023]', async () => {
    const { current, other } = businesses
    const expected = [
      {
        bizTypeId: other,
        totalOnlineDuration: totalOf(await expectedSeconds(other, WEEK, projects.bookings)),
      },
      {
        bizTypeId: current,
        totalOnlineDuration: totalOf(await expectedSeconds(current, WEEK, projects.renewals)),
      },
    ]
    expect(await batch(owner, { ...WEEK, bizTypeIds: [other, current] })).toEqual(expected)
    expect(await batch(owner, { ...WEEK, bizTypeIds: [current] })).toEqual([expected[1]])
  })

  test('of a provider’s own businesses are of all their work [RPT-023]', async () => {
    const { current, free } = businesses
    const expected = await Promise.all(
      [current, free].map(async (bizTypeId) => ({
        bizTypeId,
        totalOnlineDuration: totalOf(await expectedSeconds(bizTypeId, EVER)),
      })),
    )
    expect(await batch(provider, { bizTypeIds: [current, free, fixture.london.current] })).toEqual(expected)
  })

  test.each([
    ['no business', ''],
    ['a business that is none', 'bizTypeIds=abc'],
    ['one day of a range', 'bizTypeIds=1&beginDay=20261120'],
    ['a range the wrong way round', 'bizTypeIds=1&beginDay=20261120&endDay=20261119'],
    ['32 days', 'bizTypeIds=1&beginDay=20261001&endDay=20261101'],
    ['too many businesses', Array.from({ length: 101 }, () => 'bizTypeIds=1').join('&')],
  ])('of %s are refused', async (_case, query) => {
    expect((await owner.sendRaw(projectStat.onlineDurations, { query })).status).toBe(400)
  })
})

describe('the workers of a business', () => {
  test('are those placed there and those who worked in the range, the longest online first [RPT-022, PROJ-031]', async () => {
    const { current } = businesses
    const days = { beginDay: '20261119', endDay: '20261120' }
    const seconds = await expectedSeconds(current, days, projects.renewals)
    const expected = new Map([...(await placedIn(current)).map((id) => [id, 0] as const), ...seconds])
    expect(expected.size).toBeGreaterThan(seconds.size)
    const records = await workersOf(owner, { bizTypeId: current, ...days })
    expect(records.map(({ userId, totalOnlineDuration }) => [userId, totalOnlineDuration])).toEqual(
      [...expected].toSorted(([a, longA], [b, longB]) => longB - longA || a - b),
    )
    expect(await workersOf(provider, { bizTypeId: current, projectId: projects.renewals, ...days })).toEqual(
      records,
    )
  })

  test('have name and organisation, and a telephone number without its middle [PROJ-031]', async () => {
    const { current } = businesses
    const [first] = await workersOf(owner, { bizTypeId: current })
    const person = await demo.asOwner((db) =>
      db
        .selectFrom('appUser')
        .innerJoin('organization', 'organization.id', 'appUser.orgId')
        .where('appUser.id', '=', first?.userId ?? 0)
        .select(['appUser.name', 'appUser.phone', 'organization.name as orgName'])
        .executeTakeFirstOrThrow(),
    )
    expect(first).toMatchObject({
      id: first?.userId,
      name: person.name,
      orgName: person.orgName,
      bizId: current,
      phone: `${person.phone?.slice(0, -8)}****${person.phone?.slice(-4)}`,
    })
  })

  test('come page by page, with how many there are [RPT-022]', async () => {
    const { current } = businesses
    const all = await workersOf(owner, { bizTypeId: current, ...WEEK })
    const query = { bizTypeId: current, ...WEEK }
    const pages = await Promise.all(
      [1, 2, 99].map(
        async (pageIndex) => (await owner.send(projectStat.workers, { query: { ...query, pageIndex } })).data,
      ),
    )
    expect(pages.map(({ totalCnt }) => totalCnt)).toEqual([all.length, all.length, all.length])
    expect(pages.flatMap(({ records }) => records)).toEqual(all.slice(0, 20))
  })

  test('of an assignment that has ended are those who worked until then', async () => {
    const { ended } = businesses
    const until = await expectedSeconds(ended, EVER, projects.renewals)
    const records = await workersOf(owner, { bizTypeId: ended })
    expect(new Map(records.map((one) => [one.userId, one.totalOnlineDuration]))).toEqual(until)
    expect((await workersOf(provider, { bizTypeId: ended })).length).toBeGreaterThanOrEqual(until.size)
  })

  test.each([
    ['page 0', 'bizTypeId=1&pageIndex=0'],
    ['a page of 101', 'bizTypeId=1&pageSize=101'],
    ['no business', ''],
    ['one day of a range', 'bizTypeId=1&endDay=20261120'],
  ])('with %s are refused', async (_case, query) => {
    expect((await owner.sendRaw(projectStat.workers, { query })).status).toBe(400)
  })
})

describe('the present status of a worker', () => {
  /** In UTC, a little before and after the clock's 09:00 of the 21st; who did what follows from their index in the list. */
  const events: [seat: number, at: string, evt: number, business: 'current' | 'free'][] = [
    [0, '21T08:30', 1, 'current'],
    // Went on to other work.
    [1, '21T08:00', 1, 'current'],
    [1, '21T08:40', 4, 'free'],
    // On leave.
    [2, '21T08:00', 1, 'current'],
    [2, '21T08:50', 3, 'current'],
    // Set right to leave, until after now.
    [3, '21T08:30', 1, 'current'],
    // Its end was lost: it ended with its day.
    [4, '20T08:59', 1, 'current'],
    // The end was lost, but after a corrected span it continues for another 24 hours.
    [5, '20T08:00', 1, 'current'],
    [6, '21T08:00', 4, 'current'],
    [6, '21T08:55', 2, 'current'],
    [7, '21T08:00', 1, 'current'],
    [7, '21T08:30', 0, 'current'],
  ]
  const corrections: [seat: number, from: string, to: string, evt: number][] = [
    [3, '21T08:45', '21T09:30', 3],
    [5, '20T10:00', '20T11:00', 7],
  ]
  const moment = (text: string) => new Date(`2026-11-${text}:00Z`)
  const idOf = (seat: number) => fixture.seats[seat]?.id ?? 0

  beforeAll(async () => {
    const { tenantId } = provider
    await demo.asOwner(async (db) => {
      // Everybody of it is in the list.
      const placed = events.map(([seat]) => ({
        tenantId,
        userId: idOf(seat),
        businessTypeId: businesses.current,
      }))
      await db
        .insertInto('userBusinessType')
        .values([...new Map(placed.map((one) => [one.userId, one])).values()])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      for (const [seat, at, evt, name] of events) {
        const actor = { tenantId, userId: idOf(seat), orgId: fixture.seats[seat]?.orgId ?? 0 }
        const work = {
          businessTypeId: businesses[name],
          projectId: name === 'current' ? projects.renewals : null,
        }
        await db
          .insertInto('statusEvent')
          .values({ ...actor, ...work, evtAt: moment(at), evt, subEvt: null })
          .execute()
      }
      for (const [seat, from, to, evt] of corrections)
        await db
          .insertInto('statusCorrection')
          .values({
            tenantId,
            userId: idOf(seat),
            businessTypeId: businesses.current,
            startAt: moment(from),
            endAt: moment(to),
            evt,
            subEvt: null,
          })
          .execute()
    })
  })

  // The seconds of the other tests are those of the fixture.
  afterAll(() =>
    demo.asOwner(async (db) => {
      const { tenantId } = provider
      for (const [seat, at] of events)
        await db
          .deleteFrom('statusEvent')
          .where('tenantId', '=', tenantId)
          .where('userId', '=', idOf(seat))
          .where('evtAt', '=', moment(at))
          .execute()
      await db.deleteFrom('statusCorrection').where('tenantId', '=', tenantId).execute()
    }),
  )

  const onlineFor = async (person: Person, query: Query) =>
    (await workersOf(person, query))
      .filter(({ onlineStatus }) => onlineStatus === 'online')
      .map(({ userId }) => userId)
      .toSorted((a, b) => a - b)

  test('is online for the business and project that they work for, as the statistics count it [PROJ-031]', async () => {
    const now = demo.clock.now()
    const { rows } = await demo.inTenant(provider.tenantId, ({ db, tenantId }) =>
      sql<{ id: number }>`
        select user_id as id from (${statusSpans({ tenantId, timezone: 'Asia/Shanghai', from: now, to: now, now })}) span
        where from_at <= ${now} and to_at >= ${now} and status in ('online', 'work', 'break', 'idle')
          and business_type_id = ${businesses.current} and project_id = ${projects.renewals}
        order by 1`.execute(db),
    )
    expect(rows.map(({ id }) => id)).toEqual([0, 5, 6].map(idOf))
    expect(await onlineFor(owner, { bizTypeId: businesses.current })).toEqual([0, 5, 6].map(idOf))
    expect(await onlineFor(provider, { bizTypeId: businesses.current })).toEqual([0, 5, 6].map(idOf))
  })

  test('is watched as the live monitor has it, by an owner in the work for the project alone [PROJ-031]', async () => {
    const bizTypeId = businesses.current
    const seenBy = async (person: Person) => {
      const { data } = await person.send(workspace.orgUsersByBusiness, { body: { bizTypeId } })
      const workers = new Map(
        (await workersOf(person, { bizTypeId })).map(({ userId, status, roomId }) => [
          userId,
          [status, roomId],
        ]),
      )
      expect(data.users.length).toBeGreaterThan(6)
      for (const { user, status, roomID } of data.users)
        expect(workers.get(user.id)).toEqual([status, roomID])
      return [0, 1, 7].map((seat) => workers.get(idOf(seat)))
    }
    const { online, offline } = workspace.SEAT_STATUS
    const atWork = (seat: number) => [online, `seat-${idOf(seat)}`]
    expect(await seenBy(await demo.as('manager', 'project.monitor'))).toEqual([
      atWork(0),
      [offline, ''],
      [offline, ''],
    ])
    expect(await seenBy(await demo.as('provider-admin', 'project.monitor'))).toEqual([
      atWork(0),
      atWork(1),
      [offline, ''],
    ])
  })

  test('does not show an owner their other work', async () => {
    await demo.asOwner((db) =>
      db
        .insertInto('userBusinessType')
        .values({ tenantId: provider.tenantId, userId: idOf(1), businessTypeId: businesses.free })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
    expect(await onlineFor(provider, { bizTypeId: businesses.free })).toEqual([idOf(1)])
    expect(await onlineFor(owner, { bizTypeId: businesses.ended })).toEqual([])
  })
})

describe('the selector of projects', () => {
  const offered = async (person: Person, language: 'en' | 'zh' = 'en') => {
    const answer = await person.send(projectStat.monitor, { language })
    expect([answer.status, answer.code]).toEqual([200, 0])
    return answer.data.records.map(({ id, name, assignments }) => [
      id,
      name,
      assignments.map(({ bizTypeID, tenantName }) => [bizTypeID, tenantName]),
    ])
  }
  const lantern = 'Lantern Call Services'
  const northgate = 'Northgate Outsourcing'

  test('offers an owner its own projects and anyone who has started to work for them [PROJ-Q7, RPT-Q8]', async () => {
    const { current, other, ended } = businesses
    expect(await offered(owner)).toEqual([
      [projects.bookings, 'bookings', [current, other].map((id) => [id, lantern])],
      [
        projects.renewals,
        'renewals',
        [
          [current, lantern],
          [ended, lantern],
          [fixture.london.current, northgate],
        ],
      ],
    ])
  })

  test('offers a provider its own businesses only, with its name in the caller’s language [LIVE-Q1, RPT-Q12]', async () => {
    const { current, other, ended } = businesses
    expect(await offered(provider, 'zh')).toEqual([
      [projects.bookings, 'bookings', [current, other].map((id) => [id, '灯塔呼叫服务'])],
      [projects.renewals, 'renewals', [current, ended].map((id) => [id, '灯塔呼叫服务'])],
    ])
  })

  test('offers the platform its own projects alone, whose figures it may read, and a stranger none', async () => {
    expect((await offered(fixture.platform)).map(([id]) => id)).toEqual([projects.surveys])
    expect(await offered(await demo.as('provider-unverified', 'projectData.user'))).toEqual([])
  })
})

test('a span that was corrected is work for the project as well, and its owner sees its seconds', async () => {
  const { current } = businesses
  const secondsFor = async (person: Person) =>
    (await person.send(projectStat.onlineDurations, { query: { ...WEEK, bizTypeIds: [current] } })).data[0]
      ?.totalOnlineDuration ?? 0
  const [ownerBefore, providerBefore] = [await secondsFor(owner), await secondsFor(provider)]
  const { tenantId } = provider
  const rollUp = async () => {
    await demo.asOwner((db) => db.insertInto('rollupMark').values({ tenantId, day: '2026-11-16' }).execute())
    await demo.rollUp()
  }
  onTestFinished(async () => {
    await demo.asOwner((db) => db.deleteFrom('statusCorrection').where('tenantId', '=', tenantId).execute())
    await rollUp()
  })
  await demo.asOwner(async (db) => {
    await db
      .insertInto('statusCorrection')
      .values({
        tenantId,
        userId: fixture.seats[0]?.id ?? 0,
        businessTypeId: current,
        evt: 4,
        subEvt: 'productive',
        startAt: new Date('2026-11-16T12:00:00Z'),
        endAt: new Date('2026-11-16T16:00:00Z'),
      })
      .execute()
  })
  await rollUp()
  const added = 4 * 3600
  expect(await secondsFor(owner)).toBe(ownerBefore + added)
  expect(await secondsFor(provider)).toBe(providerBefore + added)
})
