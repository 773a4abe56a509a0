import { account, audit, exports, message, reportSchedule, user, type BodyOf } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_OPEN_PER_USER } from '../../src/modules/operations/exports/enqueue-job.ts'
import { MAX_ATTEMPTS } from '../../src/modules/operations/report-schedule/end-run.ts'
import { RETAINED_RUNS } from '../../src/modules/operations/report-schedule/report-run.store.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { newPerson } from '../support/people.ts'
import { SCHEDULED } from './scheduled-kinds.ts'

let demo: Demo
let manager: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
})
afterEach(async () => {
  demo.storage.release()
  await demo.asOwner(async (db) => {
    await db.deleteFrom('reportSchedule').execute()
    await db.deleteFrom('exportJob').where('state', 'not in', ['queued', 'running']).execute()
    await db.deleteFrom('messageDelivery').execute()
  })
})
afterAll(() => demo.stop())

type Body = BodyOf<typeof reportSchedule.create>
/** The demo's clock shows Saturday, 21 November 2026, 17:00 in Shanghai. */
const MONDAY_8 = '2026-11-23T00:00:00Z'
const weekly: Body = {
  name: 'Sales of the week',
  timing: { every: 'week', weekday: 1, time: '08:00' },
  period: 'week',
  request: { kind: 'statTable', filter: { type: 'overview' }, format: 'csv' },
}

const create = (person: Person, changes: Partial<Body> = {}) =>
  person.send(reportSchedule.create, { body: { ...weekly, ...changes } })
const schedulesOf = async (person = manager) => (await person.send(reportSchedule.list)).data.schedules
async function only(person = manager): Promise<reportSchedule.ReportSchedule> {
  const [schedule, ...others] = await schedulesOf(person)
  if (!schedule || others.length > 0) throw new Error(`${others.length} schedules beside the one`)
  return schedule
}
const tray = async (person = manager) => (await person.send(exports.list)).data.jobs
const daysOf = (jobs: readonly exports.ExportJob[]) =>
  jobs.map(({ request: { filter } }) => ('beginDay' in filter ? [filter.beginDay, filter.endDay] : []))
const unixSeconds = (moment: string) => Date.parse(moment) / 1000

/** Runs the servers' work of a moment, without ageing the sessions. */
async function runAt(moment: string, servers = 1): Promise<void> {
  const seconds = unixSeconds(moment) - demo.clock.now().getTime() / 1000
  demo.clock.forward(seconds)
  await Promise.all(Array.from({ length: servers }, () => demo.runReports()))
  demo.clock.forward(-seconds)
}

async function ended(person = manager): Promise<void> {
  await vi.waitFor(
    async () => {
      const open = (await tray(person)).filter(({ state }) => state === 'queued' || state === 'running')
      expect(open).toEqual([])
    },
    { timeout: 20_000, interval: 20 },
  )
}

async function titlesTo(person = manager): Promise<string[]> {
  const { records } = (await person.send(message.inbox, { body: {} })).data
  return records.flatMap(({ payload }) => (payload.msgRuleCode === 'report' ? [payload.title] : []))
}

async function setZone(timezone: string): Promise<void> {
  await demo.asOwner((db) =>
    db.updateTable('tenant').set({ timezone }).where('id', '=', manager.tenantId).execute(),
  )
}

type Table = 'export_job' | 'message_delivery' | 'report_run' | 'report_schedule'

/** While it works the database refuses new rows of a table, as none of the reasons that are expected. */
async function refuseWrites(table: Table, work: () => Promise<void>): Promise<void> {
  const change = (change: string) =>
    demo.asOwner((db) => sql`alter table ${sql.table(table)} ${sql.raw(change)}`.execute(db))
  await change('add constraint refused check (false) not valid')
  try {
    await work()
  } finally {
    await change('drop constraint refused')
  }
}

