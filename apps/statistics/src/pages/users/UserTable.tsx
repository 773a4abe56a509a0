import { stat } from '@console/contracts'
import { useIntl } from 'react-intl'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useListPage } from '../../components/use-list-page.ts'
import { useListSort } from '../../components/use-list-sort.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { hasCallModules } from '../../model/stat-modules.ts'
import { useUserList } from '../../queries/lists.ts'
import { UserRowCard } from './UserRowCard.tsx'
import { useWithSuggestions } from './use-with-suggestions.ts'
import { useUserColumns, type AnyUserRow } from './use-user-columns.tsx'
import { useUserTotals } from './use-user-totals.tsx'

/** The people of the query, with their calls where any module of calls is on (STAT-091 to STAT-094). */
export function UserTable() {
  const { formatMessage } = useIntl()
  const { wire, round, modules } = useStat()
  const hasCalls = hasCallModules(modules)
  const sort = useListSort<stat.UserSort>(hasCalls ? stat.USER_SORTS : stat.LITE_USER_SORTS)
  const list = useListPage([wire, sort.wire, round])
  const position = { pageIndex: list.page, pageSize: list.pageSize }
  const query = useUserList({ ...wire, ...position, ...sort.wire }, hasCalls)
  const totals = useUserTotals()
  const { data } = query
  const rows = useWithSuggestions(wire.bizTypeId, data?.userList ?? [])
  return (
    <WideListTable<AnyUserRow>
      name="users"
      label={formatMessage({ id: 'stat.users.detail' })}
      query={query}
      answer={data === undefined ? null : { rows, total: data.totalCnt }}
      list={list}
      columns={useUserColumns(
        modules,
        rows.some(({ suggestions }) => suggestions !== undefined),
      )}
      sort={sort}
      totals={totals}
      rowKey={({ userID }) => userID}
      mobileCard={renderCard}
      failed={formatMessage({ id: 'stat.users.failed' })}
      none={formatMessage({ id: 'stat.users.none' })}
    />
  )
}

function renderCard(row: AnyUserRow) {
  return <UserRowCard row={row} />
}
