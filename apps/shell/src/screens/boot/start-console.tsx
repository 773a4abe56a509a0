import { HOUR_MS } from '@console/contracts'
import type { PreferencesStore } from '@console/domain-ui/preferences'
import { canRecover, canSignUp, loadConfig, pickBrand } from '../../base/config/read-config.ts'
import { consolePaths, recoveryPath, signUpPathFrom, withoutTrailingSlash } from '../../base/paths.ts'
import { loadKitTier } from '../../core/kit/load-kit.ts'
import {
  createSessionStore,
  isOwnEnd,
  type SessionEnd,
  type SessionStore,
} from '../../core/session/session-store.ts'
import { onOtherTab } from '../../core/session/session-tabs.ts'
import { createSignInCalls, type FirstAnswers } from '../../core/session/sign-in-calls.ts'
import type { ConsoleContext, SignedInConsole, Stage } from '../../runtime/context/console-context.ts'
import { ForgotPasswordPage, RegisterPage } from '../sign-in/static-pages.tsx'
import { establishSession } from './establish-session.tsx'
import { importSignedIn, preloadSignedIn } from './signed-in-chunk.ts'
import { createScope, overlayStage } from './stage.tsx'

/** Time that a page is retained for its user: a long break but not a night, since it may contain confidential data. */
export const RETAINED_PAGE_MS = HOUR_MS

/** From an empty page to the console, and back to sign-in whenever a session is over. */
export async function startConsole(
  stage: Stage,
  preferences: PreferencesStore,
  session: SessionStore = createSessionStore(),
): Promise<void> {
  const config = await stage.step('config', loadConfig)
  const brand = pickBrand(config.brands, window.location.hostname)
  if (showPublicPage({ stage, config, brand })) return
  const calls = createSignInCalls({
    apiOrigin: config.apiOrigin,
    getLanguage: () => preferences.get().language,
  })
  const context: ConsoleContext = { stage, config, brand, preferences, session }
  let ended: SessionEnd | null = null
  let retained: SignedInConsole | null = null
  for (;;) {
    const startContext = retained === null ? context : { ...context, stage: overlayStage(stage) }
    const stopWaiting = expireRetained(retained, () => {
      stage.dropCovered()
      retained = null
    })
    const answers = await establishSession(startContext, { calls, ended })
    stopWaiting()
    const result = await runSession(context, { retained, answers })
    ended = result.ended
    retained = isOwnEnd(ended) || ended === 'kickedOff' ? null : result.console
    if (retained === null) result.console?.close()
    else retained.suspend()
  }
}

/**
 * Drops a retained page after its time, or when its user signs out in another tab. Without one, the sign-in page
 * has no time limit.
 */
function expireRetained(retained: SignedInConsole | null, drop: () => void): () => void {
  if (retained === null) return () => {}
  const leave = (): void => {
    stop()
    retained.close()
    drop()
  }
  const timer = setTimeout(leave, RETAINED_PAGE_MS)
  const stopListening = onOtherTab((event) => {
    if (event === 'signedOut') leave()
  })
  const stop = (): void => {
    clearTimeout(timer)
    stopListening()
  }
  return stop
}

/**
 * One session from the accepted token to its end, on the retained page if it is of the same user. What a session
 * renders after its end is discarded.
 */
async function runSession(
  context: ConsoleContext,
  { retained, answers }: { retained: SignedInConsole | null; answers: FirstAnswers | null },
): Promise<{ ended: SessionEnd; console: SignedInConsole | null }> {
  const scope = createScope(context.stage)
  let current = retained
  const ended = context.session.whenEnded()

  async function open(): Promise<void> {
    if (retained !== null) {
      const front = overlayStage(scope.stage)
      front.showStarting()
      if (await retained.resume(front)) {
        scope.stage.uncover()
        return
      }
      retained.close()
      current = null
    }
    scope.stage.showStarting()
    current = await openConsole({ ...context, stage: scope.stage }, answers)
  }

  const reason = await Promise.race([ended, open().then(async () => ended)])
  scope.close()
  return { ended: reason, console: current }
}

async function openConsole(
  context: ConsoleContext,
  answers: FirstAnswers | null,
): Promise<SignedInConsole | null> {
  const { stage } = context
  preloadSignedIn()
  await stage.step('kit', () => loadKitTier('frame'))
  const { openSignedIn } = await stage.step('kit', importSignedIn)
  return openSignedIn(context, answers)
}

/** The addresses that need no session: no request is sent (SHELL-014). */
function showPublicPage({
  stage,
  config,
  brand,
}: Pick<ConsoleContext, 'stage' | 'config' | 'brand'>): boolean {
  const pathname = withoutTrailingSlash(window.location.pathname)
  if (pathname === consolePaths.forgotPassword && canRecover(config)) stage.leaveFor(recoveryPath)
  else if (pathname === consolePaths.forgotPassword) stage.show(<ForgotPasswordPage brand={brand} />)
  else if (pathname !== consolePaths.register) return false
  else if (canSignUp(config)) stage.leaveFor(signUpPathFrom(window.location.search))
  else stage.show(<RegisterPage brand={brand} />)
  return true
}
