import { isCalledBy } from './hold-page.ts'

type Shared = {
  folder: string
  /** The app still has the page: the console has not gone elsewhere. */
  isShown: () => boolean
}

/**
 * Lets an app with a router of its own change the address. The console's router owns the history (docs/decisions/0005): each
 * step of the app gets its marks, and it is told of the step, as of Back and Forward. An app that is being left changes
 * nothing. Returns the end of that.
 */
export function shareHistory({ folder, isShown }: Shared): () => void {
  const { history } = window
  const stopHiding = hideOwnEvents()
  const share = (method: 'pushState' | 'replaceState') => {
    const native: History['pushState'] = History.prototype[method]
    const before = Reflect.getOwnPropertyDescriptor(history, method)
    const shared: History['pushState'] = (state: unknown, unused, url) => {
      if (!isCalledBy(folder)) {
        native.call(history, state, unused, url)
        return
      }
      if (!isShown()) return
      native.call(history, withMarks(state, method), unused, url)
      window.dispatchEvent(markedEvent(history.state))
    }
    Reflect.defineProperty(history, method, { configurable: true, writable: true, value: shared })
    return () => {
      if (before === undefined) Reflect.deleteProperty(history, method)
      else Reflect.defineProperty(history, method, before)
    }
  }
  const undo = [share('pushState'), share('replaceState'), stopHiding]
  return () => {
    for (const restore of undo) restore()
  }
}

const marked = new WeakSet<Event>()

function markedEvent(state: unknown): PopStateEvent {
  const event = new PopStateEvent('popstate', { state })
  marked.add(event)
  return event
}

/** The console's router has listened from the start, so it hears of a step first; the app, which made it, does not. */
function hideOwnEvents(): () => void {
  const hide = (event: Event): void => {
    if (marked.has(event)) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', hide)
  return () => window.removeEventListener('popstate', hide)
}

/** The state with what the console's router finds its entries by; an app's router leaves what it does not know. */
function withMarks(state: unknown, method: 'pushState' | 'replaceState'): unknown {
  if (state !== null && (typeof state !== 'object' || Array.isArray(state))) return state
  const current: unknown = window.history.state
  const marks = typeof current === 'object' && current !== null ? { ...current } : {}
  const index = 'idx' in marks && typeof marks.idx === 'number' ? marks.idx : 0
  const key = Math.random().toString(36).slice(2, 10)
  return { ...state, idx: method === 'pushState' ? index + 1 : index, key, usr: null }
}
