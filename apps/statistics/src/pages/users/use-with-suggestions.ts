import { useHost } from '@console/sub-app'
import { useEffect, useEffectEvent } from 'react'
import { useSuggestions } from '../../queries/suggestions.ts'
import type { AnyUserRow } from './use-user-columns.tsx'

/** The people of a list with the suggestions that hold for them; without any while these are not known. */
export function useWithSuggestions(
  bizTypeId: number | undefined,
  rows: readonly AnyUserRow[],
): readonly AnyUserRow[] {
  const { services } = useHost()
  const { data, error } = useSuggestions(
    bizTypeId,
    rows.map(({ userID }) => userID),
  )
  // They help and are not what the table is for: without them it is as it was.
  const report = useEffectEvent((failure: Error) => services.reportError(failure, 'statistics.suggestions'))
  useEffect(() => {
    if (error !== null) report(error)
  }, [error])
  const matched = new Map(data?.people.map(({ userId, suggestions }) => [userId, suggestions]))
  return rows.map((row) => {
    const suggestions = matched.get(row.userID)
    return suggestions === undefined ? row : { ...row, suggestions }
  })
}
