import { findMovedFile } from '../micro-apps/trusted-files.ts'
import { ownStorage } from './own-storage.ts'

/** More open connections than any page needs. */
export const MAX_CONNECTIONS = 20

type AppWindow = { module: string; name: string }

/** Gives an app's own window what differs from the page's, before its scripts run. */
export function prepareWindow(appWindow: Window, { module, name }: AppWindow): void {
  const define = (key: string, value: unknown): void => {
    Reflect.defineProperty(appWindow, key, { value, writable: true, enumerable: true, configurable: true })
  }
  // A library that finds it makes a policy of its own, which the headers of the page refuse.
  define('trustedTypes', undefined)
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const storage = findStorage(kind)
    if (storage !== null) define(kind, ownStorage(storage, `app.${module}.`))
  }
  // A module script of Vite is an import here, and goes on when another app may be the last that the sandbox has run.
  define('proxy', appWindow)
  define('fetch', fetchMoved)
  define('XMLHttpRequest', requestMoved())
  const count = connectionCount()
  define('WebSocket', limitedSocket(count))
  if (typeof window.EventSource === 'function') define('EventSource', limitedEventSource(count))
  defineLifecycles(appWindow, name, module)
}

function findStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind]
  } catch {
    // The browser blocks it: the app meets the same refusal.
    return null
  }
}

/** The page's `fetch`, for files whose address a build has fixed. */
const fetchMoved: typeof window.fetch = async (input, init) => {
  const moved = findMovedFile(input instanceof Request ? input.url : String(input))
  if (moved === null) return window.fetch(input, init)
  return window.fetch(input instanceof Request ? new Request(moved, input) : moved, init)
}

function requestMoved(): typeof XMLHttpRequest {
  return class extends window.XMLHttpRequest {
    override open(
      method: string,
      url: string | URL,
      ...[isAsync = true, user, password]: [boolean?, (string | null)?, (string | null)?]
    ): void {
      super.open(method, findMovedFile(String(url)) ?? url, isAsync, user, password)
    }
  }
}

type ConnectionCount = { open: () => void; closed: () => void }

function connectionCount(): ConnectionCount {
  let opened = 0
  return {
    open: () => {
      if (opened >= MAX_CONNECTIONS)
        throw new DOMException(`An app may have ${MAX_CONNECTIONS} open connections.`, 'QuotaExceededError')
      opened += 1
    },
    closed: () => {
      opened -= 1
    },
  }
}

function limitedSocket(count: ConnectionCount): typeof WebSocket {
  return class extends window.WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      count.open()
      try {
        super(url, protocols)
      } catch (error) {
        count.closed()
        throw error
      }
      this.addEventListener('close', count.closed, { once: true })
    }
  }
}

function limitedEventSource(count: ConnectionCount): typeof EventSource {
  return class extends window.EventSource {
    #isCounted = true
    constructor(url: string | URL, init?: EventSourceInit) {
      count.open()
      super(url, init)
    }
    override close(): void {
      super.close()
      if (this.#isCounted) count.closed()
      this.#isCounted = false
    }
  }
}

/**
 * qiankun looks for an app's lifecycles in the property of its window that was set last, then in the one that is named as it
 * registered the app. Other teams name theirs as they like, and set others after it: under the registered name all are found.
 */
function defineLifecycles(appWindow: Window, name: string, module: string): void {
  let set: unknown
  Reflect.defineProperty(appWindow, name, {
    configurable: true,
    get(this: object) {
      return set ?? (name === module ? undefined : Reflect.get(this, module)) ?? findLifecycles(this)
    },
    set: (value: unknown) => {
      set = value
    },
  })
}

/** The lifecycles that were set last, of those in an object's own properties. */
function findLifecycles(target: object): unknown {
  return Object.values(Object.getOwnPropertyDescriptors(target))
    .map(({ value }): unknown => value)
    .findLast(hasLifecycles)
}

function hasLifecycles(value: unknown): boolean {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  return ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function')
}
