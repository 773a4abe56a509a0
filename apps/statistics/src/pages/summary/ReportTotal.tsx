import type { dailyReport } from '@console/contracts'
import { useIntl } from 'react-intl'
import { figureText } from './report-figures.ts'
import styles from './Summary.module.css'

/** The sum of the days of a column, or their mean. */
export function ReportTotal({
  total: { value, kind },
}: {
  total: NonNullable<dailyReport.Report['totals']>[number]
}) {
  const intl = useIntl()
  const { formatMessage } = intl
  const text = figureText(value, intl)
  if (kind === 'sum') return text
  return (
    <span title={formatMessage({ id: 'summary.mean.text' })}>
      <span className={`ui-size-12 ui-regular ui-muted ${styles['mean']}`}>
        {formatMessage({ id: 'summary.mean' })}
      </span>{' '}
      {text}
    </span>
  )
}
