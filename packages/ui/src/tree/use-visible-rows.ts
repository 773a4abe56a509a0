import { useRef, useState, type UIEvent } from 'react'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import type { TreeRow } from './tree-index.ts'

/** Every row is this high, so that only those in sight have to exist. */
export const TREE_ROW_PX = 36
/** As high as a finger needs. */
const TOUCH_ROW_PX = 44
/** Overscan: rows rendered above and below the visible ones. */
const SPARE_ROWS = 8

/** The rows in sight of a scrolled box of the height, px. */
export function useVisibleRows(rows: readonly TreeRow[], height: number) {
  const rowPx = useIsMobile() ? TOUCH_ROW_PX : TREE_ROW_PX
  const scroller = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // A list that has become shorter is scrolled back by the browser only after it is drawn.
  const seenTop = Math.min(top, Math.max(0, rows.length * rowPx - height))
  const from = Math.max(0, Math.floor(seenTop / rowPx) - SPARE_ROWS)

  function scrollTo(row: TreeRow): void {
    const rowTop = rows.indexOf(row) * rowPx
    const box = scroller.current
    if (box === null) return
    if (rowTop < box.scrollTop) box.scrollTop = rowTop
    else if (rowTop + rowPx > box.scrollTop + height) box.scrollTop = rowTop + rowPx - height
    // Renders the row in this step, not only on the browser's scroll event.
    setTop(box.scrollTop)
  }

  return {
    rowPx,
    scroller,
    from,
    shown: rows.slice(from, from + Math.ceil(height / rowPx) + 2 * SPARE_ROWS),
    scrollTo,
    onScroll: ({ currentTarget }: UIEvent<HTMLDivElement>) => setTop(currentTarget.scrollTop),
  }
}
