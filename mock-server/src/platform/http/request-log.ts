import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The sender of a request, as the log names them: a person by `userId`, an API client by `clientId`. */
type Bearer = { tenantId: number; userId?: number; clientId?: string }

declare module 'fastify' {
  // Fastify's own interface is extended here, and that works for interfaces only.
  interface FastifyRequest {
    /** Set once the sender is known. */
    bearer: Bearer | null
  }
}

const REQUEST_ID_HEADER = 'x-request-id'
/** Ids of proxies and browsers, and nothing that could be taken for more than one field of a log. */
const GIVEN_ID = /^[\w.:+/=-]{1,128}$/
const TRACE_ID = /^[\da-f]{2}-((?!0{32})[\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

/** The id that the request came with, of `x-request-id` or the trace of `traceparent`; otherwise a new one. */
export function toRequestId(headers: IncomingHttpHeaders): string {
  const given = headers[REQUEST_ID_HEADER]
  if (typeof given === 'string' && GIVEN_ID.test(given)) return given
  const { traceparent } = headers
  const trace = typeof traceparent === 'string' ? TRACE_ID.exec(traceparent)?.[1] : undefined
  return trace ?? randomUUID()
}

/** The fields of every line about a request beside its id. */
export function aboutRequest(request: FastifyRequest) {
  const { tenantId, userId, clientId } = request.bearer ?? {}
  return { method: request.method, route: request.routeOptions.url, tenantId, userId, clientId }
}

/** The browser has closed the connection: nobody waits for the answer. */
export function hasLeft({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed
}

/** One line an answer, without the query: it may carry tickets. The answer says the id of its request. */
export function logAnswers(app: FastifyInstance): void {
  app.decorateRequest('bearer', null)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(REQUEST_ID_HEADER, request.id)
  })
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...aboutRequest(request), path: toPath(request) }, 'left before the end of the answer')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The request's own logger names it.
    request.log.info(
      {
        ...aboutRequest(request),
        path: toPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

/** A parameter of an address may be a signed link: its pattern is logged instead. */
function toPath({ url, routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.url?.includes(':') === true ? routeOptions.url : url.split('?', 1)[0]
}
