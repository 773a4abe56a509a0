import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { CannotCheck } from './cannot-check.ts'

export type ServedConsole = { origin: string; stop: () => Promise<void> }

/** Serves a console on a free port of this machine; a request whose answer fails is 502. There is no realtime connection. */
export async function serveConsole(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<ServedConsole> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502)
      response.end(String(error))
    })
  })
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new CannotCheck('The system named no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
