import { label, labelStat } from '@console/contracts'
import { usePrefetch } from '@console/sub-app'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { toLabelIds, newestLabels } from '../../queries/label-hits.ts'
import { useShowsFigures } from './use-shows-figures.ts'

/** Requests the labels, and how often they were hit. */
export function usePrefetchPage(): void {
  const prefetch = usePrefetch()
  const query = useLikelyWire()
  const showsFigures = useShowsFigures()
  if (query === null || !showsFigures) return
  prefetch(label.query, { query: newestLabels(query) }, (answer) => {
    const labelIds = toLabelIds(answer)
    if (labelIds.length > 0) prefetch(labelStat.detail, { query: { ...query, labelIds } })
  })
}
