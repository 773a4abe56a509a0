import type { ManagedRecord } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, pageAfterRemoval, TwoLines } from '@console/ui'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { useManagedList } from '../../queries/use-managed-list.ts'
import type { RecordColumn } from '../reading/record-column.ts'
import { useRecordColumns } from '../reading/use-record-columns.tsx'
import type { ManagedSearch } from './managed-search.ts'

/** The part of a list's description that is about its rows. */
export type ManagedRows<Row> = {
  /**
   * Prefix of the message ids: `.title`, `.about`, `.count` ({count}), `.failed`, `.empty`, `.emptyText`, `.filteredEmpty`,
   * `.add` and `.edit` ({name}), and those of columns, fields and filters.
   */
  texts: string
  columns: readonly RecordColumn<Row>[]
  nameOf: (row: Row) => string
  /** True if a row may be changed, and deleted; absent: all. */
  canEdit?: (row: Row) => boolean
  canRemove?: (row: Row) => boolean
  /** Further actions of a row, before Edit. */
  renderActions?: (row: Row) => ReactNode
}

type ManagedColumnsProps<
  Scope extends object,
  Filters extends object,
  Draft,
  Row extends ManagedRecord,
> = ManagedRows<Row> & {
  list: ReturnType<typeof useManagedList<Scope, Filters, Draft, Row>>
  search: ManagedSearch
}

/** The columns of a managed list, who changed a row when, and what may be done to it. */
export function useManagedColumns<
  Scope extends object,
  Filters extends object,
  Draft,
  Row extends ManagedRecord,
>(props: ManagedColumnsProps<Scope, Filters, Draft, Row>) {
  const { texts, columns, list } = props
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const hasActions =
    list.update !== undefined || list.remove !== undefined || props.renderActions !== undefined
  const changeColumn: RecordColumn<Row> = {
    key: 'changed',
    head: formatMessage({ id: 'managed.changed' }),
    render: ({ updatedAt, updatedBy }) => (
      <TwoLines isQuiet first={formatTime(updatedAt, timezone)} second={updatedBy} />
    ),
    isQuiet: true,
  }
  return useRecordColumns({
    texts,
    columns: [...columns, changeColumn],
    renderActions: hasActions ? (row) => <RowActions {...props} row={row} /> : undefined,
  })
}

function RowActions<Scope extends object, Filters extends object, Draft, Row extends ManagedRecord>(
  props: ManagedColumnsProps<Scope, Filters, Draft, Row> & { row: Row },
) {
  const { row, nameOf, list, search, renderActions: actionsOf, canEdit, canRemove } = props
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
    const { setSearch, paging } = search.list
    setSearch({ page: pageAfterRemoval(paging.page, left) }, { replace: true })
  }

  return (
    <>
      {actionsOf?.(row)}
      {list.update !== undefined && canEdit?.(row) !== false && (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'managed.editOf' }, { name })}
          onClick={() => search.setOpen(String(row.id))}
        >
          {formatMessage({ id: 'managed.edit' })}
        </Button>
      )}
      {remove !== undefined && canRemove?.(row) !== false && (
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
