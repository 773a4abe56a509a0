import { useIntl } from 'react-intl'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useListPage } from '../../components/use-list-page.ts'
import { useStat } from '../../frame/stat-context.ts'
import { hasCallModules } from '../../model/stat-modules.ts'
import { useUserList } from '../../queries/statistics.ts'
import { UserRowCard } from './UserRowCard.tsx'
import { useUserColumns, type AnyUserRow } from './use-user-columns.tsx'

/** The people of the query, with their calls where any module of calls is on (STAT-091 to STAT-094). */
export function UserTable() {
  const { formatMessage } = useIntl()
  const { wire, round, modules } = useStat()
  const list = useListPage(`${JSON.stringify(wire)} ${round}`)
  const position = { pageIndex: list.page, pageSize: list.pageSize }
  const query = useUserList({ ...wire, ...position }, hasCallModules(modules))
  const { data } = query
  return (
    <WideListTable<AnyUserRow>
      name="users"
      label={formatMessage({ id: 'stat.users.detail' })}
      query={query}
      answer={data === undefined ? null : { rows: data.userList ?? [], total: data.totalCnt }}
      list={list}
      columns={useUserColumns(modules)}
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
