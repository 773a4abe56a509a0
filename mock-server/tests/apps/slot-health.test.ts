import { message, subApp, type BodyOf } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSlotFailing } from '../../src/modules/apps/sub-app/switch-failing-slot.ts'
import { tellFallBacks } from '../../src/modules/apps/sub-app/tell-fall-backs.ts'
import { deleteUnusedFiles } from '../../src/modules/apps/sub-app/unused-files.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { openRealtime } from '../support/realtime-client.ts'
import { registeredApps } from '../support/registered-apps.ts'
import { SLOT_SCRIPT, slotFiles, SLOTS } from '../support/slots.ts'

let server: TestServer
let host: AppHost
let platform = ''
let manager = ''
let seats: string[] = []
beforeAll(async () => {
  host = await startAppHost({ ...webpackFiles('slots'), ...slotFiles('/crm/') })
  server = await startTestServer({ config: { privateAppHosts: true } })
  ;[platform, manager] = await Promise.all([server.signIn('platform-admin'), server.signIn('manager')])
  seats = await Promise.all(
    ['001', '002', '003', '004', '005', '006'].map((number) => server.signIn(`seat-${number}`)),
  )
})
afterAll(async () => {
  await server.stop()
  await host.close()
})

const { registered, release } = registeredApps({
  server: () => server,
  host: () => host,
  platform: () => platform,
})

async function running(module: string, more: object = {}): Promise<number> {
  const versionId = await registered(module, { slots: SLOTS, ...more })
  await release([{ module, versionId }])
  await server.send(subApp.consent, { token: manager, body: { module, versionId } })
  return versionId
}

type Report = BodyOf<typeof subApp.reportHealth>['reports'][number]

async function send(token: string | undefined, reports: Report[]): Promise<void> {
  const answer = await server.send(subApp.reportHealth, { token: token ?? '', body: { reports } })
  expect([answer.status, answer.code]).toEqual([200, 0])
}

const reportOf =
  (module: string, versionId: number, slot = 'age') =>
  (outcome: 'shown' | 'failed', more: object = {}): Report => ({
    module,
    versionId,
    report: { kind: 'slot', slot, outcome, ms: 100, ...more },
  })

async function slotOf(module: string, slot = 'age', token = platform) {
  const { data } = await server.send(subApp.health, { token, query: { module } })
  return data.slots.find((one) => one.slot === slot)
}

async function isShown(module: string, slot = 'age'): Promise<boolean> {
  const { data } = await server.send(subApp.registry, { token: manager })
  const app = data.apps.find((one) => one.module === module)
  return app?.slots?.contributions.some(({ id }) => id === slot) === true
}

test.each([
  [{ people: 2, failingPeople: 2 }, false],
  [{ people: 3, failingPeople: 3 }, true],
  [{ people: 6, failingPeople: 3 }, true],
  [{ people: 7, failingPeople: 3 }, false],
  [{ people: 7, failingPeople: 4 }, true],
])('of %o the contribution is failing: %s', (trials, isFailing) => {
  expect(isSlotFailing(trials)).toBe(isFailing)
})

test('how a contribution did is counted by the hour, and read by who may read the app', async () => {
  const versionId = await running('counted')
  const report = reportOf('counted', versionId)
  await send(seats[0], [
    report('shown'),
    report('shown', { ms: 900, longTasks: 2 }),
    report('failed', { text: 'no' }),
  ])
  await send(seats[1], [report('shown', { ms: 201 })])
  // A contribution that the version does not have, and a version that the person does not run, count nowhere.
  await send(seats[0], [
    reportOf('counted', versionId, 'none')('failed'),
    reportOf('counted', versionId + 1)('failed'),
  ])
  expect(await slotOf('counted')).toEqual({
    versionId,
    number: 1,
    slot: 'age',
    name: { en: 'Age', zh: '年龄' },
    place: 'column.person',
    isOff: false,
    isOffByItself: false,
    shown: 3,
    failures: 1,
    people: 2,
    failingPeople: 0,
    meanMs: 400,
    slowestMs: 900,
    longTasks: 2,
    scriptBytes: SLOT_SCRIPT.length,
  })
  expect(await slotOf('counted', 'note')).toMatchObject({ shown: 0, failures: 0, people: 0, meanMs: null })
  const { data, status } = await server.send(subApp.health, { token: platform, query: { module: 'counted' } })
  expect(status).toBe(200)
  expect(data.slots).toHaveLength(SLOTS.contributions.length)
  expect(data.lastFailures).toMatchObject([{ versionId, kind: 'slot', text: 'age: no' }])
  const refused = await server.send(subApp.health, { token: manager, query: { module: 'counted' } })
  expect(refused.status).toBe(403)
  // A version that fails to show one of them has not failed itself.
  expect(data.versions).toEqual([])
})

