import { useSyncExternalStore } from 'react'

/** The overlay of the frame: the search over pages and actions, or the list of shortcuts. Never both. */
export type FrameOverlay = 'palette' | 'shortcutList'

let current: FrameOverlay | null = null
let opener: Element | null = null
const listeners = new Set<() => void>()

function change(next: FrameOverlay | null): void {
  current = next
  for (const listener of listeners) listener()
}

export function openFrameOverlay(overlay: FrameOverlay): void {
  // When one overlay replaces the other, the focus still returns to the opener of the first.
  if (current === null) opener = document.activeElement
  change(overlay)
}

export function closeFrameOverlay(): void {
  change(null)
}

/** Takes the element that had the focus before; called once the overlay is closed. */
export function takeOpener(): HTMLElement | null {
  const taken = opener
  opener = null
  return taken instanceof HTMLElement && taken.isConnected ? taken : null
}

export function useFrameOverlay(): FrameOverlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}
