type Descriptors = Map<PropertyKey, PropertyDescriptor>
/** Records what a page shares with everything that runs in it, as it was. */
export type GlobalsBefore = ReadonlyMap<object, Descriptors>
/** What an app has changed: its own property, or undefined where it has removed one. */
export type GlobalChange = { target: object; key: PropertyKey; own: PropertyDescriptor | undefined }

/** Properties of the window that the console itself uses; other new ones do no harm. */
const WINDOW_KEYS = `fetch XMLHttpRequest WebSocket EventSource Worker SharedWorker BroadcastChannel
  setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone
  requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback
  addEventListener removeEventListener dispatchEvent postMessage open matchMedia
  Promise Proxy Reflect Symbol Map Set WeakMap URL URLSearchParams Intl
  Request Response Headers AbortController FormData Blob File Event CustomEvent
  MutationObserver ResizeObserver IntersectionObserver onerror onunhandledrejection`.split(/\s+/)

/** qiankun patches Node, Document, head and body itself, and takes that back. */
function sharedObjects(): object[] {
  const constructors = [Object, Array, String, Number, Promise, Function, RegExp, Date, Map, Set, Error]
  const interfaces = [EventTarget, Element, HTMLElement, History, Storage, XMLHttpRequest, Response, URL]
  return [
    ...constructors,
    ...[...constructors, ...interfaces].map(({ prototype }): object => prototype),
    JSON,
    Math,
    Reflect,
    window.history,
    window.console,
  ]
}

export function noteGlobals(): GlobalsBefore {
  const before = new Map<object, Descriptors>()
  for (const target of sharedObjects()) before.set(target, describe(target, Reflect.ownKeys(target)))
  before.set(window, describe(window, WINDOW_KEYS))
  return before
}

/** Takes back what has changed since, and returns it for the next mount: a polyfill is evaluated only once. */
export function takeBackGlobals(before: GlobalsBefore): GlobalChange[] {
  const changes: GlobalChange[] = []
  for (const [target, known] of before) {
    const keys = target === window ? WINDOW_KEYS : new Set([...known.keys(), ...Reflect.ownKeys(target)])
    for (const key of keys) {
      const own = Reflect.getOwnPropertyDescriptor(target, key)
      const was = known.get(key)
      if (isSame(own, was)) continue
      if (setProperty(target, key, was)) changes.push({ target, key, own })
    }
  }
  return changes
}

export function bringBackGlobals(changes: readonly GlobalChange[]): void {
  for (const { target, key, own } of changes) setProperty(target, key, own)
}

function describe(target: object, keys: readonly PropertyKey[]): Descriptors {
  const known: Descriptors = new Map()
  for (const key of keys) {
    const descriptor = Reflect.getOwnPropertyDescriptor(target, key)
    if (descriptor !== undefined) known.set(key, descriptor)
  }
  return known
}

/** False where the app has made it permanent. */
function setProperty(target: object, key: PropertyKey, descriptor: PropertyDescriptor | undefined): boolean {
  return descriptor === undefined
    ? Reflect.deleteProperty(target, key)
    : Reflect.defineProperty(target, key, descriptor)
}

function isSame(a: PropertyDescriptor | undefined, b: PropertyDescriptor | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return Object.is(a.value, b.value) && a.get === b.get && a.set === b.set && a.writable === b.writable
}
