import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RealServer } from './real-server.ts'

/** `teamHost` is the address of the hosts of other teams, where the server has any. */
export type OfferedServer = RealServer & { teamHost?: string }

type Offer = {
  start: () => Promise<OfferedServer>
  /** Starts it at once, without waiting for a test. */
  isNeeded: boolean
}

/**
 * Offers a server to all workers that takes long to start: it is started at once where all tests run, and otherwise for the first
 * test that requests its address.
 */
export async function offerServer({
  start,
  isNeeded,
}: Offer): Promise<{ url: string; stop: () => Promise<void> }> {
  let started: Promise<OfferedServer> | null = null
  const startOnce = async () => (started ??= start())
  // A failure is reported by the tests that need the server.
  if (isNeeded) startOnce().catch(() => undefined)
  const offer = createServer((_, response) => {
    startOnce().then(
      ({ url, dataDir, teamHost = '' }) => response.end(`${url}\n${dataDir}\n${teamHost}`),
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

/** The server behind an offer, once it has started. */
export async function findOffered(
  url: string | undefined,
): Promise<{ url: string; dataDir: string; teamHost: string }> {
  const answer = await fetch(url ?? '')
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  const [address = '', dataDir = '', teamHost = ''] = text.split('\n')
  return { url: address, dataDir, teamHost }
}
