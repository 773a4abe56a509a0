import {
  account,
  project,
  projectLog,
  projectPersonnel,
  projectStat,
  type projectEntity,
} from '@console/contracts'
import { sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/db/schema.ts'
import { newId, startIngest, type Event, type Ingest } from '../support/ingest.ts'
import {
  assignSeats,
  listSeatIds,
  startProjectFixture,
  type Application,
  type ProjectFixture,
} from '../support/project-fixture.ts'

type LockTransaction = Transaction<Database>

let fixture: ProjectFixture
let seats: number[]
let ingest: Ingest
beforeAll(async () => {
  fixture = await startProjectFixture()
  seats = await listSeatIds(fixture, fixture.provider.tenantId, 4)
  ingest = await startIngest(fixture.demo, fixture.provider)
})
afterAll(() => fixture.demo.stop())

const change = async (ids: readonly number[], of: account.PersonChange) => {
  const { data } = await fixture.provider.send(account.change, { body: { ids: [...ids], change: of } })
  expect(data).toMatchObject({ changed: ids.length, refused: [] })
}
const assign = ({ businessTypeId }: Application, ids: readonly number[]) =>
  change(ids, { kind: 'addBusinessTypes', businessTypeIds: [businessTypeId] })
const withdraw = ({ businessTypeId }: Application, ids: readonly number[]) =>
  change(ids, { kind: 'removeBusinessTypes', businessTypeIds: [businessTypeId] })
const confirmedIn = async (projectId: number) => (await fixture.detailOf(projectId)).confirmedManpower

async function setStatus(id: number, status: projectEntity.ProjectStatus) {
  const { name, industryID, manpowerDemand, description, version } = await fixture.detailOf(id)
  const body = { id, name, industryID, manpowerDemand, description, version, status }
  return fixture.owner.send(project.update, { body })
}

const nowSeconds = () => fixture.demo.clock.now().getTime() / 1000
/** Periods in which the application's business worked for its project, in unix seconds. */
async function periodsOf({ projectId, businessTypeId }: Application) {
  const rows = await fixture.demo.asOwner((db) =>
    db
      .selectFrom('projectAssignment')
      .where('projectId', '=', projectId)
      .where('businessTypeId', '=', businessTypeId)
      .select(['confirmedFrom', 'confirmedUntil'])
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ confirmedFrom: from, confirmedUntil: until }) => [
    from.getTime() / 1000,
    until && until.getTime() / 1000,
  ])
}
const staffingOf = async (projectId: number) =>
  (await fixture.owner.send(projectLog.log, { query: { projectId, pageSize: 100 } })).data.records.filter(
    ({ kind }) => kind === 'staffing.change',
  )

