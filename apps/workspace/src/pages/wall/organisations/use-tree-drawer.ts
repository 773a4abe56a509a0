import { useIsBelow } from '@console/ui'
import { useCallback, useState } from 'react'

/** Below this width of the window the tree is collapsed (WORK-004). */
export const NARROW_BELOW_PX = 800

/** State of the tree: open at first in a wide window, collapsed in a narrow one. */
export function useTreeDrawer() {
  const isNarrow = useIsBelow(NARROW_BELOW_PX)
  const [choice, setChoice] = useState<{ isNarrow: boolean; isOpen: boolean } | null>(null)
  // A choice in one layout does not apply to the other.
  const isOpen = choice?.isNarrow === isNarrow ? choice.isOpen : !isNarrow
  const setOpen = useCallback((next: boolean) => setChoice({ isNarrow, isOpen: next }), [isNarrow])
  const close = useCallback(() => setOpen(false), [setOpen])
  return { isNarrow, isOpen, setOpen, close }
}
