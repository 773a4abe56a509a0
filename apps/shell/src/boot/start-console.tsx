import type { documents } from '@console/contracts'
import { loadKitTier } from '../kit/load-kit.ts'
import { consolePaths, withoutTrailingSlash } from '../paths.ts'
import type { PreferencesStore } from '../preferences/preferences-store.ts'
import { createSessionStore, type SessionEnd, type SessionStore } from '../session/session-store.ts'
import { createSignInCalls } from '../session/sign-in-calls.ts'
import { ForgotPasswordPage } from '../sign-in/ForgotPasswordPage.tsx'
import { RegisterPage } from '../sign-in/RegisterPage.tsx'
import { loadConfig } from './read-config.ts'
import { establishSession } from './establish-session.tsx'
import { pickBrand } from './pick-brand.ts'
import { importSignedIn, preloadSignedIn } from './signed-in-chunk.ts'
import { createScope, type Stage } from './stage.tsx'
import { StartingPage } from './StartingPage.tsx'

/** What everything after sign-in stands on. */
export type ConsoleContext = {
  stage: Stage
  config: documents.ConsoleConfig
  brand: documents.Brand
  preferences: PreferencesStore
  session: SessionStore
}

/** From an empty page to the console, and back to sign-in whenever a session is over. */
export async function startConsole(
  stage: Stage,
  preferences: PreferencesStore,
  session: SessionStore = createSessionStore(),
): Promise<void> {
  const config = await stage.step('config', loadConfig)
  const brand = pickBrand(config.brands, window.location.hostname)
  if (showPublicPage(stage, brand)) return
  const calls = createSignInCalls({
    apiOrigin: config.apiOrigin,
    getLanguage: () => preferences.get().language,
  })
  const context: ConsoleContext = { stage, config, brand, preferences, session }
  let ended: SessionEnd | null = null
  for (;;) {
    await establishSession(context, { calls, ended })
    ended = await runSession(context)
  }
}

/** One session from the accepted token to its end. What it still draws afterwards is drawn by nobody. */
async function runSession(context: ConsoleContext): Promise<SessionEnd> {
  const scope = createScope(context.stage)
  scope.stage.show(<StartingPage />)
  const ended = context.session.whenEnded()
  const opened = openConsole({ ...context, stage: scope.stage })
  const reason = await Promise.race([ended, opened.then(async () => ended)])
  scope.close()
  return reason
}

async function openConsole(context: ConsoleContext): Promise<void> {
  const { stage } = context
  preloadSignedIn()
  await stage.step('kit', () => loadKitTier('frame'))
  const { openSignedIn } = await stage.step('kit', importSignedIn)
  await openSignedIn(context)
}

/** The addresses that need no session at all: nothing is asked of the server (SHELL-014). */
function showPublicPage(stage: Stage, brand: documents.Brand): boolean {
  const pathname = withoutTrailingSlash(window.location.pathname)
  if (pathname === consolePaths.forgotPassword) stage.show(<ForgotPasswordPage brand={brand} />)
  else if (pathname === consolePaths.register) stage.show(<RegisterPage brand={brand} />)
  else return false
  return true
}