async function failuresOf(table: Table): Promise<number | undefined> {
  const { rows } = await demo.asOwner((db) =>
    sql<{ failures: number }>`select failed_attempts as failures from ${sql.table(table)}`.execute(db),
  )
  return rows[0]?.failures
}

const opTypesOf = async () =>
  (await manager.send(audit.query, { query: { module: 'reportSchedule', pageSize: 100 } })).data.records.map(
    ({ opType }) => opType,
  )

describe('a report that is due', () => {
  test('is one file of the week before in the tray of its person, with a message, and is due again a week later', async () => {
    expect(await create(manager)).toMatchObject({ status: 200, code: 0 })
    expect(await only()).toMatchObject({
      ...weekly,
      state: 'active',
      version: 1,
      timezone: 'Asia/Shanghai',
      nextDueAt: unixSeconds(MONDAY_8),
      lastRun: null,
    })
    await runAt('2026-11-22T23:59:59Z')
    expect([await tray(), await titlesTo()]).toEqual([[], []])
    // The message is sent by the first round that finds the file: where the second server is late, by this one.
    await runAt(MONDAY_8, 2)
    await ended()
    expect((await only()).lastRun?.state).toBe('done')
    await runAt('2026-11-23T00:00:10Z', 2)
    const jobs = await tray()
    expect(daysOf(jobs)).toEqual([['20261116', '20261122']])
    expect(jobs).toMatchObject([{ state: 'done', request: { format: 'csv' }, timezone: 'Asia/Shanghai' }])
    expect(await titlesTo()).toEqual(['Report ready: Sales of the week'])
    const { lastRun, nextDueAt } = await only()
    expect(lastRun).toMatchObject({ dueAt: unixSeconds(MONDAY_8), state: 'done', reason: null })
    expect(nextDueAt).toBe(unixSeconds('2026-11-30T00:00:00Z'))
    expect((await demo.get(lastRun?.fileURL ?? '')).status).toBe(200)
    await runAt('2026-11-29T23:59:59Z')
    expect(await tray()).toHaveLength(1)
  })

  test('while no server ran is made once, late, of the newest due time', async () => {
    await create(manager)
    await runAt('2026-12-16T05:00:00Z')
    await ended()
    await runAt('2026-12-16T05:00:10Z')
    expect(daysOf(await tray())).toEqual([['20261207', '20261213']])
    const { lastRun, nextDueAt } = await only()
    expect(lastRun?.dueAt).toBe(unixSeconds('2026-12-14T00:00:00Z'))
    expect(nextDueAt).toBe(unixSeconds('2026-12-21T00:00:00Z'))
  })

  test('moves with the zone of the company, and is made once for its day', async () => {
    await create(manager)
    await setZone('Europe/Berlin')
    await runAt('2026-11-23T01:00:00Z')
    expect(await only()).toMatchObject({
      timezone: 'Europe/Berlin',
      nextDueAt: unixSeconds('2026-11-23T07:00:00Z'),
    })
    await runAt('2026-11-23T07:00:00Z')
    await ended()
    await setZone('America/New_York')
    await runAt('2026-11-23T13:00:00Z')
    await setZone('Asia/Shanghai')
    expect(await tray()).toMatchObject([{ timezone: 'Europe/Berlin' }])
    expect((await only()).nextDueAt).toBe(unixSeconds('2026-11-30T13:00:00Z'))
  })

  test('waits while its person has as many open exports as one may have', async () => {
    await create(manager)
    const row = {
      tenantId: manager.tenantId,
      userId: manager.userId,
      state: 'queued',
      language: 'en',
    } as const
    const request = JSON.stringify({ kind: 'audit', filter: {}, format: 'csv' })
    const open = { ...row, request, timezone: 'UTC', createdAt: demo.clock.now() }
    const waiting = Array.from({ length: MAX_OPEN_PER_USER }, () => open)
    await demo.asOwner((db) => db.insertInto('exportJob').values(waiting).execute())
    await runAt(MONDAY_8)
    expect((await only()).lastRun).toBeNull()
    await demo.asOwner((db) => db.deleteFrom('exportJob').execute())
    await runAt('2026-11-23T00:10:00Z')
    await ended()
    expect(daysOf(await tray())).toEqual([['20261116', '20261122']])
  })

  test('is started again where its server was killed, and fails with that reason after the last attempt', async () => {
    await create(manager)
    demo.storage.pause()
    await runAt(MONDAY_8)
    const interrupt = () =>
      demo.asOwner((db) =>
        db
          .updateTable('exportJob')
          .set({ state: 'failed', reason: 'serverRestarted', finishedAt: demo.clock.now() })
          .where('state', 'in', ['queued', 'running'])
          .execute(),
      )
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await interrupt()
      await runAt('2026-11-23T00:01:00Z')
      expect((await only()).lastRun).toMatchObject({ state: 'running' })
    }
    expect(await tray()).toHaveLength(3)
    await interrupt()
    await runAt('2026-11-23T00:02:00Z')
    expect((await only()).lastRun).toMatchObject({
      dueAt: unixSeconds(MONDAY_8),
      state: 'failed',
      reason: 'The server was restarted meanwhile. Start it again.',
    })
    expect(await titlesTo()).toEqual(['Report failed: Sales of the week'])
  })

  test('that cannot be started is tried again after 1 and 5 minutes, then fails with a message, and is due a week later', async () => {
    await create(manager)
    await refuseWrites('export_job', async () => {
      await runAt(MONDAY_8)
      await runAt('2026-11-23T00:00:59Z')
      await runAt('2026-11-23T00:01:00Z')
      await runAt('2026-11-23T00:05:59Z')
      expect(await failuresOf('report_schedule')).toBe(2)
      expect((await only()).lastRun).toBeNull()
      await runAt('2026-11-23T00:06:00Z')
    })
    expect(await only()).toMatchObject({
      state: 'active',
      nextDueAt: unixSeconds('2026-11-30T00:00:00Z'),
      lastRun: {
        dueAt: unixSeconds(MONDAY_8),
        state: 'failed',
        reason: 'Something went wrong on the server. Start it again.',
      },
    })
    expect(await titlesTo()).toEqual(['Report failed: Sales of the week'])
    expect((await opTypesOf())[0]).toBe('reportSchedule.fail')
    expect(await failuresOf('report_schedule')).toBe(0)
    await runAt('2026-11-30T00:00:00Z')
    await ended()
    expect(daysOf(await tray())).toEqual([['20261123', '20261129']])
  })

  test('whose failure cannot be stored either waits for 5 minutes each time, and holds no other back', async () => {
    await create(manager)
    await refuseWrites('export_job', () =>
      refuseWrites('report_run', async () => {
        await runAt(MONDAY_8)
        await runAt('2026-11-23T00:01:00Z')
        await runAt('2026-11-23T00:06:00Z')
        await runAt('2026-11-23T00:10:59Z')
        expect(await failuresOf('report_schedule')).toBe(3)
      }),
    )
    await create(manager, { name: 'Another' })
    await runAt('2026-11-23T00:10:59Z')
    await ended()
    expect((await schedulesOf()).map(({ lastRun }) => lastRun?.state ?? null)).toEqual(['done', null])
    await runAt('2026-11-23T00:11:00Z')
    await ended()
    expect((await schedulesOf()).map(({ lastRun }) => lastRun?.state)).toEqual(['done', 'done'])
  })

  test('whose end cannot be stored with its message ends without one after the third attempt', async () => {
    await create(manager)
    await runAt(MONDAY_8)
    await ended()
    await refuseWrites('message_delivery', async () => {
      await runAt('2026-11-23T00:01:00Z')
      await runAt('2026-11-23T00:01:59Z')
      await runAt('2026-11-23T00:02:00Z')
      expect(await failuresOf('report_run')).toBe(2)
      await runAt('2026-11-23T00:07:00Z')
    })
    const states = await demo.asOwner((db) => db.selectFrom('reportRun').select('state').execute())
    expect(states).toEqual([{ state: 'done' }])
    expect(await titlesTo()).toEqual([])
  })

  test('leaves the newest 20 of its runs', async () => {
    const { id } = (await create(manager)).data
    const runsOf = () => demo.asOwner((db) => db.selectFrom('reportRun').select('dueAt').execute())
    const plant = (count: number) =>
      demo.asOwner((db) =>
        sql`insert into report_run (tenant_id, schedule_id, due_at, state)
          select ${manager.tenantId}, ${id}, timestamptz '2020-01-01T00:00:00Z' + i * interval '1 day', 'done'
          from generate_series(1, ${count}::int) i`.execute(db),
      )
    await plant(19)
    await runAt(MONDAY_8)
    expect(await runsOf()).toHaveLength(RETAINED_RUNS)
    await runAt('2026-11-30T00:00:00Z')
    await ended()
    const left = (await runsOf()).map(({ dueAt }) => dueAt.toISOString()).toSorted((a, b) => (a < b ? -1 : 1))
    expect([left.length, left[0]]).toEqual([20, '2020-01-03T00:00:00.000Z'])
  })

  test('is not made while it is paused, and not made up for when it goes on', async () => {
    const { id } = (await create(manager)).data
    await manager.send(reportSchedule.pause, { body: { id, version: 1, isPaused: true } })
    expect(await only()).toMatchObject({ state: 'paused', nextDueAt: null, version: 2 })
    await runAt('2026-11-24T00:00:00Z')
    await manager.send(reportSchedule.pause, { body: { id, version: 2, isPaused: false } })
    expect(await only()).toMatchObject({ state: 'active', nextDueAt: unixSeconds(MONDAY_8) })
    expect(await tray()).toEqual([])
  })
})

