import type { stat } from '@console/contracts'
import { useUrlSearch, type TableSort } from '@console/ui'
import type { sortSearch } from '../page-query/sort-search.ts'
import { statSearch } from '../page-query/use-stat-query.ts'
import { useHasListOptions } from '../queries/platform.ts'

export type ListSort<Sort extends string> = {
  /** False with a platform that knows no order but its own. */
  isOffered: boolean
  value: TableSort | null
  set: (sort: TableSort | null) => void
  /** As the call of the list takes it; empty for the list's own order. */
  wire: { sort?: Sort; order?: stat.Order }
}

/** The order of a detail table, in the address; what cannot order this table counts as none. */
export function useListSort<Sort extends string>(
  sorts: readonly Sort[],
  name: keyof typeof sortSearch = 'sort',
): ListSort<Sort> {
  const { search, setSearch } = useUrlSearch(statSearch)
  const isOffered = useHasListOptions()
  const addressed = search[name]
  const sort = isOffered ? sorts.find((one) => one === addressed?.key) : undefined
  const value = sort === undefined ? null : addressed
  return {
    isOffered,
    value,
    set: (next) => setSearch({ [name]: next }),
    wire: value === null || sort === undefined ? {} : { sort, order: value.order },
  }
}
