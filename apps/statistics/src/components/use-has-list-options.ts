import { stat } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'

/**
 * Whether lists take an order, and the further filters that are ours. The customer's documents have neither; they are requested of a
 * platform that has our further calls of statistics (docs/decisions/0097).
 */
export function useHasListOptions(): boolean {
  return useHttpClient().has(stat.listTotals)
}
