import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { subApp } from '@console/contracts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { archiveSource } from '../../src/modules/apps/sub-app/source/archive-source.ts'
import { collectVersion } from '../../src/modules/apps/sub-app/source/collect-version.ts'
import type { CollectedFile } from '../../src/modules/apps/sub-app/source/collector.ts'
import { remoteSource } from '../../src/modules/apps/sub-app/source/remote-source.ts'
import { SourceRefused, type Source } from '../../src/modules/apps/sub-app/source/source-file.ts'
import { sourceReader } from '../../src/modules/apps/sub-app/source/source-reader.ts'
import { createOutgoing } from '../../src/platform/http/outgoing-request.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'

let host: AppHost
const reader = sourceReader()
beforeAll(async () => {
  host = await startAppHost()
})
afterAll(async () => {
  await reader.close()
  await host.close()
})
afterEach(() => {
  host.files.clear()
  host.requested.length = 0
})

const FILES = '/console/app-files/crm/1/'
const PROGRESS = { windowMs: 200, minBytes: 100 }

type Wish = {
  kind?: subApp.Source['kind']
  trust?: subApp.Trust
  source?: Source
  stored?: Map<string, Buffer>
  slots?: subApp.Slots | null
}

async function collect(
  path: string,
  { kind = 'html', trust = 'partner', source, stored, slots = null }: Wish = {},
) {
  const files = new Map<string, CollectedFile>()
  const collected = await collectVersion({
    module: 'crm',
    trust,
    number: 1,
    kind,
    slots,
    source:
      source ??
      remoteSource(createOutgoing({ allowsPrivate: true }), new URL(path, host.url), {
        progress: PROGRESS,
        pauseMs: 1,
      }),
    reader,
    filesAddress: FILES,
    save: async (file) => void files.set(file.path, file),
    stored: async (name) => stored?.get(name) ?? null,
  })
  return { ...collected, paths: [...files.keys()].toSorted(), saved: files }
}

function serve(files: Record<string, Parameters<typeof host.files.set>[1]>): void {
  for (const [path, file] of Object.entries(files)) host.files.set(path, file)
}

const refusal = async (path: string, wish?: Wish) => {
  const error = await collect(path, wish).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceRefused)) throw new Error(`not refused: ${String(error)}`)
  return [error.reason, error.file.replace(host.url, ''), error.detail]
}

const PAGE = '<!doctype html><body><div id="app"></div><script src="main.js"></script></body>'

test('a library of a public host is stored beside the files of the app', async () => {
  const other = await startAppHost({ '/react@18/umd/react.js': 'window.React = {}' })
  try {
    serve({
      '/index.html': `<!doctype html><script src="${other.url}/react@18/umd/react.js"></script><script src="main.js"></script>`,
      '/main.js': 'x',
    })
    const { manifest, paths } = await collect('/index.html')
    const folder = `_hosts/${new URL(other.url).host.replace(':', '_')}/react@18/umd/react.js`
    expect(paths).toEqual([folder, 'main.js'])
    expect(manifest.scripts[0]?.url).toBe(FILES + folder.replace('@', '%40'))
  } finally {
    await other.close()
  }
})

test('scripts and styles inside of a page become files, which browsers check by their hash', async () => {
  serve({
    '/index.html': `<!doctype html><style>.a{background:url(a.png)}</style><script>window.crm={mount(){}}</script>`,
    '/a.png': 'png',
  })
  const { manifest, paths, saved } = await collect('/index.html')
  expect(paths).toEqual(['_inline/script-1.js', '_inline/style-1.css', 'a.png'])
  const script = saved.get('_inline/script-1.js')?.bytes ?? ''
  expect(manifest.scripts).toEqual([
    {
      url: `${FILES}_inline/script-1.js`,
      integrity: `sha256-${createHash('sha256').update(script).digest('base64')}`,
    },
  ])
  expect(saved.get('_inline/style-1.css')?.bytes.toString()).toBe(`.a{background:url("${FILES}a.png")}`)
})

