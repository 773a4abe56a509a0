import { readStored, tabStorage, writeStored } from '@console/sub-app/browser-storage'
import { newUuid } from '@console/sub-app/secure-context'

export const TRACKING_SESSION_KEY = 'console.trackingSession'
/** The format that this module writes; any other stored value is replaced. */
const SESSION_SHAPE = /^[0-9a-f-]{36}$/

/** Identifies this tab in tracking events; survives reloads where possible, never shared between tabs (SHELL-085). */
export function trackingSessionId(): string {
  const stored = readStored(TRACKING_SESSION_KEY, tabStorage())
  if (stored !== null && SESSION_SHAPE.test(stored)) return stored
  const fresh = newUuid()
  writeStored(TRACKING_SESSION_KEY, fresh, tabStorage())
  return fresh
}
