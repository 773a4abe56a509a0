import { useHasCall } from '@console/sub-app'

// The id is repeated here, since pages without such a list need none of the schemas of the call.
const LIST_TOTALS = { id: 'stat.listTotals' }

/**
 * True where lists accept an order and the console's own further filters. The customer's documents have neither; both are
 * sent only to a platform that has the console's own further calls of statistics.
 */
export function useHasListOptions(): boolean {
  return useHasCall(LIST_TOTALS)
}