describe('of each export that has days', () => {
  const bizTypeId = async () =>
    (
      await demo.asOwner((db) =>
        db
          .selectFrom('businessType')
          .where('tenantId', '=', manager.tenantId)
          .select('id')
          .orderBy('id')
          .executeTakeFirstOrThrow(),
      )
    ).id
  const filled = async (filter: object) =>
    'bizTypeId' in filter ? { ...filter, bizTypeId: await bizTypeId() } : filter

  test.each(SCHEDULED)('$request.kind a file has the $period before', async ({ request, period, days }) => {
    const person = await demo.as('manager', 'home.monitor', 'monitor.schedule', 'monitor.history')
    const filter = await filled(request.filter)
    const body = { ...weekly, period, request: { ...request, filter, format: 'csv' } }
    expect((await person.sendRaw(reportSchedule.create, { body })).status).toBe(200)
    await runAt('2026-12-07T00:00:00Z')
    await ended()
    const [job, ...others] = await tray()
    expect([job?.state, others]).toEqual(['done', []])
    expect(job?.request).toMatchObject({ kind: request.kind, filter: { ...filter, ...days } })
  })

  test('a bill and offline data are of months, checks of a voice of one day: other days are refused', async () => {
    const billed: Partial<Body> = { request: { kind: 'bill', filter: {}, format: 'csv' } }
    expect((await create(manager, { ...billed, period: 'week' })).status).toBe(400)
    const { id } = (await create(manager, { ...billed, period: 'month' })).data
    const change = { id, version: 1, name: 'Bill', timing: weekly.timing, format: 'csv' } as const
    expect(await manager.send(reportSchedule.modify, { body: { ...change, period: 'day' } })).toMatchObject({
      status: 400,
      fields: { period: 'A file of this report cannot have these days.' },
    })
  })
})

