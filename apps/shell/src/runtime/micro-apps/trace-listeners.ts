/** A resource that is in use until it is released. */
export type TraceKind = 'listener' | 'timeout' | 'interval' | 'observer' | 'socket'
export type Trace = {
  kind: TraceKind
  what: string
  release: () => void
  origin: Error
  createdAt: number
  /** Set for a listener. */
  registration?: Registration | undefined
  isReleased: boolean
}

/** A listener that can be taken away for a time. */
export type Registration = {
  /** Target, type and phase. */
  key: string
  suspend: () => void
  resume: () => void
}

/** The ways to end a resource, for good or, for a listener, for a time. */
export type Ends = { release: () => void; registration?: Registration }

/** Functions by which the traced ones report what they create and release. */
export type LeakTracer = {
  /** `release` ends the resource. */
  traceCreated: (kind: TraceKind, what: string, ends: Ends) => Trace | null
  traceReleased: (trace: Trace | null | undefined) => void
}

type Listener = EventListenerOrEventListenerObject
/** Traces of each listener by `type` and `capture`, which together name a registration. */
type Registrations = WeakMap<Listener, Map<string, Trace | null>>

/** Traces the listeners of one target, whose behaviour stays unchanged. */
export function traceListeners(target: Window | Document, { traceCreated, traceReleased }: LeakTracer): void {
  const registrations: Registrations = new WeakMap()
  const add = target.addEventListener.bind(target) as EventTarget['addEventListener'] // of its overloads the widest
  const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener'] // as above

  function untrack(listener: Listener, key: string): void {
    const known = registrations.get(listener)
    traceReleased(known?.get(key))
    known?.delete(key)
  }

  target.addEventListener = (
    type: string,
    listener: Listener | null,
    options?: boolean | AddEventListenerOptions,
  ) => {
    add(type, listener, options)
    if (listener === null) return
    const settings = typeof options === 'object' ? options : { capture: options === true }
    if (settings.signal?.aborted === true) return
    const key = registrationKey(type, settings)
    const known = registrations.get(listener) ?? new Map<string, Trace | null>()
    registrations.set(listener, known)
    if (known.has(key)) return
    const suspend = (): void => remove(type, listener, options)
    const release = (): void => {
      suspend()
      untrack(listener, key)
    }
    const registration = {
      key: `${target === document ? 'document' : 'window'} ${key}`,
      suspend,
      resume: () => add(type, listener, options),
    }
    known.set(key, traceCreated('listener', type, { release, registration }))
    const end = (): void => {
      untrack(listener, key)
    }
    settings.signal?.addEventListener('abort', end, { once: true })
    if (settings.once === true) add(type, end, { once: true, capture: settings.capture ?? false })
  }

  target.removeEventListener = (
    type: string,
    listener: Listener | null,
    options?: boolean | EventListenerOptions,
  ) => {
    remove(type, listener, options)
    if (listener === null) return
    untrack(
      listener,
      registrationKey(type, typeof options === 'object' ? options : { capture: options === true }),
    )
  }
}

function registrationKey(type: string, { capture = false }: EventListenerOptions): string {
  return `${type}/${capture}`
}
