import { appVersion, release } from '@console/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../../src/platform/db/migrate.ts'
import { startDemo, type Demo, type Person } from '../support/demo.ts'

let demo: Demo
let manager: Person
let platformAdmin: Person
beforeAll(async () => {
  demo = await startDemo()
  manager = await demo.as('manager')
  platformAdmin = await demo.as('platform-admin')
  await demo.asOwner((db) => db.deleteFrom('appVersion').execute())
})
afterAll(() => demo.stop())
afterEach(() => demo.asOwner((db) => db.deleteFrom('appVersion').execute()))

const draft = {
  version: '1.2.3',
  platform: 1,
  updateMode: 1,
  updateScope: 1,
  scopeValue: 10,
  description: 'What is **new**',
} as const satisfies object
const toAll = { updateScope: 0, scopeValue: null } as const

async function added(fields: object = {}, by = manager): Promise<number> {
  const answer = await by.send(appVersion.create, { body: { ...draft, ...fields } })
  expect(answer).toMatchObject({ status: 200, code: 200 })
  return answer.data.id
}

async function released(fields: object = {}, by = manager): Promise<number> {
  const id = await added(fields, by)
  expect(await by.send(appVersion.release, { body: { id } })).toMatchObject({ status: 200, code: 200 })
  return id
}

const listOf = async (by: Person) => (await by.send(appVersion.list)).data.records
const statusOf = async (id: number) => (await listOf(manager)).find((one) => one.id === id)?.status

test('a version is three numbers without leading zeros [VER-006]', async () => {
  for (const version of ['1.2.3', '0.10.0', '123456789.0.1']) await added({ version })
  for (const version of ['1.2', '01.2.3', '1.2.3.4', 'v1.2.3', '1.2.3 ', '1234567890.0.0'])
    expect({
      version,
      ...(await manager.send(appVersion.create, { body: { ...draft, version } })),
    }).toMatchObject({
      version,
      status: 400,
      fields: { version: expect.any(String) },
    })
})

test('the percentage is a whole number from 1 to 99, given exactly with that scope [VER-011, VER-013]', async () => {
  for (const [index, scopeValue] of [1, 99].entries()) await added({ scopeValue, version: `2.0.${index}` })
  for (const scopeValue of [null, 0, 100, 1.5])
    expect(await manager.send(appVersion.create, { body: { ...draft, scopeValue } })).toMatchObject({
      status: 400,
      fields: { scopeValue: expect.any(String) },
    })
  const forAll = { ...draft, updateScope: 0 } as const
  expect(await manager.send(appVersion.create, { body: forAll })).toMatchObject({ status: 400 })
  await added({ ...toAll, version: '2.1.0' })
  expect((await listOf(manager))[0]).toMatchObject({ updateScope: 0, scopeValue: null })
})

test('update mode 0 is the forced one, which goes to everybody [VER-008]', async () => {
  const forced = { ...draft, updateMode: 0 } as const
  expect(await manager.send(appVersion.create, { body: forced })).toMatchObject({
    status: 400,
    fields: { updateScope: expect.any(String) },
  })
  await released({ ...toAll, updateMode: 0 })
  const { data } = await demo.nobody.send(appVersion.update, {
    query: { platform: 1, version: '1.0.0', clientId: 'a', tenantId: manager.tenantId },
  })
  expect(data.update).toMatchObject({ version: '1.2.3', forced: true })
})

test('a new version is a draft with notes of up to 5000 characters, never blank, and is on a platform only once [VER-014]', async () => {
  const id = await added({ description: 'x'.repeat(5000) })
  expect((await listOf(manager))[0]).toMatchObject({ id, status: 0, releasedAt: null, releasedBy: null })
  for (const description of ['x'.repeat(5001), ' \n']) {
    const body = { ...draft, version: '1.2.4', description }
    expect(await manager.send(appVersion.create, { body })).toMatchObject({ status: 400 })
  }
  expect(await manager.send(appVersion.create, { body: draft })).toMatchObject({
    status: 409,
    fields: { version: 'The platform has this version already.' },
  })
  const other = await added({ platform: 0 })
  const body = { id: other, ...draft }
  expect(await manager.send(appVersion.modify, { body })).toMatchObject({ status: 409 })
})

test('the list has the highest version first, by its numbers', async () => {
  for (const version of ['2.9.1', '10.0.0', '2.10.0']) await added({ version })
  expect((await listOf(manager)).map(({ version }) => version)).toEqual(['10.0.0', '2.10.0', '2.9.1'])
  const { data } = await manager.send(appVersion.list, { query: { pageSize: 2, pageIndex: 2 } })
  expect(data).toMatchObject({ totalCnt: 3, records: [{ version: '2.9.1' }] })
})

