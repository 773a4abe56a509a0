import { stat, type Call } from '@console/contracts'
import { useHttpClient } from '@console/sub-app'

/** Whether the platform has a call of ours; what needs one that it has not is left out (docs/decisions/0097). */
export function useHasCall(call: Call): boolean {
  return useHttpClient().has(call)
}

/**
 * Whether lists take an order, and the further filters that are ours. The customer's documents have neither; they are requested of a
 * platform that has our further calls of statistics.
 */
export function useHasListOptions(): boolean {
  return useHasCall(stat.listTotals)
}
