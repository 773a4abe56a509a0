import type { EChartsCoreOption } from 'echarts/core'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-data.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import styles from './ChartFigure.module.css'
import { ChartTable } from './ChartTable.tsx'

/** px */
const HEIGHT = 280

/** A chart with its title; the same figures as a table are one click away. */
export function ChartFigure(props: ChartProps & { option: EChartsCoreOption }) {
  const { title, summary, data, option, height = HEIGHT, hasOwnTable = true } = props
  const { formatMessage, formatNumber } = useIntl()
  const { formatValue = formatNumber } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  const drawing = (
    <div role="img" aria-label={summary}>
      <ChartCanvas option={option} height={height} />
    </div>
  )
  if (!hasOwnTable) {
    return (
      <figure className={styles['figure']} aria-label={title}>
        {drawing}
      </figure>
    )
  }
  return (
    <figure className={styles['figure']} aria-labelledby={id}>
      <figcaption className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          aria-pressed={isTable}
          onClick={() => {
            setTable(!isTable)
          }}
        >
          {formatMessage({ id: 'ui.chart.asTable' })}
        </Button>
      </figcaption>
      {isTable ? <ChartTable title={title} data={data} height={height} formatValue={formatValue} /> : drawing}
    </figure>
  )
}
