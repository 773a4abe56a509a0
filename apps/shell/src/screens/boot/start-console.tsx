import type { PreferencesStore } from '@console/domain-ui/preferences'
import { pickBrand } from '../../base/config/pick-brand.ts'
import { loadConfig } from '../../base/config/read-config.ts'
import { consolePaths, signUpPathFrom, withoutTrailingSlash } from '../../base/paths.ts'
import { loadKitTier } from '../../core/kit/load-kit.ts'
import { createSessionStore, type SessionEnd, type SessionStore } from '../../core/session/session-store.ts'
import { onOtherTab } from '../../core/session/session-tabs.ts'
import { createSignInCalls } from '../../core/session/sign-in-calls.ts'
import type { ConsoleContext, SignedInConsole, Stage } from '../../runtime/context/console-context.ts'
import { ForgotPasswordPage } from '../sign-in/ForgotPasswordPage.tsx'
import { RegisterPage } from '../sign-in/RegisterPage.tsx'
import { establishSession } from './establish-session.tsx'
import { importSignedIn, preloadSignedIn } from './signed-in-chunk.ts'
import { createScope, inFrontOf } from './stage.tsx'
import { StartingPage } from './StartingPage.tsx'

/** How long a page is retained for its user: a long break but not a night, since it may contain confidential data. */
export const KEPT_PAGE_MS = 3600_000

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
  let kept: SignedInConsole | null = null
  for (;;) {
    const ahead = kept === null ? context : { ...context, stage: inFrontOf(stage) }
    const stopWaiting = whileKept(kept, () => {
      stage.dropCovered()
      kept = null
    })
    await establishSession(ahead, { calls, ended })
    stopWaiting()
    const over = await runSession(context, kept)
    ended = over.ended
    kept = ended === 'signedOut' ? null : over.console
    if (kept === null) over.console?.close()
    else kept.suspend()
  }
}

/**
 * Drops a retained page after its time, or when its user signs out in another tab. Without one, the sign-in page
 * has no time limit.
 */
function whileKept(kept: SignedInConsole | null, drop: () => void): () => void {
  if (kept === null) return () => {}
  const leave = (): void => {
    stop()
    kept.close()
    drop()
  }
  const timer = setTimeout(leave, KEPT_PAGE_MS)
  const stopHearing = onOtherTab((event) => {
    if (event === 'signedOut') leave()
  })
  const stop = (): void => {
    clearTimeout(timer)
    stopHearing()
  }
  return stop
}

/**
 * One session from the accepted token to its end, on the retained page if it is of the same user. What a session
 * renders after its end is discarded.
 */
async function runSession(
  context: ConsoleContext,
  kept: SignedInConsole | null,
): Promise<{ ended: SessionEnd; console: SignedInConsole | null }> {
  const scope = createScope(context.stage)
  let current = kept
  const ended = context.session.whenEnded()

  async function open(): Promise<void> {
    if (kept !== null) {
      const front = inFrontOf(scope.stage)
      front.show(<StartingPage />)
      if (await kept.resume(front)) {
        scope.stage.uncover()
        return
      }
      kept.close()
      current = null
    }
    scope.stage.show(<StartingPage />)
    current = await openConsole({ ...context, stage: scope.stage })
  }

  const reason = await Promise.race([ended, open().then(async () => ended)])
  scope.close()
  return { ended: reason, console: current }
}

async function openConsole(context: ConsoleContext): Promise<SignedInConsole | null> {
  const { stage } = context
  preloadSignedIn()
  await stage.step('kit', () => loadKitTier('frame'))
  const { openSignedIn } = await stage.step('kit', importSignedIn)
  return openSignedIn(context)
}

/** The addresses that need no session: no request is sent (SHELL-014). */
function showPublicPage({
  stage,
  config,
  brand,
}: Pick<ConsoleContext, 'stage' | 'config' | 'brand'>): boolean {
  const pathname = withoutTrailingSlash(window.location.pathname)
  if (pathname === consolePaths.forgotPassword) stage.show(<ForgotPasswordPage brand={brand} />)
  else if (pathname !== consolePaths.register) return false
  else if (config.hasAssistant) stage.leaveFor(signUpPathFrom(window.location.search))
  else stage.show(<RegisterPage brand={brand} />)
  return true
}
