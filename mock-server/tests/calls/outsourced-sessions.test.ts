import { Readable } from 'node:stream'
import { audit, recording, sessionRecord } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../support/demo.ts'
import { BEGAN, startOutsourcedFixture, type OutsourcedFixture } from '../support/outsourced-fixture.ts'

const MONTH = {
  beginTime: Date.parse('2026-10-28T00:00:00Z') / 1000,
  endTime: Date.parse('2026-11-21T09:00:00Z') / 1000,
}

let fixture: OutsourcedFixture
beforeAll(async () => {
  fixture = await startOutsourcedFixture()
  // Each call of the scenario becomes a session, with what was said in it.
  await fixture.demo.asOwner(async (db) => {
    await sql`update call set session_id = 's-' || call_id`.execute(db)
    await sql`insert into conversation (tenant_id, session_id, business_type_id, customer, channel, started_at)
      select tenant_id, session_id, business_type_id, '138****1', 'sip', started_at from call`.execute(db)
    await sql`insert into utterance (tenant_id, call_id, seq, speaker, said_at, words)
      select tenant_id, call_id, 1, 1, started_at, 'Hello' from call`.execute(db)
  })
})
afterAll(() => fixture.demo.stop())

async function expectedIds(condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await fixture.demo.asOwner((db) =>
    sql<{ id: string }>`select session_id as id from call where ${condition}
      order by started_at desc, session_id desc`.execute(db),
  )
  return rows.map(({ id }) => id)
}

async function allOf(person: Person, query: object): Promise<sessionRecord.ListedSession[]> {
  const found: sessionRecord.ListedSession[] = []
  for (let pageIndex = 1; ; pageIndex++) {
    const fullQuery = { ...MONTH, ...query, pageIndex, pageSize: 100 }
    const { data, code } = await person.send(sessionRecord.list, { query: fullQuery })
    expect(code).toBe(0)
    found.push(...data.sessions)
    if (data.sessions.length < 100) return found
  }
}

test('a project’s owner sees the sessions of the project while the work was assigned, and no others', async () => {
  const { owner, projects, businesses, london } = fixture
  const seen = await allOf(owner, { projectId: projects.renewals })
  const expected = await expectedIds(
    sql`project_id = ${projects.renewals} and session_id not like 's-stray%'`,
  )
  expect(seen.map(({ sessionId }) => sessionId)).toEqual(expected)
  expect(expected.length).toBeGreaterThan(100)
  const ofBusiness = await allOf(owner, { projectId: projects.renewals, bizId: businesses.current })
  expect(ofBusiness.map(({ sessionId }) => sessionId)).toEqual(
    await expectedIds(
      sql`project_id = ${projects.renewals} and business_type_id = ${businesses.current} and started_at >= ${BEGAN}`,
    ),
  )
  const [first] = ofBusiness
  expect(first).toMatchObject({ customer: '138****1', businessName: expect.stringMatching(/./) })
  expect(first?.seats[0]?.name).not.toBe('')
  for (const query of [
    { projectId: projects.surveys },
    { projectId: projects.renewals, bizId: london.future },
  ]) {
    expect((await owner.send(sessionRecord.list, { query: { ...MONTH, ...query } })).status).toBe(404)
  }
  expect(await allOf(owner, {})).toEqual([])
})

test('the owner reads such a session with its words through the project only', async () => {
  const { owner, projects } = fixture
  const [sessionId = ''] = await expectedIds(
    sql`project_id = ${projects.renewals} and session_id not like 's-stray%'`,
  )
  const [unassigned = ''] = await expectedIds(sql`session_id like 's-stray%'`)
  const read = (id: string, query: { projectId?: number }) =>
    owner.send(sessionRecord.detail, { params: { sessionId: id }, query })
  const { data } = await read(sessionId, { projectId: projects.renewals })
  expect(data).toMatchObject({ sessionId, customer: '138****1', caseId: null, scoreRule: null })
  expect(data.calls[0]?.user.name).not.toBe('')
  const words = await owner.send(sessionRecord.utterances, {
    params: { sessionId },
    query: { projectId: projects.renewals },
  })
  expect(words.data.utterances.map((one) => one.words)).toEqual(['Hello'])
  expect((await read(sessionId, {})).status).toBe(404)
  expect((await read(sessionId, { projectId: projects.surveys })).status).toBe(404)
  expect((await read(unassigned, { projectId: projects.renewals })).status).toBe(404)
})

test('the owner listens to a call of such a session through the project only, and its own log records it', async () => {
  const { demo, owner, provider, projects } = fixture
  const [sessionId = ''] = await expectedIds(
    sql`project_id = ${projects.renewals} and session_id not like 's-stray%'`,
  )
  const callId = sessionId.slice(2)
  const hash = 'a'.repeat(64)
  await demo.asOwner(async (db) => {
    const ofCall = sql`from call where call_id = ${callId}`
    await sql`insert into stored_content select tenant_id, ${hash}, 5, 'audio/wav', now() ${ofCall}`.execute(
      db,
    )
    await sql`insert into call_recording (tenant_id, call_id, content_hash, received_at)
      select tenant_id, call_id, ${hash}, now() ${ofCall}`.execute(db)
  })
  const { tenantId } = await demo.asOwner((db) =>
    db.selectFrom('call').where('callId', '=', callId).select('tenantId').executeTakeFirstOrThrow(),
  )
  await demo.storage.write(`content/${tenantId}/aa/${hash}`, Readable.from([Buffer.from('sound')]))
  const open = (query: { projectId?: number }) =>
    owner.send(recording.link, { params: { sessionId }, query, body: { callId } })
  expect((await open({})).status).toBe(404)
  expect((await open({ projectId: projects.surveys })).status).toBe(404)
  const { data } = await open({ projectId: projects.renewals })
  expect((await demo.get(data.url)).text).toBe('sound')
  const detail = await owner.send(sessionRecord.detail, {
    params: { sessionId },
    query: { projectId: projects.renewals },
  })
  expect(detail.data.calls[0]?.recording).toEqual({ seconds: null, beginsAtMs: 0 })
  const listens = async (person: Person) =>
    (await person.send(audit.query, { query: { module: 'sessionRecord' } })).data.records.map(
      ({ opType }) => opType,
    )
  expect(await listens(owner)).toEqual(['recording.listen'])
  expect(await listens(provider)).toEqual([])
})

test('a provider sees its own part of a project', async () => {
  const { provider, projects } = fixture
  const seen = await allOf(provider, { projectId: projects.renewals })
  expect(seen.map(({ sessionId }) => sessionId)).toEqual(
    await expectedIds(sql`project_id = ${projects.renewals} and tenant_id = ${provider.tenantId}`),
  )
})
