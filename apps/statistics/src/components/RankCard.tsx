import type { stat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useUrlSearch } from '@console/ui'
import { Segmented } from 'antd'
import { useIntl } from 'react-intl'
import { useStat } from '../page-query/stat-context.ts'
import { RANK_READINGS, statSearch } from '../page-query/use-stat-query.ts'
import { usePeopleRank, useRank } from '../queries/statistics.ts'
import { DrilledRank, type RankLook } from './DrilledRank.tsx'
import { sessionsLink } from './stat-links.ts'
import { useDrillPath } from './use-drill-path.ts'

/** So few bars leave a chart of the required height empty (STAT-035). */
const FEW_BARS = 3

type RankCardProps = RankLook & {
  rankType: stat.RankType
  /** False where a person leads nowhere. */
  opensPeople?: boolean
}

/**
 * A rank of organisations or people. An organisation opens its own parts where it is; a person's sessions open in a new tab
 * (STAT-037 to STAT-043). Few organisations have a second reading: all their agents.
 */
export function RankCard({ rankType, opensPeople = true, ...look }: RankCardProps) {
  const { services, timezone } = useHost()
  const { query, wire } = useStat()
  const drill = useDrillPath(rankType)
  const { organisation } = drill
  const rank = useRank(rankType, organisation === null ? wire : { ...wire, orgId: organisation })
  const isFew = drill.path.length === 0 && isOfFew(rank.data)
  const people = usePeopleRank(rankType, isFew ? wire : null)
  const hasReadings = isFew && (people.isPending || isOfPeople(people.data))
  const { reading, choose } = useReading()
  return (
    <DrilledRank
      {...look}
      query={hasReadings && reading === 'agents' ? people : rank}
      drill={drill}
      {...(hasReadings && { tools: <ReadingSwitch {...{ rankType, reading, choose }} /> })}
      {...(opensPeople && {
        onPerson: ({ id }) => services.openLink(sessionsLink(query, timezone, { organisation, user: id })),
      })}
    />
  )
}

function isOfFew(rank: stat.Ranking | undefined): boolean {
  if (rank?.rankBy !== 'org') return false
  const bars = rank.rankList.filter(({ value }) => value > 0).length
  return bars > 0 && bars <= FEW_BARS
}

/** False for a platform that ranks organisations all the same. */
function isOfPeople(rank: stat.Ranking | undefined): boolean {
  return rank?.rankBy === 'user' && rank.rankList.some(({ value }) => value > 0)
}

type Reading = (typeof RANK_READINGS)[number]

/** The reading of all ranks of the page with few organisations, in the address. */
function useReading(): { reading: Reading; choose: (reading: Reading) => void } {
  const { search, setSearch } = useUrlSearch(statSearch)
  return { reading: search.ranks, choose: (ranks) => setSearch({ ranks }, { replace: true }) }
}

type ReadingSwitchProps = ReturnType<typeof useReading> & { rankType: stat.RankType }

function ReadingSwitch({ rankType, reading, choose }: ReadingSwitchProps) {
  const { formatMessage } = useIntl()
  return (
    <Segmented<Reading>
      size="small"
      name={`reading-${rankType}`}
      aria-label={formatMessage({ id: 'stat.rank.reading' })}
      value={reading}
      options={RANK_READINGS.map((value) => ({
        value,
        label: formatMessage({ id: `stat.rank.reading.${value}` }),
      }))}
      onChange={choose}
    />
  )
}
