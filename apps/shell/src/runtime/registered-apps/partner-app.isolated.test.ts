import { createHash } from 'node:crypto'
import type { documents } from '@console/contracts'
import { network } from '@console/testing'
import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  LOADER_TIMEOUT_MS,
  type MicroApp,
  mountMicroApp,
  type MountRequest,
} from '../micro-apps/micro-app.ts'
import { setWindowTitle } from '../services/window-title.ts'
import { MAX_CONNECTIONS } from './app-window.ts'
import { containApp } from './contain-app.ts'

const ORIGIN = 'http://console.test'
let number = 0
let module = ''

/** Lifecycles that write into the container what happens to them. */
const LIFECYCLES = `{
  bootstrap: async () => {},
  mount: async (props) => {
    const root = props.container.querySelector('#root')
    root.textContent = 'mounted in ' + props.language
    window.mountedApp?.(props)
  },
  update: async (props) => { window.updatedApp?.(props) },
  unmount: async (props) => {
    window.unmountedApp?.(props)
    props.container.querySelector('#root').textContent = ''
  },
}`

/** Scripts as bundlers and people write them; the name of the app in them is their own. */
const ENTRIES: Record<string, string> = {
  'a UMD library of webpack': `
    (window['webpackChunkorders'] = window['webpackChunkorders'] || []);
    (function (root, factory) { root['orders-main'] = factory() })(window, () => (${LIFECYCLES}))`,
  'a UMD library whose script sets more afterwards': `
    window['orders-main'] = ${LIFECYCLES}; window.buildTime = 'today'`,
  'a window library of plain HTML': `
    ((global) => { global['purehtml'] = ${LIFECYCLES} })(window); window.$ = () => {}`,
  'the helper of vite-plugin-qiankun': `
    const defer = (hook) => {
      const made = new Promise((resolve) => { window.proxy && (window.proxy['vite' + hook] = resolve) })
      return (props) => made.then((run) => run(props))
    }
    const [bootstrap, mount, unmount, update] = ['bootstrap', 'mount', 'unmount', 'update'].map(defer);
    ((global) => { global.qiankunName = 'vite-orders'; global['vite-orders'] = { bootstrap, mount, unmount, update } })(window);
    window.moudleQiankunAppLifeCycles = { 'vite-orders': ${LIFECYCLES} };
    const own = window.moudleQiankunAppLifeCycles['vite-orders'];
    for (const hook of ['bootstrap', 'mount', 'unmount', 'update']) window.proxy['vite' + hook](own[hook])`,
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

type AppFiles = { script: string; style?: string; isDown?: () => boolean; later?: Record<string, string> }

/** Serves the files of an app as the server does, and returns its entry in the registry. */
function serve({ script, style, isDown, later = {} }: AppFiles): documents.RegistryEntry {
  const folder = `/console/app-files/${module}/7/app/`
  const all: Record<string, string> = {
    'main.js': script,
    ...(style === undefined ? {} : { 'main.css': style }),
    ...later,
  }
  const manifest: documents.SubAppManifest = {
    module,
    version: '7',
    kitMajor: null,
    tiers: [],
    publicPath: folder,
    scripts: [{ url: `${folder}main.js`, integrity: hash(script) }],
    styles: style === undefined ? [] : [{ url: `${folder}main.css`, integrity: hash(style) }],
    chunks: Object.fromEntries(Object.entries(later).map(([name, text]) => [folder + name, hash(text)])),
    html: '<main id="root"></main>',
    sourceFolder: '/shop/',
  }
  network.use(
    http.get(`${ORIGIN}${folder}manifest.json`, () => HttpResponse.json(manifest)),
    http.get(`${ORIGIN}${folder}:file`, ({ params }) =>
      isDown?.() === true
        ? new HttpResponse(null, { status: 503 })
        : new HttpResponse(all[String(params['file'])] ?? '', { headers: { 'content-type': 'text/plain' } }),
    ),
  )
  return {
    module,
    entry: `${folder}manifest.json`,
    routerBase: [`/console/apps/${module}`],
    data: [],
    defaultRegister: false,
    enabled: true,
    trust: 'partner',
  }
}

const viewport = document.body.appendChild(document.createElement('div'))
const reportError = vi.fn<MountRequest['reportError']>()
const page = window as unknown as Record<string, unknown> // where the apps of these tests leave their marks
const isShown = vi.fn(() => true)

async function mount(
  entry: documents.RegistryEntry,
  { isRetry = false, props = {} } = {},
): Promise<MicroApp> {
  return mountMicroApp({
    entry,
    viewport,
    props: { language: 'en', ...props },
    reportError,
    contain: containApp(isShown),
    isRetry,
    signal: new AbortController().signal,
  })
}

/** Calls a method that no library uses. */
const big = (): unknown => Reflect.apply(Reflect.get(String.prototype, 'big'), 'text', [])
const shown = () => viewport.textContent.trim()

beforeAll(() => {
  // The network of the tests makes it fixed; browsers do not.
  Object.defineProperty(window, 'WebSocket', { value: window.WebSocket, writable: true, configurable: true })
})

beforeEach(() => {
  number += 1
  module = `orders${number}`
  reportError.mockReset()
  isShown.mockReturnValue(true)
  for (const name of ['mountedApp', 'updatedApp', 'unmountedApp']) Reflect.deleteProperty(page, name)
  window.history.replaceState({ idx: 3, key: 'a', usr: null }, '', `/console/apps/${module}`)
})

test.each(Object.entries(ENTRIES))('%s mounts, unmounts, and mounts again', async (_what, script) => {
  const entry = serve({ script })
  for (const _round of [1, 2, 3]) {
    const app = await mount(entry)
    expect(shown()).toBe('mounted in en')
    await app.unmount()
    expect(shown()).toBe('')
  }
  expect(reportError).not.toHaveBeenCalled()
})

test.each(Object.entries(ENTRIES))(
  '%s mounts after a failed load, under a name of its own',
  async (_what, script) => {
    let isDown = true
    const entry = serve({ script, isDown: () => isDown })
    await expect(mount(entry)).rejects.toMatchObject({ kind: 'status' })
    isDown = false
    const app = await mount(entry, { isRetry: true })
    expect(shown()).toBe('mounted in en')
    await app.unmount()
  },
)

test('an app gets its props, their changes, and the address of its files', async () => {
  const mounted = vi.fn()
  const updated = vi.fn()
  Object.assign(page, { mountedApp: mounted, updatedApp: updated })
  const entry = serve({
    script: `window.orders = ${LIFECYCLES}; window.mountedApp({ path: window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__, current: document.currentScript?.src })`,
  })
  const app = await mount(entry, { props: { basePath: '/console/apps/orders' } })
  const files = `${ORIGIN}/console/app-files/${module}/7/app/`
  expect(mounted).toHaveBeenNthCalledWith(1, { path: files, current: `${files}main.js` })
  expect(mounted.mock.lastCall?.[0]).toMatchObject({ language: 'en', basePath: '/console/apps/orders' })
  expect(document.currentScript).toBeNull()
  await app.update({ language: 'zh' })
  expect(updated.mock.lastCall?.[0]).toMatchObject({ language: 'zh' })
  await app.unmount()
})

test('a style with the marks of a replacement stays as it is, and goes with the app', async () => {
  const style = `a[href$='.pdf']{color:red}b[x$="y"]{color:blue}`
  const app = await mount(serve({ script: `window.orders = ${LIFECYCLES}`, style }))
  expect(viewport.querySelector('style')?.textContent).toContain(style)
  await app.unmount()
  expect(document.querySelector('style')?.textContent ?? '').not.toContain('.pdf')
})

test('a chunk whose address the build has fixed is loaded from the folder in the console', async () => {
  const entry = serve({
    script: `
      window.orders = { ...(${LIFECYCLES}), mount: () => new Promise((resolve, reject) => {
        const chunk = document.createElement('script')
        chunk.src = '/shop/chunk.js'
        chunk.onload = resolve
        chunk.onerror = reject
        document.head.appendChild(chunk)
      }) }`,
    later: { 'chunk.js': 'window.chunkRan?.()' },
  })
  const ran = vi.fn()
  Object.assign(page, { chunkRan: ran })
  const app = await mount(entry)
  expect(ran).toHaveBeenCalledOnce()
  await app.unmount()
})

test.each([
  ['in its script', `throw new Error('broken')`],
  ['without lifecycles', `window.orders = 1`],
  [
    'in bootstrap',
    `window.orders = { ...(${LIFECYCLES}), bootstrap: async () => { throw new Error('broken') } }`,
  ],
  ['in mount', `window.orders = { ...(${LIFECYCLES}), mount: async () => { throw new Error('broken') } }`],
])('an app that fails %s is a failed load, and leaves the page as it was', async (_when, script) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const push = Object.getOwnPropertyDescriptor(window.history, 'pushState')
  await expect(mount(serve({ script: `Array.prototype.hurt = 1; ${script}` }))).rejects.toMatchObject({
    kind: 'script',
  })
  expect('hurt' in []).toBe(false)
  expect(Object.getOwnPropertyDescriptor(window.history, 'pushState')).toEqual(push)
  expect(shown()).toBe('')
  vi.restoreAllMocks()
})

