import {
  audit,
  ingest,
  sampleData,
  session,
  sessionRecord,
  STATUS_EVENT,
  workspace,
} from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findSeatStates } from '../../src/modules/facts/seat-status/public.ts'
import { CALL_TABLES } from '../../src/modules/statistics/retention/fact-tables.ts'
import { DAY_SECONDS } from '../../src/platform/time/units.ts'
import { fetchAccessToken, newClient } from '../support/clients.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'
import { projectRow } from '../support/projects.ts'

let demo: Demo
let manager: Person
let colleague: Person
let provider: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  colleague = await demo.as('seat-001')
  provider = await demo.as('provider-admin', 'account.business')
})
afterAll(() => demo.stop())

/** Tables in which a request leaves a trace whatever it changes. */
const TRACES = new Set(['audit_record', 'outbox_event', 'rollup_state'])
const STEPS = ['businesses', 'organisation', 'roles', 'users', 'seats']
const SIZE = { seats: sampleData.SAMPLE_SEATS, calls: sampleData.SAMPLE_CALLS }

/** Tables with one of these columns, but for partitions. */
function findTables(...columns: string[]): Promise<string[]> {
  return demo.asOwner(async (db) => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = any(${columns}::text[]) and t.table_type = 'BASE TABLE'
        and c.table_name !~ '_[0-9]{6}$' order by 1`.execute(db)
    return rows.map(({ name }) => name)
  })
}

/** Number of rows of each table of a company. */
async function countRows({ tenantId }: Person): Promise<Record<string, number>> {
  const tables = await findTables('tenant_id')
  return demo.asOwner(async (db) => {
    const counts: Record<string, number> = {}
    for (const table of tables.filter((name) => !TRACES.has(name))) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::bigint as count from ${sql.table(table)} where tenant_id = ${tenantId}`.execute(db)
      counts[table] = rows[0]?.count ?? -1
    }
    return counts
  })
}

/** The answers of a query about the manager's company. */
const rowsOf = <Row>(query: string): Promise<Row[]> =>
  demo.asOwner(async (db) => {
    const { rows } = await sql<Row>`
      select * from (${sql.raw(query)}) found where "tenantId" = ${manager.tenantId}`.execute(db)
    return rows
  })

const listSteps = async (person: Person) => (await person.send(workspace.setupSteps)).data
const nowSeconds = () => demo.clock.now().getTime() / 1000

test('every table whose rows belong to a call or session is emptied of a sample', async () => {
  const notEmptied = {
    call_recording: 'deleted with its call',
    inspection_item: 'deleted with its conversation',
    simulated_line: 'sessions of rehearsals, not of calls',
    tracking_event: 'sessions of the browser, not of calls',
    voice_check: 'made of recordings, which a sample has none of',
    voice_check_queue: 'deleted with its recording',
    voice_corpus: 'made of recordings, which a sample has none of',
  }
  const emptied = new Set(CALL_TABLES.map(({ table }) => table))
  const named = await findTables('call_id', 'session_id')
  expect(named.filter((table) => !emptied.has(table))).toEqual(Object.keys(notEmptied))
})

