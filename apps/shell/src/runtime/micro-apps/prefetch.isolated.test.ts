import type { documents } from '@console/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  MAX_PREFETCHED_CHUNKS,
  prefetchFirstFiles,
  prefetchPage,
  prefetchSubApp,
  runPart,
} from './prefetch.ts'
import { record } from './run-log.ts'

const { loadManifest, loadTiers, prefetchFile, bytesToLoad, preloadKitTier } = vi.hoisted(() => ({
  loadManifest: vi.fn<(entry: documents.RegistryEntry) => Promise<documents.SubAppManifest>>(),
  loadTiers: vi.fn<(tiers: readonly string[]) => Promise<void>>(),
  prefetchFile: vi.fn<(url: string, priority?: string) => Promise<string>>(),
  bytesToLoad: vi.fn<(tier: string) => Promise<number | undefined>>(),
  preloadKitTier: vi.fn<(tier: string) => Promise<void>>(),
}))
vi.mock('./load-manifest.ts', () => ({ loadManifest, loadTiers }))
vi.mock('../../core/kit/load-kit.ts', () => ({ bytesToLoad, preloadKitTier }))
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
    scripts: [{ url: `${module}.js`, integrity: 'sha256-a' }],
    styles: [{ url: `${module}.css`, integrity: 'sha256-b' }],
    chunks: Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`${module}-${index}.js`, 'sha256-c']),
    ),
    pages: { Log: [`${module}-7.js`, `${module}-9.js`, `http://console.test/${module}-9.css`] },
  }
}

