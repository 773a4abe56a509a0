import type { exports } from '@console/contracts'
import { useSyncExternalStore } from 'react'
import { createObservable } from '../../base/observable.ts'

/** Open part of exports: the tray, the person's schedules, or a new schedule for a request. */
export type OpenTray = 'tray' | 'schedules' | exports.ExportRequestInput | null

const open = createObservable<OpenTray>(null)

export function openSchedules(next: OpenTray): void {
  open.set(next)
}

/** The tray opens by its button, and by itself when an export was started. */
export function openTray(): void {
  openSchedules('tray')
}

export function closeTray(): void {
  openSchedules(null)
}

export function useOpenTray(): OpenTray {
  return useSyncExternalStore(open.subscribe, open.get)
}
