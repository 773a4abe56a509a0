import { useEffect, useEffectEvent, useState } from 'react'

/** A pause in typing that lets the address take the text over. */
const SEARCH_PAUSE_MS = 300

/**
 * The text of a search field while one types, apart from the address, which takes it over once typing has paused: a
 * change of the address draws the whole console.
 */
export function useTypedSearch(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState({ applied, text: applied })
  const wanted = typed.text.trim()
  // Back, Reset or a link replaces what was typed. Set while rendering: no frame shows the old text.
  if (typed.applied !== applied) setTyped({ applied, text: wanted === applied ? typed.text : applied })

  // At the end of the pause as the page then is: the address may say something else by now.
  const onPause = useEffectEvent(() => {
    if (wanted !== applied) apply(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(onPause, SEARCH_PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [wanted])

  return {
    text: typed.text,
    type: (text: string) => {
      setTyped({ applied, text })
    },
  }
}
