import { request } from '@playwright/test'
import { readMessagesOf } from '../fixtures/messages.ts'
import { offerDemoWorld } from './demo-world.ts'
import { startRealServer } from './real-server.ts'

/** The account whose pages the tests read; its pop-up messages would lie over them for their first 20 seconds. */
const READER = 'manager'

/** Starts the server once for all tests; `E2E_URL` names one that runs already. The demo server starts on first use. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const demoWorld = await offerDemoWorld()
  process.env['E2E_DEMO_SERVER'] = demoWorld.url
  if (process.env['E2E_URL']) return demoWorld.stop
  const server = await startRealServer()
  process.env['E2E_URL'] = server.url
  await readAllMessages(server.url)
  return async () => {
    await Promise.all([server.stop(), demoWorld.stop()])
  }
}

async function readAllMessages(url: string): Promise<void> {
  const api = await request.newContext({ baseURL: url })
  await readMessagesOf(api, READER)
  await api.dispose()
}
