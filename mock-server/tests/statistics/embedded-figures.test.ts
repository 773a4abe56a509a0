import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  billedMonths,
  crm,
  documents,
  liveView,
  pay,
  calculatePay,
  shiftPlan,
  subscription,
  twinSession,
  type Call,
  type QueryOf,
} from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Demo, Person } from '../support/demo.ts'
import { startStatisticsFixture, worksOn, type StatisticsFixture } from '../support/statistics-fixture.ts'

const WEEK = { beginDay: '20261114', endDay: '20261120' }
const RATES = { perOnlineHour: 20, perValidCall: 0.35, perOrder: 12.5, perSeriousViolation: 50 }

let demo: Demo
let manager: Person
let seats: StatisticsFixture['seats']
let businesses: number[]
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'console-web-'))
  const pages = join(webRoot, documents.ASSISTANT_PAGES_PATH)
  await mkdir(dirname(pages), { recursive: true })
  await writeFile(pages, JSON.stringify({ pages: ['/assistant-console/embed/quality/rule'] }))
  ;({ demo, manager, seats, businesses } = await startStatisticsFixture({ config: { webRoot } }))
})
afterAll(async () => {
  await demo.stop()
  await rm(webRoot, { recursive: true })
})

const seat = (index: number) => seats[index] ?? { id: 0, orgId: 0, name: '' }
const business = (index: number) => businesses[index] ?? 0
const actor = (index: number, position = index % 2) => ({
  tenantId: manager.tenantId,
  userId: seat(index).id,
  orgId: seat(index).orgId,
  businessTypeId: business(position),
  projectId: null,
})

describe('who is there now', () => {
  const people = async (query: QueryOf<typeof liveView.people> = {}) =>
    (await manager.send(liveView.people, { query: { pageSize: 100, ...query } })).data
  const before = (seconds: number) => new Date(demo.clock.now().getTime() - seconds * 1000)

  beforeAll(async () => {
    const statuses = [
      { ...actor(0), evt: 4, subEvt: 'productive', evtAt: before(600) },
      { ...actor(1), evt: 5, subEvt: 'shortBreak', evtAt: before(300) },
      { ...actor(2), evt: 1, subEvt: null, evtAt: before(900) },
      // This person has signed out again.
      { ...actor(4), evt: 1, subEvt: null, evtAt: before(900) },
      { ...actor(4), evt: 0, subEvt: null, evtAt: before(100) },
    ]
    const call = { ...actor(0), isOutbound: true, sessionId: 'live-1' }
    await demo.asOwner(async (db) => {
      await db.insertInto('statusEvent').values(statuses).execute()
      await db
        .insertInto('conversation')
        .values({
          tenantId: manager.tenantId,
          sessionId: 'live-1',
          businessTypeId: business(0),
          customer: '139****0001',
          channel: 'phone',
          startedAt: before(60),
        })
        .execute()
      await db
        .insertInto('call')
        .values([
          { ...call, callId: 'live-0', startedAt: before(500), endedAt: before(400) },
          { ...call, callId: 'live-1', startedAt: before(60), answeredAt: before(50) },
        ])
        .execute()
      await db
        .insertInto('seatHand')
        .values({
          tenantId: manager.tenantId,
          userId: seat(0).id,
          isRaised: true,
          changedAt: before(20),
        })
        .execute()
    })
  })

  test('is anyone who signed in and has not gone, with status, since when, and the call that runs', async () => {
    const { records, counts, seatCounts, total } = await people({ bizTypeId: business(0) })
    // The raised hand is first, whatever its name.
    expect(records.map(({ userId }) => userId)).toEqual([seat(0).id, seat(2).id])
    expect(total).toBe(2)
    expect(counts).toEqual({ work: 1, online: 1, break: 0, idle: 0, leave: 0 })
    expect(seatCounts).toEqual({ calling: 1, ringing: 0, online: 1, idle: 0 })
    const now = Math.floor(demo.clock.now().getTime() / 1000)
    expect(records.find(({ userId }) => userId === seat(0).id)).toMatchObject({
      userName: seat(0).name,
      status: 'work',
      subStatus: 'productive',
      since: now - 600,
      isHandRaised: true,
      call: { callId: 'live-1', sessionId: 'live-1', customer: '139****0001', answeredAt: now - 50 },
    })
    expect(records.find(({ userId }) => userId === seat(2).id)?.call).toBeNull()
  })

  test('is narrowed by organisation, with its counts', async () => {
    const { orgId } = seat(0)
    const { records, seatCounts } = await people({ orgId })
    expect(records.map(({ userId }) => userId)).toContain(seat(0).id)
    const own = [0, 1, 2].filter((index) => seat(index).orgId === orgId)
    expect(records).toHaveLength(own.length)
    expect(Object.values(seatCounts).reduce((sum, count) => sum + count)).toBe(own.length)
  })

  test('is narrowed by status, its counts are not', async () => {
    const all = await people()
    expect(all.total).toBe(3)
    const { records, total, counts, seatCounts } = await people({ status: 'break' })
    expect(records.map(({ userId }) => userId)).toEqual([seat(1).id])
    expect(total).toBe(1)
    expect(counts).toEqual(all.counts)
    expect(seatCounts).toEqual({ calling: 1, ringing: 0, online: 1, idle: 1 })
  })
})

