import { message, subApp } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellFallBacks } from '../../src/modules/apps/sub-app/tell-fall-backs.ts'
import { deleteUnusedFiles } from '../../src/modules/apps/sub-app/unused-files.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { registeredApps } from '../support/registered-apps.ts'

const REFUSALS = subApp.SUB_APP_REFUSALS

let server: TestServer
let host: AppHost
let platform = ''
let manager = ''
let provider = ''
beforeAll(async () => {
  host = await startAppHost(webpackFiles('one'))
  server = await startTestServer({ config: { privateAppHosts: true } })
  ;[platform, manager, provider] = await Promise.all([
    server.signIn('platform-admin'),
    server.signIn('manager'),
    server.signIn('provider-admin'),
  ])
})
afterAll(async () => {
  await server.stop()
  await host.close()
})

const { registered, added, release, runs } = registeredApps({
  server: () => server,
  host: () => host,
  platform: () => platform,
})

const detailOf = (module: string, token: string) => server.send(subApp.detail, { token, query: { module } })
const healthOf = (module: string, token: string) => server.send(subApp.health, { token, query: { module } })

async function countStoredFiles(): Promise<number> {
  let files = 0
  for await (const _key of server.ctx.storage.list('apps/')) files += 1
  return files
}

const codeOf = async (username: string): Promise<string> => {
  const { code } = await server.asOwner((db) =>
    db
      .selectFrom('appUser')
      .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
      .select('tenant.code')
      .where('appUser.username', '=', username)
      .executeTakeFirstOrThrow(),
  )
  return code
}

const administratorsOf = (code: string): Promise<string[]> =>
  server.asOwner(async (db) => {
    const rows = await db
      .selectFrom('messageDelivery')
      .innerJoin('pushedMessage', 'pushedMessage.id', 'messageDelivery.messageId')
      .innerJoin('tenant', 'tenant.id', 'messageDelivery.tenantId')
      .select('pushedMessage.title')
      .where('tenant.code', '=', code)
      .where('pushedMessage.triggerId', '=', 'app-taken-back')
      .execute()
    return rows.map(({ title }) => title)
  })

test('the company that owns an app reads its versions and health, and no other company does', async () => {
  const ownerCompany = await codeOf('provider-admin')
  const versionId = await registered('owned', { ownerCompany })
  const detail = await detailOf('owned', provider)
  expect([detail.status, detail.code]).toEqual([200, 0])
  expect(detail.data).toMatchObject({ isOwned: true, ownerCompany, versions: [{ id: versionId, number: 1 }] })
  expect((await healthOf('owned', provider)).data).toEqual({
    versions: [],
    slots: [],
    hours: [],
    lastFailures: [],
  })
  const { data } = await server.send(subApp.list, { token: provider })
  expect(data.apps.filter(({ isOwned }) => isOwned).map(({ module }) => module)).toEqual(['owned'])
  expect(data.mayRegister).toBe(false)
  // Nobody learns whether an app of others exists.
  for (const module of ['owned', 'nothing']) {
    expect((await detailOf(module, manager)).status).toBe(403)
    expect((await healthOf(module, manager)).status).toBe(403)
  }
  const stranger = await server.send(subApp.register, {
    token: platform,
    body: {
      module: 'strange',
      name: { en: 'Strange', zh: '陌生' },
      trust: 'partner',
      ownerContact: 'x',
      ownerCompany: 'nobody',
      source: null,
      places: [{ path: '', name: { en: 'Strange', zh: '陌生' } }],
    },
  })
  expect(stranger.status).toBe(404)
})

test('name and owner of an app are changed by one of two people who saw the same', async () => {
  await registered('renamed')
  const { data } = await detailOf('renamed', platform)
  const details = {
    module: 'renamed',
    name: { en: 'Orders', zh: '订单' },
    ownerContact: 'orders@team.example',
  }
  const change = (more: object) =>
    server.send(subApp.changeDetails, {
      token: platform,
      body: { ...details, revision: data.revision, ...more },
    })
  const answers = await Promise.all([change({}), change({ ownerContact: 'other@team.example' })])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { data: after } = await detailOf('renamed', platform)
  expect(after).toMatchObject({ name: { en: 'Orders', zh: '订单' }, revision: data.revision + 1 })
  const foreign = await server.send(subApp.changeDetails, {
    token: manager,
    body: { ...details, revision: after.revision },
  })
  expect(foreign.status).toBe(403)
})

