import { useState } from 'react'

/**
 * The filters being edited, apart from those applied; a change of the applied ones (Inquire, Back, a link) replaces
 * what was edited. Imported as `@console/ui/filter-draft`, so that only pages with filters load it.
 */
export function useFilterDraft<Filters>(applied: Filters) {
  const key = JSON.stringify(applied)
  const [state, setState] = useState({ key, draft: applied })
  const isCurrent = state.key === key
  // Set while rendering, as React asks for state that follows other state: no frame shows the stale draft.
  if (!isCurrent) setState({ key, draft: applied })
  return {
    draft: isCurrent ? state.draft : applied,
    setDraft: (draft: Filters) => setState({ key, draft }),
  }
}
