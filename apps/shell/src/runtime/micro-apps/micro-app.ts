import type { documents } from '@console/contracts'
import type { MicroApp as Parcel } from 'qiankun'
import { guardedFetch } from './guarded-fetch.ts'
import { importQiankun } from './import-qiankun.ts'
import { openRecord, type LastingListeners, type LeakReport } from './leak-ledger.ts'
import { LoadError } from './load-error.ts'
import { loadManifest, loadTiers } from './load-manifest.ts'
import type * as QiankunPort from './qiankun-port.ts'
import { record } from './run-log.ts'

/** A sub-app mounts within this time or fails with a timeout (R30, SHELL-Q25). */
export const LOADER_TIMEOUT_MS = 15_000
/** A sub-app that does not unmount by then is removed, so that the next one can mount. */
export const UNMOUNT_TIMEOUT_MS = 3000

/** The element that a sub-app renders into; qiankun's siblings of it (its styles) must survive. */
const ROOT_HTML = '<div data-sub-app-root></div>'

export type MicroApp = {
  /** Passes the changed props; a sub-app that throws is reported and affects no other. */
  update: (changes: object) => Promise<void>
  /** Never rejects: a failed unmount is reported, and the viewport is cleared all the same. */
  unmount: () => Promise<void>
}

/** Limits of one mount of an app that another team registered, from before its code runs until it has unmounted. */
export type Containment = {
  /** The folder of all files of the app. */
  folder: string
  /** The markup around the app; absent: one element. */
  html?: string | undefined
  /** Listeners that come back with each mount of the app's code. */
  listeners?: LastingListeners
  /** Prepares the app's own window, before its scripts run: once for each name. */
  prepare: (appWindow: Window) => void
  /** The app's scripts have run. */
  ran: () => void
  /** Removes what the app has left. */
  close: () => void
}

export type Contain = {
  /** Loads what the app needs of the kit, in the major that it was built against. */
  loadKit: (manifest: documents.SubAppManifest) => Promise<void>
  begin: (manifest: documents.SubAppManifest, name: string) => Promise<Containment>
  /** Calls the listener whenever bytes of the app's files arrive. Returns the end of that. */
  onProgress: (listener: () => void) => () => void
}

export type MountRequest = {
  entry: documents.RegistryEntry
  /** The host's element; each mount gets one of its own inside. */
  viewport: HTMLElement
  /** Everything that the app's lifecycles get, besides `signal` and `container`. */
  props: object
  /** The page at the address. */
  component?: string | undefined
  reportError: (error: unknown) => void
  /** For an app of another team. The name is that of its evaluated code, which a further mount uses again. */
  contain?: Contain
  /** For Retry: nothing that failed before is used again. */
  isRetry: boolean
  /** Aborted when the user navigates away: a late mount is unmounted at once. */
  signal: AbortSignal
}

/** One pending mount: its own element, its own signal. */
type Attempt = {
  request: MountRequest
  container: HTMLElement
  leaving: AbortController
  startedAt: number
  /** Ends the containment of an app that has not mounted in time. */
  giveUp: () => void
}
type Loaded = { parcel: Parcel; end: () => LeakReport }

/**
 * qiankun keeps what it loaded, and what it failed to load, by name until the page is reloaded. After a failure, and for another
 * version, the module therefore continues under its next name.
 */
const generations = new Map<string, number>()
/** Address of the manifest that a module was loaded from last. */
const loadedFrom = new Map<string, string>()

/** Loads and mounts a sub-app; rejects with a `LoadError` when it does not mount in time. */
export async function mountMicroApp(request: MountRequest): Promise<MicroApp> {
  const { entry, viewport, signal } = request
  const container = document.createElement('div')
  viewport.append(container)
  const attempt: Attempt = {
    request,
    container,
    leaving: new AbortController(),
    startedAt: performance.now(),
    giveUp: () => {},
  }
  record(entry, { state: 'loading', error: null })
  const loading = load(attempt)
  try {
    return runningApp(await loadWithTimeout(loading, request), attempt)
  } catch (error) {
    attempt.leaving.abort()
    container.remove()
    attempt.giveUp()
    nextGeneration(entry.module)
    // It may still mount later: then it is unmounted at once, from a detached element.
    void loading.then(unmountLate, reportedBefore)
    const failure =
      error instanceof LoadError ? error : new LoadError('script', entry.module, { cause: error })
    if (!signal.aborted) record(entry, { state: 'failed', error: failure })
    throw failure
  }
}

