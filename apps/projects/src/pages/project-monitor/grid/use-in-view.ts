import { useCallback, useState } from 'react'

/** Whether an element is on screen at present, at least a part of it. */
export function useInView() {
  const [isInView, setInView] = useState(false)
  const attach = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { attach, isInView }
}
