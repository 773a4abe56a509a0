import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import { NotSignedIn } from '../platform/errors.ts'
import { httpTexts } from '../platform/messages/http.ts'
import type { Text } from '../platform/messages/text.ts'
import { findAppGrant } from './app-grant.store.ts'
import { findGrant, type FrameGrant } from './frame-grant.store.ts'
import { findForeignEnd, findSession, findSessionByHash, hashToken } from './session.store.ts'
import type { Session } from './session.ts'

const BEARER = /^Bearer ([\w-]{1,512})$/i

/** The bearer's session. Only the header counts: a cookie would let other sites act in a person's name. */
export async function authenticate(ctx: AppContext, request: FastifyRequest): Promise<Session> {
  const token = parseBearerToken(request)
  const session = token === null ? null : await findSession(ctx, token)
  if (!session) throw await sessionOver(ctx, token)
  return logSession(request, session)
}

/**
 * As `authenticate`, also for a registered app, whose token represents the session that it was made in; the app may send the
 * calls of its grant only.
 */
export async function authenticateCall(ctx: AppContext, request: FastifyRequest): Promise<Session> {
  const token = parseBearerToken(request)
  const session =
    token === null ? null : ((await findSession(ctx, token)) ?? (await findAppSession(ctx, token)))
  if (!session) throw await sessionOver(ctx, token)
  return logSession(request, session)
}

async function findAppSession(ctx: AppContext, token: string): Promise<Session | null> {
  const grant = await findAppGrant(ctx, token)
  const session = grant === null ? null : await findSessionByHash(ctx, grant.sessionHash)
  if (grant === null || session === null) return null
  const { module, versionId, permissions } = grant
  const { calls = [], backEnds = [] } = permissions ?? {}
  const origins = new Map(backEnds.map(({ name, origin }) => [name, origin]))
  return { ...session, app: { module, versionId, calls: new Set(calls), backEnds: origins } }
}

/** The session that a registered app represents, for a call that needs none; null for every other sender. */
export async function findAppBearer(ctx: AppContext, request: FastifyRequest): Promise<Session | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const session = token === undefined ? null : await findAppSession(ctx, token)
  return session === null ? null : logSession(request, session)
}

/** From here on the log says whose request it is. */
function logSession(request: FastifyRequest, session: Session): Session {
  const { tenantId, userId } = session
  request.bearer = { tenantId, userId }
  return session
}

/** Returns the refusal that says who ended the session, as the session's socket does. */
async function sessionOver(ctx: AppContext, token: string | null): Promise<NotSignedIn> {
  const endedFrom = token === null ? null : await findForeignEnd(ctx, hashToken(token))
  return new NotSignedIn(httpTexts.sessionEnded, endedFrom === null ? {} : { endedFrom })
}

/** As `authenticateCall`, also for a page in a frame, whose token represents the session that it was made in (R9). */
export async function authenticatePage(ctx: AppContext, request: FastifyRequest): Promise<Session> {
  const token = parseBearerToken(request)
  const session =
    token === null
      ? null
      : ((await findSession(ctx, token)) ??
        (await sessionOfFrame(ctx, request, token)) ??
        (await findAppSession(ctx, token)))
  if (!session) throw await sessionOver(ctx, token)
  return logSession(request, session)
}

/** A framed page's grant and the session that it was made in, for the calls of framed pages only; `texts` refuse. */
export async function authenticateFrame(
  ctx: AppContext,
  request: FastifyRequest,
  texts: { none: Text; ended: Text },
): Promise<{ session: Session; grant: FrameGrant }> {
  const token = parseBearerToken(request, texts.none)
  const grant = token === null ? null : await findOwnGrant(ctx, request, token)
  const session = grant === null ? null : await findSessionByHash(ctx, grant.sessionHash)
  if (grant === null || session === null) throw new NotSignedIn(texts.ended)
  return { session: logSession(request, session), grant }
}

/** A token serves the page of its own origin. Browsers leave the origin out of a page's GET to its own host. */
async function findOwnGrant(
  ctx: AppContext,
  { headers: { origin } }: FastifyRequest,
  token: string,
): Promise<FrameGrant | null> {
  const grant = await findGrant(ctx, token)
  return origin === undefined || origin === grant?.origin ? grant : null
}

async function sessionOfFrame(
  ctx: AppContext,
  request: FastifyRequest,
  token: string,
): Promise<Session | null> {
  const grant = await findOwnGrant(ctx, request, token)
  // A page of another host learns for whom it works, and nothing else.
  if (grant === null || ctx.config.frameOrigins.includes(grant.origin)) return null
  return findSessionByHash(ctx, grant.sessionHash)
}

/** Returns null for a value that is no token of ours; a missing header is another refusal. */
function parseBearerToken({ headers }: FastifyRequest, none?: Text): string | null {
  if (headers.authorization === undefined) throw new NotSignedIn(none)
  return BEARER.exec(headers.authorization)?.[1] ?? null
}
