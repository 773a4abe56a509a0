import { ServerResponse, type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { REALTIME_PATH } from '@console/realtime'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../platform/errors.ts'

/** The raw parts of a request for an upgrade. */
export type Handshake = { raw: IncomingMessage; socket: Socket; head: Buffer }
/** Why an upgrade is refused. */
export type UpgradeRefusal = { status: 400 | 403 | 429 | 503 }

type Accept = (request: FastifyRequest, handshake: Handshake) => UpgradeRefusal | null

const RETRY_AFTER_SECONDS = 2
const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Takes upgrades of the realtime address. They run through Fastify as other requests do, which knows the client's address and
 * host behind proxies. `accept` takes the socket over, or answers why not.
 */
export function mountUpgrade(app: FastifyInstance, accept: Accept): void {
  const handshakes = new WeakMap<IncomingMessage, Handshake>()
  app.server.on('upgrade', (raw: IncomingMessage, stream: Duplex, head: Buffer) => {
    // A connection that breaks meanwhile is not an error.
    stream.on('error', () => stream.destroy())
    if (raw.url?.split('?', 1)[0] !== REALTIME_PATH || !(stream instanceof Socket)) {
      stream.end(NOT_FOUND)
      return
    }
    handshakes.set(raw, { raw, socket: stream, head })
    const response = new ServerResponse(raw)
    response.assignSocket(stream)
    response.once('finish', () => stream.end())
    app.routing(raw, response)
  })
  // The limit for slow bodies would end the socket of a request that never has one.
  app.get(REALTIME_PATH, { exposeHeadRoute: false, config: { isSlowBody: true } }, async (request, reply) => {
    const handshake = handshakes.get(request.raw)
    if (!handshake) throw new NotFound()
    const refusal = accept(request, handshake)
    if (refusal !== null) return refuse(reply, refusal)
    reply.hijack()
    reply.raw.detachSocket(handshake.socket)
    return reply
  })
}

function refuse(reply: FastifyReply, { status }: UpgradeRefusal): FastifyReply {
  if (status === 429 || status === 503) void reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  return reply.code(status).header('connection', 'close').type('text/plain').send('')
}
