import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { usePrefetchTeams } from '../../queries/teams.ts'

export function usePrefetchPage(): void {
  usePrefetchTeams(useLikelyWire())
}
