import { endDrafts } from '@console/sub-app/form-drafts'
import { createObservable } from '../../base/observable.ts'
import { onOtherTab, notifyOtherTabs } from './session-tabs.ts'
import type { AcceptedToken } from './sign-in-calls.ts'
import { removeToken, storeToken } from './token-sources.ts'

/** Why a session is over; it decides the text of the sign-in page and whether there is a return path. */
export type SessionEnd =
  /** By the user, here or in another tab: no return path. */
  | 'signedOut'
  /** By the user, who has changed the password: as a sign-out, and the sign-in page says so. */
  | 'passwordChanged'
  /** It expired or the server ended it: sign-in leads back to the same address. */
  | 'expired'
  /** Somebody ended it from elsewhere: what was open is dropped. */
  | 'kickedOff'
  /** Another tab signed in, perhaps as another user: restart with its token. */
  | 'replaced'

/** The login state is one of loading, logged in and logged out (ERR-031). */
export type SessionState =
  | { status: 'loading' }
  | { status: 'loggedIn'; token: string }
  | {
      status: 'loggedOut'
      reason: SessionEnd | null
      /** After 'kickedOff': the address of who ended it; empty when no person did. */
      fromIp?: string
    }

export type SessionStore = {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** The bearer token of the next call; null once the session is over, also during the confirmation. */
  getToken: () => string | null
  /** Nobody is signed in, and the form is shown. */
  waitForSignIn: () => void
  begin: (accepted: AcceptedToken, options?: { isNew: boolean }) => void
  end: (reason: Exclude<SessionEnd, 'kickedOff'>) => void
  endByKickOff: (fromIp: string) => void
  /**
   * A call was refused. The socket says who ended the session, perhaps a moment later than the call: it is waited for at most
   * this long, and only for the token that was refused.
   */
  endByRefusal: (waitMs: number) => void
  /**
   * The user signs out: until the server has answered, a refused call is of the session that it has just ended. The returned
   * function takes it back, since it could not be ended.
   */
  startLeaving: () => () => void
  /**
   * The user signed out. The other tabs are notified at once; this one still shows the confirmation,
   * and ignores 401 responses meanwhile, so that it is not treated as expired.
   */
  endAfterFarewell: (farewellMs: number) => void
  /** Resolves with the reason once the session is over. */
  whenEnded: () => Promise<SessionEnd>
}

/** The user ended it, and nothing of it comes back. */
export function isOwnEnd(reason: SessionEnd | null): boolean {
  return reason === 'signedOut' || reason === 'passwordChanged'
}

/** Browsers run a longer timer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

export function createSessionStore(): SessionStore {
  const { get, set, subscribe } = createObservable<SessionState>({ status: 'loading' })
  const expiry = createTimer()
  const refusals = createRefusals(() => end('expired'))
  let isSignedOut = false

  function finish(reason: SessionEnd, more: { fromIp?: string } = {}): void {
    if (get().status !== 'loggedIn') return
    expiry.stop()
    refusals.stop()
    set({ status: 'loggedOut', ...(isSignedOut ? { reason: 'signedOut' } : { reason, ...more }) })
    isSignedOut = false
  }

  function end(reason: SessionEnd, more?: { fromIp: string }): void {
    if (get().status !== 'loggedIn') return
    if (!isSignedOut) leaveEverywhere(reason)
    finish(reason, more)
  }

  onOtherTab((event) => {
    if (event === 'signedOut') endDrafts()
    finish(event === 'signedOut' ? 'signedOut' : 'replaced')
  })

  return {
    get,
    subscribe,
    getToken: () => {
      const state = get()
      return state.status === 'loggedIn' && !isSignedOut ? state.token : null
    },
    waitForSignIn: () => {
      if (get().status === 'loading') set({ status: 'loggedOut', reason: null })
    },
    begin: ({ token, validForMs }, { isNew } = { isNew: true }) => {
      if (isNew) {
        storeToken(token)
        notifyOtherTabs('signedIn')
      }
      refusals.stop()
      expiry.stop()
      if (validForMs !== null) expiry.start(Math.min(validForMs, MAX_TIMER_MS), () => end('expired'))
      set({ status: 'loggedIn', token })
    },
    end: (reason) => end(reason),
    endByKickOff: (fromIp) => end('kickedOff', { fromIp }),
    startLeaving: refusals.holdBack,
    endByRefusal: refusals.end,
    endAfterFarewell: (farewellMs) => {
      if (get().status !== 'loggedIn') return
      leaveEverywhere('signedOut')
      isSignedOut = true
      expiry.start(farewellMs, () => finish('signedOut'))
    },
    whenEnded: () => whenEnded({ get, subscribe }),
  }
}

/** Refused calls end the session after a while; while somebody signs out they count only where the session could not be ended. */
function createRefusals(onEnd: () => void) {
  const timer = createTimer()
  let leaving: 'no' | 'quiet' | 'refused' = 'no'
  return {
    stop: (): void => {
      timer.stop()
      leaving = 'no'
    },
    holdBack: () => {
      leaving = 'quiet'
      return () => {
        const wasRefused = leaving === 'refused'
        leaving = 'no'
        if (wasRefused) onEnd()
      }
    },
    end: (waitMs: number): void => {
      if (leaving !== 'no') leaving = 'refused'
      else if (waitMs === 0) onEnd()
      else if (!timer.isRunning()) timer.start(waitMs, onEnd)
    },
  }
}

function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    start: (delayMs: number, run: () => void): void => {
      stop()
      timer = setTimeout(() => {
        stop()
        run()
      }, delayMs)
    },
    stop,
    isRunning: () => timer !== undefined,
  }
}

/** Deletes the token; where the user signed out, the other tabs and the drafts end with it. */
function leaveEverywhere(reason: SessionEnd): void {
  removeToken()
  if (!isOwnEnd(reason)) return
  notifyOtherTabs('signedOut')
  endDrafts()
}

function whenEnded({ get, subscribe }: Pick<SessionStore, 'get' | 'subscribe'>): Promise<SessionEnd> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = get()
      if (state.status !== 'loggedOut') return
      stop()
      resolve(state.reason ?? 'expired')
    }
    const stop = subscribe(look)
    look()
  })
}
