import { appVersion, audit, openApi } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { MAX_CLIENTS_OF_ADDRESS } from '../../src/modules/operations/version/update/client-reports.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let platformAdmin: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  platformAdmin = await demo.as('platform-admin')
  await clear()
})
afterAll(() => demo.stop())
afterEach(() => clear())

const clear = async () =>
  demo.asOwner(async (db) => {
    await db.deleteFrom('appVersion').execute()
    await db.deleteFrom('versionReport').execute()
  })

type Fields = {
  version: string
  mode?: 0 | 1
  percent?: number
  packageUrl?: string
}

async function release(by: Person, { version, mode = 1, percent, packageUrl }: Fields): Promise<number> {
  const scope =
    percent === undefined
      ? ({ updateScope: 0, scopeValue: null } as const)
      : ({ updateScope: 1, scopeValue: percent } as const)
  const { data } = await by.send(appVersion.create, {
    body: {
      version,
      platform: 0,
      updateMode: mode,
      ...scope,
      description: `Notes of ${version}`,
      packageUrl: packageUrl ?? null,
    },
  })
  await by.send(appVersion.release, { body: { id: data.id } })
  return data.id
}

async function updateOf(
  query: { version?: string; clientId?: string; tenantId?: number; updateKey?: string | undefined } = {},
) {
  const sent = { platform: 0, version: '1.0.0', clientId: 'client-1', ...query }
  return (await demo.nobody.send(appVersion.update, { query: sent })).data.update
}

async function restart(): Promise<void> {
  await demo.restart()
  ;[manager, platformAdmin] = await Promise.all([demo.as('manager'), demo.as('platform-admin')])
}

const addressOf = (query: string) => `${appVersion.update.path}?${query}`

test('each client counts once a day with its last version, of which the platform sees all and a company its own', async () => {
  const { tenantId } = manager
  // The server has notes of what other tests requested; stopping stores them.
  await restart()
  await clear()
  await release(platformAdmin, { version: '1.0.0' })
  const id = await release(platformAdmin, { version: '1.5.0' })
  const own = await release(manager, { version: '1.6.0' })
  await updateOf({ clientId: 'one', version: '1.0.0' })
  await updateOf({ clientId: 'one', version: '1.0.0' })
  await updateOf({ clientId: 'one', version: '1.5.0' })
  await updateOf({ clientId: 'two', version: '1.0.0' })
  await updateOf({ clientId: 'three', version: '1.5.0', tenantId })
  await restart()
  await demo.asOwner((db) =>
    sql`insert into version_report values (${tenantId}, '2026-11-20', 2, ${manager.userId}, '2.5.0.5000')`.execute(
      db,
    ),
  )
  const ofAll = (await platformAdmin.send(appVersion.adoption, { query: { id, days: 4 } })).data
  expect(ofAll.days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'])
  expect(ofAll).toMatchObject({
    clients: [0, 0, 0, 3],
    onVersion: [0, 0, 0, 2],
    others: [{ version: '1.0.0', counts: [0, 0, 0, 1] }],
    seats: [{ version: '2.5.0.5000', counts: [0, 0, 1, 0] }],
    stall: null,
  })
  const ofOwn = (await manager.send(appVersion.adoption, { query: { id: own, days: 4 } })).data
  expect(ofOwn).toMatchObject({ clients: [0, 0, 0, 1], onVersion: [0, 0, 0, 0] })
  const stored = await demo.asOwner((db) => db.selectFrom('versionReport').selectAll().execute())
  expect(stored).toHaveLength(4)
  expect(JSON.stringify(stored)).not.toMatch(/one|two|three/)
})

test('versions that were never released, and more clients than an address has, are not counted and said to be so', async () => {
  const { tenantId } = manager
  const provider = await demo.as('provider-admin')
  await restart()
  await clear()
  await release(platformAdmin, { version: '1.0.0' })
  const removed = await release(manager, { version: '1.1.0' })
  const id = await release(manager, { version: '1.2.0' })
  await manager.send(appVersion.delist, { query: { id: removed } })
  // Known: the company's own, also removed since, and the platform's. Not those of another company, nor a draft.
  for (const [clientId, version] of [
    ['a', '1.0.0'],
    ['b', '1.1.0'],
    ['c', '1.2.0'],
    ['d', '7.7.7'],
    ['e', '9.9.9'],
  ] as const)
    await updateOf({ clientId, version, tenantId })
  await updateOf({ clientId: 'f', version: '1.2.0', tenantId: provider.tenantId })
  // A client that was counted stays counted, whatever is reported in its name.
  await updateOf({ clientId: 'a', version: '8.8.8', tenantId })
  for (let index = 0; index < MAX_CLIENTS_OF_ADDRESS; index += 1) {
    if (index % 500 === 0) demo.clock.forward(60)
    await updateOf({ clientId: `made-up-${index}`, version: '1.2.0', tenantId })
  }
  await updateOf({ clientId: 'of-the-platform', version: '1.0.0' })
  await restart()
  const query = { id, days: 4 }
  const own = (await manager.send(appVersion.adoption, { query })).data
  expect(own.clients.at(-1)).toBe(MAX_CLIENTS_OF_ADDRESS)
  expect(own.onVersion.at(-1)).toBe(MAX_CLIENTS_OF_ADDRESS - 2)
  expect(own.others.map(({ version }) => version).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '1.0.0',
    '1.1.0',
  ])
  expect(own.notCounted).toEqual({ withoutKey: 0, unknownVersion: 2, tooMany: 3 })
  const [{ id: platformId } = { id: 0 }] = (await platformAdmin.send(appVersion.list)).data.records
  const ofAll = (await platformAdmin.send(appVersion.adoption, { query: { id: platformId, days: 4 } })).data
  // Another company's clients are counted, however many one has.
  expect(ofAll.clients.at(-1)).toBe(MAX_CLIENTS_OF_ADDRESS + 1)
  expect(ofAll.notCounted).toEqual({ withoutKey: 0, unknownVersion: 3, tooMany: 3 })
  const stored = await demo.asOwner((db) =>
    db.selectFrom('versionReport').where('doubt', 'is not', null).select('version').execute(),
  )
  expect(stored.map(({ version }) => version)).toEqual(['', '', '', '', '', ''])
})

