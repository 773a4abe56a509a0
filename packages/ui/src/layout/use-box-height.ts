import { useCallback, useState } from 'react'

/** Used before the first measurement. */
const FIRST_HEIGHT_PX = 800

/** The height of a box, updated whenever it changes. */
export function useBoxHeight() {
  const [height, setHeight] = useState(FIRST_HEIGHT_PX)
  const attach = useCallback((box: HTMLElement | null) => {
    if (box === null) return undefined
    const measure = () => {
      setHeight(box.clientHeight || FIRST_HEIGHT_PX)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { attach, height }
}
