import type { dailyReport } from '@console/contracts'
import { AppDrawer } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { Facts } from '../../components/RowCard.tsx'
import { valueText } from './report-figures.ts'
import { ReportCell } from './ReportCell.tsx'
import type { ReportTableProps } from './ReportTable.tsx'
import { ReportTotal } from './ReportTotal.tsx'
import { RowActions } from './RowActions.tsx'
import { RowFailure } from './RowFailure.tsx'
import { toDayText } from './table-row.ts'
import { editedRows, type ReportRow, type RowEditing } from './use-row-editing.ts'
import styles from './Summary.module.css'

/** A report on a phone: a card a day, edited in a drawer. */
export function ReportCards({ report, editing, canEdit }: ReportTableProps) {
  const { formatMessage } = useIntl()
  const { columns, data, name, totals } = report
  const [row] = editedRows(editing, report)
  const isEditable = canEdit && columns.some(({ editable }) => editable)
  return (
    <>
      <ul className={styles['cards']} aria-label={name}>
        {data.map((shown) => (
          <li key={shown.day} className="ui-stack ui-items-start ui-pad-12-16">
            <DayFacts report={report} row={shown} />
            {isEditable && (
              <Button
                size="large"
                aria-label={formatMessage(
                  { id: 'summary.edit.day' },
                  { day: toDayText(shown.day), report: name },
                )}
                onClick={() => editing.start(report, shown)}
              >
                {formatMessage({ id: 'summary.edit' })}
              </Button>
            )}
          </li>
        ))}
        {totals !== undefined && totals.length > 0 && (
          <li className="ui-stack ui-items-start ui-pad-12-16">
            <strong>{formatMessage({ id: 'summary.total' })}</strong>
            <Facts
              facts={totals.map((total) => ({
                key: total.id,
                name: columns.find(({ id }) => id === total.id)?.name,
                value: <ReportTotal total={total} />,
              }))}
            />
          </li>
        )}
      </ul>
      {row && <RowDrawer row={row} />}
    </>
  )
}

function DayFacts({
  report: { columns },
  row: { day, items },
}: {
  report: dailyReport.Report
  row: ReportRow
}) {
  const intl = useIntl()
  return (
    <>
      <strong>{toDayText(day)}</strong>
      <Facts
        facts={columns.map((column) => {
          const item = items.find(({ id }) => id === column.id)
          return {
            key: column.id,
            name: column.name,
            value: item ? valueText(item.value, column, intl) : '-',
          }
        })}
      />
    </>
  )
}

function RowDrawer({ row }: { row: RowEditing }) {
  const { report, day, failure } = row
  const fields = report.columns.filter(({ editable }) => editable)
  return (
    <AppDrawer
      open
      placement="bottom"
      size="auto"
      title={`${report.name} · ${toDayText(day)}`}
      mask={{ closable: false }}
      onClose={row.cancel}
      footer={<RowActions editing={row} size="large" />}
    >
      {failure !== null && <RowFailure text={failure} />}
      {fields.map((column, index) => (
        <div key={column.id} className={styles['field']}>
          <span aria-hidden="true">{column.name}</span>
          <ReportCell column={column} editing={row} hasFocus={index === 0} />
        </div>
      ))}
    </AppDrawer>
  )
}