test('a company with an update key counts only clients that send it, and one that was replaced or given up is worth nothing', async () => {
  const { tenantId } = manager
  await restart()
  await clear()
  const id = await release(manager, { version: '1.2.0' })
  const first = (await manager.send(appVersion.updateKey)).data
  expect(first.key).toBeNull()
  const change = async (isNeeded: boolean, revision: number) =>
    manager.send(appVersion.setUpdateKey, { body: { isNeeded, revision } })
  const one = (await change(true, first.revision)).data
  expect(one.key).toMatch(/^[\w-]{24}$/)
  expect((await manager.send(appVersion.updateKey)).data).toEqual(one)
  // Somebody who still sees the state before is refused, and changes nothing.
  expect((await change(false, first.revision)).status).toBe(409)
  const report = async (clientId: string, updateKey?: string | null) =>
    updateOf({ clientId, version: '1.2.0', tenantId, updateKey: updateKey ?? undefined })
  await report('with', one.key)
  await report('without')
  await report('wrong', 'A'.repeat(24))
  const two = (await change(true, one.revision)).data
  expect(two.key).not.toBe(one.key)
  await report('replaced', one.key)
  await report('present', two.key)
  // Updates come without a key too.
  await release(manager, { version: '1.3.0' })
  expect(await report('nobody')).toMatchObject({ version: '1.3.0' })
  await restart()
  const query = { id, days: 4 }
  const withKey = (await manager.send(appVersion.adoption, { query })).data
  const notCounted = { withoutKey: 4, unknownVersion: 0, tooMany: 0 }
  expect(withKey).toMatchObject({ onVersion: [0, 0, 0, 2], notCounted })
  expect((await change(false, two.revision)).data.key).toBeNull()
  await report('without')
  const again = (await change(true, two.revision + 1)).data
  expect(again.key).not.toBeNull()
  expect([one.key, two.key]).not.toContain(again.key)
  await restart()
  const afterwards = (await manager.send(appVersion.adoption, { query })).data
  expect(afterwards).toMatchObject({ onVersion: [0, 0, 0, 3], notCounted: { withoutKey: 3 } })
})

