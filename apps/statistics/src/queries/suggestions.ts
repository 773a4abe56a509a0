import { userData } from '@console/contracts'
import { useCallQuery, useHttpClient } from '@console/sub-app'

/** The suggestions that hold for the people of a list; nothing is sent for nobody, and to a platform without this call. */
export function useSuggestions(bizTypeId: number | undefined, userIds: readonly number[]) {
  const query = { userId: [...userIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  const isThere = useHttpClient().has(userData.suggestions)
  return useCallQuery(userData.suggestions, isThere && userIds.length > 0 ? { query } : null)
}