describe('seats that a provider assigns to its business', () => {
  test('are confirmed manpower of the project, in one entry of its log a change [PROJ-007, PROV-Q11]', async () => {
    const id = await fixture.post({ manpowerDemand: 6 })
    const application = await fixture.passed(id, { manpowerAssigned: 3 })
    expect(await staffingOf(id)).toEqual([])
    await assign(application, seats.slice(0, 2))
    expect(await fixture.detailOf(id)).toMatchObject({ confirmedManpower: 2, manpowerGap: 4 })
    fixture.demo.clock.forward(10)
    await assign(application, seats)
    expect(await confirmedIn(id)).toBe(4)
    fixture.demo.clock.forward(10)
    await withdraw(application, seats.slice(0, 1))
    expect(await confirmedIn(id)).toBe(3)
    const entries = await staffingOf(id)
    expect(entries.map(({ before, after }) => [JSON.parse(before ?? ''), JSON.parse(after)])).toEqual([
      [{ confirmedManpower: 4 }, { contractor: 'Lantern Call Services', confirmedManpower: 3 }],
      [{ confirmedManpower: 2 }, { contractor: 'Lantern Call Services', confirmedManpower: 4 }],
      [{ confirmedManpower: 0 }, { contractor: 'Lantern Call Services', confirmedManpower: 2 }],
    ])
    expect(entries[0]).toMatchObject({
      createTime: nowSeconds(),
      createByName: 'Lin Yue',
      createByCompany: 'Lantern Call Services',
    })
  })

  test('have an entry of their own, also where a restored database numbers its transactions again', async () => {
    const id = await fixture.post()
    const application = await fixture.passed(id)
    await assign(application, seats.slice(0, 2))
    fixture.demo.clock.forward(10)
    await fixture.demo.asOwner((db) =>
      db.transaction().execute(async (tx) => {
        await sql`update project_log set recorded_in = txid_current() where project_id = ${id}`.execute(tx)
        await sql`select set_config('app.now', ${fixture.demo.clock.now().toISOString()}, true)`.execute(tx)
        const { tenantId, businessTypeId } = application
        await tx
          .insertInto('userBusinessType')
          .values(seats.slice(2, 3).map((userId) => ({ tenantId, userId, businessTypeId })))
          .execute()
      }),
    )
    expect((await staffingOf(id)).map(({ after }) => JSON.parse(after).confirmedManpower)).toEqual([3, 2])
  })

  test('count while their accounts are enabled [PROJ-007]', async () => {
    const id = await fixture.post()
    const application = await fixture.passed(id)
    await assign(application, seats.slice(0, 2))
    await change(seats.slice(0, 1), { kind: 'disable' })
    expect(await confirmedIn(id)).toBe(1)
    await change(seats.slice(0, 1), { kind: 'enable' })
    expect(await confirmedIn(id)).toBe(2)
    expect(await staffingOf(id)).toHaveLength(3)
  })

  test('count as seats only: others in the business do not [PROJ-007]', async () => {
    const id = await fixture.post()
    const application = await fixture.passed(id)
    const before = await confirmedIn(id)
    await assignSeats(fixture, application, [fixture.provider.userId])
    expect([before, await confirmedIn(id)]).toEqual([0, 0])
    expect(await periodsOf(application)).toEqual([])
  })

  test('count from the moment that the application passes', async () => {
    const id = await fixture.post()
    const application = await fixture.apply(id)
    await assign(application, seats.slice(0, 3))
    expect(await confirmedIn(id)).toBe(0)
    expect(await periodsOf(application)).toEqual([])
    fixture.demo.clock.forward(10)
    await fixture.review(application, { manpowerAssigned: 3 })
    expect(await confirmedIn(id)).toBe(3)
    expect(await periodsOf(application)).toEqual([[nowSeconds(), null]])
  })
})