test('administrators of the platform, of the owner and of companies that run it learn once that a version was taken back', async () => {
  const ownerCompany = await codeOf('provider-admin')
  const company = await codeOf('manager')
  const good = await registered('shop', { ownerCompany, name: { en: 'Shop', zh: '商店' } })
  await release([{ module: 'shop', versionId: good }])
  await server.send(subApp.consent, { token: manager, body: { module: 'shop', versionId: good } })
  const bad = await added('shop')
  await release([{ module: 'shop', versionId: bad }])
  const failed = { module: 'shop', versionId: bad, report: { kind: 'failed' as const, text: 'no mount' } }
  await server.send(subApp.reportHealth, { token: manager, body: { reports: [failed, failed, failed] } })
  expect(await runs(manager)).toContain(`shop ${good}`)
  await Promise.all([tellFallBacks(server.ctx), tellFallBacks(server.ctx)])
  const title = 'App taken back 应用版本已撤回: Shop 商店'
  const [ofCompany, ofOwner] = [await administratorsOf(company), await administratorsOf(ownerCompany)]
  expect(ofCompany.length).toBeGreaterThan(0)
  expect(new Set([...ofCompany, ...ofOwner])).toEqual(new Set([title]))
  const before = ofCompany.length
  await tellFallBacks(server.ctx)
  expect(await administratorsOf(company)).toHaveLength(before)
  const inbox = await server.send(message.inbox, { token: manager, body: {} })
  expect(JSON.stringify(inbox.data)).toContain('Version 2 failed for those who opened it. Version 1 is back')
})

test('an app that nobody runs is removed with its files, and may be registered again', async () => {
  const first = await registered('gone', { permissions: { calls: ['message.unreadCount'] } })
  const setNumber = await release([{ module: 'gone', versionId: first }])
  await server.send(subApp.consent, { token: manager, body: { module: 'gone', versionId: first } })
  const remove = () => server.send(subApp.remove, { token: platform, query: { module: 'gone' } })
  expect((await remove()).code).toBe(REFUSALS.inUse)
  await release([{ module: 'gone', versionId: null }])
  host.files.set('/crm/static/media/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="second"/>')
  const other = await registered('stays')
  const stored = await countStoredFiles()
  expect((await server.send(subApp.remove, { token: manager, query: { module: 'gone' } })).status).toBe(403)
  expect((await remove()).code).toBe(0)
  expect((await remove()).status).toBe(404)
  expect((await detailOf('gone', platform)).status).toBe(404)
  const again = await server.send(subApp.releaseAgain, { token: platform, body: { setNumber } })
  expect(again.code).toBe(REFUSALS.filesRemoved)
  expect((await server.fetch(`/console/app-files/gone/${first}/crm/static/css/main.1a2b.css`)).status).toBe(
    404,
  )

  // A style has the addresses of its version; all else is that of other apps, too.
  expect(await deleteUnusedFiles(server.ctx)).toBe(1)
  await server.send(subApp.remove, { token: platform, query: { module: 'stays' } })
  // Its style, and the logo that nobody else has.
  expect(await deleteUnusedFiles(server.ctx)).toBe(2)
  expect(await countStoredFiles()).toBe(stored - 3)
  expect(other).toBeGreaterThan(first)

  const back = await registered('gone', { permissions: { calls: ['message.unreadCount'] } })
  const { data } = await detailOf('gone', platform)
  expect(data.versions.map(({ id, number, state }) => ({ id, number, state }))).toEqual([
    { id: back, number: 2, state: 'ready' },
    { id: first, number: 1, state: 'removed' },
  ])
  await release([{ module: 'gone', versionId: back }])
  // The company consents again.
  expect(await runs(manager)).not.toContain(`gone ${back}`)
})

test('of an app with many versions the files of the newest twenty stay, and of those that somebody runs', async () => {
  const first = await registered('daily')
  await release([{ module: 'daily', versionId: first }])
  await server.send(subApp.consent, { token: manager, body: { module: 'daily', versionId: first } })
  const second = await added('daily')
  await server.asOwner(async (db) => {
    const { appId, manifest } = await db
      .selectFrom('subAppVersion')
      .select(['appId', 'manifest'])
      .where('id', '=', second)
      .executeTakeFirstOrThrow()
    const rest = Array.from({ length: 20 }, (_, index) => ({
      appId,
      number: index + 3,
      state: 'ready' as const,
      manifest: JSON.stringify(manifest),
      permissions: JSON.stringify({ calls: [], pages: [], backEnds: [] }),
      places: JSON.stringify([]),
      createdAt: new Date(),
    }))
    await db.insertInto('subAppVersion').values(rest).execute()
  })
  await deleteUnusedFiles(server.ctx)
  const { data } = await detailOf('daily', platform)
  const removed = data.versions.filter(({ state }) => state === 'removed').map(({ number }) => number)
  expect([data.versions.length, removed]).toEqual([22, [2]])
  expect(await runs(manager)).toContain(`daily ${first}`)
})
