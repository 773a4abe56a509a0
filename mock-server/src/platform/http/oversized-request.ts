import type { Socket } from 'node:net'
import { failureEnvelope } from '@console/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../errors.ts'
import { httpTexts } from '../messages/http.ts'
import { parseAcceptLanguage } from '../messages/text.ts'
import { answerError } from './error-answer.ts'
import { securityHeaders, type HeaderSettings } from './security-headers.ts'

/** Far above every honest filter; the address line and headers together end at twice this. */
export const MAX_ADDRESS_CHARACTERS = 8 * 1024
export const MAX_HEADER_BYTES = 2 * MAX_ADDRESS_CHARACTERS

declare module 'fastify' {
  // Fastify's own interface is extended here, and that works for interfaces only.
  interface FastifyContextConfig {
    /** The route itself refuses an address that is too long. */
    takesLongAddress?: boolean
  }
}

/** Refuses long addresses with the usual envelope. */
export function limitAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { takesLongAddress = false } = request.routeOptions.config
    if (!takesLongAddress && request.url.length > MAX_ADDRESS_CHARACTERS)
      throw new Problem({ status: 414, code: 414, text: httpTexts.addressTooLong })
  })
}

/** An address that cannot be read, such as `/%c0%ae`, reaches neither routes nor hooks; it gets the usual answer too. */
export function answerUnreadableAddress(config: HeaderSettings) {
  const fixed = securityHeaders(config)
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.headers({ ...fixed, 'cache-control': 'no-store' })
    answerError(error, request, reply)
  }
}

/** A request that the HTTP parser refuses never reaches a route; it still gets an envelope, then the connection ends. */
export function answerBrokenRequest(config: HeaderSettings) {
  const fixed = securityHeaders(config)
  return (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const packet = error.rawPacket instanceof Buffer ? error.rawPacket.toString('latin1') : ''
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
    const status = isTooLong ? 414 : 400
    const text = isTooLong ? httpTexts.addressTooLong : httpTexts.malformedBody
    const language = parseAcceptLanguage(/accept-language: *([^\r\n]*)/i.exec(packet)?.[1])
    const body = JSON.stringify(failureEnvelope('code', { code: status, message: text[language] }))
    const headers = {
      ...fixed,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${status} ${isTooLong ? 'URI Too Long' : 'Bad Request'}\r\n${head.join('')}\r\n${body}`,
    )
  }
}
