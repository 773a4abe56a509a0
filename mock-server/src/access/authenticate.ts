import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import { httpTexts } from '../platform/messages/http.ts'
import { findGrant } from '../modules/identity/frame-ticket/frame-ticket.store.ts'
import { findSession, findSessionByHash } from './session.store.ts'
import { NotSignedIn } from '../platform/errors.ts'
import type { Session } from './session.ts'

const BEARER = /^Bearer ([\w-]{1,512})$/i

/** The bearer's session. Only the header counts: a cookie would let other sites act in a person's name. */
export async function authenticate(ctx: AppContext, request: FastifyRequest): Promise<Session> {
  const token = bearerOf(request)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) throw new NotSignedIn(httpTexts.sessionEnded)
  return session
}

/** As `authenticate`, also for a page in a frame, whose token stands for the session that it was made in (decision 9). */
export async function authenticatePage(ctx: AppContext, request: FastifyRequest): Promise<Session> {
  const token = bearerOf(request)
  const session =
    token === null ? null : ((await findSession(ctx, token)) ?? (await sessionOfFrame(ctx, request, token)))
  if (!session) throw new NotSignedIn(httpTexts.sessionEnded)
  return session
}

async function sessionOfFrame(
  ctx: AppContext,
  { headers: { origin } }: FastifyRequest,
  token: string,
): Promise<Session | null> {
  const grant = await findGrant(ctx, token)
  // Browsers leave the origin out of a page's GET to its own host.
  if (grant === null || (origin !== undefined && origin !== grant.origin)) return null
  // A page of another host learns for whom it works, and nothing else.
  if (ctx.config.frameOrigins.includes(grant.origin)) return null
  return findSessionByHash(ctx, grant.sessionHash)
}

/** Null for what is no token of ours; nothing at all is another refusal. */
function bearerOf({ headers }: FastifyRequest): string | null {
  if (headers.authorization === undefined) throw new NotSignedIn()
  return BEARER.exec(headers.authorization)?.[1] ?? null
}
