import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documents, menu, readEnvelope, session, subApp, tenant, user, type Call } from '@console/contracts'
import { network } from '@console/testing/network'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppToCheck } from './app-to-check.ts'
import { openPages } from './console-pages.ts'
import { startSampleConsole, type SampleConsole } from './sample-console.ts'

// Requests go to servers of this file.
beforeAll(() => network.close())
afterAll(() => network.listen({ onUnhandledFrame: 'error' }))

const app: AppToCheck = {
  registration: subApp.register.body.parse({
    module: 'orders',
    trust: 'isolated',
    name: { en: 'Orders', zh: '订单' },
    ownerContact: 'team@example.com',
    source: null,
    permissions: { calls: ['user.info'], backEnds: [{ name: 'stock', origin: 'https://stock.example' }] },
    places: [{ path: '', name: { en: 'Orders', zh: '订单' } }],
  }),
  manifest: { module: 'orders' } as documents.SubAppManifest, // sent as it is
  slotScript: null,
  slotFrames: new Map(),
  files: new Map([['page.js', { bytes: Buffer.from('page'), mediaType: 'text/javascript' }]]),
  filesAddress: '/console/app-files/orders/1/',
  framePolicy: (origin) => `default-src ${origin}`,
}

let folder: string
let served: SampleConsole
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'console-sample-'))
  mkdirSync(join(folder, 'web/console/assets'), { recursive: true })
  writeFileSync(join(folder, 'web/console/index.html'), '<html>console</html>')
  writeFileSync(join(folder, 'web/console/assets/main.js'), 'main')
  writeFileSync(join(folder, 'secret.js'), 'secret')
  const pages = await openPages(join(folder, 'web'), { 'content-security-policy': "default-src 'self'" })
  served = await startSampleConsole(pages, app, { 'GET /api/apps/orders/stock/items': { items: [7] } })
})
afterEach(async () => {
  await served.stop()
  rmSync(folder, { recursive: true })
})

const send = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(new URL(path, served.origin), { ...init, headers })
const asApp = { authorization: 'Bearer token-of-the-app' }

test('the answers that the console starts with are those of the contract, in the language of the request', async () => {
  for (const call of [
    session.checkToken,
    session.authz,
    user.info,
    menu.tree,
    tenant.detail,
    subApp.registry,
  ] as Call[]) {
    const answer = await send(call.path, {}, { method: call.method })
    const read = readEnvelope(await answer.json())
    expect({ call: call.id, isRead: read.ok && call.data.safeParse(read.data).success }).toEqual({
      call: call.id,
      isRead: true,
    })
  }
  const chinese = await send(subApp.registry.path, { 'accept-language': 'zh' })
  expect(await chinese.json()).toMatchObject({ data: { apps: [{ name: '订单', trust: 'isolated' }] } })
})

test('a call of the app is answered by an example where its registration asks for it, and refused elsewhere', async () => {
  const info = await (await send('/api/user/info', asApp)).json()
  const read = readEnvelope(info)
  expect(read.ok && user.info.data.safeParse(read.data).success).toBe(true)
  expect((await send('/api/role/list', asApp)).status).toBe(403)
  expect(await (await send('/api/apps/orders/stock/items', asApp)).json()).toEqual({ items: [7] })
  expect((await send('/api/apps/orders/other/items', asApp)).status).toBe(403)
  expect(served.calls()).toEqual([
    { name: 'GET /api/user/info', id: 'user.info', isDeclared: true },
    expect.objectContaining({ name: 'GET /api/role/list', isDeclared: false }),
    { name: 'GET /api/apps/orders/stock/items', id: 'back end stock', isDeclared: true },
    { name: 'GET /api/apps/orders/other/items', id: 'back end other', isDeclared: false },
  ])
})

test('pages and files of the console are those of its folder, and nothing above it', async () => {
  const page = await send('/console/apps/orders')
  expect([await page.text(), page.headers.get('content-security-policy')]).toEqual([
    '<html>console</html>',
    "default-src 'self'",
  ])
  expect(await (await send('/console/assets/main.js')).text()).toBe('main')
  for (const path of ['/console/none.js', '/console/%2e%2e%2f%2e%2e%2fsecret.js'])
    expect((await send(path)).status).toBe(404)
  expect(documents.consoleConfig.parse(await (await send(documents.CONFIG_PATH)).json())).toMatchObject({
    apiOrigin: '',
  })
})

test('files of the app have the policy of their frame', async () => {
  const file = await send('/console/app-files/orders/1/page.js')
  expect([await file.text(), file.headers.get('content-security-policy')]).toEqual([
    'page',
    `default-src ${served.origin}`,
  ])
  expect((await send('/console/app-files/orders/2/page.js')).status).toBe(404)
  expect(await (await send('/console/app-files/orders/1/manifest.json')).json()).toEqual({ module: 'orders' })
})

test('reports of health, and of what a frame’s policy refused, are kept until they are forgotten', async () => {
  const report = { kind: 'mounted', loadMs: 1, mountMs: 2 }
  const health = JSON.stringify({ reports: [{ module: 'orders', versionId: 1, report }] })
  await send(subApp.reportHealth.path, {}, { method: 'POST', body: health })
  const policy = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example' } }
  await send('/api/apps/frame-reports/1', {}, { method: 'POST', body: JSON.stringify(policy) })
  expect(served.reports()).toEqual([report, { kind: 'policy', text: 'img-src https://a.example' }])
  served.forget()
  expect(served.reports()).toEqual([])
})

test('a console at an address gives its pages without the settings and documents in them', async () => {
  writeFileSync(
    join(folder, 'web/console/index.html'),
    `<html><script type="application/json" id="${documents.PAGE_DOCUMENTS_ID}">{"a":1}</script>console</html>`,
  )
  const pages = await openPages(served.origin, {})
  const { bytes, headers } = await pages.document()
  expect(new TextDecoder().decode(bytes)).toBe('<html>console</html>')
  expect(headers['content-security-policy']).toBe("default-src 'self'")
  expect(await pages.settings()).toMatchObject({ apiOrigin: '', brands: [{ host: '*' }] })
  expect(await pages.read('/console/none.js')).toBeNull()
})

test('a console that does not answer, and a folder without one, are named', async () => {
  const pages = await openPages('http://127.0.0.1:1', {})
  await expect(pages.document()).rejects.toThrow('http://127.0.0.1:1 does not answer')
  await expect(openPages(folder, {})).rejects.toThrow(`${folder} has no built console: run \`pnpm build\``)
})
