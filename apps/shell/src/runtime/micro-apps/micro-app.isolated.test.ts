import type { documents } from '@console/contracts'
import type { HostUpdate } from '@console/sub-app'
import type { loadMicroApp } from 'qiankun'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadError } from './load-error.ts'
import { LOADER_TIMEOUT_MS, mountMicroApp, UNMOUNT_TIMEOUT_MS, type MountRequest } from './micro-app.ts'
import { runLog } from './run-log.ts'

type Load = typeof loadMicroApp
type Parcel = ReturnType<Load>

const load = vi.hoisted(() => vi.fn<Load>())
const readManifest = vi.hoisted(() => vi.fn())
const loadTiers = vi.hoisted(() => vi.fn(async (_tiers: readonly string[]) => {}))

vi.mock('./import-qiankun.ts', () => ({ importQiankun: async () => ({ loadMicroApp: load }) }))
vi.mock('./load-manifest.ts', () => ({ loadManifest: readManifest, loadTiers }))

const manifest: documents.SubAppManifest = {
  module: 'audit',
  version: '2.5.0',
  kitMajor: 1,
  tiers: ['core', 'frame'],
  publicPath: 'http://console.test/console/assets/audit/2.5.0/',
  scripts: [{ url: 'http://console.test/console/assets/audit/2.5.0/index.js', integrity: 'sha256-x' }],
  styles: [{ url: 'http://console.test/console/assets/audit/2.5.0/index.css', integrity: 'sha256-y' }],
  chunks: {},
}

let module = 0

/** Every test has its own module: names and their generations outlive a mount. */
function request(change: Partial<MountRequest> = {}): MountRequest {
  const entry = {
    entry: '/m.json',
    routerBase: ['/console'],
    data: [],
    defaultRegister: false,
    enabled: true,
  }
  return {
    entry: { ...entry, module: `audit-${module}` },
    viewport: document.createElement('div'),
    // Passed through unchanged: only the sub-app uses its content.
    props: { language: 'en' },
    component: 'Log',
    reportError: vi.fn(),
    isRetry: false,
    signal: new AbortController().signal,
    ...change,
  }
}

function parcel(change: Partial<Parcel> = {}): Parcel {
  const done = Promise.resolve(null)
  return {
    mount: async () => null,
    unmount: vi.fn(async () => null),
    update: vi.fn(async () => null),
    getStatus: () => 'MOUNTED',
    loadPromise: done,
    bootstrapPromise: done,
    mountPromise: done,
    unmountPromise: done,
    ...change,
  }
}

function failing(error: Error): Parcel {
  const failed = Promise.reject<null>(error)
  failed.catch(() => {})
  return parcel({
    loadPromise: failed,
    bootstrapPromise: failed,
    mountPromise: failed,
    unmountPromise: failed,
  })
}

const lastCall = () => {
  const call = load.mock.lastCall
  if (call === undefined) throw new Error('nothing was loaded')
  return call
}

beforeEach(() => {
  module += 1
  readManifest.mockReset().mockResolvedValue(manifest)
  load.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a sub-app is loaded from its manifest, never started by qiankun, into an element of its own [SHELL-045, SHELL-047]', async () => {
  load.mockReturnValue(parcel())
  const mountRequest = request()
  await mountMicroApp(mountRequest)
  const [app, configuration] = lastCall()
  expect(app).toMatchObject({
    name: `audit-${module}`,
    entry: { scripts: [manifest.scripts[0]?.url], styles: [manifest.styles[0]?.url] },
    container: mountRequest.viewport.firstElementChild,
  })
  expect(configuration).toMatchObject({ autoStart: false, singular: false, sandbox: true })
  expect(configuration?.getPublicPath?.('')).toBe(manifest.publicPath)
})

test('an app loads with its tiers, or with those of the page at the address when that needs fewer', async () => {
  load.mockReturnValue(parcel())
  await mountMicroApp(request())
  expect(loadTiers).toHaveBeenLastCalledWith(manifest.tiers)
  const { entry } = request()
  const data = [
    { path: '/console/audit/:id', component: 'Entry' },
    { path: '/console/audit', component: 'Log', tiers: ['core' as const] },
  ]
  await mountMicroApp(request({ entry: { ...entry, data } }))
  expect(loadTiers).toHaveBeenLastCalledWith(['core'])
})

test('the props of the host reach the sub-app, with a signal that ends with the mount [SHELL-048]', async () => {
  load.mockReturnValue(parcel())
  const app = await mountMicroApp(request())
  const { props } = lastCall()[0]
  expect(props).toMatchObject({ language: 'en' })
  expect(props?.['signal'].aborted).toBe(false)
  await app.unmount()
  expect(props?.['signal'].aborted).toBe(true)
})

test('updates reach the sub-app one after the other [SHELL-048]', async () => {
  const order: string[] = []
  const update = vi.fn(async ({ language }: HostUpdate) => {
    order.push(`${language} begins`)
    await Promise.resolve()
    order.push(`${language} ends`)
    return null
  })
  load.mockReturnValue(parcel({ update: update as unknown as NonNullable<Parcel['update']> }))
  const app = await mountMicroApp(request())
  void app.update({ language: 'zh' } as HostUpdate)
  await app.update({ language: 'en' } as HostUpdate)
  expect(order).toEqual(['zh begins', 'zh ends', 'en begins', 'en ends'])
})

