import { useCallback, useEffect, useState } from 'react'

/** Scrolling by less renders nothing. */
const STEP_PX = 32
/** A part that is scrolled past in less time was not looked at. */
const REST_MS = 120

export type ScrolledView = { top: number; height: number }

/** The part of an element that its scroller shows, px from the element's top, and that in which it came to rest last. */
export function useScrolledView(
  scroller: HTMLElement | null,
  element: HTMLElement | null,
): { view: ScrolledView; restingView: ScrolledView; measure: () => void } {
  const [view, setView] = useState<ScrolledView>({ top: 0, height: window.innerHeight })
  const [restingView, setRestingView] = useState(view)
  const measure = useCallback(() => {
    if (scroller === null || element === null) return
    const offset = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top
    const top = Math.floor(offset / STEP_PX) * STEP_PX
    const height = (scroller.clientHeight || window.innerHeight) + STEP_PX
    setView((before) => (before.top === top && before.height === height ? before : { top, height }))
  }, [scroller, element])
  useEffect(() => {
    const timer = setTimeout(() => setRestingView(view), REST_MS)
    return () => clearTimeout(timer)
  }, [view])
  useEffect(() => {
    if (scroller === null || element === null) return
    // Its first report comes with the observation.
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [scroller, element, measure])
  return { view, restingView, measure }
}
