import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit, session, subApp } from '@console/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLocalAddress } from '../../src/access/local-address.ts'
import { LOCAL_GRANT_MS, signLocalPage } from '../../src/access/local-page.ts'
import { hashToken } from '../../src/access/session.store.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'

const ADDRESS = 'http://localhost:5173/'
const LOCAL = { module: 'orders', address: ADDRESS }

let folder: string
let server: TestServer
let manager: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-local-'))
  await mkdir(join(folder, 'console'))
  await writeFile(
    join(folder, 'console/index.html'),
    '<!doctype html><html><head></head><body></body></html>',
  )
  server = await startTestServer({
    config: { webRoot: folder, appDevOrigins: ['https://dev.example'] },
  })
  manager = await server.signIn('manager')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const agree = async (token: string, body = LOCAL) => server.send(subApp.developLocally, { token, body })

/** Opens a page of the console as a browser does, with the session in its cookie. */
async function open({ token, grant, path = '/console/apps/orders', page = `orders@${ADDRESS}` }: Opened) {
  const query = new URLSearchParams({
    [subApp.LOCAL_PAGE_PARAMETER]: page,
    [subApp.LOCAL_GRANT_PARAMETER]: grant,
  })
  const answer = await server.fetch(`${path}?${query.toString()}`, {
    headers: { cookie: `console_token=${token}` },
  })
  return {
    policy: answer.headers.get('content-security-policy') ?? '',
    cache: answer.headers.get('cache-control'),
    html: await answer.text(),
  }
}
type Opened = { token: string; grant: string; path?: string; page?: string }

test('the document of somebody who has agreed may load from their machine, and says so', async () => {
  const { data } = await agree(manager)
  const { policy, cache, html } = await open({ token: manager, grant: data.grant })
  for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*http://localhost:5173[ ;]`))
  expect(policy).toMatch(/connect-src [^;]* ws:\/\/localhost:5173;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('trusted-types')
  expect(html).toContain(`<meta name="${subApp.LOCAL_PAGE_META}" content="orders@${ADDRESS}">`)
  expect(cache).toBe('no-store')
  expect((await open({ token: manager, grant: data.grant, path: '/console/apps/orders/7' })).html).toContain(
    subApp.LOCAL_PAGE_META,
  )
})

test('nobody else gets that policy: another session, address, page or app, a forged grant, or none', async () => {
  const { data } = await agree(manager)
  const { grant } = data
  const opened = await Promise.all([
    open({ token: await server.signIn('manager'), grant }),
    open({ token: await server.signIn('platform-admin'), grant }),
    open({ token: 'no-session', grant }),
    open({ token: manager, grant: '' }),
    open({ token: manager, grant: `${grant.slice(0, -2)}AA` }),
    open({ token: manager, grant, path: '/console/apps/stock' }),
    open({ token: manager, grant, path: '/console/' }),
    open({ token: manager, grant, page: 'orders@http://localhost:9999/' }),
    open({ token: manager, grant, page: `stock@${ADDRESS}` }),
  ])
  for (const { policy, html } of opened) {
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('localhost')
    expect(html).not.toContain(subApp.LOCAL_PAGE_META)
  }
})

test('a grant ends after some hours, and with its session', async () => {
  const token = await server.signIn('manager')
  const signedAt = (now: number): string =>
    signLocalPage(
      { secrets: server.ctx.secrets, clock: { ...systemClock, now: () => new Date(now) } },
      LOCAL,
      {
        tokenHash: hashToken(token),
      },
    )
  const isAllowed = async (grant: string) => (await open({ token, grant })).policy.includes('localhost')
  const recent = signedAt(Date.now() - LOCAL_GRANT_MS + 60_000)
  expect(await isAllowed(recent)).toBe(true)
  expect(await isAllowed(signedAt(Date.now() - LOCAL_GRANT_MS))).toBe(false)
  await server.send(session.logout, { token, body: { token, clientId: session.CLIENT_ID } })
  expect(await isAllowed(recent)).toBe(false)
})

test('administrators of the platform and of a company may agree, a seat may not, and the log names the page', async () => {
  expect((await agree(await server.signIn('platform-admin'))).status).toBe(200)
  expect((await agree(await server.signIn('seat-001'))).status).toBe(403)
  await agree(manager, { module: 'parcels', address: ADDRESS })
  const { data } = await server.send(audit.query, {
    token: manager,
    query: { module: 'subApp', opType: 'subApp.developLocally' },
  })
  expect(data.records[0]).toMatchObject({ targetName: 'parcels' })
})

test.each([
  ['javascript:alert(1)', 'scheme'],
  ['data:text/html,x', 'scheme'],
  ['https://localhost:5173/', 'scheme'],
  ['http://evil.example:5173/', 'host'],
  ['http://localhost.evil.example:5173/', 'host'],
  ['http://0.0.0.0:5173/', 'host'],
  ['http://localhost/', 'port'],
  ['http://me:secret@localhost:5173/', 'credentials'],
  ['http://localhost:5173/?x=1', 'query'],
  ['http://localhost:5173/#x', 'query'],
  ['localhost', 'notAnAddress'],
])('the address %s is refused: %s', async (address, problem) => {
  expect(checkLocalAddress(address)).toBe(problem)
  expect((await agree(manager, { module: 'orders', address })).status).toBe(400)
})

test.each(['http://127.0.0.1:4000/orders/', 'https://dev.example/orders/'])(
  'a page on this machine or of an origin that a setting allows is accepted: %s',
  async (address) => {
    expect((await agree(manager, { module: 'orders', address })).status).toBe(200)
  },
)

test('the console itself is no local page, and no address changes the policy beyond its origin', async () => {
  expect((await agree(manager, { module: 'orders', address: server.url })).status).toBe(400)
  const address = "http://localhost:5173/; script-src 'unsafe-inline'"
  const { data } = await agree(manager, { module: 'orders', address })
  const { policy } = await open({ token: manager, grant: data.grant, page: `orders@${address}` })
  expect(policy).toContain("script-src 'self' 'unsafe-eval' http://localhost:5173;")
})
