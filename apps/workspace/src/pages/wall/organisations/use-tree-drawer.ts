import { useIsBelow } from '@console/ui'
import { useCallback, useState } from 'react'

/** Below this width of the window the tree is collapsed (WORK-004). */
export const NARROW_BELOW_PX = 800

/** Whether the tree is shown: open at first in a wide window, collapsed in a narrow one. */
export function useTreeDrawer() {
  const isNarrow = useIsBelow(NARROW_BELOW_PX)
  const [choice, setChoice] = useState<{ isNarrow: boolean; isOpen: boolean } | null>(null)
  // What was chosen in one layout does not hold in the other.
  const isOpen = choice?.isNarrow === isNarrow ? choice.isOpen : !isNarrow
  const setOpen = useCallback((next: boolean) => setChoice({ isNarrow, isOpen: next }), [isNarrow])
  const close = useCallback(() => setOpen(false), [setOpen])
  return { isNarrow, isOpen, setOpen, close }
}
