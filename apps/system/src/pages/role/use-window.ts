import { useEffect, useRef, useState } from 'react'

/** Rows beyond the edges that are drawn too, so that a quick scroll shows no gap. */
const EXTRA_ROWS = 10
/** Until the height is known. */
const FIRST_HEIGHT_PX = 480

/** Which rows of a long list stand in its scrolled part: only those are drawn. */
export function useWindow<Element extends HTMLElement>({ count, rowPx }: { count: number; rowPx: number }) {
  const ref = useRef<Element>(null)
  const [place, setPlace] = useState({ top: 0, height: FIRST_HEIGHT_PX })

  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const look = () => {
      setPlace({ top: element.scrollTop, height: element.clientHeight || FIRST_HEIGHT_PX })
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  // A list that has become shorter is scrolled back by the browser only after it is drawn.
  const top = Math.min(place.top, Math.max(0, count * rowPx - place.height))
  const first = Math.max(0, Math.floor(top / rowPx) - EXTRA_ROWS)
  const last = Math.min(count, Math.ceil((top + place.height) / rowPx) + EXTRA_ROWS)

  function reveal(row: number) {
    const element = ref.current
    if (element === null) return
    const height = element.clientHeight || FIRST_HEIGHT_PX
    if (row * rowPx < element.scrollTop) element.scrollTop = row * rowPx
    else if ((row + 1) * rowPx > element.scrollTop + height) element.scrollTop = (row + 1) * rowPx - height
    // The row is drawn with this step, not only when the browser tells of the scrolling.
    setPlace({ top: element.scrollTop, height })
  }

  return { ref, first, last, reveal }
}
