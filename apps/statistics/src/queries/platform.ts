import { useHasCall } from '@console/sub-app'

// Named here, since pages without such a list need none of their schemas.
const LIST_TOTALS = { id: 'stat.listTotals' }

/**
 * True where lists take an order, and the further filters that are ours. The customer's documents have neither; they are requested of a
 * platform that has our further calls of statistics.
 */
export function useHasListOptions(): boolean {
  return useHasCall(LIST_TOTALS)
}
