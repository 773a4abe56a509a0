import { useEffect, type RefObject } from 'react'

/** Brings a panel into sight that was opened outside of the window; once for each `key`, never while it is null. */
export function useScrollIntoView(panel: RefObject<HTMLElement | null>, key: unknown): void {
  useEffect(() => {
    if (key !== null && panel.current !== null && !isHeadInSight(panel.current)) {
      panel.current.scrollIntoView({ block: 'start' })
    }
  }, [panel, key])
}

/** px; a head at the very end of the window would leave its rows out of sight. */
const HEAD_HEIGHT = 100

function isHeadInSight(panel: HTMLElement): boolean {
  const { top } = panel.getBoundingClientRect()
  return top >= 0 && top + HEAD_HEIGHT <= window.innerHeight
}