describe('the rights of its person at the moment when it is due', () => {
  test('decide: without them it fails with that reason and a message, and the next one is tried again', async () => {
    const quality = await demo.as('quality', 'statistic.overview')
    expect(await create(quality)).toMatchObject({ code: 0 })
    const roles = await demo.asOwner((db) =>
      db
        .selectFrom('role')
        .innerJoin('userRole', 'userRole.roleId', 'role.id')
        .where('userRole.userId', '=', quality.userId)
        .select(['role.id', 'role.menuIds'])
        .execute(),
    )
    const setPages = async (pagesOf: (present: string[]) => string[]) => {
      for (const { id, menuIds } of roles)
        await demo.asOwner((db) =>
          sql`update role set menu_ids = ${pagesOf(menuIds)}::text[] where id = ${id}`.execute(db),
        )
    }
    await setPages(() => [])
    await runAt(MONDAY_8)
    const failed = { state: 'failed', reason: 'Your roles no longer give the right to this report.' }
    expect((await only(quality)).lastRun).toMatchObject(failed)
    expect(await tray(quality)).toEqual([])
    expect(await titlesTo(quality)).toEqual(['Report failed: Sales of the week'])
    expect(await create(quality, { name: 'Another' })).toMatchObject({ status: 403 })
    await setPages((present) => present)
    await runAt('2026-11-30T00:00:00Z')
    await ended(quality)
    expect(daysOf(await tray(quality))).toEqual([['20261123', '20261129']])
  })

  test('end the schedule of a person who is disabled', async () => {
    const made = await newPerson(manager)
    await create(manager)
    await demo.asOwner((db) => db.updateTable('reportSchedule').set({ userId: made.id }).execute())
    await manager.send(account.change, { body: { ids: [made.id], change: { kind: 'disable' } } })
    await runAt(MONDAY_8)
    const [row] = await demo.asOwner((db) => db.selectFrom('reportSchedule').select('state').execute())
    expect(row).toEqual({ state: 'ended' })
    expect(await demo.asOwner((db) => db.selectFrom('exportJob').select('id').execute())).toEqual([])
    expect(await opTypesOf()).toContain('reportSchedule.end')
  })

  test('fail it where what it is filtered by is gone', async () => {
    const { records } = (await manager.send(user.list, { body: {} })).data
    expect(records.length).toBeGreaterThan(0)
    const { id } = (await create(manager)).data
    const request = { ...weekly.request, filter: { type: 'overview', orgId: 999_999 } }
    await demo.asOwner((db) =>
      db
        .updateTable('reportSchedule')
        .set({ request: JSON.stringify(request) })
        .where('id', '=', id)
        .execute(),
    )
    await runAt(MONDAY_8)
    expect((await only()).lastRun).toMatchObject({
      state: 'failed',
      reason: 'What the report is filtered by no longer exists, or is not yours to see.',
    })
  })
})

