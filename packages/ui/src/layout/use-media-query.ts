import { useCallback, useSyncExternalStore } from 'react'

/** True while the window, or the system behind it, is as the query says; follows every change. */
export function useMediaQuery(query: string): boolean {
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

/** True while the window is narrower than so many px. */
export function useIsBelow(px: number): boolean {
  // Style sheets say `width < 768px`; a zoomed window can be 767.5 px wide.
  return useMediaQuery(`(max-width: ${px - 0.02}px)`)
}
