import type { EChartsCoreOption } from 'echarts/core'
import { Button } from 'antd'
import { use, useId, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { ChartFrameContext } from '../chart-frame/chart-frame.ts'
import type { ChartProps } from './chart-data.ts'
import { ChartCanvas, type ChartClick } from './ChartCanvas.tsx'
import { ChartDownload } from './ChartDownload.tsx'
import styles from './ChartFigure.module.css'
import { ChartTable } from './ChartTable.tsx'
import { useChartTexts } from './chart-texts.ts'
import { useChartWalk } from './use-chart-walk.ts'

/** px */
const HEIGHT = 280

type ChartFigureProps = ChartProps & {
  option: EChartsCoreOption
  /**
   * The position of a category in the data, from what was clicked in the drawing; null for anything else. Without it,
   * columns of the plot are clicked.
   */
  indexOf?: (click: ChartClick) => number | null
  /** The axis begins with the last of the data. */
  isReversed?: boolean
}

/** A chart with its title; the same figures as a table are one click away. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, data, option, hasOwnTable = true, hasDownload = true } = props
  const { tools, height = props.height ?? HEIGHT } = use(ChartFrameContext)
  const { downloadIn, head, aside, indexOf, onChoose, isReversed = false } = props
  const { formatNumber } = useIntl()
  const texts = useChartTexts()
  const { formatValue = formatNumber } = props
  const [isTable, setTable] = useState(false)
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  // It stays behind its table, so that it can be saved from there too.
  const drawing = (
    <Drawing
      {...{ container, summary, data, option, height, formatValue, isTable, indexOf, onChoose, isReversed }}
    />
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
        <span className={styles['titles']}>
          <h2 id={id}>{title}</h2>
          {head}
        </span>
        <span className={styles['actions']}>
          <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {texts.asTable}
          </Button>
          {hasDownload && download}
          {tools}
        </span>
      </figcaption>
      <div className={styles['contents']}>
        <div className={styles['views']}>
          {drawing}
          {isTable && <ChartTable {...{ title, data, height, formatValue, onChoose }} />}
        </div>
        {aside}
      </div>
    </figure>
  )
}

type DrawingProps = Pick<ChartFigureProps, 'summary' | 'data' | 'option' | 'onChoose'> & {
  indexOf: ChartFigureProps['indexOf'] | undefined
  container: RefObject<HTMLDivElement | null>
  height: number
  formatValue: (value: number) => string
  isTable: boolean
  isReversed: boolean
}

const findClickedColumn = ({ componentType, dataIndex }: ChartClick): number | null =>
  componentType === 'column' && dataIndex !== undefined ? dataIndex : null

/** The drawing, to be walked through by keys and clicked. */
function Drawing({
  container,
  summary,
  data,
  option,
  height,
  isTable,
  indexOf,
  onChoose,
  ...more
}: DrawingProps) {
  const walk = useChartWalk(container, { data, onChoose, ...more })
  const choose = (click: ChartClick) => {
    const index = (indexOf ?? findClickedColumn)(click)
    if (index !== null) onChoose?.(index)
  }
  return (
    <div className={isTable ? styles['behind'] : undefined} aria-hidden={isTable}>
      <div ref={container} role="img" aria-label={summary} {...walk.props}>
        <ChartCanvas
          option={option}
          height={height}
          onClick={onChoose && choose}
          picksColumns={onChoose !== undefined && indexOf === undefined}
        />
      </div>
      <span className="visually-hidden" role="status">
        {walk.said}
      </span>
    </div>
  )
}
