import { useCallback, useRef, useState, type UIEvent } from 'react'

/** As drawn by the style sheet. */
export const LINE_PX = 40
/** Lines above and below what is seen, so that a scroll finds them there. */
const SPARE_LINES = 8
/** Before the height is known. */
const FIRST_HEIGHT_PX = 800

/** Which lines of a scrolled box have to be drawn, and a way to bring one into view. */
export function useLineWindow() {
  const boxRef = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT_PX })

  const attach = useCallback((box: HTMLDivElement) => {
    boxRef.current = box
    const measure = () => setView({ top: box.scrollTop, height: box.clientHeight || FIRST_HEIGHT_PX })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      observer.disconnect()
    }
  }, [])

  return {
    attach,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight || FIRST_HEIGHT_PX })
    },
    first: Math.max(0, Math.floor(view.top / LINE_PX) - SPARE_LINES),
    last: Math.ceil((view.top + view.height) / LINE_PX) + SPARE_LINES,
    reveal: (index: number) => {
      const box = boxRef.current
      if (box === null) return
      const top = index * LINE_PX
      if (top < box.scrollTop) box.scrollTop = top
      else if (top + LINE_PX > box.scrollTop + box.clientHeight) {
        box.scrollTop = top + LINE_PX - box.clientHeight
      }
    },
  }
}
