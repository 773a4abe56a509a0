import { CHROMIUM_FLAGS, ENGINES, findPageChromium, hasEngine } from '@console/build/browser'
import { isolateHome } from '@console/build/isolate-home'
import { defineConfig } from '@playwright/test'
import type { EngineOption } from './engines/journey.ts'

isolateHome()

/**
 * The browser without which no test can start (setup/global-setup.ts); a program that only reads these settings needs none.
 */
const executablePath = findPageChromium()

/** Journeys that every engine makes; all other tests are Chromium's. */
const JOURNEYS = 'engines/**/*.spec.ts'
/** Pages that WebKit has opened already; two engines are enough to show them on another platform. */
const NOT_IN_WEBKIT = '**/engines/document-platform/**'

/** Every test runs against the real server, started once with the demo data (setup/global-setup.ts). */
export default defineConfig<object, EngineOption>({
  testDir: './specs',
  outputDir: '../test-results/browser',
  globalSetup: './setup/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Two cores may be shared with the server, the database and a second browser.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  // The long ones first, the slowest engine before the others, so that the workers end together.
  projects: [
    ...ENGINES.filter(hasEngine)
      .toReversed()
      .map((engine) => ({
        name: engine,
        testMatch: `**/${JOURNEYS}`,
        ...(engine === 'webkit' ? { testIgnore: NOT_IN_WEBKIT } : {}),
        use: { engine },
      })),
    { name: 'pages', testIgnore: `**/${JOURNEYS}` },
  ],
  use: {
    // A moving menu item can be missed by a click: reduced motion, as users can set it.
    contextOptions: { reducedMotion: 'reduce' },
    // An action that hangs fails on its own line, not by the test's time limit.
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // A failure has its screenshot, the page as screen readers see it, and the page's console. A trace of every action costs a
    // fifth of the run: `--trace on` for the one test that needs it.
    screenshot: 'only-on-failure',
  },
})
