import { WatchPanel } from '@console/domain-ui/watch'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { useSeat } from '../../../state/wall-context.tsx'

const WatchSeat = createContext<(seatId: number) => void>(() => {})

/** Shows the seat's screen over the wall, and watches it. */
export const useWatchSeat = () => useContext(WatchSeat)

/** The seat that is watched from the wall. Another one ends the running watch (LIVE-024). */
export function WatchedSeat({ children }: { children: ReactNode }) {
  const [seatId, setSeatId] = useState<number | null>(null)
  return (
    <WatchSeat value={setSeatId}>
      {children}
      {seatId !== null && <Watched key={seatId} seatId={seatId} onClose={() => setSeatId(null)} />}
    </WatchSeat>
  )
}

function Watched({ seatId, onClose }: { seatId: number; onClose: () => void }) {
  const seat = useSeat(seatId)
  return seat && <WatchPanel seat={seat} startsAtOnce onClose={onClose} />
}
