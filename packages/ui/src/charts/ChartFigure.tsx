import type { EChartsCoreOption } from 'echarts/core'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import type { ChartProps } from './chart-data.ts'
import { ChartCanvas } from './ChartCanvas.tsx'
import { ChartDownload } from './ChartDownload.tsx'
import styles from './ChartFigure.module.css'
import { ChartTable } from './ChartTable.tsx'
import { useChartTexts } from './chart-texts.ts'

/** px */
const HEIGHT = 280

/** A chart with its title; the same figures as a table are one click away. */
export function ChartFigure(props: ChartProps & { option: EChartsCoreOption }) {
  const { title, summary, data, option, height = HEIGHT, hasOwnTable = true, hasDownload = true } = props
  const { downloadIn } = props
  const { formatNumber } = useIntl()
  const texts = useChartTexts()
  const { formatValue = formatNumber } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  // It stays behind its table, so that it can be saved from there too.
  const drawing = (
    <div
      ref={container}
      role="img"
      aria-label={summary}
      className={isTable ? styles['behind'] : undefined}
      aria-hidden={isTable}
    >
      <ChartCanvas option={option} height={height} />
    </div>
  )
  const download = <ChartDownload title={title} data={data} drawing={container} />
  if (!hasOwnTable) {
    return (
      <figure className={styles['figure']} aria-label={title}>
        {drawing}
        {hasDownload &&
          (downloadIn ? (
            createPortal(download, downloadIn)
          ) : (
            <div className={styles['foot']}>{download}</div>
          ))}
      </figure>
    )
  }
  return (
    <figure className={styles['figure']} aria-labelledby={id}>
      <figcaption className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <span className={styles['actions']}>
          <Button
            size="small"
            aria-pressed={isTable}
            onClick={() => {
              setTable(!isTable)
            }}
          >
            {texts.asTable}
          </Button>
          {hasDownload && download}
        </span>
      </figcaption>
      <div className={styles['views']}>
        {drawing}
        {isTable && <ChartTable title={title} data={data} height={height} formatValue={formatValue} />}
      </div>
    </figure>
  )
}
