import type { Cell } from '../../../platform/exports/cell.ts'
import type { SeriesRow } from '../statistics/public.ts'
import type { ReportColumn } from './report-definitions.ts'

export type TypedTotal = { id: string; cell: Cell; kind: 'sum' | 'mean' }

/**
 * What the days come to: counts and durations are added, rates and averages are those of the added figures. Of what
 * people type, amounts are added; without any there is no total.
 */
export function computeTotals(
  columns: readonly ReportColumn[],
  { rows, typedOf }: { rows: readonly SeriesRow[]; typedOf: (columnId: string) => readonly string[] },
): TypedTotal[] {
  const [first, ...others] = rows
  if (first === undefined) return []
  const all = others.reduce(addRows, first)
  return columns.flatMap(({ id, read, total, isAmount }): TypedTotal[] => {
    if (total === 'none') return []
    if (read !== undefined) return [{ id, cell: read(all), kind: total ?? 'sum' }]
    const amounts = isAmount ? typedOf(id).map(Number).filter(Number.isFinite) : []
    return amounts.length === 0 ? [] : [{ id, cell: amounts.reduce((sum, one) => sum + one), kind: 'sum' }]
  })
}

function addRows(one: SeriesRow, other: SeriesRow): SeriesRow {
  const sums = { ...one }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the row itself
  for (const key of Object.keys(one) as (keyof SeriesRow)[]) sums[key] += other[key]
  return sums
}
