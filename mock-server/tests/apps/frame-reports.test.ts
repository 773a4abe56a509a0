import { subApp } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  FRAME_REPORTS_PER_MINUTE,
  LISTED_FRAME_REPORTS_PER_HOUR,
} from '../../src/modules/apps/sub-app/report-frame-policy.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { registeredApps } from '../support/registered-apps.ts'

let server: TestServer
let host: AppHost
let platform = ''
beforeAll(async () => {
  host = await startAppHost(webpackFiles('one'))
  server = await startTestServer({ config: { privateAppHosts: true, trustProxy: true } })
  platform = await server.signIn('platform-admin')
})
afterAll(async () => {
  await server.stop()
  await host.close()
})

const { registered, readVersion } = registeredApps({
  server: () => server,
  host: () => host,
  platform: () => platform,
})

/** The address that the policy of a version's files names for reports. */
async function reportAddress(module: string, versionId: number): Promise<string> {
  const page = await server.fetch(`${subApp.FILES_PATH}${module}/${versionId}/crm/index.html`)
  const [, address = ''] = /report-uri (\S+)/.exec(page.headers.get('content-security-policy') ?? '') ?? []
  return new URL(address).pathname
}

let senders = 0

async function send(address: string, report: object, from = `10.9.${(senders += 1) >> 8}.${senders & 255}`) {
  const { status } = await server.fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
    body: JSON.stringify({ 'csp-report': report }),
  })
  return status
}

const blocked = (uri: string) => ({ 'effective-directive': 'connect-src', 'blocked-uri': uri })

async function readHealth(module: string) {
  const { data } = await server.send(subApp.health, { token: platform, query: { module } })
  return {
    counted: data.hours.reduce((sum, { policyReports }) => sum + policyReports, 0),
    texts: data.lastFailures.map(({ kind, text }) => `${kind}: ${text}`),
  }
}

test('what the policy of an isolated frame refused counts under its version, with a directive and a host', async () => {
  const versionId = await registered('charts', { trust: 'isolated' })
  expect(await readVersion('charts', versionId)).toMatchObject({ state: 'ready' })
  const address = await reportAddress('charts', versionId)
  expect(await send(address, blocked('https://elsewhere.example/a?name=Ann#b'))).toBe(204)
  expect(await send(address, { ...blocked('inline'), 'effective-directive': 'script-src-elem' })).toBe(204)
  expect(await send(address, blocked('call me at 0123'))).toBe(204)
  expect(await readHealth('charts')).toEqual({
    counted: 3,
    texts: [
      'policy: connect-src -',
      'policy: script-src-elem inline',
      'policy: connect-src https://elsewhere.example',
    ],
  })
})

test('reports of other forms, and for versions that there are not, count nothing', async () => {
  const versionId = await registered('maps', { trust: 'isolated' })
  const address = await reportAddress('maps', versionId)
  const answers = await Promise.all([
    send(address, {}),
    send(address, { ...blocked('inline'), 'effective-directive': 'Call 0123 now' }),
    send(address.replace(/\d+$/, '999999'), blocked('inline')),
    send(address.replace(/\d+$/, '0'), blocked('inline')),
    send(address.replace(/\d+$/, `${versionId}x`), blocked('inline')),
  ])
  expect(answers).toEqual([204, 204, 204, 204, 204])
  expect((await readHealth('maps')).counted).toBe(0)
})

test('one sender, and all together, are counted up to a number a minute, and few of their words are listed', async () => {
  const versionId = await registered('forms', { trust: 'isolated' })
  const address = await reportAddress('forms', versionId)
  const { address: ofAddress, version } = FRAME_REPORTS_PER_MINUTE
  for (let sent = 0; sent < ofAddress + 5; sent += 1) await send(address, blocked('inline'), '10.8.0.1')
  // A minute may end meanwhile.
  const { counted, texts } = await readHealth('forms')
  expect(counted).toBeGreaterThanOrEqual(ofAddress)
  expect(counted).toBeLessThanOrEqual(ofAddress + 5)
  expect(texts).toHaveLength(LISTED_FRAME_REPORTS_PER_HOUR)
  expect(version).toBeGreaterThan(ofAddress)
})
