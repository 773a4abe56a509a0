import { useEffect, useRef, useState, type RefObject } from 'react'

/** So near the end counts as the end. */
const NEAR_PX = 48

type LiveEnd = {
  /** Scrolls. */
  box: RefObject<HTMLDivElement | null>
  /** Grows inside of it. */
  content: RefObject<HTMLOListElement | null>
  isAtEnd: boolean
  onScroll: () => void
  toEnd: () => void
}

/** Follows what is added at the end of a list; one that was scrolled up stays where it is. */
export function useLiveEnd(): LiveEnd {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const isFollowing = useRef(true)

  function toEnd(): void {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }
  function onScroll(): void {
    if (box.current === null) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    isFollowing.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
    setIsAtEnd(isFollowing.current)
  }
  useEffect(() => {
    if (content.current === null) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) toEnd()
    })
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])
  return { box, content, isAtEnd, onScroll, toEnd }
}
