import type { LeakTracer, Trace } from './trace-listeners.ts'

type Start = (handler: TimerHandler, delay?: number, ...rest: unknown[]) => number
type Stop = (id?: number) => void
/** The four functions as a browser has them: Node's types, present for the build's sake, give timers an object. */
type BrowserTimers = { setTimeout: Start; clearTimeout: Stop; setInterval: Start; clearInterval: Stop }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see the type
const page = window as unknown as BrowserTimers

/** The timers as they are now: after `traceTimers`, these go on without traces. */
export function timersOfPage(): BrowserTimers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = page
  return {
    setTimeout: setTimeout.bind(window),
    clearTimeout: clearTimeout.bind(window),
    setInterval: setInterval.bind(window),
    clearInterval: clearInterval.bind(window),
  }
}

/** Traces timeouts until they fire or are cleared, and intervals until they are cleared. */
export function traceTimers({ traceCreated, traceReleased }: LeakTracer): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = page
  const timers = new Map<number, Trace>()

  function untrack(id: number | undefined): void {
    if (id === undefined) return
    traceReleased(timers.get(id))
    timers.delete(id)
  }

  page.setTimeout = (handler, delay, ...rest) => {
    let id = 0
    const trace = traceCreated('timeout', `${delay ?? 0} ms`, {
      release: () => clearTimeout.call(window, id),
    })
    if (trace === null || typeof handler !== 'function') {
      id = setTimeout.call(window, handler, delay, ...rest)
      return id
    }
    const fire = (): void => {
      untrack(id)
      Reflect.apply(handler, window, rest)
    }
    id = setTimeout.call(window, fire, delay)
    timers.set(id, trace)
    return id
  }
  page.setInterval = (handler, delay, ...rest) => {
    const id = setInterval.call(window, handler, delay, ...rest)
    const trace = traceCreated('interval', `${delay ?? 0} ms`, {
      release: () => clearInterval.call(window, id),
    })
    if (trace !== null) timers.set(id, trace)
    return id
  }
  // The browser keeps timeouts and intervals in one list: either function clears either.
  page.clearTimeout = (id) => {
    untrack(id)
    clearTimeout.call(window, id)
  }
  page.clearInterval = (id) => {
    untrack(id)
    clearInterval.call(window, id)
  }
}

type Observer = { observe: (...options: never[]) => void; disconnect: () => void }
type ObserverName = 'MutationObserver' | 'ResizeObserver' | 'IntersectionObserver' | 'PerformanceObserver'
const OBSERVERS: readonly ObserverName[] = [
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'PerformanceObserver',
]

/** Traces observers from their first `observe` to `disconnect`, or until nothing is observed any more. */
export function traceObservers({ traceCreated, traceReleased }: LeakTracer): void {
  const traces = new WeakMap<object, { trace: Trace | null; targets: Set<unknown> }>()
  for (const name of OBSERVERS) {
    const prototype = getObserverPrototype(name)
    if (prototype === null) continue
    const { observe, disconnect, unobserve } = prototype
    prototype.observe = function (this: object, ...options: never[]) {
      Reflect.apply(observe, this, options)
      const known = traces.get(this) ?? {
        trace: traceCreated('observer', name, { release: () => Reflect.apply(disconnect, this, []) }),
        targets: new Set(),
      }
      known.targets.add(options[0])
      traces.set(this, known)
    }
    prototype.disconnect = function (this: object) {
      Reflect.apply(disconnect, this, [])
      traceReleased(traces.get(this)?.trace)
      traces.delete(this)
    }
    if (unobserve === undefined) continue
    prototype.unobserve = function (this: object, target: never) {
      Reflect.apply(unobserve, this, [target])
      const known = traces.get(this)
      known?.targets.delete(target)
      if (known?.targets.size !== 0) return
      traceReleased(known.trace)
      traces.delete(this)
    }
  }
}

function getObserverPrototype(
  name: ObserverName,
): (Observer & { unobserve?: (target: never) => void }) | null {
  // An old browser may lack one of them; the four differ only in what they take.
  const constructor = window[name] as
    | { prototype: Observer & { unobserve?: (target: never) => void } }
    | undefined
  return constructor?.prototype ?? null
}

/** Traces sockets and event streams until they close. */
export function traceSockets({ traceCreated, traceReleased }: LeakTracer): void {
  const { WebSocket, EventSource } = window
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      const trace = traceCreated('socket', String(url).split('?', 1)[0] ?? '', {
        release: () => this.close(),
      })
      this.addEventListener('close', () => {
        traceReleased(trace)
      })
    }
  }
  if ((EventSource as unknown) === undefined) return // jsdom has none
  window.EventSource = class extends EventSource {
    #trace = traceCreated('socket', 'EventSource', { release: () => super.close() })
    override close(): void {
      super.close()
      traceReleased(this.#trace)
    }
  }
}
