import { label, labelStat } from '@console/contracts'
import { useHost, usePrefetch } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { labelSearch } from '../../page-query/label-search.ts'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { offeredLabels } from '../../queries/labels.ts'
import { chooseLabels } from './choose-labels.ts'

/** Requests the labels, and the hits of those that are compared and ranked. */
export function usePrefetchPage(): void {
  const { user } = useHost()
  const prefetch = usePrefetch()
  const query = useLikelyWire()
  const { search } = useUrlSearch(labelSearch)
  if (query === null) return
  prefetch(label.query, { query: offeredLabels(query, user) }, ({ smartLabels }) => {
    const { chosen, ranked } = chooseLabels(smartLabels, search)
    if (ranked === undefined) return
    prefetch(labelStat.detail, { query: { ...query, labelIds: chosen } })
    prefetch(labelStat.rank, { query: { ...query, labelId: ranked } })
  })
}
