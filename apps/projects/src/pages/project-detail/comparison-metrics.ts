import type { DataOf, projectStat } from '@console/contracts'
import { oneOfField } from '@console/ui'

export type ContractorFigures = DataOf<typeof projectStat.comparison>['records'][number]

/** The figures that contractors are compared by, in the order of the columns. */
export const COMPARISON_METRICS = [
  'onlineDuration',
  'userCnt',
  'callCnt',
  'validCallCnt',
  'orderCnt',
  'conversionRate',
  'violationCnt',
] as const
export type ComparisonMetric = (typeof COMPARISON_METRICS)[number]

/** Ways to show the comparison. */
const COMPARISON_VIEWS = ['table', 'chart'] as const

const ORDERS = ['descend', 'ascend'] as const

/** The comparison's part of the page's address. */
export const comparisonSearch = {
  compare: oneOfField(COMPARISON_METRICS, 'onlineDuration'),
  order: oneOfField(ORDERS, 'descend'),
  view: oneOfField(COMPARISON_VIEWS, 'table'),
}
export type ComparisonOrder = { metric: ComparisonMetric; order: (typeof ORDERS)[number] }

/** A contractor with the compared figure and its share of the highest, from 0 to 1. */
export type ComparedRow = ContractorFigures & { metric: ComparisonMetric; share: number }

/** Sorts the contractors; equal ones stay in the server's order. */
export function compared(
  rows: readonly ContractorFigures[],
  { metric, order }: ComparisonOrder,
): ComparedRow[] {
  const sign = order === 'descend' ? -1 : 1
  const highest = Math.max(...rows.map((row) => row[metric]), 0)
  return rows
    .map((row) => ({ ...row, metric, share: highest === 0 ? 0 : row[metric] / highest }))
    .toSorted((a, b) => sign * (a[metric] - b[metric]))
}
