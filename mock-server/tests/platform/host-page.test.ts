import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { documents } from '@console/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../src/testing/start-test-server.ts'

const asset = (url: string) => ({ url, integrity: 'sha256-x' })
const kit = {
  version: '1.0.0',
  tiers: {
    core: [asset('/kit/core.js')],
    frame: [asset('/kit/frame.js')],
    data: [asset('/kit/data.js')],
    charts: [asset('/kit/charts.js')],
  },
}
const shell = {
  version: '1',
  initial: [],
  later: [],
  signedIn: ['/shell/signed-in.js', '/shell/signed-in.css'],
  subApps: ['/shell/sub-apps.js'],
}
const manifest = {
  module: 'projects',
  version: '1',
  kitMajor: 1,
  tiers: ['core', 'frame', 'data'],
  publicPath: '/console/assets/projects/1/',
  scripts: [asset('/projects/index.js')],
  styles: [asset('/projects/index.css')],
  chunks: {},
  pages: {
    ProjectListPage: ['/projects/list.js', '/projects/list.css'],
    ProjectDetailPage: ['/projects/detail.js'],
  },
  parts: {
    ProjectDetailPage: {
      tier: 'charts',
      files: ['/projects/charts-detail.js', '/projects/charts-detail.css'],
    },
  },
}
const entry = {
  module: 'projects',
  entry: '/console/assets/projects/1/manifest.json',
  routerBase: ['/console/project'],
  data: [
    { path: '/console/project/:id', component: 'ProjectDetailPage' },
    { path: '/console/project/index', component: 'ProjectListPage', tiers: ['core', 'frame'] },
  ],
  defaultRegister: true,
  enabled: true,
}
const elsewhere = { ...entry, module: 'labels', entry: 'https://labels.example/manifest.json', data: [] }
const REGISTRY = { apps: [entry, elsewhere, { module: 'broken' }] }

let folder: string
let server: TestServer
let manager: string

async function put(address: string, content: unknown): Promise<void> {
  const path = join(folder, address)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
}

let changes = 0
/** Writes the registry with a new time for each change, even for two changes within the same moment of the disk. */
async function putRegistry(content: unknown): Promise<void> {
  await put(documents.REGISTRY_PATH, content)
  changes += 1
  await utimes(join(folder, documents.REGISTRY_PATH), changes, changes)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-host-'))
  await put(
    'console/index.html',
    '<!doctype html><html><head><title>Console</title></head><body></body></html>',
  )
  await put(documents.KIT_PATH, kit)
  await put(documents.SHELL_MANIFEST_PATH, shell)
  await put(entry.entry, manifest)
  await putRegistry(REGISTRY)
  server = await startTestServer({
    config: {
      webRoot: folder,
      brands: [{ host: '*', title: { en: '</script><b>A & B', zh: '甲' } }],
    },
  })
  manager = await server.signIn('manager')
})
afterEach(() => putRegistry(REGISTRY))
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function open(path: string, token = manager) {
  const headers = { cookie: `theme=dark; console_token=${token}` }
  const answer = await server.fetch(path, { headers })
  const html = await answer.text()
  const links = [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) =>
    ['as', 'href', 'crossorigin', 'integrity'].map(
      (name) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1] ?? null,
    ),
  )
  const [, json = 'null'] =
    /<script type="application\/json" id="page-documents">(.*?)<\/script>/s.exec(html) ?? []
  const content = JSON.parse(json) as Record<string, unknown>
  return { answer, html, content, hrefs: links.map(([, href]) => href), links }
}

test('the page has the documents of the start inside, the registry as it is and the manifest of the address', async () => {
  const { content, html } = await open('/console/project/index')
  expect(Object.keys(content).toSorted()).toEqual(
    [documents.CONFIG_PATH, documents.KIT_PATH, documents.REGISTRY_PATH, entry.entry].toSorted(),
  )
  const config = await (await server.fetch(documents.CONFIG_PATH)).json()
  expect(content[documents.CONFIG_PATH]).toEqual(config)
  expect(config).toMatchObject({
    capabilities: expect.arrayContaining(['start', 'exports', 'savedView']) as unknown,
  })
  expect(content[documents.KIT_PATH]).toEqual(kit)
  expect(content[documents.REGISTRY_PATH]).toEqual(REGISTRY)
  expect(content[entry.entry]).toEqual(manifest)
  // A text of the settings that looks like markup ends nothing.
  expect(html).not.toContain('<b>')
  expect(content[documents.CONFIG_PATH]).toMatchObject({
    brands: [{ title: { en: '</script><b>A & B' } }, {}],
  })
})