test('a sub-app that is left while it is updated unmounts after the update [SHELL-047]', async () => {
  const order: string[] = []
  const update = Promise.withResolvers<null>()
  const running = parcel({
    update: async () => update.promise.then(() => (order.push('updated'), null)),
    unmount: async () => (order.push('unmounted'), null),
  })
  load.mockReturnValue(running)
  const app = await mountMicroApp(request())
  void app.update({ language: 'zh' } as HostUpdate)
  await Promise.resolve()
  const left = app.unmount()
  update.resolve(null)
  await left
  expect(order).toEqual(['updated', 'unmounted'])
})

test('a sub-app that throws in an update is reported and affects no other [SHELL-048]', async () => {
  const broken = new Error('no such language')
  load.mockReturnValue(parcel({ update: async () => Promise.reject(broken) }))
  const mountRequest = request()
  const app = await mountMicroApp(mountRequest)
  await app.update({} as HostUpdate)
  expect(mountRequest.reportError).toHaveBeenCalledWith(broken)
})

test('a sub-app that throws while unmounting is removed all the same [SHELL-047]', async () => {
  const broken = new Error('unmount failed')
  load.mockReturnValue(parcel({ unmount: async () => Promise.reject(broken) }))
  const mountRequest = request()
  await (await mountMicroApp(mountRequest)).unmount()
  expect(mountRequest.viewport.childElementCount).toBe(0)
  expect(mountRequest.reportError).toHaveBeenCalledWith(broken)
})

test('a sub-app that never unmounts is removed after the time limit [SHELL-047]', async () => {
  load.mockReturnValue(parcel({ unmount: async () => new Promise(() => {}) }))
  const mountRequest = request()
  const app = await mountMicroApp(mountRequest)
  vi.useFakeTimers()
  const leaving = app.unmount()
  await vi.advanceTimersByTimeAsync(UNMOUNT_TIMEOUT_MS)
  await leaving
  expect(mountRequest.viewport.childElementCount).toBe(0)
})

test('a script that throws is reported as such [SHELL-050, ERR-022]', async () => {
  load.mockReturnValue(failing(new SyntaxError('Unexpected token')))
  const mountRequest = request()
  await expect(mountMicroApp(mountRequest)).rejects.toMatchObject({ kind: 'script' })
  expect(mountRequest.viewport.childElementCount).toBe(0)
})

test('a failed load keeps its reason [SHELL-050, ERR-022]', async () => {
  load.mockReturnValue(failing(new LoadError('status', 'index.js', { status: 503 })))
  await expect(mountMicroApp(request())).rejects.toMatchObject({ kind: 'status', status: 503 })
  expect(runLog.get().at(-1)).toMatchObject({ state: 'failed', error: { status: 503 } })
})

test('a sub-app that does not mount within 15 s times out, and is unmounted when it mounts late [SHELL-050, ERR-023]', async () => {
  vi.useFakeTimers()
  const late = Promise.withResolvers<null>()
  const unmount = vi.fn<Parcel['unmount']>(async () => null)
  const slow = parcel({ mountPromise: late.promise, unmount })
  load.mockReturnValue(slow)
  const mountRequest = request()
  const mounting = mountMicroApp(mountRequest)
  const refusal = mounting.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(LOADER_TIMEOUT_MS - 1)
  expect(mountRequest.viewport.childElementCount).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await refusal).toMatchObject({ kind: 'timeout' })
  expect(mountRequest.viewport.childElementCount).toBe(0)
  late.resolve(null)
  await vi.waitFor(() => {
    expect(unmount).toHaveBeenCalledOnce()
  })
})

test('Retry loads again under a new name, past every cache, with a refetched manifest [SHELL-050]', async () => {
  load.mockReturnValueOnce(failing(new Error('broken'))).mockReturnValueOnce(parcel())
  const mountRequest = request()
  await expect(mountMicroApp(mountRequest)).rejects.toThrow(LoadError)
  await mountMicroApp({ ...mountRequest, isRetry: true })
  expect(readManifest).toHaveBeenLastCalledWith(mountRequest.entry, { isFresh: true })
  expect(lastCall()[0]).toMatchObject({
    name: `audit-${module}~1`,
    entry: { scripts: [`${manifest.scripts[0]?.url}?r=1`], styles: [`${manifest.styles[0]?.url}?r=1`] },
  })
})

test('returning after a clean unmount reuses the loaded code [SHELL-047]', async () => {
  load.mockReturnValue(parcel())
  const mountRequest = request()
  await (await mountMicroApp(mountRequest)).unmount()
  await mountMicroApp(mountRequest)
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual([`audit-${module}`, `audit-${module}`])
  expect(readManifest).toHaveBeenLastCalledWith(mountRequest.entry, { isFresh: false })
})

test('leaving while a sub-app loads does not wait for it [SHELL-047]', async () => {
  const slow = Promise.withResolvers<null>()
  load.mockReturnValue(parcel({ mountPromise: slow.promise }))
  const controller = new AbortController()
  const mountRequest = request({ signal: controller.signal })
  const mounting = mountMicroApp(mountRequest)
  controller.abort()
  await expect(mounting).rejects.toThrow(LoadError)
  expect(mountRequest.viewport.childElementCount).toBe(0)
  expect(runLog.get().at(-1)?.error).toBeNull()
})

test('the log has version, times and leaks of each sub-app', async () => {
  load.mockReturnValue(parcel())
  await (await mountMicroApp(request())).unmount()
  expect(runLog.get().at(-1)).toMatchObject({
    module: `audit-${module}`,
    version: '2.5.0',
    state: 'unmounted',
    mounts: 1,
    loadMs: expect.any(Number),
    mountMs: expect.any(Number),
    unmountMs: expect.any(Number),
    leaks: { total: 0 },
  })
})
