import { writeStored } from '@console/sub-app/browser-storage'

/** Signing out or in reaches every tab of the browser through local storage events. */
export const SESSION_EVENT_KEY = 'console.session'

export type SessionEvent = 'signedIn' | 'signedOut'

export function notifyOtherTabs(event: SessionEvent): void {
  // The time makes repeated equal events distinct.
  // oxlint-disable-next-line no-restricted-properties -- see above
  writeStored(SESSION_EVENT_KEY, `${event}:${Date.now()}`)
}

/** Calls back when another tab signed in or out. The browser sends no event to the tab that wrote. */
export function onOtherTab(listener: (event: SessionEvent) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key !== SESSION_EVENT_KEY || newValue === null) return
    listener(newValue.startsWith('signedOut') ? 'signedOut' : 'signedIn')
  }
  window.addEventListener('storage', handleStorage)
  return () => {
    window.removeEventListener('storage', handleStorage)
  }
}