test('a report has limits on both sides', async () => {
  const versionId = await running('limits')
  const report = reportOf('limits', versionId)
  const statusOf = async (more: object) =>
    (
      await server.send(subApp.reportHealth, {
        token: manager,
        body: { reports: [report('failed', more)] },
      })
    ).status
  const most = { ms: 600_000, longTasks: 1000, text: 'x'.repeat(subApp.MAX_REPORT_CHARACTERS) }
  expect(await statusOf(most)).toBe(200)
  expect(await statusOf({ ms: 600_001 })).toBe(400)
  expect(await statusOf({ longTasks: 1001 })).toBe(400)
  expect(await statusOf({ text: `${most.text}x` })).toBe(400)
  expect(await statusOf({ ms: -1 })).toBe(400)
})

test('what fails twice in a row for three people, and for half of those who tried it, is off for that version', async () => {
  const versionId = await running('failing', { name: { en: 'Maps', zh: '地图应用' } })
  const report = reportOf('failing', versionId)
  const [first, second, third, ...others] = seats
  for (const token of others) await send(token, [report('shown')])
  await send(first, [report('failed'), report('failed')])
  await send(second, [report('failed'), report('failed')])
  await send(third, [report('failed')])
  expect(await isShown('failing')).toBe(true)
  // Once shown in between, it has not failed twice in a row.
  await send(third, [report('shown'), report('failed')])
  expect([await isShown('failing'), (await slotOf('failing'))?.failingPeople]).toEqual([true, 2])

  const client = await openRealtime(server.url)
  await client.signIn({ token: manager })
  await send(third, [report('failed', { text: 'no map' })])
  expect(await isShown('failing')).toBe(false)
  expect(await isShown('failing', 'note')).toBe(true)
  const { body } = await client.next(({ body: sent }) => sent?.kind === 'pushEvents')
  expect(body).toMatchObject({ value: { events: [{ url: subApp.registry.path }] } })
  client.socket.terminate()
  expect(await slotOf('failing')).toMatchObject({
    isOff: true,
    isOffByItself: true,
    people: 6,
    failingPeople: 3,
  })
  // The version itself goes on.
  const sets = await server.send(subApp.sets, { token: platform })
  expect(sets.data.rollouts[0]?.failedVersionId).toBeNull()
  const recorded = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .select('opContentAfter')
      .where('opType', '=', 'subApp.slotFailed')
      .where('targetName', '=', 'failing')
      .execute(),
  )
  expect(recorded).toHaveLength(1)
  expect(JSON.parse(recorded[0]?.opContentAfter ?? '')).toMatchObject({
    slot: 'age',
    failingPeople: 3,
    people: 6,
  })
  // Consoles that were open meanwhile report on; that counts no more.
  await send(first, [report('failed')])
  expect((await slotOf('failing'))?.failures).toBe(7)

  await Promise.all([tellFallBacks(server.ctx), tellFallBacks(server.ctx)])
  const inbox = JSON.stringify((await server.send(message.inbox, { token: manager, body: {} })).data)
  expect(inbox.match(/“Age” of version 1 failed for those who saw it/g)).toHaveLength(1)
  expect(inbox).toContain('版本 1 的“年龄”多次出现故障')
  expect(inbox).toContain('Part of app switched off 应用扩展项已停用: Maps 地图应用')

  // Switched on by a person it starts again.
  await server.send(subApp.switchSlot, {
    token: platform,
    body: { module: 'failing', versionId, slot: 'age', isOff: false },
  })
  expect(await isShown('failing')).toBe(true)
  await send(first, [report('failed'), report('failed')])
  expect([await isShown('failing'), await slotOf('failing')]).toMatchObject([
    true,
    { isOff: false, people: 1, failingPeople: 1 },
  ])
})

