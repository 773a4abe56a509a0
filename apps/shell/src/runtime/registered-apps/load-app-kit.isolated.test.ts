import { documents } from '@console/contracts'
import { network } from '@console/testing/network'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as LoadKit from '../../core/kit/load-kit.ts'
import { FORMER_KIT_PATH, loadAppKit } from './load-app-kit.ts'

const kit = vi.hoisted(() => ({
  loadKitTier: vi.fn<(tier: string) => Promise<void>>(async () => {}),
  loadKitFile: vi.fn<(file: { url: string }) => Promise<void>>(async () => {}),
}))
vi.mock('../../core/kit/load-kit.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof LoadKit>()),
  ...kit,
  readKit: async () => ({ version: '3.1.0', tiers: {} }),
}))

let build = 0
const file = (name: string) => ({ url: `/kit/2.0.${build}/${name}.js`, integrity: 'sha256-abc' })

function serveFormer(former: unknown): void {
  network.use(http.get('*/console/former-kit.json', () => HttpResponse.json({ former })))
}

function load(kitMajor: number | null, tiers: documents.KitTier[] = ['core', 'frame']): Promise<void> {
  return loadAppKit({
    module: 'orders',
    version: '1',
    kitMajor,
    tiers,
    publicPath: '/console/app-files/orders/1/',
    scripts: [{ url: '/console/app-files/orders/1/main.js', integrity: 'sha256-x' }],
    styles: [],
    chunks: {},
  })
}

const loadedUrls = () => kit.loadKitFile.mock.calls.map(([{ url }]) => url)

beforeEach(() => {
  build += 1
  vi.clearAllMocks()
})

test('the list of the former kit is where the contract says', () => {
  expect(FORMER_KIT_PATH).toBe(documents.FORMER_KIT_PATH)
})

test('an app with libraries of its own gets no kit', async () => {
  await load(null, [])
  expect(kit.loadKitTier).not.toHaveBeenCalled()
  expect(kit.loadKitFile).not.toHaveBeenCalled()
})

test('an app of the present major gets the tiers of the console, and no other document is read', async () => {
  await load(3)
  expect(kit.loadKitTier.mock.calls.map(([tier]) => tier)).toEqual(['core', 'frame'])
  expect(kit.loadKitFile).not.toHaveBeenCalled()
})

test('an app of the former major gets the files of the former kit, each once for the page', async () => {
  serveFormer({
    version: '2.9.1',
    tiers: { core: [file('core')], frame: [file('core'), file('frame')] },
  })
  await load(2, ['frame'])
  await load(2)
  expect(loadedUrls()).toEqual([file('core').url, file('frame').url])
  expect(kit.loadKitTier).not.toHaveBeenCalled()
})

test.each([
  ['there is none', null],
  ['it is another one', { version: '2.9.1', tiers: {} }],
])('an app of another major is refused with both majors where %s', async (_, former) => {
  serveFormer(former)
  await expect(load(1)).rejects.toMatchObject({
    kind: 'kitVersion',
    kitMajors: { needed: 1, present: 3 },
  })
})

test('a tier that the former kit lacks is a fault of the manifest', async () => {
  serveFormer({ version: '2.9.1', tiers: { core: [file('core')] } })
  await expect(load(2, ['charts'])).rejects.toMatchObject({ kind: 'manifest' })
})

test('a file of the former kit that is not loaded is a failure of the line, and is loaded again', async () => {
  serveFormer({ version: '2.9.1', tiers: { core: [file('core')] } })
  kit.loadKitFile.mockRejectedValueOnce(new Error('the hash differs'))
  await expect(load(2, ['core'])).rejects.toMatchObject({ kind: 'network', subject: file('core').url })
  await load(2, ['core'])
  expect(loadedUrls()).toHaveLength(2)
})

test.each([
  { former: { tiers: {} } },
  { former: { version: '2.0.0', tiers: { core: [{ url: '/x.js' }] } } },
  [],
  null,
])('a list %j is a failure of the line', async (answer) => {
  network.use(http.get('*/console/former-kit.json', () => HttpResponse.json(answer)))
  await expect(load(2)).rejects.toMatchObject({ kind: 'network' })
})
