import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Smaller answers fit one packet either way. */
const SMALLEST_CHARACTERS = 1024
/** A higher quality would take longer than it saves for an answer that is used once. */
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 4

export const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: GZIP_LEVEL }),
}
export type Encoding = keyof typeof encoders
const ENCODINGS = ['br', 'gzip'] as const satisfies readonly (keyof typeof encoders)[]

/**
 * Compresses what is sent as text: the answers of calls. Files have their compressed siblings from the build, the host's page is
 * compressed once for all, and streams go as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SMALLEST_CHARACTERS) return payload
    if (request.method === 'HEAD' || reply.hasHeader('content-encoding')) return payload
    if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding')
    const encoding = acceptedEncoding(request)
    if (encoding === undefined) return payload
    void reply.removeHeader('content-length').header('content-encoding', encoding)
    return encoders[encoding](payload)
  })
}

export function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = negotiate(headers['accept-encoding'] ?? '', [...ENCODINGS])
  return ENCODINGS.find((one) => one === accepted)
}