test('release, remove and release again: with status, moment and person, in the audit log too [VER-018..020, SHELL-107]', async () => {
  const id = await added()
  expect(await manager.send(appVersion.delist, { query: { id } })).toMatchObject({ status: 409 })
  await manager.send(appVersion.release, { body: { id } })
  expect((await listOf(manager))[0]).toMatchObject({
    status: 1,
    releasedAt: Math.floor(demo.clock.now().getTime() / 1000),
    releasedBy: expect.stringMatching(/\S/),
  })
  expect(await manager.send(appVersion.remove, { query: { id } })).toMatchObject({ status: 409 })
  expect(await manager.send(appVersion.delist, { query: { id } })).toMatchObject({ status: 200, code: 200 })
  expect(await statusOf(id)).toBe(2)
  expect(await manager.send(appVersion.modify, { body: { id, ...draft } })).toMatchObject({ status: 409 })
  await manager.send(appVersion.release, { body: { id } })
  expect(await statusOf(id)).toBe(1)
  await manager.send(appVersion.delist, { query: { id } })
  expect(await manager.send(appVersion.remove, { query: { id } })).toMatchObject({ status: 200, code: 200 })
  expect(await listOf(manager)).toEqual([])
  const records = await demo.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .where('tenantId', '=', manager.tenantId)
      .where('module', '=', 'version')
      .select('opType')
      .orderBy('id', 'desc')
      .limit(6)
      .execute(),
  )
  expect(records.map(({ opType }) => opType).toReversed()).toEqual([
    'version.create',
    'version.release',
    'version.delist',
    'version.release',
    'version.delist',
    'version.remove',
  ])
})

