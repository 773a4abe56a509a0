import { userData } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** Which suggestions hold for the people of a list; nothing is sent for nobody. */
export function useSuggestions(bizTypeId: number | undefined, userIds: readonly number[]) {
  const query = { userId: [...userIds], ...(bizTypeId === undefined ? {} : { bizTypeId }) }
  return useCallQuery(userData.suggestions, userIds.length === 0 ? null : { query })
}
