import type { session as sessionCalls } from '@console/contracts'
import { useEffect, useRef } from 'react'

type Leaving = { ids: ReadonlySet<string>; next: string | null }

/**
 * The button that ended a session is removed with its row, which would move the focus out of the dialog. It moves to the next
 * row's button, else to the dialog's heading.
 */
export function useFocusAfterEnding(sessions: readonly sessionCalls.OwnSession[]) {
  const heading = useRef<HTMLSpanElement>(null)
  const buttons = useRef(new Map<string, HTMLElement>())
  const leaving = useRef<Leaving | null>(null)

  useEffect(() => {
    const gone = leaving.current
    if (gone === null || sessions.some(({ id }) => gone.ids.has(id))) return
    leaving.current = null
    // A focus elsewhere in the dialog is left alone.
    if (heading.current?.closest('[role="dialog"]')?.contains(document.activeElement)) return
    const next = gone.next === null ? undefined : buttons.current.get(gone.next)
    ;(next ?? heading.current)?.focus()
  }, [sessions])

  return {
    heading,
    keepButton: (id: string, button: HTMLElement | null) => {
      if (button === null) buttons.current.delete(id)
      else buttons.current.set(id, button)
    },
    /** These sessions are ended: their rows are removed with the next list. */
    rowsLeave: (ids: readonly string[]) => {
      const last = sessions.findLastIndex(({ id }) => ids.includes(id))
      const after = sessions.slice(last + 1).find(({ isCurrent }) => !isCurrent)
      leaving.current = { ids: new Set(ids), next: after?.id ?? null }
    },
  }
}
