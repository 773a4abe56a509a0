import type { DataColumn } from '@console/ui'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useHoursText } from '../../../components/use-hours-text.ts'
import {
  type ComparedRow,
  COMPARISON_METRICS,
  type ComparisonMetric,
  type ComparisonOrder,
} from '../comparison-metrics.ts'
import { useFigureText } from './use-figure-text.ts'
import styles from './ContractorComparison.module.css'

const BAR_PX = 160

/** A column for each figure, and bars of the compared one beside the names; heads sort, by click and by Enter. */
export function useComparisonColumns(
  by: ComparisonOrder,
  onOrder: (next: ComparisonOrder) => void,
): DataColumn<ComparedRow>[] {
  const { formatMessage } = useIntl()
  const figureText = useFigureText()
  const hoursText = useHoursText()

  function sortBy(metric: ComparisonMetric) {
    const isAlready = metric === by.metric && by.order === 'descend'
    onOrder({ metric, order: isAlready ? 'ascend' : 'descend' })
  }

  return [
    { key: 'tenantName', title: formatMessage({ id: 'comparison.contractor' }), dataIndex: 'tenantName' },
    {
      key: 'bar',
      title: formatMessage({ id: 'comparison.bar' }),
      width: BAR_PX,
      render: (_, row) => <ShareBar row={row} />,
    },
    ...COMPARISON_METRICS.map((metric): DataColumn<ComparedRow> => ({
      key: metric,
      title: formatMessage({ id: `comparison.${metric}` }),
      align: 'right',
      // The rows are already sorted: the order is in the address, not in the table.
      sorter: true,
      sortOrder: metric === by.metric ? by.order : null,
      showSorterTooltip: false,
      onHeaderCell: () => ({
        onClick: () => {
          sortBy(metric)
        },
        onKeyDown: ({ key }: KeyboardEvent) => {
          if (key === 'Enter') sortBy(metric)
        },
      }),
      // Its head has the unit.
      render: (_, row) =>
        metric === 'onlineDuration' ? hoursText(row[metric]) : figureText(metric, row[metric]),
    })),
  ]
}

/** A bar of the figure relative to the highest; the figure itself is next to it. */
export function ShareBar({ row: { metric, share } }: { row: ComparedRow }) {
  return (
    <span className={styles['track']} aria-hidden="true">
      <span className={styles['bar']} data-metric={metric} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
