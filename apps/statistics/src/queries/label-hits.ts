import { label, labelStat, type DataOf } from '@console/contracts'
import { useCallQuery } from '@console/sub-app'
import type { WireQuery } from '../model/stat-query.ts'

/** Number of labels that one call compares (DSET-Q9); the newest labels first. */
export const MOST_LABELS = 20

/** Hits of the business's labels in the range, and the number of labels (RPT-071). */
export function useLabelHits(wire: WireQuery) {
  const labels = useCallQuery(label.query, { query: newestLabels(wire) })
  const labelIds = labels.data === undefined ? [] : toLabelIds(labels.data)
  const hits = useCallQuery(labelStat.detail, labelIds.length === 0 ? null : { query: { ...wire, labelIds } })
  const { data: known } = labels
  const hasNone = known?.smartLabels.length === 0
  const found = hasNone ? NONE : hits.data
  const error = labels.error ?? hits.error
  return {
    data: known && found && { ...found, total: known.totalCnt },
    error,
    isPending: error === null && (labels.isPending || (!hasNone && hits.isPending)),
    refetch: () => void (labels.error === null ? hits.refetch() : labels.refetch()),
  }
}

export function newestLabels({ bizTypeId }: WireQuery) {
  return { pageIndex: 1, pageSize: MOST_LABELS, ...(bizTypeId === undefined ? {} : { bizTypeId }) }
}

export function toLabelIds({ smartLabels }: DataOf<typeof label.query>): number[] {
  return smartLabels.map(({ id }) => id)
}

const NONE: DataOf<typeof labelStat.detail> = { labelDetail: [] }
