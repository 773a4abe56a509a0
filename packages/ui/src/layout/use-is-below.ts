import { useMediaQuery } from './use-media-query.ts'

/** True while the window is narrower than so many px. */
export function useIsBelow(px: number): boolean {
  // Style sheets say `width < 768px`; a zoomed window can be 767.5 px wide.
  return useMediaQuery(`(max-width: ${px - 0.02}px)`)
}
