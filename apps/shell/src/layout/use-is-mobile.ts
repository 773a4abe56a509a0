import { useSyncExternalStore } from 'react'

/** Mobile mode begins below 768 px (decision 17). */
const MOBILE_QUERY = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(MOBILE_QUERY)
  query.addEventListener('change', listener)
  return () => {
    query.removeEventListener('change', listener)
  }
}

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE_QUERY).matches)
}
