import { DataTable, type DataColumn, type Paging } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RecordColumn } from './record-column.ts'
import styles from '../managed-list/ManagedListPage.module.css'
import { RecordCard } from './RecordCard.tsx'

export type RecordTableProps<Row extends object> = {
  /** Begins the texts: `.column.<key>` of each column. */
  texts: string
  label: string
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** What a row is called: the head of its card on a phone. */
  nameOf: (row: Row) => string
  renderActions?: (row: Row) => ReactNode
  isLoading?: boolean
  isRefreshing?: boolean
  state?: ReactNode
  paging?: Paging
  onPage?: (page: number) => void
}

/** Rows as a table, and as cards with the same facts on a phone. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { texts, label, columns, rows, rowKey, nameOf, renderActions, state, paging, onPage } = props
  const { formatMessage } = useIntl()
  const headOf = (key: string) => formatMessage({ id: `${texts}.column.${key}` })
  const tableColumns: DataColumn<Row>[] = columns.map(({ key, render, width, isNumber = false }) => ({
    key,
    title: headOf(key),
    render: (_, row) => render(row),
    ...(width === undefined ? {} : { width }),
    ...(isNumber ? { align: 'right' as const } : {}),
  }))
  const actionColumn: DataColumn<Row>[] =
    renderActions === undefined
      ? []
      : [
          {
            key: 'actions',
            title: formatMessage({ id: 'managed.actions' }),
            render: (_, row) => <span className={styles['actions']}>{renderActions(row)}</span>,
          },
        ]
  const cardOf = (row: Row) => (
    <RecordCard {...{ texts, columns, nameOf, row, actions: renderActions?.(row) }} />
  )
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
      mobileCard={cardOf}
    />
  )
}
