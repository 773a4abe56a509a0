import { findPageChromium } from '@console/build/browser'
import { request } from '@playwright/test'
import { serveForeignPages } from '../fixtures/foreign-pages.ts'
import { readMessages } from '../fixtures/messages.ts'
import { startAppsServer } from './apps-server.ts'
import { buildConsole } from './build-console.ts'
import { startDemoServer } from './demo-server.ts'
import { offerServer } from './offer-server.ts'
import { startRealServer } from './real-server.ts'

/** The accounts whose pages the tests read; their pop-up messages would lie over them for their first 20 seconds. */
const READERS = ['manager', 'master'] as const

/**
 * Starts the server once for all tests, and the foreign pages that it may frame; `E2E_URL` names a server that runs
 * already. The demo server starts on first use, or at once where `E2E_ALL_TESTS` says that all tests will run; the one with apps
 * of other teams on first use.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!findPageChromium()) throw new Error('No Chromium was found: install one, or name it by CHROMIUM_PATH.')
  buildConsole()
  const [demoServer, appsServer, pages] = await Promise.all([
    offerServer({ start: startDemoServer, isNeeded: process.env['E2E_ALL_TESTS'] === 'true' }),
    offerServer({ start: startAppsServer, isNeeded: false }),
    serveForeignPages(),
  ])
  process.env['E2E_DEMO_SERVER'] = demoServer.url
  process.env['E2E_APPS_SERVER'] = appsServer.url
  process.env['E2E_FOREIGN_PAGES'] = pages.origin
  const running = process.env['E2E_URL']
  const server = running ? null : await startRealServer({ FRAME_ORIGINS: pages.origin })
  if (server !== null) {
    process.env['E2E_URL'] = server.url
    process.env['E2E_FRAMING_URL'] = server.url
    await readAllMessages(server.url)
  }
  return async () => {
    await Promise.all([server?.stop(), demoServer.stop(), appsServer.stop(), pages.stop()])
  }
}

async function readAllMessages(url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url })
  for (const reader of READERS) await readMessages(api, reader)
  await api.dispose()
}
