import { DataTable, type DataColumn, type Paging } from '@console/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RecordColumn } from './record-column.ts'
import styles from '../managed-list/ManagedListPage.module.css'
import { RecordCard } from './RecordCard.tsx'
import { useCellContent } from './use-cell-content.ts'

export type RecordTableProps<Row extends object> = {
  /** Prefix of the message ids: `.column.<key>` of each column. */
  texts: string
  label: string
  /** The first one identifies a row: it is the title of its card on a phone. */
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  renderActions?: (row: Row) => ReactNode
  isLoading?: boolean
  isRefreshing?: boolean
  state?: ReactNode
  paging?: Paging
  onPage?: (page: number) => void
}

/** Rows as a table, and as cards with the same facts on a phone. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { texts, label, columns, rows, rowKey, renderActions, state, paging, onPage } = props
  const { formatMessage } = useIntl()
  const contentOf = useCellContent()
  const headOf = ({ key, head }: RecordColumn<Row>) => head ?? formatMessage({ id: `${texts}.column.${key}` })
  const tableColumns = columns.map((column): DataColumn<Row> => {
    const { key, width, isNumber = false, isQuiet = false } = column
    return {
      key,
      title: headOf(column),
      ...(width === undefined ? {} : { width }),
      ...(isNumber
        ? { align: 'right', render: (_, row) => contentOf(column, row) }
        : {
            render: (_, row) => (
              <div className={styles['text']} data-quiet={isQuiet}>
                {contentOf(column, row)}
              </div>
            ),
          }),
    }
  })
  const actionColumn: DataColumn<Row>[] =
    renderActions === undefined
      ? []
      : [
          {
            key: 'actions',
            title: formatMessage({ id: 'managed.actions' }),
            // The actions are a sticky column.
            fixed: 'right',
            render: (_, row) => <span className={styles['actions']}>{renderActions(row)}</span>,
          },
        ]
  const cardOf = (row: Row) => {
    const [first, ...others] = columns
    return (
      <RecordCard
        title={first === undefined ? null : contentOf(first, row)}
        facts={others.map((column) => ({
          key: column.key,
          name: headOf(column),
          content: contentOf(column, row),
        }))}
        actions={renderActions?.(row)}
      />
    )
  }
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
