import { stat, workspace } from '@console/contracts'
import { usePoll } from '@console/domain-ui/seats'
import { useHost } from '@console/sub-app'
import { today, toWireDay } from '@console/ui'
import { isByTalkTime, type SeatSort } from '../model/seat-order.ts'
import { useWallStore } from '../state/wall-context.tsx'

const { businessStats: SECONDS } = workspace.WALL_POLL_SECONDS

type RankPoll = { orgId: number; businessTypeId: number; sort: SeatSort }

/** Today's talk time of an organisation's seats, the longest first, while the wall is sorted by it (WORK-034). */
export function useRankPoll({ orgId, businessTypeId, sort }: RankPoll): void {
  const store = useWallStore()
  const day = toWireDay(today(useHost().timezone))
  usePoll({
    call: stat.rank,
    key: [businessTypeId, orgId, day],
    seconds: SECONDS,
    isEnabled: isByTalkTime(sort),
    run: async (client, signal) => {
      const query = {
        beginDay: day,
        endDay: day,
        orgId,
        rankType: 'talkTime',
        strategy: 'user',
        bizTypeId: businessTypeId,
      } as const
      const { rankList } = await client.send(stat.rank, { query, signal, isQuiet: true })
      store.changeOrganisation(orgId, { rank: new Map(rankList.map(({ id }, position) => [id, position])) })
    },
  })
}
