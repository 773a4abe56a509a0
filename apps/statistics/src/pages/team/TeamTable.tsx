import { useIntl } from 'react-intl'
import { useListPage } from '../../components/use-list-page.ts'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useStat } from '../../page-query/stat-context.ts'
import { useTeamList } from '../../queries/teams.ts'
import { TeamRowCard } from './TeamRowCard.tsx'
import { useTeamColumns } from './use-team-columns.tsx'
import type { Team } from './use-team-figures.ts'
import { useWithSuggestions } from './use-with-suggestions.ts'

/** The teams in the order of the organisation tree (RPT-060 to RPT-062). */
export function TeamTable() {
  const { formatMessage } = useIntl()
  const { wire, round, modules } = useStat()
  const list = useListPage([wire, round])
  const query = useTeamList({ ...wire, pageIndex: list.page, pageSize: list.pageSize })
  const { data } = query
  const rows = useWithSuggestions(wire.bizTypeId, data?.teamList ?? [])
  return (
    <WideListTable<Team>
      name="teams"
      label={formatMessage({ id: 'stat.teams' })}
      query={query}
      answer={data === undefined ? null : { rows, total: data.totalCnt }}
      list={list}
      columns={useTeamColumns(
        modules,
        rows.some(({ suggested }) => suggested !== undefined),
      )}
      rowKey={({ orgId }) => orgId}
      mobileCard={renderCard}
      failed={formatMessage({ id: 'stat.teams.failed' })}
      none={formatMessage({ id: 'stat.teams.none' })}
    />
  )
}

function renderCard(row: Team) {
  return <TeamRowCard row={row} />
}
