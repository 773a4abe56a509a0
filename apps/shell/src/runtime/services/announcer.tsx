import { createContext, useSyncExternalStore } from 'react'
import { createObservable, type Observable } from '../../base/observable.ts'

/** Messages for screen readers, announced by one live region. */
export type Announcer = Omit<Observable<string>, 'set'> & { say: (text: string) => void }

export function createAnnouncer(): Announcer {
  const { get, set, subscribe } = createObservable('')
  return {
    // A repeated text would be no change and not be announced: an invisible mark makes it one.
    say: (text) => set(text === get() ? `${text}\u00a0` : text),
    get,
    subscribe,
  }
}

export const AnnouncerContext = createContext<Announcer>(createAnnouncer())

export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.get)
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true" data-testid="live-region">
      {text}
    </div>
  )
}