test('what nobody was told yet is withdrawn when the contribution is on again', async () => {
  const versionId = await running('brief')
  const report = reportOf('brief', versionId)
  for (const token of seats.slice(0, 3)) await send(token, [report('failed'), report('failed')])
  expect(await isShown('brief')).toBe(false)
  const { id } = await server.asOwner((db) =>
    db.selectFrom('subAppSlotOff').select('id').where('versionId', '=', versionId).executeTakeFirstOrThrow(),
  )
  const switched = await server.send(subApp.switchSlot, {
    token: platform,
    body: { module: 'brief', versionId, slot: 'age', isOff: false },
  })
  expect([switched.status, switched.code]).toEqual([200, 0])
  const waiting = await server.asOwner((db) =>
    db.selectFrom('subAppAnnouncement').selectAll().where('slotOffId', '=', id).execute(),
  )
  expect(waiting).toEqual([])
})

test('the company that owns an app switches its contributions, and no other company does', async () => {
  const { code } = await server.asOwner((db) =>
    db
      .selectFrom('appUser')
      .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
      .select('tenant.code')
      .where('appUser.username', '=', 'provider-admin')
      .executeTakeFirstOrThrow(),
  )
  const versionId = await running('owned', { ownerCompany: code })
  const change = async (token: string) => {
    const body = { module: 'owned', versionId, slot: 'age', isOff: true }
    return (await server.send(subApp.switchSlot, { token, body })).status
  }
  expect(await change(manager)).toBe(403)
  const owner = await server.signIn('provider-admin')
  expect(await change(owner)).toBe(200)
  expect(await slotOf('owned', 'age', owner)).toMatchObject({ isOff: true, isOffByItself: false })
})

test('two reports of the last failure at once switch a contribution off once', async () => {
  const versionId = await running('twice')
  const report = reportOf('twice', versionId)
  for (const token of seats.slice(0, 4)) await send(token, [report('failed')])
  await Promise.all(seats.slice(0, 4).map((token) => send(token, [report('failed')])))
  expect(await isShown('twice')).toBe(false)
  const recorded = await server.asOwner((db) =>
    db
      .selectFrom('auditRecord')
      .select('id')
      .where('opType', '=', 'subApp.slotFailed')
      .where('targetName', '=', 'twice')
      .execute(),
  )
  expect(recorded).toHaveLength(1)
})

test('figures of contributions are kept for ninety days', async () => {
  const versionId = await running('aged')
  await send(seats[0], [reportOf('aged', versionId)('shown')])
  const DAY_MS = 86_400_000
  const countKept = async (days: number) => {
    // An hour before the limit and after it.
    const at = new Date(Date.now() - days * DAY_MS + 3_600_000)
    await server.asOwner(async (db) => {
      await db.updateTable('subAppSlotHealth').set({ hour: at }).where('versionId', '=', versionId).execute()
      await db.updateTable('subAppSlotTrial').set({ lastAt: at }).where('versionId', '=', versionId).execute()
    })
    await deleteUnusedFiles(server.ctx)
    return server.asOwner(async (db) => [
      (await db.selectFrom('subAppSlotHealth').select('slot').where('versionId', '=', versionId).execute())
        .length,
      (await db.selectFrom('subAppSlotTrial').select('slot').where('versionId', '=', versionId).execute())
        .length,
    ])
  }
  expect(await countKept(90)).toEqual([1, 1])
  expect(await countKept(91)).toEqual([0, 0])
})
