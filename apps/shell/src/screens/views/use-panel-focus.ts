import { useEffect, useRef } from 'react'

/**
 * The focus is in the list when it opens, and stays in it: with the row or the notice of a deleted view, the button that
 * had it goes away.
 */
export function usePanelFocus({ openings, hasDeleted }: { openings: number; hasDeleted: boolean }) {
  const panel = useRef<HTMLElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const hadDeleted = useRef(false)
  useEffect(() => {
    // While it opens it is not where it will be.
    panel.current?.focus({ preventScroll: true })
  }, [openings])
  useEffect(() => {
    if (hasDeleted) undoButton.current?.focus()
    else if (hadDeleted.current) panel.current?.focus()
    hadDeleted.current = hasDeleted
  }, [hasDeleted])
  return { panel, undoButton }
}
