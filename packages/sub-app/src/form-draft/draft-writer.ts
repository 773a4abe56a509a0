import type { Draft, DraftStore } from './draft-store.ts'

/** Between the last key and the writing. */
export const DRAFT_DELAY_MS = 400

export type DraftWriter = {
  later: (draft: Omit<Draft, 'at'>) => void
  /** Now, when something waits: the page may be gone in a moment. */
  flush: () => void
  forget: () => void
  /** Forgets what nobody can use, and tells so. */
  drop: () => void
}

/** Writes while somebody types, not at each key. */
export function draftWriter(store: DraftStore, onProblem: (problem: string) => void): DraftWriter {
  let waiting: Omit<Draft, 'at'> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastProblem: string | null = null

  function flush(): void {
    clearTimeout(timer)
    if (waiting === null) return
    const problem = store.write(waiting)
    waiting = null
    // Once, not at every key.
    if (problem !== null && lastProblem === null) onProblem(`What is typed is not kept: ${problem}`)
    lastProblem = problem
  }

  function forget(): void {
    clearTimeout(timer)
    waiting = null
    store.forget()
  }

  return {
    later(draft) {
      clearTimeout(timer)
      waiting = draft
      timer = setTimeout(flush, DRAFT_DELAY_MS)
    },
    flush,
    forget,
    drop() {
      forget()
      onProblem('What was typed is dropped: it does not fit the form any more')
    },
  }
}
