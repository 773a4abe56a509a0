import type { ManagedRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, pageAfterRemoval } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { RecordColumn } from '../reading/record-column.ts'
import { RecordTable } from '../reading/RecordTable.tsx'
import type { ManagedListPageProps } from './ManagedListPage.tsx'
import { ManagedState } from './ManagedState.tsx'
import { MANAGED_PAGE_SIZE, type useManagedSearch } from './managed-search.ts'
import type { useManagedList } from '../../queries/use-managed-list.ts'

type ManagedTableProps<
  Scope extends object,
  Filters extends object,
  Draft,
  Row extends ManagedRecord,
> = ManagedListPageProps<Scope, Filters, Draft, Row> & {
  list: ReturnType<typeof useManagedList<Scope, Filters, Draft, Row>>
  search: ReturnType<typeof useManagedSearch>
}

/** The rows of a managed list with their actions, or the state shown instead. */
export function ManagedTable<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord>(
  props: ManagedTableProps<Scope, Filters, Draft, Row>,
) {
  const { texts, columns, list, search } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { rows } = list
  const records = rows.data?.records ?? []
  const isReady = rows.data !== undefined || rows.isError
  const hasActions = list.update !== undefined || list.remove !== undefined || props.actionsOf !== undefined
  const changeColumn: RecordColumn<Row> = {
    key: 'changed',
    head: formatMessage({ id: 'managed.changed' }),
    render: ({ updatedAt, updatedBy }) =>
      [formatTime(updatedAt, timezone), updatedBy].filter((part) => part !== null).join(' · '),
    isQuiet: true,
  }
  return (
    <RecordTable
      texts={texts}
      label={formatMessage({ id: `${texts}.title` })}
      columns={[...columns, changeColumn]}
      rows={records}
      rowKey={({ id }) => id}
      isLoading={!isReady}
      isRefreshing={rows.isPlaceholderData}
      {...(hasActions ? { renderActions: (row: Row) => <RowActions {...props} row={row} /> } : {})}
      {...(isReady && records.length === 0 ? { state: <ManagedState {...{ texts, list, search }} /> } : {})}
      paging={{ page: search.page, pageSize: MANAGED_PAGE_SIZE, total: rows.data?.total ?? 0 }}
      onPage={(page) => search.setPage(page)}
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
