import { Button, Dropdown } from 'antd'
import { useState, type RefObject } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { ChartData } from './chart-data.ts'
import { useChartTexts } from './chart-texts.ts'
import styles from './ChartFigure.module.css'
import { saveFile } from '../save-file/save-file.ts'
import { toCsv, toPng } from './save-chart.ts'

type ChartDownloadProps = {
  title: string
  data: ChartData
  /** The container of the drawing; null while there is none. */
  drawing: RefObject<HTMLElement | null>
}

/** Saves a chart as a picture, or its figures for a spreadsheet. */
export function ChartDownload({ title, data, drawing }: ChartDownloadProps) {
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
        <span className={styles['failed']} role="alert">
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
        <Button size="small" icon={<Icon name="download" />}>
          {texts.download}
        </Button>
      </Dropdown>
    </>
  )
}
