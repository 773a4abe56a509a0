import type { TableTotals } from '@console/ui'
import { useListTotals } from '../../queries/lists.ts'
import { useTotalsFailure } from '../../components/use-totals-failure.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { useUserFigures } from './use-user-columns.tsx'

/** Sums of all people, and rates of these sums; nothing before they are there. */
export function useUserTotals(): TableTotals | undefined {
  const { wire, modules } = useStat()
  const figures = useUserFigures(modules)
  const totals = useListTotals(wire, 'user')
  const failure = useTotalsFailure(totals)
  const sums = totals.data?.userTotals
  if (sums === undefined) return failure
  return { values: Object.fromEntries(figures.map(({ key, totalOf }) => [key, totalOf(sums)])) }
}
