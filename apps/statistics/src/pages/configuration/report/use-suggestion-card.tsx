import type { userData } from '@console/contracts'
import { useCallback, type ReactNode } from 'react'
import { SuggestionCard } from './SuggestionCard.tsx'
import type { SuggestionActions } from './use-suggestion-actions.ts'

/** A row of the table on a phone. */
export function useSuggestionCard(
  sources: readonly userData.DataSource[],
  actions: SuggestionActions,
): (check: userData.CheckConfig) => ReactNode {
  return useCallback(
    (check) => <SuggestionCard check={check} sources={sources} actions={actions} />,
    [sources, actions],
  )
}
