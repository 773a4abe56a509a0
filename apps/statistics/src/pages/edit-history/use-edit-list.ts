import { useHost } from '@console/sub-app'
import { today, type SearchProblem } from '@console/ui'
import { useListSearch, type ListSearch } from '@console/ui/list-page'
import { useEffect, useEffectEvent } from 'react'
import { rangeProblem } from '../../page-query/query-range.ts'
import { editHistoryList, type EditFilters } from './edit-history.search.ts'

type EditList = ListSearch<(typeof editHistoryList)['shape'], EditFilters>

/**
 * The list in its address. Without days it is today, which is written there; so it is with days that cannot be requested,
 * which are said (PLAN-044, DSET-040).
 */
export function useEditList(): EditList {
  const list = useListSearch(editHistoryList)
  const { timezone } = useHost()
  const day = today(timezone)
  const { range } = list.filters
  const problem = rangeProblem(range, day)
  const setToday = () => list.setSearch({ beginDay: day, endDay: day }, { replace: true })

  const complete = useEffectEvent(setToday)
  // What was not understood stays in the address until the person has read of it.
  const isIncomplete = problem === 'noDay' && list.problems.length === 0
  useEffect(() => {
    if (isIncomplete) complete()
  }, [isIncomplete])

  if (problem === null) return list
  const refused: readonly SearchProblem[] =
    problem === 'noDay' ? [] : [{ name: 'beginDay', value: range.join('–'), reason: 'malformed' }]
  return {
    ...list,
    filters: { ...list.filters, range: [day, day] },
    problems: [...list.problems, ...refused],
    cleanAddress: setToday,
  }
}
