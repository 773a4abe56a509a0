import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { openSeat, type OpenSeat, type SeatParts } from './open-seat.ts'

/** The open seat as long as the page shows it; null before. */
export function useOpenSeat(parts: SeatParts): OpenSeat | null {
  const [store] = useState(createOpenSeatStore)
  const partsNow = useEffectEvent(() => parts)
  const { userId } = parts
  useEffect(() => {
    const opened = openSeat({
      ...partsNow(),
      userId,
      onKickOff: (fromIp) => partsNow().onKickOff(fromIp),
      onRefused: () => partsNow().onRefused(),
    })
    store.set(opened)
    return () => {
      store.set(null)
      opened.close()
    }
  }, [store, userId])
  return useSyncExternalStore(store.subscribe, store.get)
}

function createOpenSeatStore() {
  const listeners = new Set<() => void>()
  let seat: OpenSeat | null = null
  return {
    get: () => seat,
    set: (next: OpenSeat | null): void => {
      seat = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
