import { useState } from 'react'

/** An organisation that was opened in a rank. */
export type DrillStep = { id: number; name: string }

/** The organisations below the form's that a rank has been taken to; empty again with every inquiry (STAT-038 to STAT-041). */
export function useDrillPath(round: number, start: number | null) {
  const [state, setState] = useState<{ key: string; path: readonly DrillStep[] }>({ key: '', path: [] })
  const key = `${round} ${start ?? ''}`
  const path = state.key === key ? state.path : []
  const go = (next: readonly DrillStep[]) => setState({ key, path: next })
  return {
    path,
    /** Organisation whose parts are ranked. */
    organisation: path.at(-1)?.id ?? start,
    open: (step: DrillStep) => go([...path, step]),
    back: () => go(path.slice(0, -1)),
    /** Back to the step at this position; to the start with -1. */
    backTo: (index: number) => go(path.slice(0, index + 1)),
  }
}
