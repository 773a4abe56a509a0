import { openApi } from '@console/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/context/context.ts'
import { answerError } from '../../../platform/http/error-answer.ts'
import { windowLimit } from '../../../platform/limits/window-limit.ts'
import { tokenIssuer } from './issue-token.ts'
import { readTokenRequest, TokenRefusal } from './token-request.ts'

/** Requests of one address a minute, whatever name they use. */
export const TOKEN_REQUESTS_PER_ADDRESS = 120
const MINUTE_SECONDS = 60
/** A grant, an id and a secret. */
const MAX_FORM_BYTES = 4096

/** `POST /oauth/token`: speaks RFC 6749, not the console's envelopes. */
export function mountTokenEndpoint(app: FastifyInstance, ctx: AppContext): void {
  app.register(async (scope) => {
    const addresses = windowLimit(ctx.clock, { max: TOKEN_REQUESTS_PER_ADDRESS, seconds: MINUTE_SECONDS })
    const issue = tokenIssuer(ctx)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    )
    scope.addHook('onRequest', async (request) => {
      const wait = addresses.admit(request.ip)
      if (wait > 0)
        throw new TokenRefusal('slow_down', `Too many requests. Try again in ${wait} seconds.`, wait)
    })
    scope.setErrorHandler<FastifyError>(answerTokenError)
    scope.post(openApi.TOKEN_PATH, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const credentials = readTokenRequest(form, request.headers.authorization)
      const answer = await issue(credentials, { address: request.ip, requestId: request.id })
      return reply.header('cache-control', 'no-store').header('pragma', 'no-cache').send(answer)
    })
  })
}

function answerTokenError(
  error: FastifyError | TokenRefusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toRefusal(error)
  if (!refusal) return answerError(error, request, reply)
  const { status, retryAfterSeconds } = refusal
  if (status === 401) void reply.header('www-authenticate', 'Basic realm="oauth", charset="UTF-8"')
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('pragma', 'no-cache')
    .send({ error: refusal.error, error_description: refusal.message })
}

/** A body that is too large or no form is an invalid request; failures of the server stay errors of their own. */
function toRefusal(error: FastifyError | TokenRefusal): TokenRefusal | null {
  if (error instanceof TokenRefusal) return error
  const { statusCode } = error
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return isTheirs
    ? new TokenRefusal('invalid_request', 'Send a form (application/x-www-form-urlencoded) of at most 4 kB.')
    : null
}
