import type { ManagedRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { DataTable, formatTime, pageAfterRemoval, type DataColumn } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { ManagedListPageProps } from './ManagedListPage.tsx'
import styles from './ManagedListPage.module.css'
import { ManagedState } from './ManagedState.tsx'
import { MANAGED_PAGE_SIZE, type useManagedSearch } from './managed-search.ts'
import type { useManagedList } from './use-managed-list.ts'

type ManagedTableProps<
  Scope extends object,
  Filters extends object,
  Draft,
  Row extends ManagedRecord,
> = ManagedListPageProps<Scope, Filters, Draft, Row> & {
  list: ReturnType<typeof useManagedList<Scope, Filters, Draft, Row>>
  search: ReturnType<typeof useManagedSearch>
}

/** The rows of a managed list with what may be done to each, or what stands in for them. */
export function ManagedTable<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord>(
  props: ManagedTableProps<Scope, Filters, Draft, Row>,
) {
  const { texts, columns, nameOf, list, search } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { rows } = list
  const records = rows.data?.records ?? []
  const isReady = rows.data !== undefined || rows.isError
  const actions = (row: Row) => <RowActions {...props} row={row} />
  const hasActions = list.update !== undefined || list.remove !== undefined || props.actionsOf !== undefined
  const tableColumns: DataColumn<Row>[] = columns.map(({ key, render, width, isNumber = false }) => ({
    key,
    title: formatMessage({ id: `${texts}.column.${key}` }),
    render: (_, row) => render(row),
    ...(width === undefined ? {} : { width }),
    ...(isNumber ? { align: 'right' as const } : {}),
  }))
  const changeOf = ({ updatedAt, updatedBy }: Row) =>
    [formatTime(updatedAt, timezone), updatedBy].filter((part) => part !== null).join(' · ')
  const changeColumn: DataColumn<Row> = {
    key: 'changed',
    title: formatMessage({ id: 'managed.changed' }),
    render: (_, row) => <span className={styles['quiet']}>{changeOf(row)}</span>,
  }
  const actionColumn: DataColumn<Row> = {
    key: 'actions',
    title: formatMessage({ id: 'managed.actions' }),
    render: (_, row) => <span className={styles['actions']}>{actions(row)}</span>,
  }
  const cardOf = (row: Row) => (
    <div className={styles['card']}>
      <strong className={styles['cardTitle']}>{nameOf(row)}</strong>
      <dl className={styles['facts']}>
        {columns.slice(1).map(({ key, render }) => (
          <div key={key} className={styles['fact']}>
            <dt>{formatMessage({ id: `${texts}.column.${key}` })}</dt>
            <dd>{render(row)}</dd>
          </div>
        ))}
        <div className={styles['fact']}>
          <dt>{formatMessage({ id: 'managed.changed' })}</dt>
          <dd>{changeOf(row)}</dd>
        </div>
      </dl>
      {hasActions && <span className={styles['cardActions']}>{actions(row)}</span>}
    </div>
  )
  return (
    <DataTable
      label={formatMessage({ id: `${texts}.title` })}
      columns={[...tableColumns, changeColumn, ...(hasActions ? [actionColumn] : [])]}
      rows={records}
      rowKey={({ id }) => id}
      isLoading={!isReady}
      isRefreshing={rows.isPlaceholderData}
      {...(isReady && records.length === 0 ? { state: <ManagedState {...{ texts, list, search }} /> } : {})}
      paging={{ page: search.page, pageSize: MANAGED_PAGE_SIZE, total: rows.data?.total ?? 0 }}
      onPage={(page) => search.setPage(page)}
      mobileCard={cardOf}
    />
  )
}

function RowActions<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord>(
  props: ManagedTableProps<Scope, Filters, Draft, Row> & { row: Row },
) {
  const { row, nameOf, list, search, actionsOf, mayEdit, mayRemove } = props
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const name = nameOf(row)
  const { remove } = list

  async function drop(onOk: () => Promise<void>): Promise<void> {
    const isGone = await services.confirm({
      title: formatMessage({ id: 'managed.delete.title' }, { name }),
      content: formatMessage({ id: 'managed.delete.text' }),
      okText: formatMessage({ id: 'managed.delete' }),
      isDestructive: true,
      onOk,
    })
    if (!isGone) return
    services.toast.success(formatMessage({ id: 'managed.deleted' }, { name }))
    const left = (list.rows.data?.records.length ?? 0) - 1
    search.setPage(pageAfterRemoval(search.page, left), { replace: true })
  }

  return (
    <>
      {actionsOf?.(row)}
      {list.update !== undefined && mayEdit?.(row) !== false && (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'managed.editOf' }, { name })}
          onClick={() => search.setOpen(String(row.id))}
        >
          {formatMessage({ id: 'managed.edit' })}
        </Button>
      )}
      {remove !== undefined && mayRemove?.(row) !== false && (
        <Button
          type="link"
          danger
          aria-label={formatMessage({ id: 'managed.deleteOf' }, { name })}
          onClick={() => void drop(() => remove(row))}
        >
          {formatMessage({ id: 'managed.delete' })}
        </Button>
      )}
    </>
  )
}
