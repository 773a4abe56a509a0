import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { documents } from '@console/contracts'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Config } from '../../src/platform/config.ts'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'
import { mailSettingsFor } from '../support/mail.ts'

const SCRIPT = 'console.log("hello")'.repeat(50)
const PAGE = '<!doctype html><title>Console</title>'
let outer: string
let folder: string
let server: TestServer
beforeAll(async () => {
  outer = await mkdtemp(join(tmpdir(), 'console-web-'))
  await writeFile(join(outer, 'outside.txt'), 'outside')
  folder = join(outer, 'web')
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await put('console/index.html', PAGE)
  await put('console/assets/main.5e6f7a8b.js', SCRIPT)
  await put('console/assets/main.5e6f7a8b.js.br', brotliCompressSync(SCRIPT))
  await put('console/assets/main.5e6f7a8b.js.gz', gzipSync(SCRIPT))
  await put('console/kit/core.1a2b3c4d.js', SCRIPT)
  await put('console/assets/audit/manifest.json', '{}')
  await put('console/sub-apps.json', '{"apps":[]}')
  server = await startTestServer({
    config: {
      webRoot: folder,
      brands: [{ host: 'a.example', title: { en: 'A', zh: '甲' } }],
      passwordPolicy: 'long',
    },
  })
})
afterAll(async () => {
  await server.stop()
  await rm(outer, { recursive: true })
})

/** Node's fetch decodes; the header shows what was sent. */
const get = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers })

test('a file travels in the best encoding that the browser takes', async () => {
  const path = '/console/assets/main.5e6f7a8b.js'
  for (const [accepted, sent] of [
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await get(path, { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(sent)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(await answer.text()).toBe(SCRIPT)
  }
})

test('hashed files are cached for ever, pages and registries revalidated each time', async () => {
  for (const path of ['/console/assets/main.5e6f7a8b.js', '/console/kit/core.1a2b3c4d.js']) {
    expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  for (const path of [
    '/console/',
    '/console/sub-apps.json',
    '/console/assets/audit/manifest.json',
    '/console/config.json',
  ]) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  }
  const etag = (await get('/console/sub-apps.json')).headers.get('etag') ?? ''
  expect(
    (await get('/console/sub-apps.json', { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
  ).toBe(304)
})

test('the front door is the page for a client that takes nothing compressed, too', async () => {
  const answer = await get('/console/', { 'accept-encoding': 'identity' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/html/)
})

test('addresses of the console answer with its page, and missing files do not', async () => {
  for (const path of [
    '/console/',
    '/console/login',
    '/console/msgcenter/audit?page=2',
    '/app-tenant-system/system/users',
  ]) {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(PAGE)
  }
  for (const path of [
    '/console/assets/gone.js',
    '/console/gone.json',
    '/elsewhere',
    '/api/gone',
    '/assistant-cms/gone',
  ]) {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/json/)
  }
  expect((await server.fetch('/console/login', { method: 'POST' })).status).toBe(404)
})

test('the bare address leads to the console, with its query', async () => {
  for (const path of ['/', '/console']) {
    const answer = await get(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/console/')
    const asked = await get(`${path}?app-dev=orders@http://localhost:5173/&safe=1`)
    expect(asked.headers.get('location')).toBe('/console/?app-dev=orders@http://localhost:5173/&safe=1')
  }
})

test('a browser that opens an address outside of the console is led into it, while a call stays a call [SHELL-014, SHELL-022, SHELL-026]', async () => {
  const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const [address, location] of [
    ['/login?redirect=%2Fconsole%2F', '/console/login?redirect=%2Fconsole%2F'],
    ['/sso/register?invite=PEONY-7', '/console/sso/register?invite=PEONY-7'],
    ['/sso/forget-password', '/console/sso/forget-password'],
    ['/error/404', '/console/error/404'],
    ['/xyz', '/console/xyz'],
    ['/index.php', '/console/error/404'],
  ] as const) {
    const answer = await server.fetch(`${server.url}${address}`, { headers: opened, redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(location)
  }
  for (const path of ['/api/gone', '/system/gone', '/console/gone.json']) {
    const answer = await get(path, opened)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/json/)
  }
  expect((await get('/xyz', { accept: 'application/json' })).status).toBe(404)
})

test('nothing outside the folder is served, however the way is spelled', async () => {
  for (const path of [
    '/../outside.txt',
    '/console/..%2f..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/console/%00',
    '//outside.txt',
  ]) {
    const answer = await server.fetch(`${server.url}${path}`)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toBe('outside')
  }
})

test('the console’s configuration is the settings, the brands ending with one that fits every host', async () => {
  const config = documents.consoleConfig.parse(await (await get('/console/config.json')).json())
  expect(config).toMatchObject({
    apiOrigin: '',
    queryToken: 'ticket',
    passwordPolicy: 'long',
    version: '2.5.0',
    hasAssistant: false,
  })
  expect(config.brands.map(({ host }) => host)).toEqual(['a.example', '*'])
})

test('the demo data has a support address to write to, and a real platform names its own [SHELL-065]', async () => {
  const lastBrandOf = async (seedProfile: 'people' | 'none') => {
    const started = await startTestServer({ config: { seedProfile } })
    const config = documents.consoleConfig.parse(await (await started.fetch('/console/config.json')).json())
    await started.stop()
    return config.brands.at(-1)
  }
  expect(await lastBrandOf('people')).toMatchObject({ host: '*', supportEmail: 'support@orchid.example' })
  expect((await lastBrandOf('none'))?.supportEmail).toBeUndefined()
})

/** The page is deleted when the test ends. */
async function buildAssistant(page: string): Promise<void> {
  const built = join(folder, 'assistant-console')
  await mkdir(built)
  onTestFinished(() => rm(built, { recursive: true, force: true }))
  await writeFile(join(built, 'index.html'), page)
}

test('the configuration says whether the pages of the assistant were built [SHELL-070]', async () => {
  await buildAssistant(PAGE)
  const built = await startTestServer({ config: { webRoot: folder } })
  const config = documents.consoleConfig.parse(await (await built.fetch('/console/config.json')).json())
  expect(config.hasAssistant).toBe(true)
  await built.stop()
})

test('the configuration names mail only where it is sent and its links have their pages', async () => {
  const capabilitiesWith = async (config: Partial<Config>) => {
    const server = await startTestServer({ config: { webRoot: folder, ...config } })
    const { capabilities } = documents.consoleConfig.parse(
      await (await server.fetch('/console/config.json')).json(),
    )
    await server.stop()
    return capabilities
  }
  const mail = mailSettingsFor(9)
  expect(await capabilitiesWith({ mail })).not.toContain('ownMail')
  await buildAssistant(PAGE)
  expect(await capabilitiesWith({ mail })).toContain('ownMail')
  expect(await capabilitiesWith({})).not.toContain('ownMail')
  expect(await capabilitiesWith({ mail, apiOrigin: 'https://platform.example' })).not.toContain('ownMail')
})

test('addresses of the assistant are its page, and of an unbuilt one a clear refusal [SHELL-070, SHELL-071]', async () => {
  const assistant = '<!doctype html><title>Assistant</title>'
  await buildAssistant(assistant)
  for (const path of [
    '/assistant-console/release-notes',
    '/assistant-console/download?monitor=1',
    '/assistant-console/forgot-password',
    '/assistant-console/new-password',
    '/assistant-console/confirm-mail/',
    '/dashboard/signup?invite=ABC',
    '/dashboard',
  ]) {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(assistant)
  }
  await rm(join(folder, 'assistant-console'), { recursive: true })
  const answer = await get('/dashboard/signup')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('not built yet')
})

test('the gallery of components is a page of its own beside the package for developers, for everybody', async () => {
  const gallery = '<!doctype html><title>Components</title>'
  const built = join(folder, 'console/sdk/gallery')
  await mkdir(built, { recursive: true })
  onTestFinished(() => rm(join(folder, 'console/sdk'), { recursive: true, force: true }))
  await writeFile(join(built, 'index.html'), gallery)
  for (const path of ['/console/sdk/gallery/', '/console/sdk/gallery?theme=dark']) {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(gallery)
    expect(answer.headers.get('content-security-policy')).toContain('require-trusted-types-for')
  }
  expect(await (await get('/console/sdk/')).text()).not.toBe(gallery)
})

test('before the build the console’s page says so', async () => {
  const unbuilt = await startTestServer()
  const answer = await unbuilt.fetch('/console/')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('not built yet')
  await unbuilt.stop()
})

test('a folder that gets another build serves both, and health and log name the one that pages are of', async () => {
  const web = join(outer, 'two-builds')
  const logged: string[] = []
  const putBuild = async (build: string) => {
    await mkdir(join(web, 'console/assets'), { recursive: true })
    await writeFile(join(web, `console/assets/page.${build}.js`), `part of ${build}`)
    await writeFile(join(web, 'console/index.html'), `<!doctype html><html data-build="${build}"></html>`)
    await writeFile(join(web, 'console/build.json'), JSON.stringify({ version: '2.5.0', build }))
  }
  await putBuild('0a1b2c3d4e')
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const started = await startTestServer({ config: { webRoot: web }, log })
  onTestFinished(() => started.stop())
  const text = async (path: string) => (await started.fetch(path)).text()
  const health = async () => (await started.fetch('/healthz')).json()
  expect(await health()).toEqual({ status: 'ok', version: '2.5.0', build: '0a1b2c3d4e' })
  await text('/console/')
  await putBuild('5f6a7b8c9d')
  await utimes(join(web, 'console/index.html'), 1, 1)
  expect(await health()).toEqual({ status: 'ok', version: '2.5.0', build: '5f6a7b8c9d' })
  expect(await text('/console/')).toContain('data-build="5f6a7b8c9d"')
  expect((await started.fetch('/console/build.json')).headers.get('cache-control')).toBe('no-cache')
  for (const build of ['0a1b2c3d4e', '5f6a7b8c9d'])
    expect(await text(`/console/assets/page.${build}.js`)).toBe(`part of ${build}`)
  const named = logged.flatMap((line) => /"build":"(\w+)","msg":"the console is served/.exec(line)?.[1] ?? [])
  expect(named).toEqual(['0a1b2c3d4e', '5f6a7b8c9d'])
})

test('health names no build where there is none', async () => {
  expect(await (await server.fetch('/healthz')).json()).toEqual({
    status: 'ok',
    version: '2.5.0',
    build: null,
  })
})
