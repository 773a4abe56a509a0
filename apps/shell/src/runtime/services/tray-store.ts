import type { exports } from '@console/contracts'
import { useSyncExternalStore } from 'react'

/** Open part of exports: the tray, the person's schedules, or a new schedule for a request. */
export type OpenTray = 'tray' | 'schedules' | exports.ExportRequestInput | null

let open: OpenTray = null
const listeners = new Set<() => void>()

export function openSchedules(next: OpenTray): void {
  open = next
  for (const listener of listeners) listener()
}

/** The tray opens by its button, and by itself when an export was started. */
export function openTray(): void {
  openSchedules('tray')
}

export function closeTray(): void {
  openSchedules(null)
}

export function useOpenTray(): OpenTray {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
