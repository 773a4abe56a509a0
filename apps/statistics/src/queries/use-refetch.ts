import type { Call } from '@console/contracts'
import { useCallCache } from '@console/sub-app'

/** Loads the answers of these calls again that are on the screen: Inquire with a query that has not changed. */
export function useRefetch(calls: readonly Pick<Call, 'id'>[]) {
  const cache = useCallCache()
  return () => void cache.invalidate(calls)
}
