import type { Draft, DraftStore } from './draft-store.ts'

/** From the last key to the write. */
export const DRAFT_DELAY_MS = 400

export type DraftWriter = {
  later: (draft: Omit<Draft, 'at'>) => void
  /** Writes a pending draft now, since the page may be closing. */
  flush: () => void
  remove: () => void
  /** Deletes a draft that no longer fits, and reports it. */
  drop: () => void
}

/** Writes while the user types, debounced. */
export function draftWriter(store: DraftStore, onProblem: (problem: string) => void): DraftWriter {
  let waiting: Omit<Draft, 'at'> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastProblem: string | null = null

  function flush(): void {
    clearTimeout(timer)
    if (waiting === null) return
    const problem = store.write(waiting)
    waiting = null
    // Reported once, not at every key.
    if (problem !== null && lastProblem === null) onProblem(`The draft is not stored: ${problem}`)
    lastProblem = problem
  }

  function remove(): void {
    clearTimeout(timer)
    waiting = null
    store.remove()
  }

  return {
    later(draft) {
      clearTimeout(timer)
      waiting = draft
      timer = setTimeout(flush, DRAFT_DELAY_MS)
    },
    flush,
    remove,
    drop() {
      remove()
      onProblem('The draft was deleted: it no longer fits the form')
    },
  }
}
