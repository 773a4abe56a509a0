import { useIntl } from 'react-intl'
import type { useListPage } from '../../components/use-list-page.ts'
import { WideListTable } from '../../components/WideListTable.tsx'
import { useStat } from '../../frame/stat-context.ts'
import type { useTeamList } from '../../queries/statistics.ts'
import { TeamRowCard } from './TeamRowCard.tsx'
import { useTeamColumns } from './use-team-columns.tsx'
import type { Team } from './use-team-figures.ts'
import { useWithSuggestions } from './use-with-suggestions.ts'

type TeamTableProps = { query: ReturnType<typeof useTeamList>; list: ReturnType<typeof useListPage> }

/** The teams in the order of the organisation tree (RPT-060 to RPT-062). */
export function TeamTable({ query, list }: TeamTableProps) {
  const { formatMessage } = useIntl()
  const { wire, modules } = useStat()
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
