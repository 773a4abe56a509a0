import { useSyncExternalStore } from 'react'

/** Mobile mode begins below this width (decision 17). */
export const MOBILE_BELOW_PX = 768

const QUERY = `(max-width: ${MOBILE_BELOW_PX - 0.02}px)`

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(QUERY)
  list.addEventListener('change', onChange)
  return () => {
    list.removeEventListener('change', onChange)
  }
}

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches)
}
