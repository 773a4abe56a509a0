import type { dailyReport } from '@console/contracts'
import { Button } from 'antd'
import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { EditingContext } from './editing-context.ts'
import styles from './Summary.module.css'
import { toDayText } from './table-row.ts'
import type { ReportRow } from './use-row-editing.ts'

/** Begins to edit a row of a table. */
export function EditButton({ report, row }: { report: dailyReport.Report; row: ReportRow }) {
  const { formatMessage } = useIntl()
  const editing = useContext(EditingContext)
  return (
    <Button
      type="link"
      size="small"
      className={styles['action'] ?? ''}
      data-edit={row.day}
      aria-label={formatMessage({ id: 'summary.edit.day' }, { day: toDayText(row.day), report: report.name })}
      onClick={() => editing?.start(report, row)}
    >
      {formatMessage({ id: 'summary.edit' })}
    </Button>
  )
}
