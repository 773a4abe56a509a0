import { request } from '@playwright/test'
import { readMessages } from '../fixtures/messages.ts'
import { startRealServer, type RealServer } from './real-server.ts'

/** A console with some days of demo data. Seeding it takes a core for a while. */
export async function startDemoServer(): Promise<RealServer> {
  const server = await startRealServer({
    SEED_PROFILE: 'demo',
    SEED_DAYS: '7',
    SEED_RECORDINGS: 'off',
    SIMULATOR: 'off',
  })
  const api = await request.newContext({ baseURL: server.url })
  await readMessages(api, 'manager')
  await api.dispose()
  return server
}
