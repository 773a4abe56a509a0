import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isIPv4 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { TooMany } from '../errors.ts'
import { httpTexts } from '../messages/http.ts'
import { SECOND_MS } from '../time/units.ts'

export type ConnectionLimits = {
  /** Requests of one connection that are not answered yet; no browser sends a second one before the first is answered. */
  perConnection: number
  /** Requests of all connections that are not answered yet. */
  inAll: number
  /**
   * Connections of one address: an office of a thousand seats has one. Behind a trusted proxy all connections come from the
   * proxy, which limits them itself.
   */
  perAddress: number
  /** A reader takes so many bytes in `periodMs` while there is more for it, or its connection ends. */
  slowestBytes: number
  periodMs: number
}

const LIMITS: ConnectionLimits = {
  perConnection: 16,
  inAll: 4000,
  perAddress: 8000,
  slowestBytes: 8192,
  periodMs: 30 * SECOND_MS,
}
const RETRY_SECONDS = 2

type Connection = { address: string | null; waiting: number; taken: number; isBehind: boolean }

/** Limits what a client may make the server hold: answers that wait, and connections that do not read theirs. */
export function limitConnections(
  app: FastifyInstance,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  limits = LIMITS,
): void {
  const connections = new Map<Socket, Connection>()
  const byAddress = new Map<string, number>()
  let waiting = 0

  const remove = (socket: Socket): void => {
    const connection = connections.get(socket)
    if (!connection || !connections.delete(socket)) return
    waiting -= connection.waiting
    count(byAddress, connection.address, -1)
  }
  const accept = (socket: Socket): void => {
    const address = trustProxy === false ? boundAddress(socket) : null
    if (count(byAddress, address, 1) > limits.perAddress) {
      count(byAddress, address, -1)
      socket.destroy()
      return
    }
    connections.set(socket, { address, waiting: 0, taken: 0, isBehind: false })
    socket.once('close', () => remove(socket))
  }

  app.server.on('connection', accept)
  // A realtime socket limits its waiting data itself.
  app.server.on('upgrade', ({ socket }) => remove(socket))
  beforeRequests(app.server, ({ socket }, response) => {
    const connection = connections.get(socket)
    if (connection && connection.waiting >= limits.perConnection && !socket.destroyed)
      endWithoutStacks(socket)
    if (socket.destroyed) return false
    if (connection) {
      connection.waiting += 1
      waiting += 1
      response.once('close', () => {
        if (!connections.has(socket)) return
        connection.waiting -= 1
        waiting -= 1
      })
    }
    return true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(waiting > limits.inAll ? new TooMany(RETRY_SECONDS, httpTexts.tooManyAtOnce) : undefined)
  })

  endSlowReaders(app, connections, limits)
}

/**
 * Leaves out requests before anything else sees them. The parser goes through all that it has read of a connection, however early
 * that ends: two thousand requests at once.
 */
function beforeRequests(
  server: Server,
  admits: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!admits(request, response)) return
    for (const listener of listeners) listener.call(server, request, response)
  })
}

/** Node makes an error for each request that is left over, a thousand in one chunk: their stacks, which nobody reads, take 25 µs each. */
function endWithoutStacks(socket: Socket): void {
  const { stackTraceLimit } = Error
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => (Error.stackTraceLimit = stackTraceLimit))
  socket.destroy()
}

function endSlowReaders(
  app: FastifyInstance,
  connections: ReadonlyMap<Socket, Connection>,
  { slowestBytes, periodMs }: ConnectionLimits,
): void {
  const sweep = setInterval(() => {
    for (const [socket, connection] of connections)
      if (isTooSlow(socket, connection, slowestBytes)) socket.destroy()
  }, periodMs)
  sweep.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep)
    done()
  })
}

/** Notes how far the reader is; true where it was behind before, and has taken too little since. */
function isTooSlow(socket: Socket, connection: Connection, slowestBytes: number): boolean {
  const taken = socket.bytesWritten - socket.writableLength
  const isSlow = connection.isBehind && taken - connection.taken < slowestBytes
  connection.taken = taken
  connection.isBehind = socket.writableLength > 0
  return isSlow && connection.isBehind
}

/** Null for an address without limits: this machine itself. */
function boundAddress({ remoteAddress = '' }: Socket): string | null {
  const address = remoteAddress.replace(/^::ffff:/, '')
  const isLoopback = address === '::1' || (isIPv4(address) && address.startsWith('127.'))
  return isLoopback || address === '' ? null : address
}

/** Returns how many there are now. */
function count(byAddress: Map<string, number>, address: string | null, change: 1 | -1): number {
  if (address === null) return 0
  const now = (byAddress.get(address) ?? 0) + change
  if (now === 0) byAddress.delete(address)
  else byAddress.set(address, now)
  return now
}