test('what an app leaves behind is taken back when it has unmounted, and comes back with it', async () => {
  setWindowTitle('Orders - Orchid')
  window.localStorage.setItem('console.token', 'secret')
  const before = Object.getOwnPropertyDescriptor(window, 'fetch')
  const untidy = `
    Object.defineProperty(Object.prototype, 'extra', { value: 1, configurable: true });
    String.prototype.big = () => 'hurt';
    window.orders = { ...(${LIFECYCLES}), mount: async () => {
      window.document.title = 'Stolen';
      localStorage.clear();
      localStorage.setItem('theme', 'own');
      const left = document.createElement('dialog');
      left.id = 'left';
      document.body.appendChild(left);
      document.body.style.overflow = 'hidden';
      window.history.pushState(null, '', '/console/apps/x/deep');
      document.addEventListener('click', () => window.clicked?.());
      setInterval(() => window.clicked?.(), 1000);
    } }`
  const entry = serve({ script: untidy })
  const clicked = vi.fn()
  Object.assign(page, { clicked })
  const app = await mount(entry)
  expect(document.querySelector('#left')).not.toBeNull()
  expect(big()).toBe('hurt')
  await app.unmount()
  expect(document.title).toBe('Orders - Orchid')
  expect(window.localStorage.getItem('console.token')).toBe('secret')
  expect(window.localStorage.getItem(`app.${module}.theme`)).toBe('own')
  expect(document.querySelector('#left')).toBeNull()
  expect(document.body.style.overflow).toBe('')
  expect(big()).not.toBe('hurt')
  expect('extra' in {}).toBe(false)
  expect(Object.getOwnPropertyDescriptor(window, 'fetch')).toEqual(before)
  document.dispatchEvent(new Event('click'))
  expect(clicked).not.toHaveBeenCalled()
  const again = await mount(entry)
  expect(big()).toBe('hurt')
  await again.unmount()
  expect(big()).not.toBe('hurt')
})

