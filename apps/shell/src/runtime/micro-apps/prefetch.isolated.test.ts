import type { documents } from '@console/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { record } from './run-log.ts'
import { prefetchFirstFiles, MAX_PREFETCHED_CHUNKS, prefetchSubApp, prefetchWhenIdle } from './prefetch.ts'

const { loadManifest, prefetchFile } = vi.hoisted(() => ({
  loadManifest: vi.fn<(entry: documents.RegistryEntry) => Promise<documents.SubAppManifest>>(),
  prefetchFile: vi.fn<(url: string) => Promise<string>>(),
}))
vi.mock('./load-manifest.ts', () => ({ loadManifest, loadTiers: async () => {} }))
vi.mock('./guarded-fetch.ts', () => ({ prefetchFile }))
vi.mock('./import-qiankun.ts', () => ({ importQiankun: async () => ({}) }))

let number = 0
/** Entries that no test has prefetched. */
function entry(): documents.RegistryEntry {
  const module = `app-${(number += 1)}`
  return {
    module,
    entry: `/${module}.json`,
    routerBase: ['/'],
    data: [],
    defaultRegister: false,
    enabled: true,
  }
}

function sampleManifest({ module }: documents.RegistryEntry): documents.SubAppManifest {
  return {
    module,
    version: '1',
    kitMajor: 1,
    tiers: [],
    publicPath: '/',
    scripts: [{ url: `${module}.js`, integrity: 'sha384-a' }],
    styles: [{ url: `${module}.css`, integrity: 'sha384-b' }],
    chunks: Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`${module}-${index}.js`, 'sha384-c']),
    ),
    pages: { Log: [`${module}-7.js`, `${module}-9.js`, `http://console.test/${module}-9.css`] },
  }
}

beforeEach(() => {
  loadManifest.mockReset().mockImplementation(async (target) => sampleManifest(target))
  prefetchFile.mockReset().mockResolvedValue('')
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window.navigator, 'connection')
})

test('hovering a page prefetches its app once: scripts, styles and the first lazy chunks', async () => {
  const target = entry()
  await prefetchSubApp(target)
  await prefetchSubApp(target)
  expect(loadManifest).toHaveBeenCalledOnce()
  const files = prefetchFile.mock.calls.map(([url]) => url)
  expect(files.slice(0, 3)).toEqual([`${target.module}.js`, `${target.module}.css`, `${target.module}-0.js`])
  expect(files).toHaveLength(2 + MAX_PREFETCHED_CHUNKS)
})

test('an app that is open already is not fetched again', async () => {
  const target = entry()
  record(target, { state: 'loading' })
  await prefetchSubApp(target)
  expect(prefetchFile).not.toHaveBeenCalled()
})

test('an app and its requested page are fetched at once, and not again once it was open', async () => {
  const target = entry()
  const { module } = target
  await prefetchFirstFiles(target, 'Log')
  const expected = [`${module}.js`, `${module}.css`, `${module}-7.js`, `${module}-9.js`]
  expect(prefetchFile.mock.calls.map(([url]) => url)).toEqual(expected)
  prefetchFile.mockClear()
  await prefetchFirstFiles(target, 'Log')
  const hints = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
  expect(hints.map(({ href, as }) => [href, as])).toEqual([[`http://console.test/${module}-9.css`, 'style']])
  prefetchFile.mockClear()
  await prefetchFirstFiles(target, 'Unknown')
  expect(prefetchFile.mock.calls.map(([url]) => url)).toEqual(expected.slice(0, 2))
  prefetchFile.mockClear()
  record(target, { state: 'unmounted' })
  await prefetchFirstFiles(target, 'Log')
  expect(prefetchFile).not.toHaveBeenCalled()
  loadManifest.mockRejectedValueOnce(new Error('no manifest'))
  await expect(prefetchFirstFiles(entry(), undefined)).resolves.toBeUndefined()
})

test('apps are prefetched one at a time', async () => {
  const first = entry()
  const second = entry()
  const slow = Promise.withResolvers<documents.SubAppManifest>()
  loadManifest.mockReturnValueOnce(slow.promise)
  void prefetchSubApp(first)
  const both = prefetchSubApp(second)
  await vi.waitFor(() => {
    expect(loadManifest).toHaveBeenCalledExactlyOnceWith(first)
  })
  slow.resolve(sampleManifest(first))
  await both
  expect(loadManifest).toHaveBeenLastCalledWith(second)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched for a person with %j',
  async (connection) => {
    Object.defineProperty(window.navigator, 'connection', { value: connection, configurable: true })
    await prefetchSubApp(entry())
    expect(loadManifest).not.toHaveBeenCalled()
  },
)

test('a failed prefetch is not reported; hovering again retries', async () => {
  const target = entry()
  loadManifest.mockRejectedValueOnce(new Error('503'))
  await prefetchSubApp(target)
  await prefetchSubApp(target)
  expect(loadManifest).toHaveBeenCalledTimes(2)
})

test('the given apps are prefetched in idle time one after the other, until stopped', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => {
    idle.splice(handle - 1, 1)
  })
  const [first, second, third] = [entry(), entry(), entry()]
  const stop = prefetchWhenIdle([first, second, third])
  expect(loadManifest).not.toHaveBeenCalled()
  idle[0]?.()
  await vi.waitFor(() => {
    expect(idle).toHaveLength(2)
  })
  expect(loadManifest).toHaveBeenCalledExactlyOnceWith(first)
  idle[1]?.()
  await vi.waitFor(() => {
    expect(idle).toHaveLength(3)
  })
  expect(loadManifest).toHaveBeenLastCalledWith(second)
  stop()
  expect(idle).toHaveLength(2)
  expect(loadManifest).not.toHaveBeenCalledWith(third)
})
