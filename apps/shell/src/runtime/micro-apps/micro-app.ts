import type { documents } from '@console/contracts'
import type { HostProps, HostUpdate } from '@console/sub-app'
import type { MicroApp as Parcel } from 'qiankun'
import { guardedFetch } from './guarded-fetch.ts'
import { importQiankun } from './import-qiankun.ts'
import { openRecord, type OpenRecord } from './leak-ledger.ts'
import { LoadError } from './load-error.ts'
import { loadManifest, loadTiers } from './load-manifest.ts'
import { record } from './run-log.ts'
import { shownComponent } from './shown-component.ts'

/** A sub-app mounts within this time or fails with a timeout (R30, SHELL-Q25). */
export const LOADER_TIMEOUT_MS = 15_000
/** A sub-app that does not unmount by then is removed, so that the next one can mount. */
export const UNMOUNT_TIMEOUT_MS = 3000

/** The element that a sub-app renders into; qiankun's siblings of it (its styles) must survive. */
const ROOT_HTML = '<div data-sub-app-root></div>'

export type MicroApp = {
  /** Passes the changed props; a sub-app that throws is reported and affects no other. */
  update: (changes: HostUpdate) => Promise<void>
  /** Never rejects: a failed unmount is reported, and the viewport is cleared all the same. */
  unmount: () => Promise<void>
}

export type MountRequest = {
  entry: documents.RegistryEntry
  /** The host's element; each mount gets one of its own inside. */
  viewport: HTMLElement
  props: Omit<HostProps, 'container' | 'signal'>
  /** For Retry: nothing that failed before is used again. */
  isRetry: boolean
  /** Aborted when the user navigates away: a late mount is unmounted at once. */
  signal: AbortSignal
}

/** One pending mount: its own element, its own signal. */
type Attempt = { request: MountRequest; container: HTMLElement; leaving: AbortController; startedAt: number }
type Loaded = { parcel: Parcel; leakRecord: OpenRecord }

/**
 * qiankun keeps what it loaded, and what it failed to load, by name until the page is reloaded. After a failure the
 * module therefore continues under its next name.
 */
const generations = new Map<string, number>()

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
  }
  record(entry, { state: 'loading', error: null })
  const loading = load(attempt)
  try {
    return runningApp(await loadWithTimeout(loading, request), attempt)
  } catch (error) {
    attempt.leaving.abort()
    container.remove()
    nextGeneration(entry.module)
    // It may still mount later: then it is unmounted at once, from a detached element.
    void loading.then(unmountLate, reportedBefore)
    const failure =
      error instanceof LoadError ? error : new LoadError('script', entry.module, { cause: error })
    if (!signal.aborted) record(entry, { state: 'failed', error: failure })
    throw failure
  }
}

async function load({ request, container, leaving, startedAt }: Attempt): Promise<Loaded> {
  const { entry, props, isRetry } = request
  const manifest = await loadManifest(entry, { isFresh: isRetry })
  const tiers = pageTiers(request) ?? manifest.tiers
  const [{ loadMicroApp }] = await Promise.all([importQiankun(), loadTiers(tiers)])
  leaving.signal.throwIfAborted()
  const generation = generations.get(entry.module) ?? 0
  const leakRecord = openRecord(entry.module, manifest.publicPath)
  const parcel = loadMicroApp(
    {
      name: generation === 0 ? entry.module : `${entry.module}~${generation}`,
      entry: {
        scripts: manifest.scripts.map(({ url }) => addressFor(url, generation)),
        styles: manifest.styles.map(({ url }) => addressFor(url, generation)),
        html: ROOT_HTML,
      },
      container: container,
      props: { ...props, signal: leaving.signal },
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
      beforeLoad: async () => {
        leaving.signal.throwIfAborted()
      },
    },
  )
  // Each of these rejects with the same failure; it is handled by those that are awaited below.
  for (const promise of [parcel.loadPromise, parcel.mountPromise, parcel.unmountPromise]) {
    promise.catch(reportedBefore)
  }
  try {
    await parcel.bootstrapPromise
    const loadedAt = performance.now()
    await parcel.mountPromise
    const mountMs = performance.now() - loadedAt
    record(entry, { state: 'mounted', version: manifest.version, loadMs: loadedAt - startedAt, mountMs })
  } catch (error) {
    leakRecord.close()
    throw error
  }
  return { parcel, leakRecord }
}

/** Tiers of the requested page, when they are fewer than its app's. */
function pageTiers({ entry, props: { router } }: MountRequest): readonly documents.KitTier[] | undefined {
  const shown = shownComponent(router)
  return entry.data.find(({ component }) => component === shown)?.tiers
}

/** Resolves with the load, or rejects when it takes too long or is aborted. */
async function loadWithTimeout(loading: Promise<Loaded>, { entry, signal }: MountRequest): Promise<Loaded> {
  const waiting = new AbortController()
  const refusal = new Promise<never>((_resolve, reject) => {
    const timer = window.setTimeout(() => {
      reject(new LoadError('timeout', entry.module))
    }, LOADER_TIMEOUT_MS)
    waiting.signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
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

function runningApp({ parcel, leakRecord }: Loaded, { request, container, leaving }: Attempt): MicroApp {
  const { entry, props } = request
  let updates = Promise.resolve()
  const report = (error: unknown): void => {
    props.services.reportError(error, entry.module)
  }
  return {
    update: (changes) => {
      updates = updates
        .then(async () => {
          if (!leaving.signal.aborted) await parcel.update?.(changes)
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
      record(entry, { state: 'unmounted', unmountMs: performance.now() - leftAt, leaks: leakRecord.close() })
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

async function unmountLate({ parcel, leakRecord }: Loaded): Promise<void> {
  await parcel.unmount().catch(reportedBefore)
  leakRecord.close()
}

function nextGeneration(module: string): void {
  generations.set(module, (generations.get(module) ?? 0) + 1)
}

function addressFor(url: string, generation: number): string {
  return generation === 0 ? url : `${url}?r=${generation}`
}

/** The failure is already on the card, or belongs to an aborted mount. */
function reportedBefore(): void {}
