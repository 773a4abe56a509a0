import { once } from 'node:events'
import { createServer } from 'node:http'
import { request } from '@playwright/test'
import { readMessages } from '../fixtures/messages.ts'
import { startRealServer, type RealServer } from './real-server.ts'

/**
 * A console with some days of demo data, shared by all workers. Seeding it takes a core for a while: it is started at once
 * where all tests run, and otherwise for the first test that requests its address.
 */
export async function offerDemoServer({
  isNeeded,
}: {
  isNeeded: boolean
}): Promise<{ url: string; stop: () => Promise<void> }> {
  let started: Promise<RealServer> | null = null
  const start = async () => (started ??= startDemoServer())
  // A failure is reported by the tests that need the server.
  if (isNeeded) start().catch(() => undefined)
  const offer = createServer((_, response) => {
    start().then(
      ({ url, dataDir }) => response.end(`${url}\n${dataDir}`),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(offer, 'listening')
  const address = offer.address()
  if (address === null || typeof address === 'string') throw new Error('The system named no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      offer.closeAllConnections()
      offer.close()
      const server = await started?.catch(() => null)
      await server?.stop()
    },
  }
}

async function startDemoServer(): Promise<RealServer> {
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
