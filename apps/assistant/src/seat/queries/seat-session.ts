import { readStored, writeStored } from '@console/sub-app/browser-storage'
import { sessionToken } from '../../base/session-cookie.ts'

const TOKEN_KEY = 'console.seatToken'

/** Why nobody is signed in here any more. */
export type SeatEnd = { reason: 'expired' } | { reason: 'kickedOff'; fromIp: string }
export type SeatSession =
  | { status: 'signedOut'; end: SeatEnd | null }
  /** `isOwn` is false for the console's session of this browser, whose user may not be a seat. */
  | { status: 'signedIn'; token: string; isOwn: boolean }

export type SeatSessionStore = {
  get: () => SeatSession
  subscribe: (listener: () => void) => () => void
  begin: (token: string) => void
  /** Null if the agent signed out. */
  end: (end: SeatEnd | null) => void
}

/**
 * The session of this page: a session that began here, else the console's session in this browser. A session that began here
 * is stored apart from the console's, so that a supervisor and an agent may use the same browser.
 */
export function createSeatSession(): SeatSessionStore {
  const listeners = new Set<() => void>()
  let state = initialState()

  function set(next: SeatSession): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin: (token) => {
      writeStored(TOKEN_KEY, token)
      set({ status: 'signedIn', token, isOwn: true })
    },
    end: (end) => {
      if (state.status === 'signedOut') return
      if (state.isOwn) writeStored(TOKEN_KEY, null)
      // An expired session of the console needs no explanation on this page.
      set({ status: 'signedOut', end: state.isOwn || end?.reason === 'kickedOff' ? end : null })
    },
  }
}

function initialState(): SeatSession {
  const own = readStored(TOKEN_KEY)
  if (own !== null) return { status: 'signedIn', token: own, isOwn: true }
  const shared = sessionToken()
  return shared === null
    ? { status: 'signedOut', end: null }
    : { status: 'signedIn', token: shared, isOwn: false }
}
