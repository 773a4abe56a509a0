import type { stat } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useStat } from '../page-query/stat-context.ts'
import { useRank } from '../queries/statistics.ts'
import { DrilledRank, type RankLook } from './DrilledRank.tsx'
import { sessionsLink } from './stat-links.ts'
import { useDrillPath } from './use-drill-path.ts'

type RankCardProps = RankLook & {
  rankType: stat.RankType
  /** False where a person leads nowhere. */
  opensPeople?: boolean
}

/**
 * A rank of organisations or people. An organisation opens its own parts where it is; a person's sessions open in a new tab
 * (STAT-037 to STAT-043).
 */
export function RankCard({ rankType, opensPeople = true, ...look }: RankCardProps) {
  const { services, timezone } = useHost()
  const { query, wire } = useStat()
  const drill = useDrillPath(rankType)
  const { organisation } = drill
  const rank = useRank(rankType, organisation === null ? wire : { ...wire, orgId: organisation })
  return (
    <DrilledRank
      {...look}
      query={rank}
      drill={drill}
      {...(opensPeople && {
        onPerson: ({ id }) => services.openLink(sessionsLink(query, timezone, { organisation, user: id })),
      })}
    />
  )
}
