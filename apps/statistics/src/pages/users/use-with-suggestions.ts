import { useReportedFailure } from '../../components/use-reported-failure.ts'
import { useSuggestions } from '../../queries/suggestions.ts'
import type { AnyUserRow } from './use-user-columns.tsx'

/** The people of a list with the suggestions that hold for them; without any while these are not known. */
export function useWithSuggestions(
  bizTypeId: number | undefined,
  rows: readonly AnyUserRow[],
): readonly AnyUserRow[] {
  const { data, error } = useSuggestions(
    bizTypeId,
    rows.map(({ userID }) => userID),
  )
  useReportedFailure(error, 'statistics.suggestions')
  const matched = new Map(data?.people.map(({ userId, suggestions }) => [userId, suggestions]))
  return rows.map((row) => {
    const suggestions = matched.get(row.userID)
    return suggestions === undefined ? row : { ...row, suggestions }
  })
}