describe('seats that are placed while their application passes', () => {
  /** Does one change without committing it, and starts the other until that waits for the first, or has finished. */
  async function overlap(
    first: (locked: LockTransaction) => Promise<unknown>,
    second: () => Promise<unknown>,
  ) {
    let isThrough = false
    let other: Promise<unknown> | undefined
    await fixture.demo.asOwner((db) =>
      db.transaction().execute(async (locked) => {
        await first(locked)
        other = second().finally(() => (isThrough = true))
        await vi.waitFor(async () => expect(isThrough || (await isWaitedFor(locked))).toBe(true), 10_000)
      }),
    )
    await other
  }
  const isWaitedFor = async (locked: LockTransaction) => {
    const { rows } = await sql`
      select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(
      locked,
    )
    return rows.length > 0
  }

  test('are counted when they are placed first', async () => {
    const id = await fixture.post()
    const application = await fixture.apply(id)
    const { tenantId, businessTypeId } = application
    const placed = seats.slice(0, 2).map((userId) => ({ tenantId, businessTypeId, userId }))
    await overlap(
      (locked) => locked.insertInto('userBusinessType').values(placed).execute(),
      () => fixture.review(application, { manpowerAssigned: 2 }),
    )
    expect(await confirmedIn(id)).toBe(2)
    expect(await periodsOf(application)).toEqual([[nowSeconds(), null]])
  })

  test('are counted when it passes first', async () => {
    const id = await fixture.post()
    const application = await fixture.apply(id)
    const reviewedAt = fixture.demo.clock.now()
    await overlap(
      (locked) =>
        locked
          .updateTable('projectApplication')
          .set({ status: 'passed', manpowerAssigned: 2, reviewedAt })
          .where('id', '=', application.id)
          .execute(),
      () => assign(application, seats.slice(0, 2)),
    )
    expect(await confirmedIn(id)).toBe(2)
    expect(await periodsOf(application)).toEqual([[nowSeconds(), null]])
  })
})

describe('the period in which a business works for a project', () => {
  test('begins with the first seat and ends with the last', async () => {
    const application = await fixture.passed(await fixture.post())
    await assign(application, seats.slice(0, 1))
    const began = nowSeconds()
    fixture.demo.clock.forward(30)
    await assign(application, seats.slice(1, 3))
    expect(await periodsOf(application)).toEqual([[began, null]])
    await withdraw(application, seats.slice(0, 2))
    expect(await periodsOf(application)).toEqual([[began, null]])
    fixture.demo.clock.forward(30)
    await change(seats.slice(2, 3), { kind: 'disable' })
    expect(await periodsOf(application)).toEqual([[began, began + 60]])
    fixture.demo.clock.forward(30)
    await change(seats.slice(2, 3), { kind: 'enable' })
    expect(await periodsOf(application)).toEqual([
      [began, began + 60],
      [began + 90, null],
    ])
  })

  test('ends while the project is suspended or has ceased, and starts again when it continues', async () => {
    const id = await fixture.post()
    const application = await fixture.passed(id)
    await assign(application, seats.slice(0, 1))
    const began = nowSeconds()
    fixture.demo.clock.forward(60)
    await setStatus(id, 'suspended')
    expect(await periodsOf(application)).toEqual([[began, began + 60]])
    await assign(application, seats.slice(1, 2))
    expect(await periodsOf(application)).toEqual([[began, began + 60]])
    fixture.demo.clock.forward(60)
    await setStatus(id, 'normal')
    expect(await periodsOf(application)).toEqual([
      [began, began + 60],
      [began + 120, null],
    ])
    fixture.demo.clock.forward(60)
    await setStatus(id, 'ceased')
    expect((await periodsOf(application)).at(-1)).toEqual([began + 120, began + 180])
    expect(await confirmedIn(id)).toBe(2)
  })

  test.each(['suspended', 'ceased'] as const)(
    'of a project that is %s is over: its number and log stay, also when another company takes the business',
    async (status) => {
      const id = await fixture.post({ manpowerDemand: 6 })
      const application = await fixture.passed(id)
      await assign(application, seats.slice(0, 2))
      await setStatus(id, status)
      const staffing = await staffingOf(id)
      expect(staffing).toHaveLength(1)
      const other = await fixture.post({}, fixture.platform)
      const reopened = await fixture.passed(other, { businessTypeId: application.businessTypeId })
      await assign(reopened, seats.slice(2))
      await change(seats.slice(0, 1), { kind: 'disable' })
      expect((await fixture.detailOf(other, fixture.platform)).confirmedManpower).toBe(3)
      expect(await fixture.detailOf(id)).toMatchObject({ confirmedManpower: 2, manpowerGap: 4 })
      expect(await staffingOf(id)).toEqual(staffing)
      await change(seats.slice(0, 1), { kind: 'enable' })
    },
  )

  test('of a project that continues begins with those who were placed meanwhile', async () => {
    const id = await fixture.post()
    const application = await fixture.passed(id)
    await assign(application, seats.slice(0, 1))
    await setStatus(id, 'ceased')
    await assign(application, seats.slice(1, 3))
    expect(await confirmedIn(id)).toBe(1)
    await setStatus(id, 'normal')
    expect(await confirmedIn(id)).toBe(3)
    expect(await staffingOf(id)).toHaveLength(2)
  })

  test('is not left open by a project that ceases while an application passes', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await fixture.post()
      const application = await fixture.apply(id)
      await assign(application, seats.slice(0, 1))
      await Promise.all([setStatus(id, 'ceased'), fixture.review(application, { manpowerAssigned: 1 })])
      expect((await fixture.detailOf(id)).status).toBe('ceased')
      const open = (await periodsOf(application)).filter(([, until]) => until === null)
      expect(open).toEqual([])
      await withdraw(application, seats.slice(0, 1))
    }
  })
})

async function usernamesOf(ids: readonly number[]): Promise<string[]> {
  const rows = await fixture.demo.asOwner((db) =>
    db.selectFrom('appUser').where('id', 'in', ids).select('username').orderBy('id').execute(),
  )
  return rows.map(({ username }) => username)
}

test('facts ingested afterwards carry the project, those of before and of a suspension do not', async () => {
  const id = await fixture.post()
  const application = await fixture.passed(id)
  const [account = ''] = await usernamesOf(seats.slice(0, 1))
  const callAt = (at: number) => ({
    type: 'call.started',
    eventId: newId(),
    callId: newId('staffed'),
    sessionId: newId('s'),
    account,
    businessTypeId: application.businessTypeId,
    direction: 'outbound',
    customer: '138****0001',
    at,
  })
  const began = nowSeconds()
  await assign(application, seats.slice(0, 1))
  fixture.demo.clock.forward(60)
  await setStatus(id, 'suspended')
  fixture.demo.clock.forward(60)
  const at = [began - 1, began, began + 59, began + 60, began + 119]
  await ingest.ingest(...at.map(callAt))
  const rows = await ingest.rows(
    `select tenant_id as "tenantId", project_id as "projectId" from call
     where business_type_id = ${application.businessTypeId} order by started_at`,
  )
  expect(rows.map((row) => row['projectId'])).toEqual([null, id, id, null, null])
})

type Actor = { account: string; businessTypeId: number }

/** Logged in for so many seconds. */
const online = (of: Actor, from: number, seconds: number): Event[] =>
  [
    { evt: 1, at: from },
    { evt: 0, at: from + seconds },
  ].map((status) => ({ type: 'status', eventId: newId(), ...of, ...status }))

type Spoken = { answeredAfter?: number; talked?: number; result?: { isQuoted: boolean; isOrdered: boolean } }

/** The events of a call: it begins, is answered or not, ends, and may be worth something. */
function callOf(of: Actor, at: number, { answeredAfter, talked = 0, result }: Spoken): Event[] {
  const callId = newId('counted')
  const event = (type: string, more: Event): Event => ({ type, eventId: newId(), callId, ...more })
  const talk = answeredAfter === undefined ? at : at + answeredAfter
  return [
    event('call.started', {
      ...of,
      sessionId: newId('s'),
      direction: 'outbound',
      customer: '138****0001',
      at,
    }),
    ...(answeredAfter === undefined ? [] : [event('call.answered', { at: talk })]),
    event('call.ended', { at: talk + talked, hungUpBy: 'seat' }),
    ...(result ? [event('call.result', { at: talk + talked, ...result })] : []),
  ]
}

test('hours and calls of the people whom a provider assigns to a project are its statistics, what they do otherwise is not', async () => {
  const id = await fixture.post()
  const { businessTypeId } = await fixture.passed(id)
  const [first = '', second = ''] = await usernamesOf(seats.slice(0, 2))
  const one = { account: first, businessTypeId }
  const other = { account: second, businessTypeId }
  const elsewhere = { ...one, businessTypeId: await fixture.newBusiness() }
  const worth = { answeredAfter: 10, talked: 100, result: { isQuoted: true, isOrdered: true } }
  // Within the hour that the reporting client's token holds.
  fixture.demo.clock.forward(600)
  const began = nowSeconds()
  const placed = { projectId: id, placed: seats.slice(0, 2), withdrawn: [] }
  expect((await fixture.provider.send(projectPersonnel.place, { body: placed })).data).toEqual({
    confirmedManpower: 2,
  })
  fixture.demo.clock.forward(1200)
  const gone = { projectId: id, placed: [], withdrawn: seats.slice(0, 2) }
  expect((await fixture.provider.send(projectPersonnel.place, { body: gone })).data.confirmedManpower).toBe(0)
  fixture.demo.clock.forward(600)
  const ended = began + 1200
  await ingest.ingest(
    // Work before the project, work for something else meanwhile, and work after it: none of it counts for the project.
    ...online(one, began - 600, 300),
    ...callOf(one, began - 500, worth),
    ...online(elsewhere, began + 700, 400),
    ...callOf(elsewhere, began + 750, worth),
    ...online(other, ended + 60, 400),
    ...callOf(other, ended + 100, worth),
    // Work that counts for the project.
    ...online(one, began + 60, 600),
    ...online(other, began + 60, 900),
    ...callOf(one, began + 100, worth),
    ...callOf(other, began + 200, { answeredAfter: 5, talked: 30 }),
    ...callOf(other, began + 300, {}),
  )
  await fixture.demo.rollUp()

  const range = { beginDay: '20261121', endDay: '20261121' }
  for (const person of [fixture.owner, fixture.provider]) {
    const summary = await person.send(projectStat.bizSummary, { query: { ...range, projectId: id } })
    expect(summary.data.orgSummary).toMatchObject({
      cumulativeOnlineUserCnt: 2,
      avgUserOnlineDuration: 750,
      totalCallCnt: 3,
      totalAnswerCnt: 2,
      totalTalkCnt: 1,
      totalSaleCnt: 1,
      totalOrderCnt: 1,
      avgUserTalkTime: 65,
    })
    const query = { bizTypeIds: [businessTypeId], projectId: id, ...range }
    expect((await person.send(projectStat.onlineDurations, { query })).data).toEqual([
      { bizTypeId: businessTypeId, totalOnlineDuration: 1500 },
    ])
  }
})