test('pictures of the markup are stored, and shown from the console', async () => {
  serve({
    '/crm/index.html': '<body><img src="logo.png"><img src="gone.png"><script src="main.js"></script></body>',
    '/crm/main.js': 'window.crm = 1',
    '/crm/logo.png': 'picture',
  })
  const { manifest, paths } = await collect('/crm/index.html')
  expect(paths).toEqual(['crm/logo.png', 'crm/main.js'])
  expect(manifest.html).toBe(`<img src="${FILES}crm/logo.png"><img src="${host.url}/crm/gone.png">`)
})

test('a page in GBK, its script and its style are stored as UTF-8', async () => {
  const gbk = Buffer.from([0xc4, 0xe3, 0xba, 0xc3])
  const around = (before: string, after: string) =>
    Buffer.concat([Buffer.from(before), gbk, Buffer.from(after)])
  serve({
    '/crm/index.html': around(
      '<meta charset="gbk"><link rel="stylesheet" href="a.css"><p>',
      '</p><script src="main.js"></script>',
    ),
    '/crm/main.js': around('window.crm = "', '"'),
    '/crm/a.css': around('p::after { content: "', '" }'),
  })
  const { manifest, saved } = await collect('/crm/index.html')
  expect(manifest.html).toBe('<p>&#x4f60;&#x597d;</p>')
  expect(saved.get('crm/main.js')?.bytes.toString()).toBe('window.crm = "你好"')
  expect(saved.get('crm/a.css')?.bytes.toString()).toBe('p::after { content: "你好" }')
})

test('an isolated app does without an icon that is not there', async () => {
  serve({ '/crm/index.html': `<link rel="icon" href="gone.ico">${PAGE}`, '/crm/main.js': 'x' })
  const { paths } = await collect('/crm/index.html', { trust: 'isolated' })
  expect(paths).toEqual(['crm/index.html', 'crm/main.js'])
})

test('modules that a script of the page imports are stored, and imported from the console', async () => {
  serve({
    '/crm/index.html': `<!doctype html><script>import('/crm/assets/index.js').finally(() => {})</script>`,
    '/crm/assets/index.js': 'import("./page.js")',
    '/crm/assets/page.js': 'x',
  })
  const { paths, saved } = await collect('/crm/index.html')
  expect(paths).toEqual(['_inline/script-1.js', 'crm/assets/index.js', 'crm/assets/page.js'])
  expect(saved.get('_inline/script-1.js')?.bytes.toString()).toBe(
    `import("${FILES}crm/assets/index.js").finally(() => {})`,
  )
  serve({ '/crm/index.html': `<!doctype html><script>import('./gone.js')</script>` })
  expect(await refusal('/crm/index.html')).toEqual(['status', '/crm/gone.js', '404'])
})

test('an isolated app keeps its page, with the addresses of the console', async () => {
  serve({
    '/index.html': '<!doctype html><head><script type="module" src="/main.js"></script></head><body></body>',
    '/main.js': 'import "./part.js"',
    '/part.js': 'x',
  })
  const { manifest, saved } = await collect('/index.html', { trust: 'isolated' })
  expect(manifest.document).toBe(`${FILES}index.html`)
  expect(saved.get('index.html')?.bytes.toString()).toContain(`src="${FILES}main.js"`)
  expect(saved.has('part.js')).toBe(true)
  expect(await refusal('/index.html')).toEqual(['moduleScripts', '/index.html', 'no script'])
})

test('a page that leads to a sign-in, one without a script, and one that is none are told apart', async () => {
  serve({
    '/sign-in.html': (_request, response) =>
      response.writeHead(302, { location: 'https://id.example/' }).end(),
    '/empty.html': '<!doctype html><p>Hello</p>',
    '/data.html': '{"a":1}',
    '/nothing.html': '',
    '/failing.html': (_request, response) => response.writeHead(403).end(),
  })
  expect(await refusal('/sign-in.html')).toEqual(['redirected', '/sign-in.html', 'https://id.example'])
  expect(await refusal('/empty.html')).toEqual(['invalidEntry', '/empty.html', 'no script'])
  expect(await refusal('/data.html')).toEqual(['invalidEntry', '/data.html', 'not a page'])
  expect(await refusal('/nothing.html')).toEqual(['emptyFile', '/nothing.html', ''])
  expect(await refusal('/failing.html')).toEqual(['status', '/failing.html', '403'])
  expect(await refusal('/missing.html')).toEqual(['status', '/missing.html', '404'])
})

