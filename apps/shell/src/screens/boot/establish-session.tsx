import type { ComponentProps } from 'react'
import { canSignUp } from '../../base/config/read-config.ts'
import { logWarning } from '../../base/log.ts'
import { consolePaths, isPublicPath } from '../../base/paths.ts'
import { loadKitTier } from '../../core/kit/load-kit.ts'
import { currentAddress, loginAddress, safeReturnPath } from '../../core/session/return-path.ts'
import { isOwnEnd, type SessionEnd, type SessionState } from '../../core/session/session-store.ts'
import { onOtherTab, type SessionEvent } from '../../core/session/session-tabs.ts'
import type {
  AcceptedToken,
  FirstAnswers,
  SignInCalls,
  TokenCheck,
} from '../../core/session/sign-in-calls.ts'
import { findToken, removeToken, readCookie } from '../../core/session/token-sources.ts'
import type { ConsoleContext, Stage } from '../../runtime/context/console-context.ts'
import { SignInPage, type SignInNotice } from '../sign-in/SignInPage.tsx'
import { preloadSignedIn } from './signed-in-chunk.ts'

type SessionStart = {
  calls: SignInCalls
  /** Why the previous session is over; null at start-up. */ ended: SessionEnd | null
}

/**
 * Ends with a session: from the stored token when the server accepts it, else from the sign-in form (SHELL-001..006).
 * Returns the data that came with the check of the token, if any.
 */
export async function establishSession(
  context: ConsoleContext,
  { calls, ended }: SessionStart,
): Promise<FirstAnswers | null> {
  const { stage, config, session } = context
  const token = findToken(config.queryToken)
  let check: TokenCheck | null = null
  if (token !== null) {
    stage.showStarting()
    preloadConsole()
    check = await (config.capabilities.includes('start') ? calls.start(token) : calls.checkToken(token))
    if (check.kind === 'accepted') {
      session.begin({ token, validForMs: check.validForMs }, { isNew: false })
      leaveLoginAddress(stage)
      return check.answers
    }
    // A token that could not be checked may still be valid: it stays stored for the next attempt.
    if (check.kind === 'refused') removeToken()
  }
  goToLogin(stage, ended)
  session.waitForSignIn()
  const kickedOffFrom = ended === 'kickedOff' ? addressOfKickOff(session.get()) : null
  const answer = await showSignIn(context, calls, { notice: noticeFor(ended, check), kickedOffFrom })
  if (typeof answer === 'string') {
    return establishSession(context, { calls, ended: answer === 'signedOut' ? 'signedOut' : null })
  }
  session.begin(answer)
  leaveLoginAddress(stage)
  return null
}

/** Shows the sign-in form. A sign-in in another tab also signs in this one; a sign-out there removes the return path. */
async function showSignIn(
  { stage, brand, config }: ConsoleContext,
  calls: SignInCalls,
  reasons: Pick<ComponentProps<typeof SignInPage>, 'notice' | 'kickedOffFrom'>,
): Promise<AcceptedToken | SessionEvent> {
  const leaving = new AbortController()
  // Back and forward lead to addresses that need a session: reload there.
  window.addEventListener('popstate', stage.reload, { signal: leaving.signal })
  const accepted = await stage.waitForAnswer<AcceptedToken | SessionEvent>((answer) => {
    const stop = onOtherTab((event) => {
      if (event === 'signedOut') answer(event)
      else void whenTokenArrives(leaving.signal).then(() => answer(event))
    })
    leaving.signal.addEventListener('abort', stop)
    return (
      <SignInPage
        brand={brand}
        version={config.version}
        canRegister={canSignUp(config)}
        {...reasons}
        returnPath={readReturnPath()}
        calls={calls}
        onFirstInput={preloadConsole}
        onSignedIn={answer}
      />
    )
  })
  leaving.abort()
  return accepted
}

/** Interval and number of polls for the cookie of another tab's sign-in. */
const COOKIE_POLL_MS = 100
const COOKIE_POLLS = 50

/** Browsers set cookies asynchronously: another tab's message can arrive before its cookie. */
async function whenTokenArrives(signal: AbortSignal): Promise<void> {
  for (let poll = 0; poll < COOKIE_POLLS && readCookie() === null && !signal.aborted; poll++) {
    await new Promise((resolve) => setTimeout(resolve, COOKIE_POLL_MS))
  }
}

const addressOfKickOff = (state: SessionState): string =>
  state.status === 'loggedOut' ? (state.fromIp ?? '') : ''

function noticeFor(ended: SessionEnd | null, check: TokenCheck | null): SignInNotice | null {
  if (check?.kind === 'unreachable') return 'unreachable'
  if (ended === 'passwordChanged') return ended
  if (ended === 'expired' || check?.kind === 'refused') return 'sessionEnded'
  // The token is in a cookie: without it the session ends with the page.
  return navigator.cookieEnabled ? null : 'cookiesBlocked'
}

/** A sign-out leaves no return path. */
function goToLogin(stage: Stage, ended: SessionEnd | null): void {
  if (isOwnEnd(ended)) stage.replaceAddress(loginAddress(null))
  else if (!isPublicPath(window.location.pathname)) {
    stage.replaceAddress(loginAddress(safeReturnPath(currentAddress())))
  }
}

function readReturnPath(): string | null {
  return safeReturnPath(new URL(window.location.href).searchParams.get('redirect'))
}

function leaveLoginAddress(stage: Stage): void {
  if (!isPublicPath(window.location.pathname)) return
  stage.replaceAddress(readReturnPath() ?? consolePaths.root)
}

/** Preloads the signed-in console while the user types or the server checks the token. */
function preloadConsole(): void {
  preloadSignedIn()
  loadKitTier('frame').catch((error: unknown) => {
    // The boot step that needs the tier loads it again and reports the failure.
    logWarning('The kit could not be preloaded.', error)
  })
}
