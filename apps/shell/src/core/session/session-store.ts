import { endDrafts } from '@console/sub-app/form-drafts'
import { removeToken, storeToken } from './token-sources.ts'
import type { AcceptedToken } from './sign-in-calls.ts'
import { onOtherTab, notifyOtherTabs } from './session-tabs.ts'

/** Why a session is over; it decides the text of the sign-in page and whether there is a return path. */
export type SessionEnd =
  /** By the user, here or in another tab: no return path. */
  | 'signedOut'
  /** It expired or the server ended it: sign-in leads back to the same address. */
  | 'expired'
  /** Another tab signed in, perhaps as another user: restart with its token. */
  | 'replaced'

/** The login state is one of loading, logged in and logged out (ERR-031). */
export type SessionState =
  | { status: 'loading' }
  | { status: 'loggedIn'; token: string; expiresAt: number }
  | { status: 'loggedOut'; reason: SessionEnd | null }

export type SessionStore = {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** The bearer token of the next call; null once the session is over, also during the confirmation. */
  getToken: () => string | null
  /** Nobody is signed in, and the form is shown. */
  waitForSignIn: () => void
  begin: (accepted: AcceptedToken, options?: { isNew: boolean }) => void
  end: (reason: SessionEnd) => void
  /**
   * The user signed out. The other tabs are notified at once; this one still shows the confirmation,
   * and ignores 401 responses meanwhile, so that it is not treated as expired.
   */
  endAfterFarewell: (farewellMs: number) => void
  /** Resolves with the reason once the session is over. */
  whenEnded: () => Promise<SessionEnd>
}

/** Browsers run a longer timer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>()
  let state: SessionState = { status: 'loading' }
  let expiry: ReturnType<typeof setTimeout> | undefined
  let isSignedOut = false

  function change(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function finish(reason: SessionEnd): void {
    if (state.status !== 'loggedIn') return
    clearTimeout(expiry)
    change({ status: 'loggedOut', reason: isSignedOut ? 'signedOut' : reason })
    isSignedOut = false
  }

  function leaveEverywhere(reason: SessionEnd): void {
    removeToken()
    if (reason !== 'signedOut') return
    notifyOtherTabs('signedOut')
    endDrafts()
  }

  function end(reason: SessionEnd): void {
    if (state.status !== 'loggedIn') return
    if (!isSignedOut) leaveEverywhere(reason)
    finish(reason)
  }

  onOtherTab((event) => {
    if (event === 'signedOut') endDrafts()
    finish(event === 'signedOut' ? 'signedOut' : 'replaced')
  })

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    get: () => state,
    subscribe,
    getToken: () => (state.status === 'loggedIn' && !isSignedOut ? state.token : null),
    waitForSignIn: () => {
      if (state.status === 'loading') change({ status: 'loggedOut', reason: null })
    },
    begin: ({ token, expiresAt }, { isNew } = { isNew: true }) => {
      if (isNew) {
        storeToken(token)
        notifyOtherTabs('signedIn')
      }
      clearTimeout(expiry)
      const remainingMs = Math.max(0, expiresAt * 1000 - Date.now())
      expiry = setTimeout(
        () => {
          end('expired')
        },
        Math.min(remainingMs, MAX_TIMER_MS),
      )
      change({ status: 'loggedIn', token, expiresAt })
    },
    end,
    endAfterFarewell: (farewellMs) => {
      if (state.status !== 'loggedIn') return
      leaveEverywhere('signedOut')
      isSignedOut = true
      clearTimeout(expiry)
      expiry = setTimeout(() => {
        finish('signedOut')
      }, farewellMs)
    },
    whenEnded: () =>
      new Promise((resolve) => {
        const look = (): void => {
          if (state.status !== 'loggedOut') return
          stop()
          resolve(state.reason ?? 'expired')
        }
        const stop = subscribe(look)
        look()
      }),
  }
}
