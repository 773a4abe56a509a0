import { useId } from 'react'
import { ReportCards } from './ReportCards.tsx'
import type { ReportTableProps } from './ReportTable.tsx'
import { ReportTable } from './report-table-part.ts'
import { RowFailure } from './RowFailure.tsx'
import styles from './Summary.module.css'
import { editedRows } from './use-row-editing.ts'

/** A report under its name (RPT-005). */
export function ReportSection({ isMobile, ...props }: ReportTableProps & { isMobile: boolean }) {
  const { report, editing } = props
  const titleId = useId()
  const failure = editedRows(editing, report).find((row) => row.failure !== null)?.failure ?? null
  return (
    <section className={styles['report']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {report.name}
      </h2>
      {!isMobile && failure !== null && <RowFailure text={failure} />}
      {isMobile ? <ReportCards {...props} /> : <ReportTable {...props} />}
    </section>
  )
}
