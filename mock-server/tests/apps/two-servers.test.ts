import { message, subApp } from '@console/contracts'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cloneDatabase, startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { PLACES, registeredApps } from '../support/registered-apps.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

let s3: S3Server
let one: TestServer
let other: TestServer
let host: AppHost
let backEnd: AppHost
let platform = ''
let manager = ''
/** Writing to the storage of the first server fails like a full disk. */
let isFull = false
beforeAll(async () => {
  s3 = await startS3Server()
  host = await startAppHost(webpackFiles('two'))
  backEnd = await startAppHost()
  const database = await cloneDatabase()
  const config = { storage: s3.settings, privateAppHosts: true }
  one = await startTestServer({
    database,
    config,
    wrapStorage: (inner) => ({
      ...inner,
      write: async (...of) => {
        if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        return inner.write(...of)
      },
    }),
  })
  other = await startTestServer({ database, config })
  ;[platform, manager] = await Promise.all([one.signIn('platform-admin'), one.signIn('manager')])
})
afterAll(async () => {
  await other.stop()
  await one.stop()
  await Promise.all([host.close(), backEnd.close(), s3.stop()])
})

const { registration, readVersion, settled, registered, added, release } = registeredApps({
  server: () => one,
  host: () => host,
  platform: () => platform,
})

const runsOn = async (server: TestServer): Promise<string[]> => {
  const { data } = await server.send(subApp.registry, { token: manager })
  return data.apps.map(({ module, versionId }) => `${module} ${versionId}`)
}

test('what one server fetches, releases and switches off, another one serves and knows at once', async () => {
  const versionId = await registered('shared', { permissions: { calls: ['message.unreadCount'] } })
  await release([{ module: 'shared', versionId }])
  await other.send(subApp.consent, { token: manager, body: { module: 'shared', versionId } })
  expect([await runsOn(one), await runsOn(other)]).toEqual([[`shared ${versionId}`], [`shared ${versionId}`]])
  const address = `/console/app-files/shared/${versionId}/crm/static/js/main.3c4d.js`
  const [here, there] = await Promise.all([one.fetch(address), other.fetch(address)])
  expect([here.status, there.status]).toEqual([200, 200])
  expect([await there.text(), there.headers.get('etag')]).toEqual([
    await here.text(),
    here.headers.get('etag'),
  ])

  const app = await one.send(subApp.token, { token: manager, body: { module: 'shared', versionId } })
  const unread = async () => (await other.send(message.unreadCount, { token: app.data.token })).status
  expect(await unread()).toBe(200)
  const everywhere = { module: 'shared', everywhere: true }
  await one.send(subApp.setOff, { token: platform, body: { ...everywhere, isOff: true } })
  expect([await unread(), await runsOn(other)]).toEqual([403, []])
  await one.send(subApp.setOff, { token: platform, body: { ...everywhere, isOff: false } })
  expect([await unread(), await runsOn(other)]).toEqual([200, [`shared ${versionId}`]])
})

test('a token for a back end that one server signed is checked with the keys of another, also by a clock minutes off', async () => {
  const backEnds = [{ name: 'main', origin: backEnd.url }]
  const versionId = await registered('signed', { permissions: { backEnds } })
  await release([{ module: 'signed', versionId }])
  await one.send(subApp.consent, { token: manager, body: { module: 'signed', versionId } })
  const { data } = await one.send(subApp.token, { token: manager, body: { module: 'signed', versionId } })
  const sent: string[] = []
  backEnd.files.set('/who', (request, response) => {
    sent.push(String(request.headers.authorization).replace('Bearer ', ''))
    response.end('{}')
  })
  for (const server of [one, other]) {
    const headers = { authorization: `Bearer ${data.token}` }
    expect((await server.fetch(`${subApp.BACK_ENDS_PATH}signed/main/who`, { headers })).status).toBe(200)
  }
  expect(sent).toHaveLength(2)
  for (const [index, server] of [other, one].entries()) {
    const answer = await server.fetch(subApp.KEYS_PATH)
    const keys = createLocalJWKSet(jwks.parse(await answer.json()))
    for (const offMinutes of [-10, 0, 4]) {
      const currentDate = new Date(Date.now() + offMinutes * 60_000)
      const { payload } = await jwtVerify(sent[index] ?? '', keys, { audience: backEnd.url, currentDate })
      expect(payload).toMatchObject({ app: 'signed', version: versionId })
    }
  }
})