test('of two who release at once one does, and the other learns who did [VER-019]', async () => {
  const id = await added()
  const answers = await Promise.all(
    [1, 2].map(() => manager.send(appVersion.release, { body: { id, revision: 1 } })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [refused] = answers.filter(({ status }) => status === 409)
  expect(refused?.message).toMatch(/^.+ has released this version already\.$/)
})

test('a change that was made on another state of a draft is refused', async () => {
  const id = await added()
  const body = { id, revision: 1, ...draft, description: 'First' }
  expect(await manager.send(appVersion.modify, { body })).toMatchObject({ status: 200, code: 200 })
  expect(await manager.send(appVersion.modify, { body: { ...body, description: 'Second' } })).toMatchObject({
    status: 409,
    message: expect.stringContaining('Somebody else has changed'),
  })
  expect((await listOf(manager))[0]).toMatchObject({ description: 'First', revision: 2 })
})

test('the percentage of a released version is raised, never lowered, and nothing else of it changes', async () => {
  const id = await released({ scopeValue: 30 })
  const change = async (fields: object) => manager.send(appVersion.modify, { body: { id, ...fields } })
  expect(await change({ ...draft, scopeValue: 40 })).toMatchObject({ status: 409 })
  for (const scopeValue of [29, 30])
    expect(await change({ scopeValue })).toMatchObject({
      status: 409,
      message: 'The percentage of a released version can only be raised. It is 30% now.',
    })
  expect(await change({ scopeValue: 31 })).toMatchObject({ status: 200, code: 200 })
  expect((await listOf(manager))[0]).toMatchObject({ scopeValue: 31, status: 1 })
  expect(await change({ updateScope: 0 })).toMatchObject({ status: 200 })
  expect((await listOf(manager))[0]).toMatchObject({ scopeValue: null, updateScope: 0 })
  expect(await change({ scopeValue: 99 })).toMatchObject({ status: 409 })
})

test('a company has its own versions and reads the released ones of the platform', async () => {
  const own = await added()
  const offered = await released(toAll, platformAdmin)
  await added({ version: '9.9.9' }, platformAdmin)
  const seen = await listOf(manager)
  expect(seen.map(({ id, isOwn }) => [id, isOwn])).toEqual(
    expect.arrayContaining([
      [own, true],
      [offered, false],
    ]),
  )
  expect(seen).toHaveLength(2)
  expect(seen.find(({ id }) => id === offered)?.releasedBy).toBeNull()
  expect(await manager.send(appVersion.delist, { query: { id: offered } })).toMatchObject({ status: 404 })
  expect((await listOf(platformAdmin)).map(({ version }) => version)).toEqual(['9.9.9', '1.2.3'])
})

test('a draft says which released version of its platform is above it', async () => {
  await released({ ...toAll, version: '2.0.0' })
  await added({ version: '1.9.0' })
  await added({ version: '1.9.0', platform: 0 })
  const all = await listOf(manager)
  expect(all.map(({ platform, version, newerReleased }) => [platform, version, newerReleased])).toEqual([
    [1, '2.0.0', null],
    [0, '1.9.0', null],
    [1, '1.9.0', '2.0.0'],
  ])
})

const archive = new Uint8Array([
  0x50,
  0x4b,
  0x03,
  0x04,
  20,
  0,
  0,
  0,
  0,
  0,
  ...Array.from({ length: 60 }, () => 0),
])

async function upload(name: string, bytes: Uint8Array<ArrayBuffer> = archive) {
  const form = new FormData()
  form.append('file', new File([bytes], name))
  const answer = await demo.fetch(appVersion.uploadPackage.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager.token}` },
    body: form,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read as the contract says
  return {
    status: answer.status,
    ...((await answer.json()) as { code: number; data: appVersion.PackageFile }),
  }
}

test('an uploaded package is served once its version is released, and no other file is taken for one', async () => {
  expect(await upload('notes.txt')).toMatchObject({ status: 400, code: 1803 })
  expect(await upload('app.apk', new Uint8Array([1, 2, 3]))).toMatchObject({ status: 400, code: 1803 })
  expect(await upload('app.apk', new Uint8Array())).toMatchObject({ status: 400, code: 1802 })
  const { data } = await upload('folder/app.apk')
  expect(data).toMatchObject({ name: 'app.apk', bytes: archive.length })
  const address = `${appVersion.PACKAGES_PATH}${data.fid}`
  const otherPlatform = { ...draft, platform: 0, packageFid: data.fid } as const
  expect(await manager.send(appVersion.create, { body: otherPlatform })).toMatchObject({
    status: 400,
    fields: { packageFid: expect.any(String) },
  })
  const id = await added({ ...toAll, packageFid: data.fid })
  expect((await demo.get(address)).status).toBe(404)
  await manager.send(appVersion.release, { body: { id } })
  const answer = await demo.get(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('app.apk')
  const { data: offer } = await demo.nobody.send(appVersion.update, {
    query: { platform: 1, version: '1.0.0', clientId: 'a', tenantId: manager.tenantId },
  })
  expect(offer.update?.packageUrl).toContain(address)
})

test('notes and downloads are those of the versions that everybody gets [SHELL-070, SHELL-071]', async () => {
  const by = platformAdmin
  await released({ version: '1.0.0', ...toAll, packageUrl: 'https://files.example/1.apk' }, by)
  await released({ version: '1.10.0', ...toAll, packageUrl: 'https://files.example/10.apk' }, by)
  await released({ version: '1.9.0', ...toAll }, by)
  await released({ version: '2.0.0', scopeValue: 50 }, by)
  const { apps } = (await demo.nobody.send(release.list)).data
  expect(apps.map(({ platform, version }) => `${platform} ${version}`)).toEqual([
    'android 1.10.0',
    'android 1.9.0',
    'android 1.0.0',
  ])
  expect(apps[0]?.notes).toBe('What is **new**')
  const { clients } = (await demo.nobody.send(release.clients)).data
  expect(clients).toMatchObject([
    { platform: 'android', version: '1.10.0', url: 'https://files.example/10.apk' },
  ])
  expect(clients).toHaveLength(1)
  await expect(demo.asOwner((db) => sql`select from client_release`.execute(db))).rejects.toThrow(
    'does not exist',
  )
})

test('a package without a version goes after a day', async () => {
  const { data } = await upload('unused.apk')
  const count = async () =>
    demo.asOwner(
      async (db) =>
        (await db.selectFrom('versionPackage').where('fid', '=', data.fid).selectAll().execute()).length,
    )
  expect(await count()).toBe(1)
  await demo.asOwner((db) =>
    sql`update version_package set uploaded_at = uploaded_at - interval '25 hours' where fid = ${data.fid}`.execute(
      db,
    ),
  )
  await demo.applyRetention()
  expect(await count()).toBe(0)
})

test('in a database of before, the roles of companies that grant roles get the page, and no other role', async () => {
  type KindGrant = { kind: string; grants: boolean }
  const kindGrants = async () => {
    const { rows } = await demo.asOwner((db) =>
      sql<KindGrant>`
        select t.kind, 'account.role' = any(r.menu_ids) as grants
        from role r join tenant t on t.id = r.tenant_id where r.menu_ids @> array['version', 'version.list']
        order by t.kind`.execute(db),
    )
    return rows
  }
  const before = await kindGrants()
  expect(before).toContainEqual({ kind: 'standard', grants: true })
  await demo.asOwner((db) =>
    sql`update role r set menu_ids = array_remove(array_remove(r.menu_ids, 'version.list'), 'version')
        from tenant t where t.id = r.tenant_id and t.kind = 'standard'`.execute(db),
  )
  expect(await kindGrants()).toEqual(before.filter(({ kind }) => kind !== 'standard'))
  const migration = readMigrations().find(({ name }) => name.includes('versions-of-companies'))
  if (!migration) throw new Error('There is no such migration.')
  for (const _time of [1, 2]) await demo.asOwner((db) => sql.raw(migration.sql).execute(db))
  expect(await kindGrants()).toEqual(before)
})