describe('schedules that this version of the server can no longer run', () => {
  const store = (id: number, change: { request?: object; timing?: object }) =>
    demo.asOwner((db) =>
      db
        .updateTable('reportSchedule')
        .set({
          ...(change.request && { request: JSON.stringify(change.request) }),
          ...(change.timing && { timing: JSON.stringify(change.timing) }),
        })
        .where('id', '=', id)
        .execute(),
    )
  const broken = async () => (await manager.send(reportSchedule.list)).data.broken

  /** Inserts one schedule of each broken kind, beside one that can run. */
  async function plant(): Promise<Record<'filters' | 'noReport' | 'times', number>> {
    await create(manager)
    const { id: filters } = (await create(manager, { name: 'Filters' })).data
    const { id: noReport } = (await create(manager, { name: 'No report' })).data
    const { id: times } = (await create(manager, { name: 'Times' })).data
    await store(filters, { request: { kind: 'statTable', filter: { type: 'gone' }, format: 'csv' } })
    await store(noReport, { request: { kind: 'gone', filter: {}, format: 'csv' } })
    await store(times, { timing: { every: 'day', time: '08:00' } })
    return { filters, noReport, times }
  }

  test('are listed with the reason beside the others, and can be mended by a change of days or only deleted', async () => {
    const { filters, noReport, times } = await plant()
    expect((await only()).name).toBe('Sales of the week')
    expect(await broken()).toEqual([
      {
        id: filters,
        name: 'Filters',
        version: 1,
        request: null,
        reason:
          'The report no longer takes these filters. Delete the schedule, and schedule the report again from its page.',
      },
      {
        id: noReport,
        name: 'No report',
        version: 1,
        request: null,
        reason: 'This report no longer exists. Delete the schedule.',
      },
      {
        id: times,
        name: 'Times',
        version: 1,
        request: weekly.request,
        reason: 'The report no longer takes these days or this time. Change the schedule.',
      },
    ])
    const { timing, period } = weekly
    const modify = (id: number, version: number) =>
      manager.send(reportSchedule.modify, {
        body: { id, version, name: `Mended ${id}`, timing, period, format: 'csv' },
      })
    expect((await modify(filters, 1)).code).toBe(reportSchedule.SCHEDULE_REFUSALS.broken)
    const pause = (version: number, isPaused: boolean) =>
      manager.send(reportSchedule.pause, { body: { id: times, version, isPaused } })
    expect(await pause(1, true)).toMatchObject({ code: 0 })
    expect((await pause(2, false)).code).toBe(reportSchedule.SCHEDULE_REFUSALS.broken)
    expect(await modify(times, 2)).toMatchObject({ code: 0 })
    for (const id of [filters, noReport])
      expect(await manager.send(reportSchedule.remove, { query: { id } })).toMatchObject({ code: 0 })
    expect(await broken()).toEqual([])
    expect((await schedulesOf()).map(({ name, state }) => [name, state])).toEqual([
      [`Mended ${times}`, 'active'],
      ['Sales of the week', 'active'],
    ])
  })

  test('fail when they are due with a reason and a message, and pause where they have no time, while the others run', async () => {
    const { filters, noReport, times } = await plant()
    await runAt(MONDAY_8)
    await ended()
    expect((await only()).lastRun?.state).toBe('done')
    const rows = await demo.asOwner((db) =>
      db
        .selectFrom('reportSchedule as schedule')
        .innerJoin('reportRun as run', 'run.scheduleId', 'schedule.id')
        .where('schedule.id', 'in', [filters, noReport, times])
        .select(['schedule.name', 'schedule.state', 'schedule.nextDueAt', 'run.reason', 'run.dueAt'])
        .orderBy('schedule.name')
        .execute(),
    )
    const [due, next] = [new Date(MONDAY_8), new Date('2026-11-30T00:00:00Z')]
    expect(rows).toEqual([
      { name: 'Filters', state: 'active', nextDueAt: next, reason: 'filters', dueAt: due },
      { name: 'No report', state: 'active', nextDueAt: next, reason: 'noReport', dueAt: due },
      { name: 'Times', state: 'paused', nextDueAt: due, reason: 'times', dueAt: due },
    ])
    expect((await titlesTo()).toSorted((one, other) => (one < other ? -1 : 1))).toEqual([
      'Report failed: Filters',
      'Report failed: No report',
      'Report failed: Times',
    ])
  })

  test('end with their message although the export of their file is no longer known, and have no link to it', async () => {
    await create(manager)
    await runAt(MONDAY_8)
    await ended()
    const request = JSON.stringify({ kind: 'gone', filter: {}, format: 'csv' })
    await demo.asOwner((db) => db.updateTable('exportJob').set({ request }).execute())
    await runAt('2026-11-23T00:01:00Z')
    expect(await titlesTo()).toEqual(['Report ready: Sales of the week'])
    expect((await only()).lastRun).toMatchObject({ state: 'done', fileURL: null })
  })
})