test('HTML in place of a script is refused, whatever the status and the type say', async () => {
  serve({
    '/index.html': PAGE,
    '/main.js': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('\n<!DOCTYPE html><title>Sign in</title>'),
  })
  expect(await refusal('/index.html')).toEqual(['htmlInstead', '/main.js', ''])
})

test('a file that hangs or trickles is given up, one that comes slowly but steadily is read', async () => {
  const trickle = (bytes: number) =>
    ((_request, response) => {
      response.writeHead(200)
      let sent = 0
      const timer = setInterval(() => {
        response.write('x'.repeat(bytes))
        sent += bytes
        if (sent < 8 * bytes || bytes < 10) return
        clearInterval(timer)
        response.end()
      }, 50)
      response.on('close', () => clearInterval(timer))
    }) satisfies Parameters<typeof host.files.set>[1]
  serve({ '/index.html': PAGE, '/main.js': trickle(1) })
  expect(await refusal('/index.html')).toEqual(['stalled', '/main.js', ''])
  serve({ '/main.js': () => {} })
  expect(await refusal('/index.html')).toEqual(['stalled', '/main.js', ''])
  serve({ '/main.js': trickle(200) })
  expect((await collect('/index.html')).saved.get('main.js')?.bytes).toHaveLength(1600)
})

test('a connection that breaks off goes on from the bytes that are there', async () => {
  const whole = Buffer.from('0123456789'.repeat(20_000))
  const ranges: (string | undefined)[] = []
  serve({
    '/index.html': PAGE,
    '/main.js': (request, response) => {
      const { range } = request.headers
      ranges.push(range)
      const begin = Number(/bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0)
      response.writeHead(begin === 0 ? 200 : 206, { etag: '"one"', 'content-length': whole.length - begin })
      if (begin > 0) response.end(whole.subarray(begin))
      else response.write(whole.subarray(0, 100_000), () => setTimeout(() => response.destroy(), 30))
    },
  })
  const { saved } = await collect('/index.html')
  expect(saved.get('main.js')?.bytes.equals(whole)).toBe(true)
  expect(ranges).toEqual([undefined, 'bytes=100000-'])
})

test('a compressed answer is unpacked, and one that unpacks to 20 MB and a byte is refused', async () => {
  const compressed = (bytes: Buffer) =>
    ((_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes))) satisfies Parameters<
      typeof host.files.set
    >[1]
  serve({ '/index.html': PAGE, '/main.js': compressed(Buffer.alloc(subApp.MAX_FILE_BYTES, 97)) })
  expect((await collect('/index.html')).bytes).toBe(subApp.MAX_FILE_BYTES)
  serve({ '/main.js': compressed(Buffer.alloc(subApp.MAX_FILE_BYTES + 1, 97)) })
  expect(await refusal('/index.html')).toEqual(['fileTooLarge', '/main.js', ''])
})

