import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** The tray opens by its button, and by itself when an export was started. */
export function openTray(): void {
  change(true)
}

export function closeTray(): void {
  change(false)
}

export function useIsTrayOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
  )
}
