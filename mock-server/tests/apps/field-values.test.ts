import { account, subApp, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { registeredApps } from '../support/registered-apps.ts'
import { slotFiles, SLOTS } from '../support/slots.ts'

let server: TestServer
let host: AppHost
let platform = ''
let manager = ''
let versionId = 0
beforeAll(async () => {
  host = await startAppHost({ ...webpackFiles('fields'), ...slotFiles('/crm/') })
  server = await startTestServer({ config: { privateAppHosts: true } })
  ;[platform, manager] = await Promise.all([server.signIn('platform-admin'), server.signIn('manager')])
  versionId = await running('crm')
})
afterAll(async () => {
  await server.stop()
  await host.close()
})

const { registration, registered, settled, release } = registeredApps({
  server: () => server,
  host: () => host,
  platform: () => platform,
})

const CALLS = { calls: [subApp.fieldValues.id, subApp.saveFieldValues.id] }

async function running(module: string, more: object = {}): Promise<number> {
  const id = await registered(module, { slots: SLOTS, permissions: CALLS, ...more })
  await release([{ module, versionId: id }])
  await server.send(subApp.consent, { token: manager, body: { module, versionId: id } })
  return id
}

let used = 0
/** Somebody of whom no other test stores anything. */
const freshPerson = async (): Promise<string> => {
  used += 1
  return idOf(`seat-${String(used + 10).padStart(3, '0')}`)
}

const idOf = async (username: string): Promise<string> => {
  const { id } = await server.asOwner((db) =>
    db.selectFrom('appUser').select('id').where('username', '=', username).executeTakeFirstOrThrow(),
  )
  return String(id)
}

type Target = BodyOf<typeof subApp.saveFieldValues>['target']
type Value = string | number | boolean | null

async function save(
  recordId: string,
  [field, value]: [field: string, value: Value],
  { token = manager, target = 'person' as Target, module = 'crm' } = {},
) {
  const body = { target, recordId, values: [{ module, field, value }] }
  const { status, code, detail } = await server.send(subApp.saveFieldValues, { token, body })
  return { status, code, detail }
}

async function values(recordId: string, { token = manager, target = 'person' as Target } = {}) {
  const { data } = await server.send(subApp.fieldValues, { token, query: { target, recordIds: [recordId] } })
  return Object.fromEntries(data.values.map(({ module, field, value }) => [`${module}.${field}`, value]))
}

const FINE = { status: 200, code: 0 }
const GONE = { status: 200, code: subApp.SUB_APP_REFUSALS.fieldGone }

test('each kind of field takes values of its own, and empties', async () => {
  const id = await freshPerson()
  for (const [field, value] of [
    ['note', 'x'.repeat(subApp.MAX_FIELD_CHARACTERS)],
    ['desk', 12.5],
    ['remote', false],
    ['grade', 'b'],
  ] as const)
    expect(await save(id, [field, value])).toMatchObject(FINE)
  expect(await values(id)).toEqual({
    'crm.note': 'x'.repeat(500),
    'crm.desk': 12.5,
    'crm.remote': false,
    'crm.grade': 'b',
  })
  for (const [field, value] of [
    ['note', 5],
    ['note', true],
    ['desk', '5'],
    ['remote', 1],
    ['grade', 'c'],
    ['grade', true],
  ] as const)
    expect([field, (await save(id, [field, value])).status]).toEqual([field, 400])
  for (const value of ['x'.repeat(501), '', 'two\nlines'])
    expect((await save(id, ['note', value])).status).toBe(400)
  for (const field of ['note', 'grade', 'remote']) expect(await save(id, [field, null])).toMatchObject(FINE)
  expect(await values(id)).toEqual({ 'crm.desk': 12.5 })
})

test('what was there before and afterwards is in the audit log, and what changes nothing is not', async () => {
  const id = await freshPerson()
  for (const value of [12.5, 3, 3, null, null]) await save(id, ['desk', value])
  const records = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .select(['opContentBefore', 'opContentAfter'])
      .where('opType', '=', 'subApp.saveFieldValues')
      .where('targetName', '=', `person ${id}`)
      .orderBy('seq')
      .execute(),
  )
  const changes = records.map(({ opContentBefore, opContentAfter }) => [
    JSON.parse(opContentBefore ?? ''),
    JSON.parse(opContentAfter ?? ''),
  ])
  expect(changes).toEqual([
    [{ 'crm.desk': null }, { 'crm.desk': 12.5 }],
    [{ 'crm.desk': 12.5 }, { 'crm.desk': 3 }],
    [{ 'crm.desk': 3 }, { 'crm.desk': null }],
  ])
})

test('a field that the version does not have is gone, and so is one of another record', async () => {
  const id = await freshPerson()
  expect(await save(id, ['none', 'x'])).toMatchObject(GONE)
  expect(await save(id, ['age', 'x'])).toMatchObject(GONE)
  expect(await save(id, ['code', 'x'])).toMatchObject(GONE)
  expect(await save(id, ['note', 'x'], { module: 'nobody' })).toMatchObject(GONE)
})

