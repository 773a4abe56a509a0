import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { usePrefetchTeams } from '../../queries/lists.ts'

export function usePrefetchPage(): void {
  usePrefetchTeams(useLikelyWire())
}
