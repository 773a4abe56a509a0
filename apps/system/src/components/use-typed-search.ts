import { useEffect, useRef, useState } from 'react'

/** A pause in typing that lets the address take the text over. */
const SEARCH_PAUSE_MS = 300

/**
 * The text of a search field while one types, apart from the address, which takes it over once typing has paused: a
 * change of the address draws the whole console.
 */
export function useTypedSearch(applied: string, apply: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState({ applied, text: applied })
  // Back, Reset or a link replaces what was typed. Set while rendering: no frame shows the old text.
  if (typed.applied !== applied)
    setTyped({ applied, text: typed.text.trim() === applied ? typed.text : applied })

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    text: typed.text,
    type: (text: string) => {
      setTyped({ applied, text })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(text.trim()), SEARCH_PAUSE_MS)
    },
  }
}