test('a field that is switched off is gone, and its values are there again with it', async () => {
  const id = await freshPerson()
  const switched = await running('switched')
  await save(id, ['desk', 3], { module: 'switched' })
  const change = (isOff: boolean) =>
    server.send(subApp.switchSlot, {
      token: platform,
      body: { module: 'switched', versionId: switched, slot: 'desk', isOff },
    })
  await change(true)
  expect(await save(id, ['desk', 4], { module: 'switched' })).toMatchObject(GONE)
  expect(await values(id)).toEqual({})
  await change(false)
  expect(await values(id)).toEqual({ 'switched.desk': 3 })
})

test('nothing is stored of a record that is not there, or of another company', async () => {
  const statusOf = async (id: string) => (await save(id, ['note', 'x'])).status
  expect(await statusOf('999999999')).toBe(404)
  expect(await statusOf('abc')).toBe(404)
  expect(await statusOf(await idOf('provider-admin'))).toBe(404)
  expect(await statusOf('a b')).toBe(400)
  expect(await statusOf('1'.repeat(64))).toBe(404)
  expect(await statusOf('1'.repeat(65))).toBe(400)
})

test('values are those of the company, also for another one that runs the app', async () => {
  const id = await freshPerson()
  await save(id, ['note', 'theirs'])
  const provider = await server.signIn('provider-admin')
  await server.send(subApp.consent, { token: provider, body: { module: 'crm', versionId } })
  expect(await values(id, { token: provider })).toEqual({})
  const own = await idOf('provider-admin')
  expect(await save(own, ['note', 'ours'], { token: provider })).toMatchObject(FINE)
  expect(await values(own, { token: provider })).toEqual({ 'crm.note': 'ours' })
  expect(await values(own)).toEqual({})
})

test('who may not open the page of the records neither reads nor writes', async () => {
  const id = await freshPerson()
  await save(id, ['desk', 3])
  const seat = await server.signIn('seat-002')
  expect((await save(id, ['note', 'x'], { token: seat })).status).toBe(403)
  const statusOf = async (token: string, target: Target) =>
    (await server.send(subApp.fieldValues, { token, query: { target, recordIds: ['1'] } })).status
  expect(await statusOf(seat, 'person')).toBe(403)
  await giveRole('seat-003', ['account', 'account.user'])
  const reader = await server.signIn('seat-003')
  expect(await values(id, { token: reader })).toEqual({ 'crm.desk': 3 })
  expect([await statusOf(reader, 'label'), await statusOf(reader, 'project')]).toEqual([403, 403])
})

async function giveRole(username: string, menuIds: string[]): Promise<void> {
  await server.asOwner(async (db) => {
    const { id: userId, tenantId } = await db
      .selectFrom('appUser')
      .select(['id', 'tenantId'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const role = { tenantId, name: `Role of ${username}`, menuIds, permissions: [] }
    const { id } = await db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('userRole').values({ tenantId, userId, roleId: id }).execute()
  })
}

test('a list asks for a hundred records at once, each once', async () => {
  const ask = async (recordIds: string[]) =>
    (await server.send(subApp.fieldValues, { token: manager, query: { target: 'person', recordIds } })).status
  const many = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1))
  expect(await ask(many(subApp.MAX_FIELD_RECORDS))).toBe(200)
  expect(await ask(many(subApp.MAX_FIELD_RECORDS + 1))).toBe(400)
  expect(await ask(['1', '1'])).toBe(400)
  expect(await ask([])).toBe(400)
})

test('a hundred values of a record are saved at once, each once', async () => {
  const recordId = await freshPerson()
  const send = async (fields: string[]) => {
    const sent = fields.map((field) => ({ module: 'crm', field, value: 'x' }))
    const body = { target: 'person' as const, recordId, values: sent }
    return (await server.send(subApp.saveFieldValues, { token: manager, body })).status
  }
  const many = (count: number) => Array.from({ length: count }, (_, index) => `field-${index}`)
  // The version has no such fields, which is said of them and not of how many they are.
  expect(await send(many(subApp.MAX_FIELD_VALUES))).toBe(200)
  expect(await send(many(subApp.MAX_FIELD_VALUES + 1))).toBe(400)
  expect(await send(['note', 'note'])).toBe(400)
  expect(await send([])).toBe(400)
})

test('an app that asked for it reads and writes its own fields, and those of no other app', async () => {
  const id = await freshPerson()
  const own = await running('own-fields')
  const tokenOf = async (module: string, ofVersion: number) =>
    (await server.send(subApp.token, { token: manager, body: { module, versionId: ofVersion } })).data.token
  const token = await tokenOf('own-fields', own)
  await save(id, ['note', 'of the other'])
  expect(await save(id, ['note', 'by itself'], { token, module: 'own-fields' })).toMatchObject(FINE)
  expect(await save(id, ['note', 'of another'], { token })).toMatchObject(GONE)
  expect(await values(id, { token })).toEqual({ 'own-fields.note': 'by itself' })
  expect(await values(id)).toEqual({ 'own-fields.note': 'by itself', 'crm.note': 'of the other' })
  const silent = await running('silent', { permissions: { calls: [] } })
  const refused = await save(id, ['note', 'x'], { token: await tokenOf('silent', silent), module: 'silent' })
  expect(refused.status).toBe(403)
})