test('an app that never mounts is given up after the time limit, and leaves the page as it was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const push = Object.getOwnPropertyDescriptor(window.history, 'pushState')
  const mounting = mount(
    serve({
      script: `window.orders = { ...(${LIFECYCLES}), mount: () => { window.mountedApp(); return new Promise(() => {}) } }`,
    }),
  )
  mounting.catch(() => {})
  const hangs = Promise.withResolvers<void>()
  Object.assign(page, { mountedApp: hangs.resolve })
  await hangs.promise
  expect(Object.getOwnPropertyDescriptor(window.history, 'pushState')).not.toEqual(push)
  vi.advanceTimersByTime(LOADER_TIMEOUT_MS)
  await expect(mounting).rejects.toMatchObject({ kind: 'timeout' })
  expect(Object.getOwnPropertyDescriptor(window.history, 'pushState')).toEqual(push)
  vi.useRealTimers()
})

test('an app may have a few open connections only', async () => {
  class FakeSocket extends EventTarget {}
  const { WebSocket: before } = window
  window.WebSocket = FakeSocket as unknown as typeof WebSocket
  const opened = vi.fn()
  Object.assign(page, { opened })
  const app = await mount(
    serve({
      script: `window.orders = { ...(${LIFECYCLES}), mount: async () => {
        let count = 0
        try { for (;;) { new WebSocket('wss://orders.example'); count += 1 } }
        catch (error) { window.opened(count, error.name) }
      } }`,
    }),
  )
  expect(opened).toHaveBeenCalledWith(MAX_CONNECTIONS, 'QuotaExceededError')
  await app.unmount()
  window.WebSocket = before
})
