import { stat } from '@console/contracts'
import type { TableTotals } from '@console/ui'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { PersonLink } from '../../components/PersonLink.tsx'
import { RowCard } from '../../components/RowCard.tsx'
import { useListSort } from '../../components/use-list-sort.ts'
import { useTotalsFailure } from '../../components/use-totals-failure.tsx'
import { WideListTable } from '../../components/WideListTable.tsx'
import { hasCallModules } from '../../model/stat-modules.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useListTotals, useUserList } from '../../queries/lists.ts'
import { useSuggestions } from '../../queries/suggestions.ts'
import { useReportedFailure } from '../../queries/use-reported-failure.ts'
import {
  type AnyUserRow,
  SuggestionMark,
  UserCount,
  useUserColumns,
  useUserFigures,
} from './use-user-columns.tsx'

/** The people of the query, with their calls where any module of calls is on (STAT-091 to STAT-094). */
export function UserTable() {
  const { formatMessage } = useIntl()
  const { wire, round, modules } = useStat()
  const hasCalls = hasCallModules(modules)
  const sort = useListSort<stat.UserSort>(hasCalls ? stat.USER_SORTS : stat.LITE_USER_SORTS)
  const { paging, position } = useListPage([wire, sort.wire, round])
  const query = useUserList({ ...wire, ...position, ...sort.wire }, hasCalls)
  const totals = useUserTotals()
  const { data } = query
  const rows = useWithSuggestions(wire.bizTypeId, data?.userList ?? [])
  return (
    <WideListTable<AnyUserRow>
      name="users"
      label={formatMessage({ id: 'stat.users.detail' })}
      query={query}
      answer={data && { rows, total: data.totalCnt }}
      paging={paging}
      columns={useUserColumns(
        modules,
        rows.some(({ suggestions }) => suggestions !== undefined),
      )}
      sort={sort}
      totals={totals}
      rowKey={({ userID }) => userID}
      mobileCard={renderCard}
      failedId="stat.users.failed"
      emptyId="stat.users.none"
    />
  )
}

function renderCard(row: AnyUserRow) {
  return <UserRowCard row={row} />
}

/** Sums of all people, and rates of these sums; nothing before they are there. */
function useUserTotals(): TableTotals | undefined {
  const { wire, modules } = useStat()
  const figures = useUserFigures(modules)
  const totals = useListTotals(wire, 'user')
  const failure = useTotalsFailure(totals)
  const sums = totals.data?.userTotals
  if (sums === undefined) return failure
  return { values: Object.fromEntries(figures.map(({ key, totalOf }) => [key, totalOf(sums)])) }
}

/** The people of a list with the suggestions that hold for them; without any while these are not known. */
function useWithSuggestions(
  bizTypeId: number | undefined,
  rows: readonly AnyUserRow[],
): readonly AnyUserRow[] {
  const { data, error } = useSuggestions(
    bizTypeId,
    rows.map(({ userID }) => userID),
  )
  useReportedFailure(error, 'statistics.suggestions')
  const matched = new Map(data?.people.map(({ userId, suggestions }) => [userId, suggestions]))
  return rows.map((row) => {
    const suggestions = matched.get(row.userID)
    return suggestions === undefined ? row : { ...row, suggestions }
  })
}

/** A person on a phone. */
function UserRowCard({ row }: { row: AnyUserRow }) {
  const figures = useUserFigures(useStat().modules)
  return (
    <RowCard
      title={<PersonLink id={row.userID} name={row.userName} />}
      about={`${row.orgName} · ${row.userID}`}
      facts={figures.map((figure) => ({
        key: figure.key,
        name: figure.label,
        value: <UserCount figure={figure} row={row} />,
      }))}
    >
      {row.suggestions !== undefined && <SuggestionMark row={row} />}
    </RowCard>
  )
}