test('of a field that has other options, or another kind, the old value is not sent', async () => {
  const id = await freshPerson()
  const first = await running('changes')
  for (const [field, value] of [
    ['grade', 'b'],
    ['note', '7'],
    ['desk', 3],
  ] as const)
    await save(id, [field, value], { module: 'changes' })
  const contributions = SLOTS.contributions.flatMap((one): subApp.Contribution[] => {
    if (one.kind !== 'formField') return []
    if (one.id === 'grade') return [{ ...one, options: [{ value: 'a', name: { en: 'First', zh: '一级' } }] }]
    return one.id === 'note' ? [{ ...one, input: 'number' }] : [one]
  })
  const { source, places } = registration('changes')
  const { data } = await server.send(subApp.addVersion, {
    token: platform,
    body: {
      module: 'changes',
      source,
      places,
      slots: { script: 'slots.js', contributions },
      permissions: CALLS,
    },
  })
  expect(await settled('changes', data.versionId)).toMatchObject({ state: 'ready' })
  await release([{ module: 'changes', versionId: data.versionId }])
  expect(await values(id)).toEqual({ 'changes.desk': 3 })
  await release([{ module: 'changes', versionId: first }])
  expect(await values(id)).toEqual({ 'changes.grade': 'b', 'changes.note': '7', 'changes.desk': 3 })
})

test('what apps stored about a person goes with the person, and nothing can be stored afterwards', async () => {
  const { data } = await server.send(account.organizations, { token: manager, query: { text: '' } })
  const made = await server.send(account.create, {
    token: manager,
    body: {
      username: 'leaving.soon',
      name: 'Leaving Soon',
      nickName: '',
      phone: '',
      position: null,
      orgId: data.organizations[0]?.id ?? 0,
      roleIds: [],
      businessTypeIds: [],
    },
  })
  const id = String(made.data.id)
  const other = await freshPerson()
  expect(await save(id, ['note', 'Prefers mornings'])).toMatchObject(FINE)
  expect(await save(other, ['note', 'Asked Leaving Soon'])).toMatchObject(FINE)
  const erased = await server.send(account.erase, {
    token: manager,
    body: { id: made.data.id, username: 'leaving.soon' },
  })
  expect([erased.status, erased.code]).toEqual([200, 0])
  const left = await server.asOwner((db) =>
    db.selectFrom('subAppFieldValue').select('value').where('recordId', '=', id).execute(),
  )
  expect(left).toEqual([])
  // A text about somebody else no longer names them.
  expect(JSON.stringify(await values(other))).not.toContain('Leaving Soon')
  expect((await save(id, ['note', 'x'])).status).toBe(404)
})

test('values of a project and of a label are stored too, and none of a label that is gone', async () => {
  const { project, label } = await server.asOwner(async (db) => {
    const { tenantId } = await db
      .selectFrom('appUser')
      .select('tenantId')
      .where('username', '=', 'manager')
      .executeTakeFirstOrThrow()
    const { id: projectId } = await db
      .insertInto('project')
      .values({
        tenantId,
        name: 'Posted',
        createdAt: new Date(),
        modifiedAt: new Date(),
        code: 'PRJ-FIELDS-1',
        industryId: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const business = await db
      .selectFrom('product')
      .select(['id', 'businessTypeId'])
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow()
    const { id: labelId } = await db
      .insertInto('smartLabel')
      .values({ tenantId, businessTypeId: business.businessTypeId, productId: business.id, name: 'Price' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { project: String(projectId), label: String(labelId) }
  })
  expect(await save(project, ['region', 'North'], { target: 'project' })).toMatchObject(FINE)
  expect(await values(project, { target: 'project' })).toEqual({ 'crm.region': 'North' })
  expect(await save(label, ['code', 'P-1'], { target: 'label' })).toMatchObject(FINE)
  expect(await values(label, { target: 'label' })).toEqual({ 'crm.code': 'P-1' })
  await server.asOwner((db) =>
    db.updateTable('smartLabel').set({ deletedAt: new Date() }).where('id', '=', Number(label)).execute(),
  )
  expect((await save(label, ['code', 'P-2'], { target: 'label' })).status).toBe(404)
})

test('an app that is removed leaves no values in any company', async () => {
  await running('leaving')
  await save(await freshPerson(), ['note', 'of an app that goes'], { module: 'leaving' })
  const count = async () =>
    (await server.asOwner((db) => db.selectFrom('subAppFieldValue').select('id').execute())).length
  const before = await count()
  await release([{ module: 'leaving', versionId: null }])
  await server.send(subApp.remove, { token: platform, query: { module: 'leaving' } })
  expect(await count()).toBe(before - 1)
})
