import { useSyncExternalStore } from 'react'

/** Unread counts by address of the menu, as the server last reported them (RT-011). */
const counts = new Map<string, number>()
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

/** Zero removes the mark. */
export function noteUnread(events: readonly { url: string; unreadCount: number }[]): void {
  for (const { url, unreadCount } of events) {
    if (unreadCount > 0) counts.set(url, unreadCount)
    else counts.delete(url)
  }
  changed()
}

/** Nothing is known yet of another business type or person. */
export function clearUnread(): void {
  counts.clear()
  changed()
}

/** The sum at these addresses. */
export function useUnread(urls: readonly (string | null)[]): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => urls.reduce((sum, url) => sum + ((url !== null && counts.get(url)) || 0), 0),
  )
}
