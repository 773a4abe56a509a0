import { useUrlSearch } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { labelNames, type OfferedLabel } from '../../model/label-names.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { useLabels } from '../../queries/labels.ts'

/** Labels that are compared where none is chosen (DSET-Q9). */
export const FIRST_LABELS = 5

type Addressed = { labels: readonly number[]; rankLabel: number | null }

/** The labels that are compared, and the one that is ranked: those of the address that the business has, or its first ones. */
export function chooseLabels(offered: readonly OfferedLabel[], { labels, rankLabel }: Addressed) {
  const ids = new Set(offered.map(({ id }) => id))
  const named = labels.filter((id) => ids.has(id))
  const existing = offered.filter(({ deletedAt }) => deletedAt == null)
  const first = (existing.length > 0 ? existing : offered).slice(0, FIRST_LABELS).map(({ id }) => id)
  const chosen = named.length > 0 ? named : first
  return {
    /** Labels that the address names. */
    named,
    unknown: labels.filter((id) => !ids.has(id)),
    chosen,
    /** Undefined where the business has no labels. */
    ranked: rankLabel !== null && ids.has(rankLabel) ? rankLabel : chosen[0],
  }
}

/** The labels of the business, and those of them that are compared and ranked, by the address. */
export function useLabelChoice() {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const list = useLabels(wire)
  const {
    search: { labels: addressed, rankLabel },
    setSearch,
  } = useUrlSearch(statSearch)
  const { data } = list
  return useMemo(() => {
    if (data === undefined) return null
    const offered = data.smartLabels
    const names = labelNames(offered, (name) => formatMessage({ id: 'stat.label.deleted' }, { name }))
    return {
      ...chooseLabels(offered, { labels: addressed, rankLabel }),
      options: offered.map(({ id }) => ({ value: id, label: names.get(id) ?? String(id) })),
      total: data.totalCnt,
      nameOf: (id: number) => names.get(id),
      choose: (labels: readonly number[]) => setSearch({ labels }),
      rank: (label: number | null) => setSearch({ rankLabel: label }, { replace: true }),
    }
  }, [data, addressed, rankLabel, setSearch, formatMessage])
}

export type LabelChoice = NonNullable<ReturnType<typeof useLabelChoice>>
