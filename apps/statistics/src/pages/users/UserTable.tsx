import { DataTable, EmptyState, ErrorState } from '@console/ui'
import { useIntl } from 'react-intl'
import { useFailureToast } from '../../components/use-failure-toast.ts'
import { useListPage } from '../../components/use-list-page.ts'
import { useStat } from '../../frame/stat-context.ts'
import { hasCallModules } from '../../model/stat-modules.ts'
import { useUserList } from '../../queries/statistics.ts'
import { useUserColumns, type AnyUserRow } from './use-user-columns.tsx'
import { UserRowCard } from './UserRowCard.tsx'

/** The people of the query, with their calls where any module of calls is on (STAT-091 to STAT-094). */
export function UserTable() {
  const { formatMessage } = useIntl()
  const { wire, round, modules } = useStat()
  const hasCalls = hasCallModules(modules)
  const { page, pageSize, setPage } = useListPage(`${JSON.stringify(wire)} ${round}`)
  const list = useUserList({ ...wire, pageIndex: page, pageSize }, hasCalls)
  useFailureToast(list.error)
  const columns = useUserColumns(modules)
  const { data } = list
  const rows: readonly AnyUserRow[] = list.error === null ? (data?.userList ?? []) : []
  const label = formatMessage({ id: 'stat.users.detail' })
  return (
    <DataTable<AnyUserRow>
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ userID }) => userID}
      isLoading={list.isPending}
      isRefreshing={list.isFetching}
      isCompact
      state={stateOf()}
      paging={{ page, pageSize, total: data?.totalCnt ?? 0 }}
      onPage={setPage}
      mobileCard={renderCard}
    />
  )

  function stateOf() {
    if (list.error !== null) {
      return (
        <ErrorState
          title={formatMessage({ id: 'stat.users.failed' })}
          error={list.error}
          preserved={formatMessage({ id: 'ui.error.filtersUnchanged' })}
          onRetry={() => void list.refetch()}
        />
      )
    }
    if (data === undefined || rows.length > 0) return undefined
    return (
      <EmptyState title={formatMessage({ id: 'stat.users.none' })}>
        {formatMessage({ id: 'stat.users.none.text' })}
      </EmptyState>
    )
  }
}

function renderCard(row: AnyUserRow) {
  return <UserRowCard row={row} />
}
