import { readStored, tabStorage, writeStored } from '@console/sub-app/browser-storage'

export const TRACKING_SESSION_KEY = 'console.trackingSession'
/** The format that this module writes; any other stored value is replaced. */
const SESSION_SHAPE = /^[0-9a-f-]{36}$/

/** Identifies this tab in tracking events; survives reloads where possible, never shared between tabs (SHELL-085). */
export function trackingSessionId(): string {
  const stored = readStored(TRACKING_SESSION_KEY, tabStorage())
  if (stored !== null && SESSION_SHAPE.test(stored)) return stored
  const fresh = newSessionId()
  writeStored(TRACKING_SESSION_KEY, fresh, tabStorage())
  return fresh
}

/** `crypto.randomUUID` is missing over plain http; `getRandomValues` is not. */
function newSessionId(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
