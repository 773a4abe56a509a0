import type { DataOf, subApp } from '@console/contracts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchApp } from './prefetch-app.ts'

const { prefetchFirstFiles, loadSanitiser, loadManifest, loadAppKit } = vi.hoisted(() => ({
  prefetchFirstFiles: vi.fn(async () => {}),
  loadManifest: vi.fn(async () => ({ kitMajor: 1 })),
  loadAppKit: vi.fn(async () => {}),
  loadSanitiser: vi.fn(async () => {}),
}))
vi.mock('../micro-apps/prefetch.ts', () => ({ prefetchFirstFiles }))
vi.mock('../micro-apps/load-manifest.ts', () => ({ loadManifest }))
vi.mock('./contain-app.ts', () => ({ loadSanitiser }))
vi.mock('./load-app-kit.ts', () => ({ loadAppKit }))

type App = DataOf<typeof subApp.registry>['apps'][number]

const app = (module: string, trust: App['trust']): App => ({
  module,
  name: module,
  trust,
  entry: `/console/app-files/${module}/1/manifest.json`,
  versionId: 1,
  versionNumber: 1,
  ownerContact: '',
  pages: [],
  slots: null,
  isPreview: false,
})

let send: ReturnType<typeof vi.fn>
let queryClient: QueryClient
beforeEach(() => {
  vi.clearAllMocks()
  queryClient = new QueryClient()
  send = vi.fn(async () => ({
    setNumber: 1,
    apps: [app('crm', 'partner'), app('survey', 'isolated')],
    off: [],
  }))
})

const prefetch = (module: string) =>
  prefetchApp(module, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the client is used
    client: { send, options: { getLanguage: () => 'en' } } as never,
    queryClient,
  })

test('files and sanitiser of an app that runs in the page are requested, and the list once for two apps', async () => {
  await prefetch('crm')
  expect(prefetchFirstFiles.mock.calls).toEqual([
    [expect.objectContaining({ module: 'crm', entry: '/console/app-files/crm/1/manifest.json' }), undefined],
  ])
  expect(loadSanitiser).toHaveBeenCalledOnce()
  await prefetch('crm')
  expect(send).toHaveBeenCalledOnce()
})

test('with a list that is there, the files are requested in the click itself', async () => {
  await prefetch('survey')
  const requested = prefetch('crm')
  expect(prefetchFirstFiles).toHaveBeenCalledOnce()
  await requested
  expect(send).toHaveBeenCalledOnce()
})

test('the kit of the app runs before the click, and one that is missing is left to the mount', async () => {
  await prefetch('crm')
  expect(loadAppKit).toHaveBeenCalledExactlyOnceWith({ kitMajor: 1 })
  loadAppKit.mockRejectedValueOnce(new Error('no such kit'))
  await expect(prefetch('crm')).resolves.toBeUndefined()
})

test('nothing is requested of an app in a frame of its own, or of one that the person does not run', async () => {
  await prefetch('survey')
  await prefetch('unknown')
  expect(prefetchFirstFiles).not.toHaveBeenCalled()
  expect(loadSanitiser).not.toHaveBeenCalled()
  expect(loadAppKit).not.toHaveBeenCalled()
})
