import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { subApp } from '@console/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { archiveSource } from '../../src/modules/apps/sub-app/source/archive-source.ts'
import { collectVersion } from '../../src/modules/apps/sub-app/source/collect-version.ts'
import type { CollectedFile } from '../../src/modules/apps/sub-app/source/collector.ts'
import { remoteSource } from '../../src/modules/apps/sub-app/source/remote-source.ts'
import { SourceRefused, type Source } from '../../src/modules/apps/sub-app/source/source-file.ts'
import { sourceReader } from '../../src/modules/apps/sub-app/source/source-reader.ts'
import { createOutgoing } from '../../src/platform/http/outgoing-request.ts'
import { startAppHost, webpackFiles, type AppHost } from '../support/app-host.ts'
import { SLOT_SCRIPT, slotFiles, SLOTS } from '../support/slots.ts'

let host: AppHost
const reader = sourceReader()
beforeAll(async () => {
  host = await startAppHost()
})
afterAll(async () => {
  await reader.close()
  await host.close()
})
beforeEach(() => {
  host.files.clear()
  host.requested.length = 0
  serve({ ...webpackFiles('slots'), ...slotFiles('/crm/') })
})

const FILES = '/console/app-files/crm/1/'

function serve(files: Record<string, string | Buffer>): void {
  for (const [path, file] of Object.entries(files)) host.files.set(path, file)
}

type Wish = {
  kind?: subApp.Source['kind']
  path?: string
  trust?: subApp.Trust
  source?: Source
  slots?: subApp.Slots
  stored?: ReadonlyMap<string, Buffer>
}

async function collect({ kind = 'html', path, trust = 'partner', source, slots = SLOTS, stored }: Wish = {}) {
  const saved = new Map<string, CollectedFile>()
  const entry = new URL(path ?? '/crm/index.html', host.url)
  const collected = await collectVersion({
    module: 'crm',
    trust,
    number: 1,
    kind,
    slots,
    source: source ?? remoteSource(createOutgoing({ allowsPrivate: true }), entry, { pauseMs: 1 }),
    reader,
    filesAddress: FILES,
    save: async (file) => void saved.set(file.path, file),
    stored: async (name) => stored?.get(name) ?? null,
  })
  return { ...collected, saved, textOf: (name: string) => saved.get(name)?.bytes.toString() }
}

async function refusal(wish?: Wish): Promise<[reason: string, file: string, detail: string]> {
  const error = await collect(wish).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SourceRefused)) throw new Error(`not refused: ${String(error)}`)
  return [error.reason, error.file.replace(host.url, ''), error.detail]
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test.each(['partner', 'isolated'] as const)(
  'script and framed pages of the contributions are stored with the version of a %s app',
  async (trust) => {
    const { slotFiles: found, saved, textOf } = await collect({ trust })
    expect(found).toEqual({
      script: { path: 'crm/slots.js', integrity: integrityOf(SLOT_SCRIPT), bytes: SLOT_SCRIPT.length },
      frames: { 'map/index.html': 'crm/map/index.html' },
    })
    expect(textOf('crm/slots.js')).toBe(SLOT_SCRIPT)
    expect(textOf('crm/map/index.html')).toBe(
      `<!doctype html><title>Map</title><link rel="stylesheet" href="${FILES}crm/map/map.css"><script type="module" src="${FILES}crm/map/map.js"></script>`,
    )
    expect(saved.get('crm/map/index.html')?.mediaType).toBe('text/html; charset=utf-8')
    expect([...saved.keys()]).toEqual(
      expect.arrayContaining(['crm/map/map.css', 'crm/map/tile.png', 'crm/map/map.js', 'crm/map/more.js']),
    )
    expect(textOf('crm/map/map.css')).toBe(`body{background:url("${FILES}crm/map/tile.png")}`)
  },
)

test('a version without contributions has no such files, and one whose page is also its frame has it once', async () => {
  const { slotFiles: none } = await collectWithout()
  expect(none).toBeNull()
  const slots = withFrame('index.html')
  const { slotFiles: found, textOf } = await collect({ trust: 'isolated', slots })
  expect(found?.frames).toEqual({ 'index.html': 'crm/index.html' })
  expect(textOf('crm/index.html')).toContain(`src="${FILES}crm/static/js/main.3c4d.js"`)
})

async function collectWithout() {
  const saved: string[] = []
  return collectVersion({
    module: 'crm',
    trust: 'partner',
    number: 1,
    kind: 'html',
    slots: null,
    source: remoteSource(createOutgoing({ allowsPrivate: true }), new URL('/crm/index.html', host.url)),
    reader,
    filesAddress: FILES,
    save: async ({ path }) => void saved.push(path),
    stored: async () => null,
  })
}

