import type { stat } from '@console/contracts'
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
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
  return usePublished((store) => store.getSeat(id), id)
}

export function useWall(): WallSnapshot {
  return usePublished((store) => store.getSnapshot())
}

const NO_TIMES: stat.WarnSettings['workTimes'] = []

/** When the seats of an organisation are warned. */
export function useWorkTimes(orgId: number): stat.WarnSettings['workTimes'] {
  return usePublished((store) => store.getSnapshot().organisations.get(orgId)?.workTimes ?? NO_TIMES, orgId)
}

/**
 * Reads a value from each publication, and again with another key. As state, not by `useSyncExternalStore`: a publication
 * while cards are rendered in pieces would have all of them rendered again in one.
 */
function usePublished<Value>(read: (store: WallStore) => Value, key?: number): Value {
  const store = useWallStore()
  const [value, setValue] = useState(() => read(store))
  const take = useEffectEvent(() => setValue(() => read(store)))
  useEffect(() => subscribeAndCall(store, () => take()), [store, key])
  return value
}

/** Calls the listener at once too: something may have been published since the component was rendered. */
function subscribeAndCall(store: WallStore, listener: () => void): () => void {
  listener()
  return store.subscribe(listener)
}
