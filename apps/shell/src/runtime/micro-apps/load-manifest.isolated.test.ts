import type { documents } from '@console/contracts'
import { network } from '@console/testing/network'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadManifest, loadTiers } from './load-manifest.ts'
import { findTrustedFile } from './trusted-files.ts'

const loadKitTier = vi.hoisted(() => vi.fn<(tier: string) => Promise<void>>(async () => {}))
vi.mock('../../core/kit/load-kit.ts', () => ({
  loadKitTier,
  readKit: async () => ({ version: '1.4.2', tiers: {} }),
}))

const manifest = {
  module: 'audit',
  version: '2.5.0',
  kitMajor: 1,
  tiers: ['core', 'frame', 'data'],
  publicPath: '/console/assets/audit/2.5.0/',
  scripts: [{ url: '/console/assets/audit/2.5.0/index.js', integrity: 'sha256-script' }],
  styles: [],
  chunks: { '/console/assets/audit/2.5.0/async/1.js': 'sha256-chunk' },
  pages: { Log: ['/console/assets/audit/2.5.0/async/1.js'] },
  parts: { Log: { tier: 'charts', files: ['/console/assets/audit/2.5.0/async/charts-log.js'] } },
}

let entry: documents.RegistryEntry
let requestCount = 0

/** Each test has its own version: a manifest is cached once read. */
function serve(answer: () => Response): void {
  network.use(
    http.get(`*${entry.entry}`, () => {
      requestCount += 1
      return answer()
    }),
  )
}

let version = 0
beforeEach(() => {
  requestCount = 0
  const address = `/console/assets/audit/${(version += 1)}/manifest.json`
  entry = {
    module: 'audit',
    entry: address,
    routerBase: ['/'],
    data: [],
    defaultRegister: false,
    enabled: true,
  }
})

test('a manifest is read once and the hashes of its files are registered by absolute address [SHELL-045]', async () => {
  serve(() => HttpResponse.json(manifest))
  const read = await loadManifest(entry)
  const folder = 'http://console.test/console/assets/audit/2.5.0'
  expect(read.scripts[0]?.url).toBe(`${folder}/index.js`)
  expect(read.pages).toEqual({ Log: [`${folder}/async/1.js`] })
  // Prefetched files of a part are found by the same address when it is loaded.
  expect(read.parts).toEqual({ Log: { tier: 'charts', files: [`${folder}/async/charts-log.js`] } })
  expect(findTrustedFile('/console/assets/audit/2.5.0/index.js?r=2')?.integrity).toBe('sha256-script')
  expect(findTrustedFile('/console/assets/audit/2.5.0/async/1.js')?.integrity).toBe('sha256-chunk')
  await loadManifest(entry)
  expect(requestCount).toBe(1)
  await loadManifest(entry, { isFresh: true })
  expect(requestCount).toBe(2)
})

test('a sub-app built against another major version of the kit is refused with both versions [SHELL-050]', async () => {
  serve(() => HttpResponse.json({ ...manifest, kitMajor: 2 }))
  await expect(loadManifest(entry)).rejects.toMatchObject({
    kind: 'kitVersion',
    kitMajors: { needed: 2, present: 1 },
  })
})

test('the manifest of an app of another team is read whatever kit it needs: its page looks for the former one', async () => {
  serve(() => HttpResponse.json({ ...manifest, kitMajor: 0 }))
  expect(await loadManifest({ ...entry, trust: 'partner' })).toMatchObject({ kitMajor: 0 })
})

test.each([
  ['is a page of a proxy', () => new HttpResponse('<h1>proxy</h1>')],
  ['lacks its scripts', () => HttpResponse.json({ ...manifest, scripts: [] })],
  ['is that of another module', () => HttpResponse.json({ ...manifest, module: 'labels' })],
])('a manifest that %s is refused, and fetched again the next time [SHELL-050]', async (_, answer) => {
  serve(answer)
  await expect(loadManifest(entry)).rejects.toMatchObject({ kind: 'manifest' })
  serve(() => HttpResponse.json(manifest))
  expect((await loadManifest(entry)).version).toBe('2.5.0')
})

test('the tiers of the kit that a sub-app needs are loaded for it', async () => {
  serve(() => HttpResponse.json(manifest))
  await loadTiers((await loadManifest(entry)).tiers)
  expect(loadKitTier.mock.calls.map(([tier]) => tier)).toEqual(['core', 'frame', 'data'])
})
