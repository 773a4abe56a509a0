import { request } from '@playwright/test'
import { readMessages } from '../fixtures/messages.ts'
import { offerDemoServer } from './demo-server.ts'
import { startRealServer } from './real-server.ts'

/** The account whose pages the tests read; its pop-up messages would lie over them for their first 20 seconds. */
const READER = 'manager'

/** Starts the server once for all tests; `E2E_URL` names one that runs already. The demo server starts on first use. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const demoServer = await offerDemoServer()
  process.env['E2E_DEMO_SERVER'] = demoServer.url
  if (process.env['E2E_URL']) return demoServer.stop
  const server = await startRealServer()
  process.env['E2E_URL'] = server.url
  await readAllMessages(server.url)
  return async () => {
    await Promise.all([server.stop(), demoServer.stop()])
  }
}

async function readAllMessages(url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url })
  await readMessages(api, READER)
  await api.dispose()
}
