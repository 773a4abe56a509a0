import { useCallback, useState } from 'react'

/** Before it is known. */
const FIRST_HEIGHT_PX = 800

/** How high a box is, told anew whenever that changes. */
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
