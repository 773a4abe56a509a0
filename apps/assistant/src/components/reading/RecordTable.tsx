import { DataTable, type DataColumn, type Paging } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ManagedColumn } from '../managed-list/managed-field.ts'
import styles from '../managed-list/ManagedListPage.module.css'

export type RecordTableProps<Row extends object> = {
  /** Begins the texts: `.column.<key>` of each column. */
  texts: string
  label: string
  columns: readonly ManagedColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What a row is called: the head of its card on a phone. */
  nameOf: (row: Row) => string
  actionsOf?: (row: Row) => ReactNode
  isLoading?: boolean
  isRefreshing?: boolean
  state?: ReactNode
  paging?: Paging
  onPage?: (page: number) => void
}

/** Rows as a table, and as cards with the same facts on a phone. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { texts, label, columns, rows, rowKey, nameOf, actionsOf, state, paging, onPage } = props
  const { formatMessage } = useIntl()
  const headOf = (key: string) => formatMessage({ id: `${texts}.column.${key}` })
  const tableColumns: DataColumn<Row>[] = columns.map(({ key, cell, width, isNumber = false }) => ({
    key,
    title: headOf(key),
    render: (_, row) => cell(row),
    ...(width === undefined ? {} : { width }),
    ...(isNumber ? { align: 'right' as const } : {}),
  }))
  const actionColumn: DataColumn<Row>[] =
    actionsOf === undefined
      ? []
      : [
          {
            key: 'actions',
            title: formatMessage({ id: 'managed.actions' }),
            render: (_, row) => <span className={styles['actions']}>{actionsOf(row)}</span>,
          },
        ]
  return (
    <DataTable
      label={label}
      columns={[...tableColumns, ...actionColumn]}
      rows={rows}
      rowKey={rowKey}
      isLoading={props.isLoading ?? false}
      isRefreshing={props.isRefreshing ?? false}
      {...(state === undefined ? {} : { state })}
      {...(paging === undefined ? {} : { paging })}
      {...(onPage === undefined ? {} : { onPage })}
      mobileCard={(row) => (
        <div className={styles['card']}>
          <strong className={styles['cardTitle']}>{nameOf(row)}</strong>
          <dl className={styles['facts']}>
            {columns.slice(1).map(({ key, cell }) => (
              <div key={key} className={styles['fact']}>
                <dt>{headOf(key)}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {actionsOf !== undefined && <span className={styles['cardActions']}>{actionsOf(row)}</span>}
        </div>
      )}
    />
  )
}