test('a version whose files met a full storage says so, and a retry stores what is missing', async () => {
  isFull = true
  host.files.set('/crm/static/media/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" id="full"/>')
  const { data } = await one.send(subApp.register, { token: platform, body: registration('full') })
  const { versionId } = data
  expect(await settled('full', versionId)).toMatchObject({
    state: 'failed',
    problem: { reason: 'storageFull' },
  })
  isFull = false
  const requested = host.requested.length
  expect((await one.send(subApp.retryVersion, { token: platform, body: { versionId } })).code).toBe(0)
  expect(await settled('full', versionId)).toMatchObject({ state: 'ready', problem: null, files: 4 })
  expect(host.requested.length).toBeGreaterThan(requested)
})

test('a fetch whose server was killed fails without a restart of the others, and another one goes on with it', async () => {
  const versionId = await registered('killed')
  await one.asOwner((db) =>
    db
      .updateTable('subAppVersion')
      // No process has this number: the one that fetched is gone.
      .set({ state: 'fetching', processId: 1_999_999_999 })
      .where('id', '=', versionId)
      .execute(),
  )
  await expect
    .poll(() => readVersion('killed', versionId), { timeout: 20_000 })
    .toMatchObject({ state: 'failed', problem: { reason: 'interrupted' } })
  expect((await other.send(subApp.retryVersion, { token: platform, body: { versionId } })).code).toBe(0)
  expect(await settled('killed', versionId)).toMatchObject({ state: 'ready' })
})

test('of two administrators at once each release is a set of its own, with what the other one released', async () => {
  const [first, second] = [await registered('left'), await registered('right')]
  const numbers = await Promise.all([
    release([{ module: 'left', versionId: first }]),
    release([{ module: 'right', versionId: second }]),
  ])
  expect(new Set(numbers).size).toBe(2)
  const { data } = await other.send(subApp.sets, { token: platform })
  const newest = data.sets.find(({ number }) => number === Math.max(...numbers))
  expect(newest?.items.map(({ versionId }) => versionId)).toEqual(expect.arrayContaining([first, second]))

  const body = { module: 'left', source: registration('left').source, places: PLACES }
  const answers = await Promise.all(
    [one, other, one, other].map((server) => server.send(subApp.addVersion, { token: platform, body })),
  )
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const { data: detail } = await one.send(subApp.detail, { token: platform, query: { module: 'left' } })
  expect(detail.versions.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])

  const third = await added('right')
  const setNumber = await release([{ module: 'right', versionId: third }], { percent: 10 })
  const raise = (server: TestServer, percent: number) =>
    server.send(subApp.releaseAgain, { token: platform, body: { setNumber, percent } })
  const raised = await Promise.all([raise(one, 50), raise(other, 50), raise(one, 20)])
  const { alreadyCurrent, percentLowered } = subApp.SUB_APP_REFUSALS
  expect(raised.filter(({ code }) => code === 0).length).toBeGreaterThan(0)
  for (const { code } of raised) expect([0, alreadyCurrent, percentLowered]).toContain(code)
  const { data: after } = await one.send(subApp.sets, { token: platform })
  expect(after.rollouts[0]).toMatchObject({ setNumber, percent: 50 })
})

test('releases of a server whose clock is years off come in their order', async () => {
  const versionId = await registered('clocked')
  const next = await added('clocked')
  await release([{ module: 'clocked', versionId }])
  await one.send(subApp.consent, { token: manager, body: { module: 'clocked', versionId } })
  await one.asOwner((db) =>
    db
      .updateTable('subAppRollout')
      .set({ releasedAt: new Date('2039-01-01') })
      .execute(),
  )
  await release([{ module: 'clocked', versionId: next }])
  expect(await runsOn(other)).toContain(`clocked ${next}`)
})