describe('the plan', () => {
  const shiftOn = (index: number, day: number) => ({
    tenantId: manager.tenantId,
    shiftId: `plan-${index}-${day}`,
    userId: seat(index).id,
    businessTypeId: business(index % 2),
    startsAt: new Date(Date.UTC(2026, 10, day, 2)),
    endsAt: new Date(Date.UTC(2026, 10, day, 3)),
    expectedWorkSeconds: 3000,
  })

  beforeAll(async () => {
    const shifts = [16, 17].flatMap((day) => [0, 1, 2, 3].map((index) => shiftOn(index, day)))
    const cancelled = { ...shiftOn(6, 16), isCancelled: true }
    await demo.asOwner((db) =>
      db
        .insertInto('shift')
        .values([...shifts, cancelled])
        .execute(),
    )
  })

  test('by day shows who was planned and who of them came', async () => {
    const { records } = (await manager.send(shiftPlan.days, { query: WEEK })).data
    expect(records).toEqual(
      [16, 17].map((day) => ({
        day: `2026-11-${day}`,
        shifts: 4,
        plannedPeople: 4,
        attendedPeople: [0, 1, 2, 3].filter((index) => worksOn(day, index)).length,
        plannedSeconds: 4 * 3000,
        workedSeconds: expect.any(Number),
      })),
    )
    const own = { ...WEEK, bizTypeId: business(1) }
    const narrowed = (await manager.send(shiftPlan.days, { query: own })).data.records
    expect(narrowed.map(({ plannedPeople }) => plannedPeople)).toEqual([2, 2])
  })

  test('by person has each shift with what became of it', async () => {
    const found = []
    for (let pageIndex = 1; ; pageIndex += 1) {
      const { records, total } = (
        await manager.send(shiftPlan.people, { query: { ...WEEK, pageIndex, pageSize: 100 } })
      ).data
      found.push(...records)
      if (found.length >= total) break
    }
    const first = found.find(({ userId }) => userId === seat(0).id)
    expect(first?.shifts.map(({ start, attendance }) => [start, attendance])).toEqual([
      [Date.UTC(2026, 10, 16, 2) / 1000, worksOn(16, 0) ? 0 : 2],
      [Date.UTC(2026, 10, 17, 2) / 1000, worksOn(17, 0) ? 0 : 2],
    ])
    expect(found.find(({ userId }) => userId === seat(6).id)?.shifts).toEqual([])
  })

  test('by person begins with those who have a shift, and has them alone on request', async () => {
    const list = async (query: Partial<QueryOf<typeof shiftPlan.people>>) =>
      (await manager.send(shiftPlan.people, { query: { ...WEEK, pageSize: 100, ...query } })).data
    const all = await list({})
    const counts = all.records.map(({ shifts }) => shifts.length)
    expect(counts.slice(0, 5)).toEqual([2, 2, 2, 2, 0])
    const names = all.records.slice(0, 4).map(({ userName }) => userName)
    expect(new Set(names)).toEqual(new Set([0, 1, 2, 3].map((index) => seat(index).name)))
    const planned = await list({ withShifts: true })
    expect(planned).toEqual({ records: all.records.slice(0, 4), total: 4 })
    expect((await list({ pageSize: 4, pageIndex: 2 })).records[0]?.shifts).toEqual([])
  })

  test.each([
    { beginDay: '20261120', endDay: '20261114' },
    { beginDay: '20261001', endDay: '20261130' },
  ])('of the range %o is refused at its end', async (query) => {
    const answer = await manager.send(shiftPlan.days, { query })
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['endDay']])
  })
})

