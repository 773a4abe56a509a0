import { useSyncExternalStore } from 'react'
import { createObservable } from '../../base/observable.ts'

/** The overlay of the frame: the search over pages and actions, or the list of shortcuts. Never both. */
export type FrameOverlay = 'palette' | 'shortcutList'

const current = createObservable<FrameOverlay | null>(null)
let opener: Element | null = null

export function openFrameOverlay(overlay: FrameOverlay): void {
  // When one overlay replaces the other, the focus still returns to the opener of the first.
  if (current.get() === null) opener = document.activeElement
  current.set(overlay)
}

export function closeFrameOverlay(): void {
  current.set(null)
}

/** Takes the element that had the focus before; called once the overlay is closed. */
export function takeOpener(): HTMLElement | null {
  const taken = opener
  opener = null
  return taken instanceof HTMLElement && taken.isConnected ? taken : null
}

export function useFrameOverlay(): FrameOverlay | null {
  return useSyncExternalStore(current.subscribe, current.get)
}
