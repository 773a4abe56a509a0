import { useSyncExternalStore } from 'react'

/** Whether the page is hidden: another tab is in front, or the window is minimised. */
export function useIsPageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
  }
}