describe('pay', () => {
  beforeEach(() => demo.asOwner((db) => db.deleteFrom('payRule').execute()))

  const figures = async (query: Partial<QueryOf<typeof pay.figures>> = {}) =>
    (
      await manager.send(pay.figures, {
        query: { bizTypeId: business(0), month: '2026-11', half: 1, pageSize: 100, ...query },
      })
    ).data

  test('is null without a rule', async () => {
    const { records, sum } = await figures()
    expect(sum).toBeNull()
    expect(records.length).toBeGreaterThan(0)
    expect(records.every((row) => row.pay === null)).toBe(true)
  })

  test('is what the rule gives for the recorded figures of the half month', async () => {
    const position = { tenantId: manager.tenantId, businessTypeId: business(0) }
    const rule = { ...position, ...RATES, version: 1, updatedAt: demo.clock.now() }
    await demo.asOwner((db) => db.insertInto('payRule').values(rule).execute())
    for (const [half, first, last] of [
      [1, '2026-11-01', '2026-11-15'],
      [2, '2026-11-16', '2026-11-30'],
    ] as const) {
      const { records, sum, total } = await figures({ half })
      const { rows } = await demo.asOwner((db) =>
        sql<{ id: number; online: number; valid: number; orders: number; serious: number }>`
          select user_id as id, sum(online_seconds)::int as online, sum(valid_calls)::int as valid,
                 sum(orders)::int as orders, sum(violations_3)::int as serious
          from stat_user_day where tenant_id = ${manager.tenantId} and business_type_id = ${business(0)}
            and day between ${first} and ${last} group by user_id`.execute(db),
      )
      expect(total).toBe(rows.length)
      const expected = new Map(
        rows.map(({ id, online, valid, orders, serious }) => [
          id,
          calculatePay(RATES, {
            onlineSeconds: online,
            validCalls: valid,
            orders,
            seriousViolations: serious,
          }),
        ]),
      )
      expect(new Map(records.map((row) => [row.userId, row.pay]))).toEqual(expected)
      expect(sum).toBeCloseTo(
        [...expected.values()].reduce((all, one) => all + one.total, 0),
        6,
      )
    }
  })

  test.each([{ month: '2026-13' }, { half: 3 }, { bizTypeId: 'x' }])('refuses %o', async (wrong) => {
    const query = new URLSearchParams(
      Object.entries({ bizTypeId: business(0), month: '2026-11', half: 1, ...wrong }).map(
        ([name, value]): [string, string] => [name, String(value)],
      ),
    )
    expect((await manager.sendRaw(pay.figures, { query: query.toString() })).status).toBe(400)
  })
})

describe('uses of twins', () => {
  beforeAll(async () => {
    const uses = [0, 1, 2, 3].map((index) => ({
      ...actor(index % 2),
      useId: `twin-${index}`,
      usedAt: new Date(Date.UTC(2026, 10, 18, 2, index)),
      productName: index < 2 ? 'Basic' : 'Plus',
      processName: 'Opening',
      sessionId: index === 3 ? 's-b' : 's-a',
    }))
    await demo.asOwner((db) => db.insertInto('twinUse').values(uses).execute())
  })

  test('by session have who used them and for what, the latest first', async () => {
    const { records, total } = (await manager.send(twinSession.sessions, { query: WEEK })).data
    expect(total).toBe(2)
    expect(records.map(({ sessionId, uses }) => [sessionId, uses])).toEqual([
      ['s-b', 1],
      ['s-a', 3],
    ])
    expect(records[1]?.userNames).toEqual([seat(0).name, seat(1).name].toSorted())
    expect(records[1]?.productNames).toEqual(['Basic', 'Plus'])
  })

  test('one by one are found by person and by a part of a name', async () => {
    const list = async (query: object) =>
      (await manager.send(twinSession.records, { query: { ...WEEK, ...query } })).data
    expect((await list({})).total).toBe(4)
    expect((await list({ userId: seat(0).id })).total).toBe(2)
    const { records } = await list({ text: 'plu' })
    expect(records.map(({ sessionId, productName }) => [sessionId, productName])).toEqual([
      ['s-b', 'Plus'],
      ['s-a', 'Plus'],
    ])
    expect((await list({ text: '%' })).total).toBe(0)
  })
})

describe('customers', () => {
  beforeAll(async () => {
    const conversations = [0, 1, 2].map((index) => ({
      tenantId: manager.tenantId,
      sessionId: `crm-${index}`,
      businessTypeId: business(index % 2),
      customer: index === 2 ? '137****2222' : '138****1111',
      channel: 'phone',
      startedAt: new Date(Date.UTC(2026, 10, 18, 3, index)),
    }))
    const calls = [0, 1, 2].map((index) => ({
      ...actor(index, index % 2),
      callId: `crm-${index}`,
      sessionId: `crm-${index}`,
      isOutbound: true,
      startedAt: new Date(Date.UTC(2026, 10, 18, 3, index)),
      isOrdered: index < 2,
      price: index < 2 ? '10.10' : null,
    }))
    await demo.asOwner(async (db) => {
      await db.insertInto('conversation').values(conversations).execute()
      await db.insertInto('call').values(calls).execute()
    })
  })

  test('are the masked numbers of the conversations with what came of them', async () => {
    const query = { ...WEEK, text: '****' }
    const { records, total } = (await manager.send(crm.customers, { query })).data
    expect(total).toBe(2)
    expect(records).toEqual([
      expect.objectContaining({ customer: '137****2222', sessions: 1, calls: 1, orders: 0, value: 0 }),
      expect.objectContaining({ customer: '138****1111', sessions: 2, calls: 2, orders: 2, value: 20.2 }),
    ])
    const narrowed = (await manager.send(crm.customers, { query: { ...WEEK, bizTypeId: business(1) } })).data
    expect(narrowed.records).toMatchObject([{ customer: '138****1111', sessions: 1, value: 10.1 }])
  })

  test('have their sessions, and one that nobody talked to answers 404', async () => {
    const contacts = (customer: string) => manager.send(crm.contacts, { query: { ...WEEK, customer } })
    const { records } = (await contacts('138****1111')).data
    expect(records.map(({ sessionId, value }) => [sessionId, value])).toEqual([
      ['crm-1', 10.1],
      ['crm-0', 10.1],
    ])
    expect(records[0]?.userNames).toEqual([seat(1).name])
    expect((await contacts('130****0000')).status).toBe(404)
  })
})

