import { workspace } from '@console/contracts'
import { usePoll } from '@console/domain-ui/seats'
import { serverNow } from '@console/ui/server-time'
import { useWallStore } from '../state/wall-context.tsx'

const { hands: SECONDS } = workspace.WALL_POLL_SECONDS

/** The raised hands among all active seats of the wall, also while the tab is hidden (WORK-023, WORK-Q4). */
export function useHandsPoll(businessTypeId: number): void {
  const store = useWallStore()
  usePoll({
    call: workspace.userFlags,
    key: [businessTypeId],
    seconds: SECONDS,
    isInBackground: true,
    run: async (client, signal) => {
      const ids = store.activeSeatIds()
      for (let from = 0; from < ids.length; from += workspace.MAX_SEATS) {
        const requested = ids.slice(from, from + workspace.MAX_SEATS)
        const body = { key: 'handup', userIDList: requested } as const
        const answer = await client.send(workspace.userFlags, { body, signal, isQuiet: true })
        const listed = answer.map((hand) => (typeof hand === 'number' ? hand : hand.userID))
        store.applyHands({ requested, listed }, serverNow())
      }
    },
  })
}