test('a host that does not answer is told from one whose name has no address', async () => {
  const source = (url: string) =>
    remoteSource(createOutgoing({ allowsPrivate: true }), new URL(url), { pauseMs: 1 })
  expect((await refusal('', { source: source('http://nobody.invalid/') }))[0]).toBe('unknownHost')
  expect((await refusal('', { source: source('http://127.0.0.1:1/') }))[0]).toBe('unreachable')
  // It accepts the connection and speaks another protocol.
  const server = createServer((socket) => socket.end('hello'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect((await refusal('', { source: source(`http://127.0.0.1:${port}/`) }))[0]).toBe('unreachable')
  server.close()
})

test('a host inside the private network is refused before anything is sent', async () => {
  const source = remoteSource(createOutgoing({ allowsPrivate: false }), new URL('/index.html', host.url))
  expect((await refusal('', { source }))[0]).toBe('privateAddress')
  expect(host.requested).toEqual([])
})

const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

function consoleManifest(more: object = {}) {
  return JSON.stringify({
    module: 'crm',
    version: '1.0.0',
    kitMajor: 1,
    tiers: ['core', 'frame'],
    publicPath: '/build/',
    scripts: [{ url: '/build/main.js', integrity: integrity('main') }],
    styles: [],
    chunks: { '/build/page.js': integrity('page') },
    pages: { App: ['/build/page.js'] },
    ...more,
  })
}

test('the files of a manifest of this console have its hashes, and get addresses here', async () => {
  serve({ '/build/manifest.json': consoleManifest(), '/build/main.js': 'main', '/build/page.js': 'page' })
  const { manifest } = await collect('/build/manifest.json', { kind: 'manifest' })
  expect(manifest).toMatchObject({
    kitMajor: 1,
    tiers: ['core', 'frame'],
    publicPath: `${FILES}build/`,
    sourceFolder: '/build/',
    scripts: [{ url: `${FILES}build/main.js`, integrity: integrity('main') }],
    chunks: { [`${FILES}build/page.js`]: integrity('page') },
    pages: { App: [`${FILES}build/page.js`] },
  })
})

test.each([
  [
    'lies about a hash',
    { chunks: { '/build/page.js': integrity('other') } },
    ['integrity', '/build/page.js', ''],
  ],
  [
    'is that of another app',
    { module: 'labels' },
    ['invalidEntry', '/build/manifest.json', 'the manifest of labels'],
  ],
  [
    'names files of another host',
    { scripts: [{ url: 'https://elsewhere.example/main.js', integrity: integrity('main') }] },
    ['foreignFile', 'https://elsewhere.example/main.js', ''],
  ],
  [
    'names a negative kit',
    { kitMajor: -1 },
    ['invalidEntry', '/build/manifest.json', 'kitMajor -1 is no major of the kit'],
  ],
  [
    'names tiers without a kit',
    { kitMajor: null },
    ['invalidEntry', '/build/manifest.json', 'tiers without kitMajor'],
  ],
  [
    'names a kit without tiers',
    { tiers: [] },
    ['invalidEntry', '/build/manifest.json', 'kitMajor without tiers'],
  ],
])('a manifest that %s is refused', async (_what, more, expected) => {
  serve({ '/build/manifest.json': consoleManifest(more), '/build/main.js': 'main', '/build/page.js': 'page' })
  expect(await refusal('/build/manifest.json', { kind: 'manifest' })).toEqual(expected)
})

test('a manifest may name a kit that this console does not have: its pages say so', async () => {
  serve({
    '/build/manifest.json': consoleManifest({ kitMajor: 99 }),
    '/build/main.js': 'main',
    '/build/page.js': 'page',
  })
  const { manifest } = await collect('/build/manifest.json', { kind: 'manifest' })
  expect(manifest).toMatchObject({ kitMajor: 99, tiers: ['core', 'frame'] })
})

test.each([{ kitMajor: 1.5 }, { kitMajor: '1' }, { tiers: ['core', 'maps'] }])(
  'a manifest with %j is none',
  async (more) => {
    serve({ '/build/manifest.json': consoleManifest(more) })
    expect((await refusal('/build/manifest.json', { kind: 'manifest' }))[0]).toBe('invalidEntry')
  },
)

test('an app with a frame of its own cannot have a kit of the page', async () => {
  serve({ '/build/manifest.json': consoleManifest() })
  expect(await refusal('/build/manifest.json', { kind: 'manifest', trust: 'isolated' })).toEqual([
    'invalidEntry',
    '/build/manifest.json',
    'an isolated app has no kit',
  ])
})

test('a manifest that is none is refused with the reason', async () => {
  serve({ '/a.json': '{"module":"crm"}', '/b.json': 'nothing' })
  expect((await refusal('/a.json', { kind: 'manifest' }))[0]).toBe('invalidEntry')
  expect((await refusal('/b.json', { kind: 'manifest' }))[0]).toBe('invalidEntry')
})

async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream)
}

