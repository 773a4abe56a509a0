import { workspace } from '@console/contracts'
import { usePoll } from '@console/domain-ui/seats'
import { useHost } from '@console/sub-app'
import { useMemo, useSyncExternalStore } from 'react'
import { useWallStore } from '../state/wall-context.tsx'

const { businessStats: SECONDS } = workspace.WALL_POLL_SECONDS

/** The figures of the seats of an organisation (WORK-011, WORK-012), at once when others have joined it. */
export function useFiguresPoll(orgId: number, businessTypeId: number): void {
  const store = useWallStore()
  const { language } = useHost()
  const seatIds = useSyncExternalStore(store.subscribe, () => store.seatIdsOf(orgId))
  const members = useMemo(() => sortedText(seatIds), [seatIds])
  usePoll({
    call: workspace.businessStats,
    key: [businessTypeId, orgId, members, language],
    seconds: SECONDS,
    isEnabled: members !== '',
    run: async (client, signal) => {
      const ids = store.seatIdsOf(orgId)
      for (let from = 0; from < ids.length; from += workspace.MAX_SEATS) {
        const userIDList = ids.slice(from, from + workspace.MAX_SEATS)
        const body = { businessTypeID: businessTypeId, orgID: orgId, userIDList }
        const { businessStats } = await client.send(workspace.businessStats, { body, signal, isQuiet: true })
        store.applyFigures(businessStats)
      }
    },
  })
}

function sortedText(ids: readonly number[]): string {
  return ids.toSorted((a, b) => a - b).join()
}