describe('what the tenant uses', () => {
  test('is its accounts by business as billed, and the modules that its roles open', async () => {
    const {
      month,
      openAccounts,
      billedMonths: billed,
      businesses: used,
      modules,
    } = (await manager.send(subscription.overview)).data
    expect(month).toBe('2026-11')
    expect(openAccounts).toBeGreaterThan(seats.length)
    expect(billed).toBeLessThanOrEqual(openAccounts * billedMonths({ first: true, second: true }))
    expect(used.every((one) => one.openAccounts <= openAccounts)).toBe(true)
    expect(used.find(({ id }) => id === business(0))?.openAccounts).toBeGreaterThan(0)
    expect(modules.find(({ id }) => id === 'quality')).toMatchObject({ isOn: true })
    expect(modules.find(({ id }) => id === 'version')).toEqual({
      id: 'version',
      name: 'Versions',
      isOn: false,
      people: 0,
    })
    // Roles hold its pages, but the build has none of them.
    expect(modules.find(({ id }) => id === 'voiceprint')).toMatchObject({ isOn: false, people: 0 })
  })

  test('has accounts by month, by organisation, and by last sign-in', async () => {
    const { open, months, organizations, neverSignedIn } = (await manager.send(subscription.accounts)).data
    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(['2026-11', '2026-10'])
    expect(months).toHaveLength(subscription.STATISTIC_MONTHS)
    expect(months[0]?.openAtEnd).toBe(open)
    expect(organizations.reduce((sum, one) => sum + one.open, 0)).toBe(open)
    const signIns = async (query: QueryOf<typeof subscription.signIns>) =>
      (await manager.send(subscription.signIns, { query: { pageSize: 100, ...query } })).data
    const first = await signIns({})
    expect(first.total).toBe(open)
    const times = first.records.map(({ lastSignInAt }) => lastSignInAt ?? 0)
    expect(times[0]).toBeGreaterThan(0)
    expect(times).toEqual(times.toSorted((left, right) => right - left))
    const last = await signIns({ pageIndex: Math.ceil(open / 100) })
    expect(last.records.at(-1)?.lastSignInAt).toBeNull()
    const never = await signIns({ state: 'never' })
    expect(never.total).toBe(neverSignedIn)
    expect(never.records.every(({ lastSignInAt }) => lastSignInAt === null)).toBe(true)
    expect((await signIns({ state: 'signedIn' })).total).toBe(open - neverSignedIn)
    expect(neverSignedIn).toBeLessThan(open)
  })
})

test('each belongs to those who open its page, and another company sees nothing of it', async () => {
  const month = { bizTypeId: business(0), month: '2026-11', half: 1 }
  const calls: readonly [Call, object][] = [
    [liveView.people, { bizTypeId: business(0) }],
    [shiftPlan.days, { ...WEEK, bizTypeId: business(0) }],
    [shiftPlan.people, { ...WEEK, bizTypeId: business(0) }],
    [pay.figures, month],
    [twinSession.sessions, { ...WEEK, bizTypeId: business(0) }],
    [twinSession.records, { ...WEEK, bizTypeId: business(0) }],
    [crm.customers, { ...WEEK, bizTypeId: business(0) }],
    [crm.contacts, { ...WEEK, customer: '138****1111', bizTypeId: business(0) }],
    [subscription.overview, {}],
    [subscription.accounts, {}],
    [subscription.signIns, {}],
  ]
  const person = await demo.as('seat-001')
  const foreign = await demo.as('provider-admin')
  for (const [call, query] of calls) {
    const sent = { query: query as QueryOf<typeof call> } // each is of its own call
    const statuses = []
    for (const sender of [demo.nobody, person, foreign]) statuses.push((await sender.send(call, sent)).status)
    expect([call.id, ...statuses.slice(0, 2)]).toEqual([call.id, 401, 403])
    expect([403, 404]).toContain(statuses[2])
  }
})
