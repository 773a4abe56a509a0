import { frame as calls, successEnvelope } from '@console/contracts'
import type { FastifyInstance } from 'fastify'
import { authenticateFrame } from '../../../access/authenticate.ts'
import { createRequestMeta } from '../../../access/register-routes.ts'
import { parsed } from '../../../access/route.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { parseAcceptLanguage } from '../../../platform/messages/text.ts'
import { frameTexts } from './frame-ticket.messages.ts'

/** The two calls that pages of other origins may send. */
const OPEN_PATHS: readonly string[] = [calls.exchange.path, calls.visitor.path]
const PREFLIGHT_SECONDS = 600
const frameRefusals = { none: frameTexts.tokenNeeded, ended: frameTexts.tokenEnded }

/** The calls of framed pages: with the page's own token, also from registered origins, and never with a session token. */
export function mountFrameCalls(app: FastifyInstance, ctx: AppContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !OPEN_PATHS.includes(request.url.split('?', 1)[0] ?? '')) return
    void reply.header('vary', 'origin')
    if (ctx.config.frameOrigins.includes(origin)) void reply.header('access-control-allow-origin', origin)
  })
  for (const path of OPEN_PATHS) {
    app.options(path, async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type, accept-language',
          'access-control-max-age': String(PREFLIGHT_SECONDS),
        })
        .code(204)
        .send(),
    )
  }
  app.get(calls.visitor.path, { config: { envelope: calls.visitor.envelope } }, async (request, reply) => {
    const { session, grant } = await authenticateFrame(ctx, request, frameRefusals)
    const language = parseAcceptLanguage(request.headers['accept-language'])
    const { params, query, body } = request
    parsed(calls.visitor, {
      ctx,
      request: createRequestMeta(ctx, request, reply),
      language,
      params,
      query,
      body,
    })
    const { userId, name, tenantId, timezone } = session
    return successEnvelope(calls.visitor, {
      userId,
      name,
      tenantId,
      timezone,
      businessTypeId: grant.businessTypeId,
    })
  })
}
