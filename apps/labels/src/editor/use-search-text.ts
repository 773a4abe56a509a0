import { SEARCH_DELAY_MS } from '@console/ui'
import { useEffect, useRef, useState } from 'react'

/** The text that options are searched by, once typing has paused; an empty one counts at once. */
export function useSearchText() {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    search: (typed: string): void => {
      clearTimeout(timer.current)
      const next = typed.trim()
      if (next === '') setText('')
      else timer.current = setTimeout(() => setText(next), SEARCH_DELAY_MS)
    },
  }
}
