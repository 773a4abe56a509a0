import { csvFile, hoursFromSeconds, Icon, saveFile } from '@console/ui'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { COMPARISON_METRICS, type ComparedRow } from '../comparison-metrics.ts'

/** Saves every figure of the contractors for a spreadsheet, in the order of the table. */
export function ComparisonDownload({ title, rows }: { title: string; rows: readonly ComparedRow[] }) {
  const { formatMessage } = useIntl()
  const [hasFailed, setFailed] = useState(false)
  async function save(): Promise<void> {
    setFailed(false)
    const heads = ['contractor', ...COMPARISON_METRICS].map((name) =>
      formatMessage({ id: `comparison.${name}` }),
    )
    const figures = rows.map((row) => [
      row.tenantName,
      ...COMPARISON_METRICS.map((metric) =>
        metric === 'onlineDuration' ? Number(hoursFromSeconds(row[metric])) : row[metric],
      ),
    ])
    try {
      saveFile(`${title}.csv`, await csvFile([heads, ...figures], { isTextQuoted: true }))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      {hasFailed && <span role="alert">{formatMessage({ id: 'comparison.download.failed' })} </span>}
      <Button icon={<Icon name="download" />} onClick={() => void save()}>
        {formatMessage({ id: 'comparison.download' })}
      </Button>
    </>
  )
}