test('an archive is read whole, also with a folder around its files', async () => {
  const files = Object.fromEntries(
    Object.entries(webpackFiles('zipped')).map(([path, text]) => [`dist${path.replace('/crm', '')}`, text]),
  )
  const source = await archiveSource(await zipped({ ...files, 'dist/unnamed.json': '{}' }))
  expect(source.kind).toBe('html')
  const fixed = { ...source, entry: source.entry }
  // The page names its files from the root of a host that has it in a folder.
  await expect(collect('', { source: fixed })).rejects.toMatchObject({ reason: 'invalidEntry' })
  const relative = await archiveSource(
    await zipped({
      'app/index.html': PAGE,
      'app/main.js': 'import("./a b/late.js")',
      'app/a b/late.js': 'late',
    }),
  )
  const { paths, manifest } = await collect('', { source: relative })
  expect(paths).toEqual(['a b/late.js', 'main.js'])
  expect(Object.keys(manifest.chunks)).toEqual([`${FILES}a%20b/late.js`])
})

test('an archive that is none, one without an entry, and one that leads out of itself are refused', async () => {
  await expect(archiveSource(Buffer.from('no zip'))).rejects.toMatchObject({ reason: 'invalidArchive' })
  await expect(archiveSource(await zipped({ 'readme.txt': 'x' }))).rejects.toMatchObject({
    reason: 'invalidEntry',
  })
  const safe = await zipped({ 'aa/bb/evil.js': 'x', 'index.html': PAGE })
  const climbing = Buffer.from(safe.toString('latin1').replaceAll('aa/bb/evil.js', '../../evil.js'), 'latin1')
  await expect(archiveSource(climbing)).rejects.toMatchObject({ reason: 'climbingPath' })
})

test('a zip bomb is refused by the sizes that it declares', async () => {
  const bomb = await zipped({ 'index.html': PAGE, 'zeros.bin': Buffer.alloc(subApp.MAX_FILE_BYTES + 1) })
  expect(bomb.length).toBeLessThan(100_000)
  await expect(archiveSource(bomb)).rejects.toMatchObject({ reason: 'fileTooLarge', file: 'zeros.bin' })
  const six = Object.fromEntries(
    Array.from({ length: 6 }, (_, index) => [`${index}.bin`, Buffer.alloc(subApp.MAX_FILE_BYTES)]),
  )
  await expect(archiveSource(await zipped(six))).rejects.toMatchObject({ reason: 'versionTooLarge' })
})

test('2,000 files are accepted, and one more is refused', async () => {
  const many = (count: number) =>
    zipped(
      Object.fromEntries([
        ['index.html', PAGE],
        ['main.js', 'x'],
        ...Array.from({ length: count }, (_, index) => [`f${index}.txt`, 'x']),
      ]),
    )
  const { files } = await collect('', { source: await archiveSource(await many(1998)) })
  // The page itself becomes the manifest.
  expect(files).toBe(1999)
  await expect(archiveSource(await many(1999))).rejects.toMatchObject({ reason: 'tooManyFiles' })
})

test('a retried version does not fetch again what is stored', async () => {
  serve({ '/index.html': PAGE, '/main.js': 'const a = "img/a.png"', '/img/a.png': 'png' })
  const { saved } = await collect('/index.html')
  host.requested.length = 0
  const stored = new Map([...saved].map(([path, { bytes }]) => [path, bytes]))
  expect((await collect('/index.html', { stored })).paths).toEqual(['img/a.png', 'main.js'])
  expect(host.requested).toEqual(['/index.html'])
})

test('markup of 65,536 characters is accepted, and one more is refused', async () => {
  const page = (characters: number) =>
    `<!doctype html><body>${'x'.repeat(characters)}<script>y</script></body>`
  serve({ '/index.html': page(65_536) })
  expect((await collect('/index.html')).manifest.html).toHaveLength(65_536)
  serve({ '/index.html': page(65_537) })
  expect(await refusal('/index.html')).toEqual(['invalidEntry', '/index.html', 'markup of 65537 characters'])
})
