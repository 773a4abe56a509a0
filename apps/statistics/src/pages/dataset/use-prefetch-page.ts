import { dataset } from '@console/contracts'
import { usePrefetch } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { labelSearch } from '../../page-query/label-search.ts'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { chosenIn, narrowed } from './narrowed-query.ts'

export function usePrefetchPage(): void {
  const prefetch = usePrefetch()
  const query = useLikelyWire()
  const chosen = chosenIn(useUrlSearch(labelSearch).search)
  if (query === null) return
  for (const labelType of [1, 2] as const)
    prefetch(dataset.series, { query: narrowed(query, labelType, chosen) })
}
