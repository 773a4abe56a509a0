import { teamSuggestion, userData } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'

/** The suggestions that hold for the people of a list; nothing is sent for nobody, and to a platform without this call. */
export function useSuggestions(bizTypeId: number | undefined, userIds: readonly number[]) {
  const query = { userId: [...userIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  const isThere = useHttpClient().has(userData.suggestions)
  return useCallQuery(userData.suggestions, isThere && userIds.length > 0 ? { query } : null)
}

/** Likewise those that hold for people of some teams. */
export function useTeamSuggestions(bizTypeId: number | undefined, orgIds: readonly number[]) {
  const query = { orgId: [...orgIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  const isThere = useHttpClient().has(teamSuggestion.teams)
  return useCallQuery(teamSuggestion.teams, isThere && orgIds.length > 0 ? { query } : null)
}
