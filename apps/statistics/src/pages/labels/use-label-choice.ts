import { useUrlSearch } from '@console/ui'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { labelNames } from '../../model/label-names.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { useLabels } from '../../queries/labels.ts'
import { chooseLabels } from './choose-labels.ts'

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
