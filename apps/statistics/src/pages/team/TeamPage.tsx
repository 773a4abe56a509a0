import { DEFAULT_PAGE_SIZE, type exports } from '@console/contracts'
import { useIntl } from 'react-intl'
import { FigureCard } from '../../components/FigureCard.tsx'
import { FigureCardList } from '../../components/FigureCardList.tsx'
import { RankCard } from '../../components/RankCard.tsx'
import { StatPage } from '../../frame/StatPage.tsx'
import { toMinutes } from '../../model/figure-text.ts'
import { type Inquired, useStat } from '../../page-query/stat-context.ts'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { usePrefetchTeams, useTeamList } from '../../queries/teams.ts'
import { TeamTable } from './TeamTable.tsx'

export { texts } from './texts.ts'

const CARDS = 2

/** Teams compared by their hours, calls and results (RPT-060). */
export function TeamPage() {
  const { formatMessage } = useIntl()
  return (
    <StatPage title={formatMessage({ id: 'stat.teams' })} exported={toExport}>
      <TeamParts />
    </StatPage>
  )
}

/** The rows of all teams (RPT-066, R41). */
function toExport({ wire }: Inquired): exports.ExportRequestInput {
  return { kind: 'statTable', filter: { ...wire, type: 'team' } }
}

function TeamParts() {
  const { formatMessage } = useIntl()
  return (
    <>
      <TeamCards />
      <TeamTable />
      <RankCard
        title={formatMessage({ id: 'stat.talkMinutes' })}
        rankType="talkTime"
        valueName={formatMessage({ id: 'stat.minutes' })}
        toValue={toMinutes}
      />
    </>
  )
}

/** The number of teams in all, and of seats where the platform says it; nothing where the table says that they could not be loaded (RPT-063). */
function TeamCards() {
  const { formatNumber } = useIntl()
  const { wire } = useStat()
  // The request of the table's first page.
  const query = useTeamList({ ...wire, pageIndex: 1, pageSize: DEFAULT_PAGE_SIZE })
  if (query.error !== null) return null
  return (
    <FigureCardList query={query} count={CARDS}>
      {({ totalCnt, totalSeatCnt }) => (
        <>
          <FigureCard labelId="stat.teams" text={formatNumber(totalCnt)} />
          {totalSeatCnt !== undefined && (
            <FigureCard labelId="stat.team.seats" text={formatNumber(totalSeatCnt)} />
          )}
        </>
      )}
    </FigureCardList>
  )
}

export function usePrefetchFirstView(): void {
  usePrefetchTeams(useLikelyWire())
}
