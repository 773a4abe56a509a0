import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is narrower than so many px. */
export function useIsBelow(px: number): boolean {
  // Style sheets say `width < 768px`; a zoomed window can be 767.5 px wide.
  const query = `(max-width: ${px - 0.02}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => {
        list.removeEventListener('change', onChange)
      }
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
