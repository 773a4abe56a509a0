import { useEffect, useEffectEvent, useState } from 'react'

/** The pause in typing after which the text is written to the address. */
const SEARCH_PAUSE_MS = 300

/**
 * The text of a search field while typing, written to the address once typing has paused: a
 * change of the address re-renders the whole console.
 */
export function useTypedSearch(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState({ applied, text: applied })
  const trimmed = typed.text.trim()
  // Back, Reset or a link replaces what was typed. Set while rendering: no frame shows the old text.
  if (typed.applied !== applied) setTyped({ applied, text: trimmed === applied ? typed.text : applied })

  // Reads the current state after the pause: the address may have changed meanwhile.
  const onPause = useEffectEvent(() => {
    if (trimmed !== applied) apply(trimmed)
  })
  useEffect(() => {
    const timer = setTimeout(onPause, SEARCH_PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [trimmed])

  return {
    text: typed.text,
    type: (text: string) => {
      setTyped({ applied, text })
    },
  }
}
