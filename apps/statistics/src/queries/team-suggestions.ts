import { teamSuggestion } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'

/** The suggestions that hold for people of some teams; nothing is sent for none, and to a platform without this call. */
export function useTeamSuggestions(bizTypeId: number | undefined, orgIds: readonly number[]) {
  const query = { orgId: [...orgIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  const isThere = useHttpClient().has(teamSuggestion.teams)
  return useCallQuery(teamSuggestion.teams, isThere && orgIds.length > 0 ? { query } : null)
}