test('the page names the files of the address to somebody who may open it, each as the console requests it', async () => {
  const { links } = await open('/console/project/17')
  expect(links).toEqual([
    ['script', '/kit/frame.js', 'anonymous', 'sha256-x'],
    ['script', '/shell/signed-in.js', null, null],
    ['style', '/shell/signed-in.css', null, null],
    ['script', '/shell/sub-apps.js', null, null],
    ['script', '/kit/data.js', 'anonymous', 'sha256-x'],
    ['fetch', '/projects/index.js', 'anonymous', null],
    ['fetch', '/projects/index.css', 'anonymous', null],
    ['fetch', '/projects/detail.js', 'anonymous', null],
    ['script', '/kit/charts.js', 'anonymous', 'sha256-x'],
    ['fetch', '/projects/charts-detail.js', 'anonymous', null],
    ['style', '/projects/charts-detail.css', null, null],
  ])
})

test('the files of the frame come before those of the page, and what it draws by a further tier last', async () => {
  const { html } = await open('/console/project/17')
  const late = [...html.matchAll(/<link [^>]*fetchpriority="low"[^>]*>/g)]
  expect(late.map(([link]) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
    '/kit/data.js',
    '/projects/index.js',
    '/projects/index.css',
    '/projects/detail.js',
    '/kit/charts.js',
    '/projects/charts-detail.js',
    '/projects/charts-detail.css',
  ])
})

test('a static address outranks a parameter, and a page with fewer tiers gets those', async () => {
  const { hrefs } = await open('/console/project/index')
  expect(hrefs).toEqual([
    '/kit/frame.js',
    '/shell/signed-in.js',
    '/shell/signed-in.css',
    '/shell/sub-apps.js',
    '/projects/index.js',
    '/projects/index.css',
    '/projects/list.js',
    '/projects/list.css',
  ])
})

test('an address that no app has gets the files of every signed-in page', async () => {
  for (const path of ['/console/', '/console/project/1/2/3', '/console/nothing']) {
    const { hrefs, content } = await open(path)
    expect(hrefs).toEqual(['/kit/frame.js', '/shell/signed-in.js', '/shell/signed-in.css'])
    expect(content[entry.entry]).toBeUndefined()
  }
})

test('it names none to anybody else, and the page says that it depends on the cookie', async () => {
  for (const token of ['', 'forged', 'x; console_token=y']) {
    const { hrefs, answer, content } = await open('/console/project/index', token)
    expect(hrefs).toEqual([])
    expect(content[documents.KIT_PATH]).toEqual(kit)
    expect(answer.headers.get('vary')).toBe('accept-encoding, cookie')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
})

test('to who may not open the page it names nothing of its app [SHELL-028, SHELL-034]', async () => {
  const { hrefs, content } = await open('/console/project/index', await server.signIn('quality'))
  expect(hrefs).toEqual(['/kit/frame.js', '/shell/signed-in.js', '/shell/signed-in.css'])
  expect(content[entry.entry]).toBeUndefined()
})

test('the page is revalidated by its tag, which names the variant', async () => {
  const first = await server.fetch('/console/project/index')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  const again = await server.fetch('/console/project/index', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const other = await server.fetch('/console/project/17', {
    headers: { 'if-none-match': etag, cookie: `console_token=${manager}` },
  })
  expect(other.status).toBe(200)
})

test('an app that is switched off while the server runs is named no more', async () => {
  await putRegistry({ apps: [{ ...entry, enabled: false }] })
  expect((await open('/console/project/17')).hrefs).toHaveLength(3)
  await putRegistry({ apps: [entry] })
  expect((await open('/console/project/17')).hrefs).toHaveLength(11)
})

test('documents that cannot be read cost their part only', async () => {
  await putRegistry('<!doctype html>')
  const { content, hrefs, answer } = await open('/console/project/17')
  expect(answer.status).toBe(200)
  expect(Object.keys(content).toSorted()).toEqual([documents.CONFIG_PATH, documents.KIT_PATH])
  expect(hrefs).toHaveLength(3)
})

test('where the calls go to another platform, nothing but what is documented is counted on, or what it is said to have', async () => {
  const other = await startTestServer({ config: { apiOrigin: 'https://api.example', webRoot: folder } })
  const config = await (await other.fetch(documents.CONFIG_PATH)).json()
  expect(config).toMatchObject({ apiOrigin: 'https://api.example', capabilities: [] })
  await other.stop()
  const own = await startTestServer({
    config: { apiOrigin: 'https://api.example', webRoot: folder, capabilities: ['start', 'exports'] },
  })
  expect(await (await own.fetch(documents.CONFIG_PATH)).json()).toMatchObject({
    capabilities: ['start', 'exports'],
  })
  await own.stop()
})
