import { useCallback, useState } from 'react'

/** Milliseconds below which something was scrolled past, not looked at. */
const REST_MS = 120

/** Reports that at least a part of an element is on screen, and has been there for a moment. */
export function useLookedAt() {
  const [isLookedAt, setLookedAt] = useState(false)
  const attach = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(() => setLookedAt(true), REST_MS)
      else setLookedAt(false)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return { attach, isLookedAt }
}
