import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { user } from '@console/contracts'
import { network } from '@console/testing/network'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNextConsole, type NextConsole } from './next-console.ts'

// Requests go to servers of this file.
beforeAll(() => network.close())
afterAll(() => network.listen({ onUnhandledFrame: 'error' }))

const POLICY = "default-src 'self'"
const VERSION = 7
let folder: string
let requested: string[]
let next: NextConsole
let end: () => Promise<void>

/** A console that answers whatever it is asked, and notes what that was. */
beforeEach(async () => {
  requested = []
  folder = mkdtempSync(join(tmpdir(), 'console-next-'))
  mkdirSync(join(folder, 'web/console/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.js'), 'not served')
  writeFileSync(join(folder, 'web/console/index.html'), '<html>next</html>')
  writeFileSync(join(folder, 'web/console/assets/main.js'), 'next')
  const running = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    if (url !== '/console/') requested.push(`${method} ${url} ${headers.authorization ?? ''}`.trim())
    void answerOf(url).then((content) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-security-policy': url.includes('app-files')
          ? `default-src http://console.example/console/app-files/crm/7/ data:`
          : POLICY,
      })
      response.end(JSON.stringify(content))
    })
  }).listen(0, '127.0.0.1')
  await once(running, 'listening')
  const { port } = running.address() as AddressInfo // of a server that listens
  next = await startNextConsole(`http://127.0.0.1:${port}`, join(folder, 'web'))
  end = async () => {
    await next.stop()
    running.closeAllConnections()
    running.close()
    await once(running, 'close')
    rmSync(folder, { recursive: true })
  }
})
afterEach(async () => end())

async function answerOf(url: string): Promise<unknown> {
  if (url.startsWith('/api/apps/token')) return { code: 0, data: { token: 'app-token', calls: [] } }
  if (url.startsWith('/api/apps/registry'))
    return { code: 0, data: { apps: [{ module: 'crm', isPreview: true }], off: [] } }
  return { code: 0, data: 'running' }
}

async function send(path: string, init?: RequestInit): Promise<Response> {
  return fetch(new URL(path, next.origin), init)
}

const post = (body: unknown, token = 'session') => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

test('pages and files are those of the build, under the policy of the running console', async () => {
  const page = await send('/console/apps/crm?preview=7')
  expect(await page.text()).toBe('<html>next</html>')
  expect(page.headers.get('content-security-policy')).toBe(POLICY)
  expect(await (await send('/console/assets/main.js')).text()).toBe('next')
  expect(requested).toEqual([])
})

test.each(['/console/assets/none.js', '/console/%2e%2e%2f%2e%2e%2fsecret.js', '/console/assets%00.js'])(
  'there is no file at %s',
  async (path) => {
    expect((await send(path)).status).toBe(404)
  },
)

test('settings, files of apps and calls that read are those of the running console', async () => {
  for (const path of ['/console/config.json', '/console/app-files/crm/7/main.js', '/api/user/info'])
    expect(await (await send(path)).json()).toEqual({ code: 0, data: 'running' })
  await send(user.list.path, post({ pageIndex: 1 }))
  expect(requested).toHaveLength(4)
})

test('the policy of a frame names the files here', async () => {
  const { headers } = await send('/console/app-files/crm/7/index.html')
  expect(headers.get('content-security-policy')).toBe(
    `default-src ${next.origin}/console/app-files/crm/7/ data:`,
  )
})

test('a changing call of an app is refused and named, one of the console is left out', async () => {
  await send('/api/apps/token', post({ module: 'crm', versionId: VERSION }))
  expect(requested).toEqual(['POST /api/apps/token Bearer session'])
  const refused = await send('/api/apps/crm/orders/new', post({}, 'app-token'))
  expect(refused.status).toBe(403)
  expect(next.refusedOf(VERSION)).toEqual(['POST /api/apps/crm/orders/new'])
  expect(await (await send('/api/auth/use', post({}))).json()).toEqual({ code: 0, data: null })
  await send('/api/apps/off', { method: 'PUT' })
  expect(requested).toHaveLength(1)
})

test('the version that is looked at is no preview to the page, and what the page reports stays here', async () => {
  const { data } = (await (await send('/api/apps/registry?preview=7')).json()) as { data: unknown }
  expect(data).toEqual({ apps: [{ module: 'crm', isPreview: false }], off: [] })
  const report = { kind: 'mounted', loadMs: 1, mountMs: 2 }
  await send('/api/apps/health', post({ reports: [{ module: 'crm', versionId: VERSION, report }] }))
  expect(next.reportsOf(VERSION)).toEqual([report])
  expect(next.reportsOf(1)).toEqual([])
  expect(requested).toEqual(['GET /api/apps/registry?preview=7'])
})

test('a report that is none is an error of the page, and not passed on', async () => {
  expect((await send('/api/apps/health', post({ reports: 'all' }))).status).toBe(502)
  expect(requested).toEqual([])
})

test('a console that does not answer is named', async () => {
  await expect(startNextConsole('http://127.0.0.1:1', folder)).rejects.toThrow(
    'http://127.0.0.1:1 does not answer',
  )
})
