import { frame as calls, successEnvelope } from '@console/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/context/context.ts'
import { NotSignedIn } from '../../../platform/errors.ts'
import { metaOf } from '../../../access/register-routes.ts'
import { parsed } from '../../../access/route.ts'
import type { Session } from '../../../access/session.ts'
import { frameTexts } from './frame-ticket.messages.ts'
import { languageOf } from '../../../platform/messages/text.ts'
import { findSessionByHash } from '../../../access/session.store.ts'
import { findGrant, type FrameGrant } from './frame-ticket.store.ts'

const BEARER = /^Bearer ([\w-]{1,512})$/i
/** The two calls that pages of other origins may send. */
const OPEN_PATHS: readonly string[] = [calls.exchange.path, calls.visitor.path]
const PREFLIGHT_SECONDS = 600

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
    const { session, grant } = await authenticateFrame(ctx, request)
    const language = languageOf(request.headers['accept-language'])
    const { params, query, body } = request
    parsed(calls.visitor, { ctx, request: metaOf(request, reply), language, params, query, body })
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

/** The page's grant and the session it was made in; nothing once that session is over. */
async function authenticateFrame(
  ctx: AppContext,
  request: FastifyRequest,
): Promise<{ session: Session; grant: FrameGrant }> {
  const { authorization, origin } = request.headers
  if (authorization === undefined) throw new NotSignedIn(frameTexts.tokenNeeded)
  const token = BEARER.exec(authorization)?.[1]
  const grant = token === undefined ? null : await findGrant(ctx, token)
  // Browsers leave the origin out of a page's GET to its own host.
  const isOwn = grant !== null && (origin === undefined || origin === grant.origin)
  const session = isOwn ? await findSessionByHash(ctx, grant.sessionHash) : null
  if (grant === null || session === null) throw new NotSignedIn(frameTexts.tokenEnded)
  return { session, grant }
}
