import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { useSyncExternalStore } from 'react'

const COLLAPSED_KEY = 'console.sidebarCollapsed'

/** Null without subscribers: the stored value is read again on the next subscription. */
let isCollapsed: boolean | null = null
const listeners = new Set<() => void>()

function get(): boolean {
  isCollapsed ??= readStored(COLLAPSED_KEY) === 'true'
  return isCollapsed
}

/** Wide to narrow and back. The state applies even where the browser cannot store it. */
export function toggleSidebar(): void {
  isCollapsed = !get()
  writeStored(COLLAPSED_KEY, isCollapsed ? 'true' : null)
  for (const listener of listeners) listener()
}

/** 282 px wide expanded, 84 px collapsed; the browser stores which (SHELL-053). */
export function useIsSidebarCollapsed(): boolean {
  return useSyncExternalStore(subscribe, get)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) isCollapsed = null
  }
}
