import { isDay, toWireDay, useUrlSearch } from '@console/ui'
import { useStat } from '../../page-query/stat-context.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { fromWireDay } from '../../page-query/wire-day.ts'
import type { EvaluationType } from '../../queries/dataset.ts'

export type OpenedDay = { labelType: EvaluationType; day: string }

/** The day whose judgements are opened, of knowledge or of rules; none outside of the days of the query. */
export function useOpenedDay() {
  const { query } = useStat()
  const { search, setSearch } = useUrlSearch(statSearch)
  const { judged } = search
  const [from, to] = query.range
  const day = judged === null ? null : fromWireDay(judged.of)
  const isShown = day !== null && isDay(day) && day >= from && day <= to
  return {
    shown: judged !== null && isShown ? { labelType: judged.labelType, day } : null,
    open: (next: OpenedDay | null) =>
      setSearch({ judged: next && { labelType: next.labelType, of: toWireDay(next.day) } }),
  }
}
