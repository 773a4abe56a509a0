import { Table } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { DataColumn } from './data-column.ts'
import styles from './Totals.module.css'

/** Totals by the keys of the columns, or a note on why there are none. */
export type TableTotals = { values: Readonly<Record<string, ReactNode>> } | { note: ReactNode }

type TotalsProps<Row> = { columns: readonly DataColumn<Row>[]; totals: TableTotals }

/** The foot of a table: the totals of all rows, each below its column. */
export function TotalsRow<Row>({ columns, totals }: TotalsProps<Row>) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'ui.total' })
  return (
    <Table.Summary>
      <Table.Summary.Row className={styles['totals'] ?? ''}>
        {'note' in totals ? (
          <Table.Summary.Cell index={0} colSpan={columns.length}>
            {label}: {totals.note}
          </Table.Summary.Cell>
        ) : (
          columns.map(({ key, align }, index) => {
            const value = totals.values[key]
            return (
              <Table.Summary.Cell key={key} index={index} {...(align && { align })}>
                {index === 0 && <>{label} </>}
                {value}
              </Table.Summary.Cell>
            )
          })
        )}
      </Table.Summary.Row>
    </Table.Summary>
  )
}

/** The totals of all rows below the cards of a phone. */
export function TotalsCard<Row>({ columns, totals }: TotalsProps<Row>) {
  const { formatMessage } = useIntl()
  return (
    <div className="ui-stack ui-pad-12-16 ui-sunken ui-round">
      <strong>{formatMessage({ id: 'ui.total' })}</strong>
      {'note' in totals ? (
        <span>{totals.note}</span>
      ) : (
        <dl className={`ui-after-8 ui-size-13 ${styles['facts']}`}>
          {columns.flatMap(({ key, title }) => {
            const value = totals.values[key]
            if (value === undefined || typeof title !== 'string') return []
            return [
              <div key={key}>
                <dt>{title}</dt>
                <dd>{value}</dd>
              </div>,
            ]
          })}
        </dl>
      )}
    </div>
  )
}
