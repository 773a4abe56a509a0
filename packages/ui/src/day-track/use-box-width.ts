import { useCallback, useState } from 'react'

/** The width of a box in px, updated whenever it changes; 0 before the first measurement. */
export function useBoxWidth() {
  const [width, setWidth] = useState(0)
  const attach = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined
    const measure = () => setWidth(box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { attach, width }
}
