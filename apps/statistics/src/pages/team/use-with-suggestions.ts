import type { stat } from '@console/contracts'
import { useReportedFailure } from '../../components/use-reported-failure.ts'
import { useTeamSuggestions } from '../../queries/team-suggestions.ts'
import type { Team } from './use-team-figures.ts'

/** The teams of a list with the suggestions that hold for their people; without any while these are not known. */
export function useWithSuggestions(
  bizTypeId: number | undefined,
  rows: readonly stat.TeamRow[],
): readonly Team[] {
  const { data, error } = useTeamSuggestions(
    bizTypeId,
    rows.map(({ orgId }) => orgId),
  )
  useReportedFailure(error, 'statistics.teamSuggestions')
  const found = new Map(data?.teams.map((team) => [team.orgId, team]))
  return rows.map((row) => {
    const suggested = found.get(row.orgId)
    return suggested === undefined ? row : { ...row, suggested }
  })
}
