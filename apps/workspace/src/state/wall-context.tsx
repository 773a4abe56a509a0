import type { stat } from '@console/contracts'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { Seat } from '../model/seat.ts'
import type { WallSnapshot } from './wall-state.ts'
import type { WallStore } from './wall-store.ts'

const WallContext = createContext<WallStore | null>(null)

export function WallProvider({ store, children }: { store: WallStore; children: ReactNode }) {
  return <WallContext value={store}>{children}</WallContext>
}

export function useWallStore(): WallStore {
  const store = useContext(WallContext)
  if (store === null) throw new Error('useWallStore needs a WallProvider above it')
  return store
}

/** One seat: a change of another renders nothing here. */
export function useSeat(id: number): Seat | undefined {
  const store = useWallStore()
  return useSyncExternalStore(store.subscribe, () => store.getSeat(id))
}

export function useWall(): WallSnapshot {
  const store = useWallStore()
  return useSyncExternalStore(store.subscribe, store.getSnapshot)
}

const NO_TIMES: stat.WarnSettings['workTimes'] = []

/** When the seats of an organisation are warned. */
export function useWorkTimes(orgId: number): stat.WarnSettings['workTimes'] {
  const store = useWallStore()
  return useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().organisations.get(orgId)?.workTimes ?? NO_TIMES,
  )
}
