import { CHROMIUM_FLAGS, findChromium } from '@console/build/browser'
import { isolateHome } from '@console/build/isolate-home'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { TOKEN_COOKIE } from '../fixtures/test.ts'
import { buildConsole } from '../setup/build-console.ts'
import { startRealServer } from '../setup/real-server.ts'

export type BenchConsole = { browser: Browser; url: string; dataDir: string }

/** Settings of a server with the demo's data, which nothing changes while it is measured. */
export const DEMO_DATA = { SEED_PROFILE: 'demo', SEED_RECORDINGS: 'off', SIMULATOR: 'off' }

/** Runs a measurement with a browser and the built console, and stops both afterwards, also after a failure. */
export async function withConsole(
  measure: (console: BenchConsole) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  isolateHome()
  buildConsole()
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.')
  const server = await startRealServer(settings)
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
    try {
      await measure({ browser, url: server.url, dataDir: server.dataDir })
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
}

/** A desktop in which the token's person is signed in. */
export async function signedInContext(
  { browser, url }: BenchConsole,
  token: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url })
  await context.addCookies([{ name: TOKEN_COOKIE, value: token, url }])
  return context
}