describe('a schedule', () => {
  test('is changed by the version that was seen, after which a file has the new days and the change is audited', async () => {
    const { id } = (await create(manager)).data
    const change = { id, version: 1, name: 'Month', period: 'month', format: 'xlsx' } as const
    const timing = { every: 'month', day: 'last', time: '02:30' } as const
    const modify = () => manager.send(reportSchedule.modify, { body: { ...change, timing } })
    expect(await modify()).toMatchObject({ status: 200, code: 0 })
    expect(await modify()).toMatchObject({ status: 409 })
    expect(
      await manager.send(reportSchedule.pause, { body: { id, version: 1, isPaused: true } }),
    ).toMatchObject({ status: 409 })
    expect(await only()).toMatchObject({
      name: 'Month',
      timing,
      version: 2,
      nextDueAt: unixSeconds('2026-11-29T18:30:00Z'),
      request: { filter: { type: 'overview' }, format: 'xlsx' },
    })
    await runAt('2026-11-29T18:30:00Z')
    await ended()
    expect(daysOf(await tray())).toEqual([['20261001', '20261031']])
    await manager.send(reportSchedule.remove, { query: { id } })
    expect(await schedulesOf()).toEqual([])
    const recorded = await opTypesOf()
    for (const verb of ['create', 'modify', 'remove']) expect(recorded).toContain(`reportSchedule.${verb}`)
  })

  test('has a name of its own, in whatever case, and a person has 20 of them', async () => {
    for (let number = 1; number <= 20; number += 1)
      expect(await create(manager, { name: `Report ${number}` })).toMatchObject({ code: 0 })
    expect(await create(manager, { name: 'report 7' })).toMatchObject({
      code: reportSchedule.SCHEDULE_REFUSALS.nameTaken,
    })
    expect(await create(manager, { name: 'Report 21' })).toMatchObject({
      code: reportSchedule.SCHEDULE_REFUSALS.tooMany,
    })
    expect((await schedulesOf()).map(({ name }) => name).slice(0, 3)).toEqual([
      'Report 1',
      'Report 10',
      'Report 11',
    ])
  })

  test('is listed to its person alone, and changed by nobody else', async () => {
    const { id } = (await create(manager)).data
    const other = await demo.as('quality')
    expect(await schedulesOf(other)).toEqual([])
    expect((await other.send(reportSchedule.remove, { query: { id } })).status).toBe(404)
    const paused = await other.send(reportSchedule.pause, { body: { id, version: 1, isPaused: true } })
    expect(paused.status).toBe(404)
    expect((await demo.nobody.send(reportSchedule.list)).status).toBe(401)
    expect(await only()).toMatchObject({ state: 'active', version: 1 })
  })

  test.each([
    ['a day that months lack', { ...weekly, timing: { every: 'month', day: 29, time: '08:00' } }],
    ['a quarter of an hour', { ...weekly, timing: { ...weekly.timing, time: '08:15' } }],
    ['midnight', { ...weekly, timing: { ...weekly.timing, time: '00:00' } }],
    ['days of its own', { ...weekly, request: { kind: 'seatQuality', filter: { beginDay: '20261101' } } }],
    [
      'labels in a table that has none',
      { ...weekly, request: { kind: 'statTable', filter: { type: 'user', labelIds: [1] } } },
    ],
    ['an export that has no days', { ...weekly, request: { kind: 'people', filter: {} } }],
    ['a name of 41 characters', { ...weekly, name: 'n'.repeat(41) }],
  ])('with %s is refused', async (_what, body) => {
    expect((await manager.sendRaw(reportSchedule.create, { body })).status).toBe(400)
  })

  test('is in the file of personal data, and deleted when the person is erased', async () => {
    const made = await newPerson(manager)
    await create(manager)
    await demo.asOwner((db) => db.updateTable('reportSchedule').set({ userId: made.id }).execute())
    await create(manager, { name: 'Mine' })
    const { data } = await manager.send(account.personalData, { body: { id: made.id } })
    expect(data).toMatchObject({ reportSchedules: [{ name: 'Sales of the week', period: 'week' }] })
    await manager.send(account.erase, { body: { id: made.id, username: made.username } })
    expect((await schedulesOf()).map(({ name }) => name)).toEqual(['Mine'])
    expect(await demo.asOwner((db) => db.selectFrom('reportSchedule').select('name').execute())).toHaveLength(
      1,
    )
  })
})
