import { useCallback, useState } from 'react'

/** Milliseconds below which something was scrolled past, not looked at. */
const REST_MS = 120

/** Notices that an element, at least a part of it, has been on screen for a moment and is so at present. */
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