test('changes of the update key are in the audit log without the key, and another company keeps its own state', async () => {
  const provider = await demo.as('provider-admin')
  const before = (await manager.send(appVersion.updateKey)).data
  const renewed = (
    await manager.send(appVersion.setUpdateKey, { body: { isNeeded: true, revision: before.revision } })
  ).data
  expect((await platformAdmin.send(appVersion.updateKey)).data.key).toBeNull()
  expect((await provider.send(appVersion.updateKey)).status).toBe(403)
  const { records } = (await manager.send(audit.query, { query: { opType: 'version.renewKey' } })).data
  expect(records[0]).toMatchObject({ opTypeShowName: 'New update key', opContentAfter: '{"needsKey":true}' })
  expect(JSON.stringify(records)).not.toContain(renewed.key ?? 'the key')
  const given = { isNeeded: false, revision: renewed.revision }
  expect((await manager.send(appVersion.setUpdateKey, { body: given })).status).toBe(200)
})

test('the list marks the released version whose share of the clients does not grow, in its chart and its row', async () => {
  const [stalled, draft] = [await release(platformAdmin, { version: '1.5.0' }), '1.6.0']
  await release(platformAdmin, { version: '1.4.0' })
  await platformAdmin.send(appVersion.create, {
    body: {
      version: draft,
      platform: 0,
      updateMode: 1,
      updateScope: 0,
      scopeValue: null,
      description: 'Notes',
    },
  })
  // 25 clients a day, of which 5 have 1.5.0, and one more each day has 1.4.0.
  await demo.asOwner(async (db) => {
    await sql`update app_version set released_at = '2026-11-10T09:00:00Z' where version < ${draft}`.execute(
      db,
    )
    await sql`
      insert into version_report
      select ${platformAdmin.tenantId}, day, 0, client, case
          when client <= 5 then '1.5.0'
          when client <= 5 + (day::date - '2026-11-10'::date) then '1.4.0'
          else '1.0.0' end
      from generate_series('2026-11-10'::date, '2026-11-21'::date, '1 day') day, generate_series(1, 25) client`.execute(
      db,
    )
  })
  const { records } = (await platformAdmin.send(appVersion.list)).data
  const stall = { share: 20, shareBefore: 20, rollout: 100, days: 3 }
  expect(records.map(({ version, stall: ofRow }) => [version, ofRow])).toEqual([
    [draft, null],
    ['1.5.0', stall],
    ['1.4.0', null],
  ])
  expect((await platformAdmin.send(appVersion.adoption, { query: { id: stalled } })).data.stall).toEqual(
    stall,
  )
  // A company whose clients have another line is not warned of the platform's versions.
  await demo.asOwner((db) =>
    sql`
      insert into version_report
      select ${manager.tenantId}, day, 0, 100 + client, '1.0.0'
      from generate_series('2026-11-10'::date, '2026-11-21'::date, '1 day') day, generate_series(1, 25) client`.execute(
      db,
    ),
  )
  const seen = (await manager.send(appVersion.list)).data.records
  expect(seen.map(({ version, stall: ofRow }) => [version, ofRow])).toEqual([
    ['1.5.0', null],
    ['1.4.0', null],
  ])
})

test('a client gets the highest version above its own, with notes and address, or nothing', async () => {
  const packageUrl = 'https://files.example/2.ipa'
  await release(platformAdmin, { version: '1.9.0' })
  await release(platformAdmin, { version: '1.10.0', packageUrl })
  expect(await updateOf()).toEqual({ version: '1.10.0', forced: false, notes: 'Notes of 1.10.0', packageUrl })
  expect(await updateOf({ version: '1.10.0' })).toBeNull()
  expect(await updateOf({ version: '2.0.0' })).toBeNull()
  const { data } = await demo.nobody.send(appVersion.update, {
    query: { platform: 1, version: '1.0.0', clientId: 'client-1' },
  })
  expect(data.update).toBeNull()
})

test('it is forced when a version that the client skips with it is', async () => {
  await release(platformAdmin, { version: '1.5.0', mode: 0 })
  await release(platformAdmin, { version: '1.6.0' })
  expect(await updateOf()).toMatchObject({ version: '1.6.0', forced: true })
  expect(await updateOf({ version: '1.5.0' })).toMatchObject({ version: '1.6.0', forced: false })
})

