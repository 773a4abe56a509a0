import { useState } from 'react'
import { isSameValue } from '../same-value/is-same-value.ts'

/**
 * The filters being edited, apart from those applied; a change of the applied ones (Inquire, Back, a link) replaces
 * what was edited. Imported as `@console/ui/filter-draft`, so that only pages with filters load it.
 */
export function useFilterDraft<Filters>(applied: Filters) {
  const [state, setState] = useState({ applied, draft: applied })
  const isCurrent = isSameValue(state.applied, applied)
  // Set while rendering, as React advises for derived state: no frame shows the stale draft.
  if (!isCurrent) setState({ applied, draft: applied })
  return {
    draft: isCurrent ? state.draft : applied,
    setDraft: (draft: Filters) => setState({ applied, draft }),
  }
}
