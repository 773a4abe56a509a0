import { teamSuggestion } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Which suggestions hold for people of some teams; nothing is sent for none. */
export function useTeamSuggestions(bizTypeId: number | undefined, orgIds: readonly number[]) {
  const query = { orgId: [...orgIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  return useCallQuery(teamSuggestion.teams, orgIds.length === 0 ? null : { query })
}