test('a company whose people work for the project of another one gets no sample', async () => {
  await demo.asOwner(async (db) => {
    const { id: projectId } = await db
      .insertInto('project')
      .values(projectRow({ tenantId: manager.tenantId, name: 'Outsourced', createdAt: demo.clock.now() }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into project_assignment (tenant_id, project_id, business_type_id, confirmed_from)
      select ${provider.tenantId}, ${projectId}, min(id), ${demo.clock.now()} from business_type
      where tenant_id = ${provider.tenantId}`.execute(db)
  })
  expect((await listSteps(provider)).sample).toEqual({ state: 'unavailable' })
  expect(await provider.send(sampleData.add)).toMatchObject({
    status: 409,
    message: 'A business works for a project, whose owner would see the sample. Sample data cannot be added.',
  })
})

describe('sample data', { shuffle: false }, () => {
  let before: Record<string, number>
  let others: Record<string, number>

  test('is offered to a company with seats and without facts', async () => {
    await demo.rollUp()
    before = await countRows(manager)
    others = await countRows(provider)
    expect(before).toMatchObject({ call: 0, status_event: 0, stat_user_day: 0 })
    expect(await listSteps(manager)).toEqual({ done: STEPS, sample: { state: 'available' } })
  })

  test('is a week of eight seats, once for two people who add it at once, and does no step', async () => {
    const answers = await Promise.all([manager.send(sampleData.add), manager.send(sampleData.add)])
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual([
      { status: 200, data: SIZE },
      { status: 200, data: SIZE },
    ])
    expect(await listSteps(manager)).toEqual({
      done: STEPS,
      sample: { state: 'shown', ...SIZE, addedAt: nowSeconds(), isMixed: false },
    })
    const { call, conversation, utterance } = await countRows(manager)
    expect({ call, conversation }).toEqual({ call: SIZE.calls, conversation: SIZE.calls })
    expect(utterance).toBeGreaterThan(300)
  })

  test('has figures at once, which come from the rollup, and alarms nobody', async () => {
    const days = await rowsOf<{ calls: number; users: number }>(`
      select tenant_id as "tenantId", day, sum(calls)::int as calls, count(distinct user_id)::int as users
      from stat_user_day group by 1, 2`)
    const made = await rowsOf<object>(`
      select tenant_id as "tenantId" from call where is_outbound`)
    expect(days.reduce((sum, { calls }) => sum + calls, 0)).toBe(made.length)
    expect(days.filter(({ users }) => users === SIZE.seats)).toHaveLength(sampleData.SAMPLE_DAYS)
    const {
      rollup_mark: marks,
      stat_inactive_alert: alerts,
      pushed_message: messages,
    } = await countRows(manager)
    expect({ marks, alerts, messages }).toEqual({ marks: 0, alerts: 0, messages: before['pushed_message'] })
  })

  test('shows seats that call, ring, are online and idle', async () => {
    const seats = await rowsOf<{ userId: number }>(
      'select distinct tenant_id as "tenantId", user_id as "userId" from status_event',
    )
    const userIds = seats.map(({ userId }) => userId)
    const states = await demo.inTenant(manager.tenantId, (tx) =>
      findSeatStates(tx, { userIds, now: demo.clock.now(), timezone: 'Asia/Shanghai' }),
    )
    const { calling, ringing, online, nonworking } = workspace.SEAT_STATUS
    expect([...states.values()].map(({ status }) => status).toSorted((a, b) => a - b)).toEqual(
      [calling, calling, calling, ringing, online, online, nonworking, nonworking].toSorted((a, b) => a - b),
    )
  })

  test('is in the list of sessions, whose customers say that they are of the sample', async () => {
    const query = { beginTime: nowSeconds() - 8 * DAY_SECONDS, endTime: nowSeconds(), pageSize: 100 }
    const { sessions, total } = (await manager.send(sessionRecord.list, { query })).data
    expect(total).toBe(SIZE.calls)
    expect(JSON.stringify(sessions[0])).toContain('Sample customer')
  })

  test('is said with the rights of everybody of the company, and of nobody else', async () => {
    expect((await manager.send(session.authz)).data.hasSampleData).toBe(true)
    expect((await colleague.send(session.authz)).data.hasSampleData).toBe(true)
    expect((await provider.send(session.authz)).data.hasSampleData).toBe(false)
    const query = { clientId: session.CLIENT_ID }
    expect((await manager.send(session.start, { query })).data.rights.hasSampleData).toBe(true)
  })

  test('leaves other companies alone, and is recorded', async () => {
    expect(await countRows(provider)).toEqual(others)
    const { records } = (await manager.send(audit.query, { query: {} })).data
    expect(records.filter(({ opType }) => opType === 'sampleData.add')).toHaveLength(1)
  })

  test('stays beside what the call platform reports, which does the last step', async () => {
    const token = await fetchAccessToken(demo, await newClient(manager))
    const [seat] = await rowsOf<{ account: string; businessTypeId: number }>(`
      select e.tenant_id as "tenantId", username as account, business_type_id as "businessTypeId"
      from status_event e join person s on s.id = e.user_id`)
    const status = {
      type: 'status',
      eventId: 'sample-of-ours',
      at: nowSeconds() - 10,
      evt: STATUS_EVENT.online,
    }
    const { tenantId: _, ...event } = { tenantId: 0, ...status, ...seat }
    const reported = await demo.nobody.send(ingest.report, {
      body: { events: [event] },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reported.data).toEqual({ accepted: 1, duplicates: 0, refused: [] })
    expect(await listSteps(manager)).toMatchObject({
      done: [...STEPS, 'firstStatus'],
      sample: { state: 'shown', isMixed: true },
    })
  })

  test('is removed once, with all that came of it and with nothing else', async () => {
    const answers = await Promise.all([manager.send(sampleData.remove), manager.send(sampleData.remove)])
    expect(answers.map(({ data }) => data)).toEqual(expect.arrayContaining([SIZE, null]))
    const left = await countRows(manager)
    expect((await manager.send(session.authz)).data.hasSampleData).toBe(false)
    expect(left).toMatchObject({ call: 0, utterance: 0, status_event: 1, ingested_event: 1, sample_data: 0 })
    expect(await listSteps(manager)).toEqual({
      done: [...STEPS, 'firstStatus'],
      sample: { state: 'unavailable' },
    })
  })

  test('is refused while the company has facts of its own', async () => {
    expect(await manager.send(sampleData.add)).toMatchObject({
      status: 409,
      message: 'Your call platform reports already. Sample data would mix with your own figures.',
    })
  })

  test('leaves a company as new as it was, also after people worked with it', async () => {
    await demo.asOwner(async (db) => {
      for (const table of ['status_event', 'ingested_event', 'rollup_mark'])
        await sql`delete from ${sql.table(table)} where tenant_id = ${manager.tenantId}`.execute(db)
    })
    const asNew = { ...before, oauth_client: 1, oauth_token: 1, oauth_usage: 1 }
    expect((await manager.send(sampleData.add, { language: 'zh' })).data).toEqual(SIZE)
    const [first] = await rowsOf<{ sessionId: string; words: string }>(`
      select c.tenant_id as "tenantId", session_id as "sessionId", words
      from call c join utterance u using (tenant_id, call_id) where seq = 0 order by call_id`)
    expect(first?.words).toMatch(/\p{Script=Han}/u)
    const body = { sessionId: first?.sessionId ?? '', title: 'An example', note: '' }
    expect((await manager.send(sessionRecord.addCase, { body })).code).toBe(0)
    await demo.asOwner(async (db) => {
      const { tenantId } = manager
      await sql`
        insert into annotation (tenant_id, session_id, business_type_id, started_at, drawn_at)
        select tenant_id, session_id, business_type_id, started_at, started_at from conversation
        where tenant_id = ${tenantId} limit 1`.execute(db)
      await sql`
        insert into status_correction (tenant_id, user_id, business_type_id, start_at, end_at, evt)
        select tenant_id, user_id, business_type_id, evt_at, evt_at + interval '5 minutes', ${STATUS_EVENT.break}
        from status_event where tenant_id = ${tenantId} limit 1`.execute(db)
    })
    expect((await manager.send(sampleData.remove)).data).toEqual(SIZE)
    expect(await countRows(manager)).toEqual(asNew)
    expect(await listSteps(manager)).toEqual({ done: STEPS, sample: { state: 'available' } })
  })

  test('is refused to people without the page of businesses', async () => {
    const seat = await demo.as('seat-001')
    expect(await seat.send(sampleData.add)).toMatchObject({ status: 403 })
    expect(await seat.send(sampleData.remove)).toMatchObject({ status: 403 })
  })
})