async function load(attempt: Attempt): Promise<Loaded> {
  const { request, leaving, startedAt } = attempt
  const { entry } = request
  const manifest = await loadManifest(entry, { isFresh: request.isRetry })
  const [{ loadMicroApp }] = await Promise.all([
    importQiankun(),
    request.contain?.loadKit(manifest) ?? loadTiers(pageTiers(request) ?? manifest.tiers),
  ])
  leaving.signal.throwIfAborted()
  const generation = getGeneration(entry)
  const name = generation === 0 ? entry.module : `${entry.module}~${generation}`
  const containment = await request.contain?.begin(manifest, name)
  if (leaving.signal.aborted) containment?.close()
  leaving.signal.throwIfAborted()
  const leakRecord = openRecord(entry.module, containment?.folder ?? manifest.publicPath, {
    closesLeaks: containment !== undefined,
    ...(containment?.listeners === undefined ? {} : { lasting: containment.listeners }),
  })
  const end = (): LeakReport => {
    const report = leakRecord.close()
    containment?.close()
    return report
  }
  if (containment !== undefined) attempt.giveUp = end
  const parcel = createParcel(loadMicroApp, { attempt, manifest, name, generation, containment })
  // Each of these rejects with the same failure; it is handled by those that are awaited below.
  const { loadPromise, bootstrapPromise, mountPromise, unmountPromise } = parcel
  for (const promise of [loadPromise, bootstrapPromise, mountPromise, unmountPromise])
    promise.catch(reportedBefore)
  try {
    await loadPromise.finally(() => containment?.ran())
    await bootstrapPromise
    const loadedAt = performance.now()
    await mountPromise
    const mountMs = performance.now() - loadedAt
    record(entry, { state: 'mounted', version: manifest.version, loadMs: loadedAt - startedAt, mountMs })
  } catch (error) {
    end()
    throw error
  }
  return { parcel, end }
}

type ParcelRequest = {
  attempt: Attempt
  manifest: documents.SubAppManifest
  name: string
  generation: number
  containment: Containment | undefined
}

function createParcel(
  loadMicroApp: typeof QiankunPort.loadMicroApp,
  { attempt: { request, container, leaving }, manifest, name, generation, containment }: ParcelRequest,
): Parcel {
  return loadMicroApp(
    {
      name,
      entry: {
        scripts: manifest.scripts.map(({ url }) => addressFor(url, generation)),
        styles: manifest.styles.map(({ url }) => addressFor(url, generation)),
        html: containment?.html ?? ROOT_HTML,
      },
      container,
      props: { ...request.props, signal: leaving.signal },
    },
    {
      autoStart: false,
      singular: false,
      sandbox: true,
      fetch: guardedFetch,
      getPublicPath: () => manifest.publicPath,
      // A module keeps its evaluated code wherever its viewport is in the page.
      // oxlint-disable-next-line typescript/no-deprecated -- "internal", but qiankun's version is pinned
      $$cacheLifecycleByAppName: true,
    },
    {
      beforeLoad: async (_app, appWindow) => {
        leaving.signal.throwIfAborted()
        containment?.prepare(appWindow)
      },
    },
  )
}

/** Tiers of the requested page, when they are fewer than its app's. */
function pageTiers({ entry, component }: MountRequest): readonly documents.KitTier[] | undefined {
  return entry.data.find((page) => page.component === component)?.tiers
}

/** Resolves with the load, or rejects when it takes too long or is aborted. While files of an app of another team arrive, it goes on. */
async function loadWithTimeout(loading: Promise<Loaded>, request: MountRequest): Promise<Loaded> {
  const { entry, signal } = request
  const waiting = new AbortController()
  const refusal = new Promise<never>((_resolve, reject) => {
    const start = (): number =>
      window.setTimeout(() => {
        reject(new LoadError('timeout', entry.module))
      }, LOADER_TIMEOUT_MS)
    let timer = start()
    const stopWatching =
      request.contain === undefined
        ? () => {}
        : request.contain.onProgress(() => {
            window.clearTimeout(timer)
            timer = start()
          })
    waiting.signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      stopWatching()
    })
    const leave = (): void => {
      reject(new LoadError('timeout', entry.module, { cause: signal.reason }))
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { signal: waiting.signal })
  })
  try {
    return await Promise.race([loading, refusal])
  } finally {
    waiting.abort()
  }
}

function runningApp({ parcel, end }: Loaded, { request, container, leaving }: Attempt): MicroApp {
  const { entry, reportError: report } = request
  let updates = Promise.resolve()
  return {
    update: (changes) => {
      updates = updates
        .then(async () => {
          if (!leaving.signal.aborted) await parcel.update?.({ ...changes })
        })
        .catch(report)
      return updates
    },
    unmount: async () => {
      const leftAt = performance.now()
      leaving.abort()
      try {
        // A parcel that is being updated cannot be unmounted.
        await withTimeout(
          UNMOUNT_TIMEOUT_MS,
          updates.then(() => parcel.unmount()),
        )
      } catch (error) {
        nextGeneration(entry.module)
        report(error)
      }
      container.remove()
      record(entry, { state: 'unmounted', unmountMs: performance.now() - leftAt, leaks: end() })
    },
  }
}

async function withTimeout(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer = 0
  const refusal = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => {
      reject(new Error(`did not leave within ${limitMs} ms`))
    }, limitMs)
  })
  try {
    await Promise.race([work, refusal])
  } finally {
    window.clearTimeout(timer)
  }
}

async function unmountLate({ parcel, end }: Loaded): Promise<void> {
  await withTimeout(UNMOUNT_TIMEOUT_MS, parcel.unmount()).catch(reportedBefore)
  end()
}

function getGeneration({ module, entry }: documents.RegistryEntry): number {
  const before = loadedFrom.get(module)
  if (before !== undefined && before !== entry) nextGeneration(module)
  loadedFrom.set(module, entry)
  return generations.get(module) ?? 0
}

function nextGeneration(module: string): void {
  generations.set(module, (generations.get(module) ?? 0) + 1)
}

function addressFor(url: string, generation: number): string {
  return generation === 0 ? url : `${url}?r=${generation}`
}

/** The failure is already on the card, or belongs to an aborted mount. */
function reportedBefore(): void {}
