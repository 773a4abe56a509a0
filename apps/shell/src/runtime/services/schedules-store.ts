import type { exports } from '@console/contracts'
import { useSyncExternalStore } from 'react'

/** `list`: the person's schedules; a request: a new one for it; null: closed. */
export type OpenSchedules = 'list' | exports.ExportRequestInput | null

let open: OpenSchedules = null
const listeners = new Set<() => void>()

export function openSchedules(next: OpenSchedules): void {
  open = next
  for (const listener of listeners) listener()
}

export function useOpenSchedules(): OpenSchedules {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
