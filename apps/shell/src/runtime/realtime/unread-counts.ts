import { useSyncExternalStore } from 'react'
import { createObservable } from '../../base/observable.ts'

/** Unread counts by address of the menu, as the server last reported them (RT-011). */
const counts = createObservable<ReadonlyMap<string, number>>(new Map())

/** Zero removes the mark. */
export function noteUnread(events: readonly { url: string; unreadCount: number }[]): void {
  const reported = events.map(({ url, unreadCount }) => [url, unreadCount] as const)
  counts.set(new Map([...counts.get(), ...reported]))
}

/** Nothing is known yet of another business type or person. */
export function clearUnread(): void {
  counts.set(new Map())
}

/** The sum at these addresses. */
export function useUnread(urls: readonly (string | null)[]): number {
  return useSyncExternalStore(counts.subscribe, () =>
    urls.reduce((sum, url) => sum + ((url !== null && counts.get().get(url)) || 0), 0),
  )
}