beforeEach(() => {
  loadManifest.mockReset().mockImplementation(async (target) => sampleManifest(target))
  prefetchFile.mockReset().mockResolvedValue('')
  loadTiers.mockReset().mockResolvedValue(undefined)
  bytesToLoad.mockReset().mockResolvedValue(0)
  preloadKitTier.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(window.navigator, 'connection')
  for (const link of document.head.querySelectorAll('link[rel=preload], link[rel=prefetch]')) link.remove()
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

test('pointing at a page brings its own files and its further tier first, and a hint that may stay unused', async () => {
  const target = entry()
  const part = { tier: 'charts' as const, files: ['charts-log.js'] }
  loadManifest.mockResolvedValue({ ...sampleManifest(target), tiers: ['frame'], parts: { Log: part } })
  await prefetchPage(target, 'Log')
  const { module } = target
  const files = prefetchFile.mock.calls.map(([url]) => url)
  expect(files.slice(0, 5)).toEqual([
    `${module}.js`,
    `${module}.css`,
    `${module}-7.js`,
    `${module}-9.js`,
    'charts-log.js',
  ])
  expect(files).toContain(`${module}-0.js`)
  expect(loadTiers.mock.calls).toEqual([[['charts']], [['frame']]])
  expect(document.head.querySelector('link[rel=preload]')).toBeNull()
  expect(document.head.querySelector(`link[rel=prefetch][href$="${module}-9.css"]`)).not.toBeNull()
})

test('once the click has come, no further files of its app are prefetched', async () => {
  const target = entry()
  prefetchFile.mockImplementation(async (url) => {
    if (url === `${target.module}-1.js`) record(target, { state: 'loading' })
    return ''
  })
  await prefetchSubApp(target)
  expect(prefetchFile.mock.calls.at(-1)).toEqual([`${target.module}-1.js`])
})

test('an app that is open already is not fetched again', async () => {
  const target = entry()
  record(target, { state: 'loading' })
  await prefetchSubApp(target)
  expect(prefetchFile).not.toHaveBeenCalled()
})

test('a page that was clicked brings its part with a further tier, behind its own files', async () => {
  const target = entry()
  const part = { tier: 'charts' as const, files: ['charts-log.js', 'http://console.test/charts-log.css'] }
  loadManifest.mockResolvedValue({ ...sampleManifest(target), parts: { Log: part } })
  await prefetchFirstFiles(target, 'Log')
  expect(prefetchFile.mock.calls.at(-1)).toEqual(['charts-log.js', 'low'])
  expect(preloadKitTier).toHaveBeenCalledExactlyOnceWith('charts')
  expect(loadTiers).not.toHaveBeenCalled()
  expect(document.head.querySelector('link[rel=preload][href$="charts-log.css"]')).not.toBeNull()
})

test('the further tier of a mounted page is loaded, and a failure of it is ignored', async () => {
  const target = entry()
  const part = { tier: 'charts' as const, files: ['charts-log.js'] }
  loadManifest.mockResolvedValue({ ...sampleManifest(target), parts: { Log: part } })
  await runPart(target, 'Roles')
  expect(loadTiers).not.toHaveBeenCalled()
  loadTiers.mockRejectedValueOnce(new Error('gone'))
  await runPart(target, 'Log')
  expect(loadTiers).toHaveBeenCalledExactlyOnceWith(['charts'])
})

test('after a failed load nothing is prefetched: the next attempt uses other addresses', async () => {
  const target = entry()
  record(target, { state: 'loading' })
  record(target, { state: 'failed' })
  await prefetchFirstFiles(target, 'Log')
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
    await prefetchPage(entry(), 'Log')
    expect(loadManifest).not.toHaveBeenCalled()
  },
)

test('a failed prefetch is not reported, and the next one tries again', async () => {
  const target = entry()
  loadManifest.mockRejectedValueOnce(new Error('503'))
  await prefetchSubApp(target)
  await prefetchSubApp(target)
  expect(loadManifest).toHaveBeenCalledTimes(2)
})

describe('in idle time', () => {
  let idle: (() => void)[]
  beforeEach(() => {
    idle = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
    vi.stubGlobal('cancelIdleCallback', (handle: number) => {
      idle.splice(handle - 1, 1)
    })
    // The allowance is that of a page: each test is one.
    vi.resetModules()
  })

  async function start(entries: documents.RegistryEntry[]) {
    const { prefetchWhenIdle } = await import('./prefetch.ts')
    return prefetchWhenIdle(entries)
  }

  /** Makes the browser idle after an idle callback was requested for the n-th time. */
  async function beIdle(turn: number): Promise<void> {
    await vi.waitFor(() => {
      expect(idle).toHaveLength(turn)
    })
    idle[turn - 1]?.()
  }

  /** An app with two pages; sizes by the file's end. */
  function sized(
    target: documents.RegistryEntry,
    { first, page }: { first: number; page: number },
  ): documents.SubAppManifest {
    const { module } = target
    const files = [`${module}-a.js`, `${module}-b.js`]
    return {
      ...sampleManifest(target),
      tiers: ['core', 'data'],
      pages: { A: [files[0] ?? ''], B: [files[1] ?? ''] },
      bytes: Object.fromEntries([
        [`${module}.js`, first],
        [`${module}.css`, 1000],
        ...files.map((url) => [url, page]),
      ]),
    }
  }

  const withPages = (): documents.RegistryEntry => ({
    ...entry(),
    data: [
      { path: '/b', component: 'B' },
      { path: '/a', component: 'A' },
    ],
  })

  test('the given apps are prefetched one after the other, until stopped', async () => {
    const [first, second, third] = [entry(), entry(), entry()]
    const stop = await start([first, second, third])
    expect(loadManifest).not.toHaveBeenCalled()
    await beIdle(1)
    await vi.waitFor(() => {
      expect(idle).toHaveLength(2)
    })
    expect(loadManifest).toHaveBeenCalledExactlyOnceWith(first)
    await beIdle(2)
    await vi.waitFor(() => {
      expect(idle).toHaveLength(3)
    })
    expect(loadManifest).toHaveBeenLastCalledWith(second)
    stop()
    expect(idle).toHaveLength(2)
    expect(loadManifest).not.toHaveBeenCalledWith(third)
  })

  test('an app brings its first files and its pages at low priority, then its tiers', async () => {
    const target = withPages()
    const { module } = target
    loadManifest.mockResolvedValue(sized(target, { first: 10_000, page: 5000 }))
    await start([target])
    await beIdle(1)
    await vi.waitFor(() => {
      expect(loadTiers.mock.calls).toEqual([[['core']], [['data']]])
    })
    expect(prefetchFile.mock.calls).toEqual(
      [`${module}.js`, `${module}.css`, `${module}-b.js`, `${module}-a.js`].map((url) => [url, 'low']),
    )
  })

  test('a visit brings no more than 150 kB, manifests and tiers included', async () => {
    const [first, second] = [withPages(), withPages()]
    const sizes = new Map([
      [first.module, sized(first, { first: 60_000, page: 20_000 })],
      [second.module, sized(second, { first: 30_000, page: 29_000 })],
    ])
    loadManifest.mockImplementation(async (target) => sizes.get(target.module) ?? sampleManifest(target))
    bytesToLoad.mockImplementation(async (tier) => (tier === 'core' ? 0 : 7001))
    await start([first, second])
    await beIdle(1)
    await beIdle(2)
    await vi.waitFor(() => {
      expect(loadTiers).toHaveBeenCalledTimes(4)
    })
    // The first takes 109,000 and a tier of 7,001; the second's manifest (8,000) leaves 25,999, its styles 24,999.
    expect(prefetchFile.mock.calls.map(([url]) => url)).toEqual([
      `${first.module}.js`,
      `${first.module}.css`,
      `${first.module}-b.js`,
      `${first.module}-a.js`,
      `${second.module}.css`,
    ])
    expect(loadTiers.mock.calls.map(([tiers]) => tiers)).toEqual([['core'], ['data'], ['core'], ['data']])
  })

  test('a file whose size nobody knows is left to the click', async () => {
    const target = entry()
    await start([target])
    await beIdle(1)
    await vi.waitFor(() => {
      expect(loadManifest).toHaveBeenCalledOnce()
    })
    expect(prefetchFile).not.toHaveBeenCalled()
  })
})
