import { HOUR_SECONDS } from '@console/contracts'
import { chartPart } from '@console/domain-ui'
import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ComparedRow, ComparisonMetric } from '../comparison-metrics.ts'
import { useFigureText } from './use-figure-text.ts'
import styles from './ContractorComparison.module.css'

/** The bars of the comparison; they come with the tier of charts once somebody opens them. */
const ComparisonBars = chartPart(async () => {
  // The chunk has no page's name: its size counts with no page, as that of a dialog.
  const { BarChart } = await import(/* webpackChunkName: "charts-project-home" */ '@console/ui/charts')
  return BarChart
})

type ComparisonChartProps = {
  /** In the order of the table. */
  rows: readonly ComparedRow[]
  metric: ComparisonMetric
  /** Element that shows the chart's download. */
  download: HTMLElement | null
}

/** The compared figure as bars, in the order of the table, which has the same figures. */
export function ComparisonChart({ rows, metric, download }: ComparisonChartProps) {
  const { formatMessage } = useIntl()
  const figureText = useFigureText()
  const name = formatMessage({ id: `comparison.${metric}` })
  const categoryName = formatMessage({ id: 'comparison.contractor' })
  // The axis has round hours, not round seconds.
  const unit = metric === 'onlineDuration' ? HOUR_SECONDS : 1
  const data = useMemo(
    () => ({
      categoryName,
      categories: rows.map(({ tenantName }) => tenantName),
      series: [{ name, values: rows.map((row) => row[metric] / unit) }],
    }),
    [categoryName, rows, name, metric, unit],
  )
  const formatValue = useCallback(
    (value: number) => figureText(metric, value * unit),
    [figureText, metric, unit],
  )
  const [first] = rows
  return (
    <div className={styles['chart']}>
      <ComparisonBars
        title={name}
        summary={formatMessage(
          { id: 'comparison.chart.summary' },
          {
            metric: name,
            count: rows.length,
            name: first?.tenantName,
            figure: first && figureText(metric, first[metric]),
          },
        )}
        data={data}
        formatValue={formatValue}
        firstShown="start"
        hasOwnTable={false}
        downloadIn={download}
      />
    </div>
  )
}