function withFrame(file: string): subApp.Slots {
  const frame = { file, heightPx: 200 }
  return {
    ...SLOTS,
    contributions: [
      { id: 'map', kind: 'homeCard', home: 'projects', name: { en: 'Map', zh: '地图' }, frame },
    ],
  }
}

test('a manifest brings the script beside it', async () => {
  const manifest = {
    module: 'crm',
    version: '1',
    kitMajor: null,
    tiers: [],
    publicPath: '/crm/',
    scripts: [{ url: '/crm/main.js', integrity: integrityOf('window.crm = 1') }],
    styles: [],
    chunks: {},
  }
  serve({ '/crm/main.js': 'window.crm = 1', '/crm/manifest.json': JSON.stringify(manifest) })
  const { slotFiles: found } = await collect({ kind: 'manifest', path: '/crm/manifest.json' })
  expect(found?.script.path).toBe('crm/slots.js')
})

async function archived(files: Record<string, string>): Promise<Source> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name.slice(1))
  zip.end()
  return archiveSource(await buffer(zip.outputStream as unknown as NodeJS.ReadableStream))
}

const PAGE = { '/index.html': '<!doctype html><script src="main.js"></script>', '/main.js': 'window.crm = 1' }

test('an archive has them beside its entry, and says which is missing', async () => {
  const { slotFiles: found, textOf } = await collect({
    source: await archived({ ...PAGE, ...slotFiles('/') }),
  })
  expect(found).toMatchObject({
    script: { path: 'slots.js' },
    frames: { 'map/index.html': 'map/index.html' },
  })
  expect(textOf('slots.js')).toBe(SLOT_SCRIPT)
  expect(await refusal({ source: await archived(PAGE) })).toEqual([
    'missingFile',
    'https://archive.invalid/map/index.html',
    '',
  ])
})

test('a script of 256 kB is stored, and one of a byte more is refused', async () => {
  const sized = (bytes: number) => `/*${'a'.repeat(bytes - 4)}*/`
  serve({ '/crm/slots.js': sized(subApp.MAX_SLOT_SCRIPT_BYTES) })
  expect((await collect()).slotFiles?.script.bytes).toBe(subApp.MAX_SLOT_SCRIPT_BYTES)
  serve({ '/crm/slots.js': sized(subApp.MAX_SLOT_SCRIPT_BYTES + 1) })
  expect(await refusal()).toEqual(['slotScriptTooLarge', '/crm/slots.js', '262145 bytes'])
})

test('what is no classic script is refused with the reason', async () => {
  host.files.delete('/crm/slots.js')
  expect(await refusal()).toEqual(['status', '/crm/slots.js', '404'])
  serve({ '/crm/slots.js': '<!doctype html><html><body>Not found</body></html>' })
  expect((await refusal())[0]).toBe('htmlInstead')
  serve({ '/crm/slots.js': '' })
  expect((await refusal())[0]).toBe('emptyFile')
  for (const [script, detail] of [
    ['const a = 1\nimport { defineSlots } from "@console/sub-app/slots"', /import.*\(2:0\)/],
    ['export default 1', /export/],
    ['await fetch("/")', /./],
    ['x(import.meta.url)', /import\.meta/],
  ] as const) {
    serve({ '/crm/slots.js': script })
    expect(await refusal()).toEqual(['moduleScripts', '/crm/slots.js', expect.stringMatching(detail)])
  }
  // A script that loads by a call is no module, and one that is no script at all says so in the browser.
  for (const script of ['import("./later.js")', 'with ({}) {}', 'var = = 1']) {
    serve({ '/crm/slots.js': script })
    expect((await collect()).slotFiles?.script.path).toBe('crm/slots.js')
  }
})

test('a script that is no UTF-8 is stored as UTF-8, and a page in a frame that is not there is refused', async () => {
  serve({ '/crm/slots.js': Buffer.from([0x22, 0xe9, 0x22]) })
  const { slotFiles: found, textOf } = await collect()
  expect(textOf('crm/slots.js')).toBe('"�"')
  expect(found?.script.integrity).toBe(integrityOf('"�"'))
  host.files.delete('/crm/map/map.js')
  expect(await refusal()).toEqual(['status', '/crm/map/map.js', '404'])
  host.files.delete('/crm/map/index.html')
  expect(await refusal()).toEqual(['status', '/crm/map/index.html', '404'])
})

test('a script that an earlier attempt stored is not fetched again', async () => {
  const stored = new Map([['crm/slots.js', Buffer.from(SLOT_SCRIPT)]])
  expect((await collect({ stored })).slotFiles?.script.path).toBe('crm/slots.js')
  expect(host.requested).not.toContain('/crm/slots.js')
})
