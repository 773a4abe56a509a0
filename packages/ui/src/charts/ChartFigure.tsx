import type { Language } from '@console/contracts'
import { Button, Dropdown } from 'antd'
import type { EChartsCoreOption } from 'echarts/core'
import { type ReactNode, type RefObject, use, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { ChartFrameContext } from '../chart-frame/chart-frame.ts'
import { TableToggle } from '../chart-frame/TableToggle.tsx'
import { Icon } from '../icons/Icon.tsx'
import { saveFile } from '../save-file/save-file.ts'
import type { ChartData, ChartProps } from './chart-data.ts'
import { ChartCanvas, type ChartClick } from './ChartCanvas.tsx'
import { ChartTable } from './ChartTable.tsx'
import { toCsv, toPng } from './save-chart.ts'
import { useChartWalk } from './use-chart-walk.ts'
import styles from './ChartFigure.module.css'

/** Texts of a chart itself; they come with the charts, so that pages without any carry none of them. */
const TEXTS = {
  en: {
    download: 'Download',
    asPng: 'Picture (PNG)',
    asCsv: 'Figures (CSV)',
    downloadFailed: 'The file could not be made. Try again.',
  },
  zh: {
    download: '下载',
    asPng: '图片（PNG）',
    asCsv: '数据（CSV）',
    downloadFailed: '文件未能生成，请重试。',
  },
} as const satisfies Record<Language, object>

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
  /** Figures of the table and the file, where the drawing has fewer; the drawn ones come first. */
  allData?: ChartData
  /** Over the drawing, such as what is folded. */
  over?: ReactNode
}

/** A chart with its title; the same figures as a table are one click away. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, data, option, hasOwnTable = true, hasDownload = true } = props
  const { tools, height = props.height ?? HEIGHT } = use(ChartFrameContext)
  const { downloadIn, head, aside, indexOf, onChoose, isReversed = false, allData = data, over } = props
  const { formatNumber } = useIntl()
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
  const download = (
    <ChartDownload title={title} data={allData} drawing={container} isShort={hasOwnTable || !!downloadIn} />
  )
  if (!hasOwnTable) {
    return (
      <figure className="ui-shrinks" aria-label={title}>
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
    <figure className="ui-shrinks" aria-labelledby={id}>
      <figcaption className={styles['head']}>
        <span className="ui-cluster ui-gap-4-16 ui-shrinks">
          <h2 id={id}>{title}</h2>
          {head}
        </span>
        <span className={styles['actions']}>
          <TableToggle isTable={isTable} onChange={setTable} />
          {hasDownload && download}
          {tools}
        </span>
      </figcaption>
      <div className="ui-cluster ui-gap-8-16">
        <div className={styles['views']}>
          {drawing}
          {isTable ? <ChartTable {...{ title, data: allData, height, formatValue, onChoose }} /> : over}
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

type ChartDownloadProps = {
  title: string
  data: ChartData
  /** The container of the drawing; null while there is none. */
  drawing: RefObject<HTMLElement | null>
  /** The icon alone, beside the title. */
  isShort: boolean
}

/** Saves a chart as a picture, or its figures for a spreadsheet. */
function ChartDownload({ title, data, drawing, isShort }: ChartDownloadProps) {
  const texts = useChartTexts()
  const [hasFailed, setFailed] = useState(false)
  async function save(kind: string): Promise<void> {
    setFailed(false)
    try {
      if (kind === 'csv') saveFile(`${title}.csv`, await toCsv(data))
      else saveFile(`${title}.png`, await toPng(drawing.current?.querySelector('svg')))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {hasFailed && (
        <span className="ui-size-12 ui-error" role="alert">
          {texts.downloadFailed}
        </span>
      )}
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'png', label: texts.asPng },
            { key: 'csv', label: texts.asCsv },
          ],
          onClick: ({ key }) => void save(key),
        }}
      >
        <Button
          size="small"
          icon={<Icon name="download" />}
          {...(isShort && { type: 'text', title: texts.download, 'aria-label': texts.download })}
        >
          {!isShort && texts.download}
        </Button>
      </Dropdown>
    </>
  )
}

function useChartTexts(): (typeof TEXTS)[Language] {
  const { locale } = useIntl()
  return TEXTS[locale.startsWith('zh') ? 'zh' : 'en']
}
