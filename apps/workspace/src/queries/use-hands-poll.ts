import { seat, workspace, type DataOf } from '@console/contracts'
import { usePoll } from '@console/domain-ui/seats'
import { serverNow } from '@console/ui/server-time'
import { useWallStore } from '../state/wall-context.tsx'

const { hands: SECONDS } = workspace.WALL_POLL_SECONDS

/** The raised hands among all active seats of the wall, also while the tab is hidden (WORK-023, WORK-Q4). */
export function useHandsPoll(businessTypeId: number, hasSeats: boolean): void {
  const store = useWallStore()
  usePoll({
    // At once with the first seats, since only the answer says which hands went up just now.
    isEnabled: hasSeats,
    call: workspace.userFlags,
    key: [businessTypeId],
    seconds: SECONDS,
    isInBackground: true,
    run: async (client, signal) => {
      const ids = store.activeSeatIds()
      for (let from = 0; from < ids.length; from += workspace.MAX_SEATS) {
        const requested = ids.slice(from, from + workspace.MAX_SEATS)
        const withAges = client.has(seat.describe) ? { withAges: true } : {}
        const body = { key: 'handup', userIDList: requested, ...withAges } as const
        const answer = await client.send(workspace.userFlags, { body, signal, isQuiet: true })
        const nowMs = serverNow()
        const listed = new Map(answer.map((hand) => raisedHand(hand, nowMs)))
        store.applyHands({ requested, listed }, nowMs)
      }
    },
  })
}

type AnsweredHand = DataOf<typeof workspace.userFlags>[number]

function raisedHand(hand: AnsweredHand, nowMs: number): [userId: number, raisedAtMs: number | null] {
  if (typeof hand === 'number') return [hand, null]
  const { userID, raisedSeconds } = hand
  return [userID, raisedSeconds === undefined ? null : nowMs - raisedSeconds * 1000]
}
