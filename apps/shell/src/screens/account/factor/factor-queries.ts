import { factor } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'

/** The factor may be demanded or reset elsewhere: it is refetched at each opening of the dialog. */
export function useOwnFactor() {
  return useCallQuery(factor.own, {}, { staleTime: 0 })
}
