import type { documents } from '@console/contracts'
import { createObservable } from '../../base/observable.ts'
import type { LeakReport } from './leak-ledger.ts'
import type { LoadError } from './load-error.ts'

/** A sub-app as the developer panel shows it. */
export type AppRun = {
  module: string
  version: string | null
  entry: string
  /** Set for an app that another team registered. */
  trust: documents.RegistryEntry['trust'] | null
  state: 'loading' | 'mounted' | 'unmounted' | 'failed'
  mounts: number
  loadMs: number | null
  mountMs: number | null
  unmountMs: number | null
  /** Leaks of the last mount that ended. */
  leaks: LeakReport | null
  error: LoadError | null
  /** Messages of an app in a frame that were malformed, or came too fast. */
  refusedMessages: number
}

const runs = new Map<string, AppRun>()

export const runLog = createObservable<readonly AppRun[]>([])

/** Shows whether an app is being loaded, for code that waits until none is. */
export const loadingApps = {
  isBusy: (): boolean => runLog.get().some(({ state }) => state === 'loading'),
  subscribe: runLog.subscribe,
}

type Entry = Pick<AppRun, 'module' | 'entry'> & { trust?: AppRun['trust'] | undefined }

export function record({ module, entry, trust = null }: Entry, change: Partial<AppRun>): void {
  const known = runs.get(module)
  const mounts = (known?.mounts ?? 0) + (change.state === 'mounted' ? 1 : 0)
  const blank = {
    version: null,
    loadMs: null,
    mountMs: null,
    unmountMs: null,
    leaks: null,
    error: null,
    refusedMessages: 0,
  }
  runs.set(module, { state: 'loading', ...blank, ...known, ...change, module, entry, trust, mounts })
  runLog.set([...runs.values()])
}