test('a removed version is offered to nobody, and a raised percentage at once', async () => {
  const id = await release(platformAdmin, { version: '1.5.0', percent: 1 })
  const clientId = await clientOutside()
  expect(await updateOf({ clientId })).toBeNull()
  await platformAdmin.send(appVersion.modify, { body: { id, updateScope: 0 } })
  expect(await updateOf({ clientId })).toMatchObject({ version: '1.5.0' })
  await platformAdmin.send(appVersion.delist, { query: { id } })
  expect(await updateOf({ clientId })).toBeNull()
})

/** A client that does not get what goes to one percent. */
async function clientOutside(): Promise<string> {
  for (let index = 0; index < 50; index += 1)
    if ((await updateOf({ clientId: `client-${index}` })) === null) return `client-${index}`
  throw new Error('every client is within one percent')
}

test('versions of a company go to its clients only, the platform’s to all', async () => {
  await release(platformAdmin, { version: '1.5.0' })
  await release(manager, { version: '1.6.0' })
  const { tenantId } = manager
  expect(await updateOf({ tenantId })).toMatchObject({ version: '1.6.0' })
  expect(await updateOf({ tenantId: tenantId + 1 })).toMatchObject({ version: '1.5.0' })
  expect(await updateOf({ tenantId: 999_999 })).toMatchObject({ version: '1.5.0' })
  expect(await updateOf()).toMatchObject({ version: '1.5.0' })
})

test('an answer that the client has already is 304, until something is released', async () => {
  await release(platformAdmin, { version: '1.5.0' })
  const path = addressOf('platform=0&version=1.0.0&clientId=client-1')
  const first = await demo.fetch(path)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
  const again = await demo.fetch(path, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await release(platformAdmin, { version: '1.6.0' })
  expect((await demo.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test.each([
  'version=1.2&clientId=a',
  'version=01.2.3&clientId=a',
  'version=1.2.3',
  'version=1.2.3&clientId=',
])('what is no client is refused with the field: %s', async (query) => {
  const { status, text } = await demo.get(addressOf(`platform=0&${query}`))
  expect(status).toBe(400)
  expect(text).toMatch(/"fields":\{"(version|clientId)":/)
})

test('a client id has 128 characters at most, and a longer one is a 400 that says so', async () => {
  expect(await updateOf({ clientId: 'x'.repeat(128), version: '9.0.0' })).toBeNull()
  for (const length of [129, 10_240]) {
    const path = addressOf(`platform=0&version=1.0.0&clientId=${'x'.repeat(length)}`)
    const { status, text } = await demo.get(path)
    expect(status).toBe(400)
    expect(text).toContain('"clientId"')
  }
})

test('an address has 600 requests a minute', async () => {
  demo.clock.forward(60)
  const path = addressOf('platform=0&version=1.0.0&clientId=client-1')
  let refused = 0
  for (let round = 0; round < 61; round += 1) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => demo.fetch(path)))
    refused += answers.filter(({ status }) => status === 429).length
  }
  expect(refused).toBe(10)
  demo.clock.forward(60)
  expect((await demo.fetch(path)).status).toBe(200)
})

test('connected seats count with the version of their client', async () => {
  const at = demo.clock.now()
  await demo.asOwner(async (db) => {
    await db.deleteFrom('seatPresence').execute()
    await db
      .insertInto('seatPresence')
      .values({
        tenantId: manager.tenantId,
        userId: manager.userId,
        version: '2.5.1.5120',
        presentUntil: at,
        isSimulated: false,
      })
      .execute()
    await sql`select report_seat_versions('2026-11-21', ${at}::timestamptz)`.execute(db)
    await sql`select report_seat_versions('2026-11-22', ${new Date(at.getTime() + 1)}::timestamptz)`.execute(
      db,
    )
  })
  const stored = await demo.asOwner((db) => db.selectFrom('versionReport').selectAll().execute())
  expect(stored).toMatchObject([{ source: 2, reporter: manager.userId, version: '2.5.1.5120' }])
})

test('the document of the API has the call, without a token', async () => {
  const { text } = await demo.get(openApi.OPENAPI_PATH)
  expect(JSON.parse(text)).toMatchObject({
    paths: {
      [appVersion.update.path]: { get: { security: [], responses: { 200: {}, 304: {}, 400: {}, 429: {} } } },
    },
  })
})
