import { hash } from 'node:crypto'
import { type Call, type CallAccess, type EnvelopeKind, successEnvelope } from '@console/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import { perApplication } from '../platform/context/per-application.ts'
import { Forbidden, Problem } from '../platform/errors.ts'
import { FileAnswer } from '../platform/http/file-answer.ts'
import { httpTexts } from '../platform/messages/http.ts'
import { parseAcceptLanguage } from '../platform/messages/text.ts'
import { MINUTE_MS } from '../platform/time/units.ts'
import { appCalls } from './app-calls.ts'
import { authenticateCall, authenticatePage, findAppBearer } from './authenticate.ts'
import type { RequestMeta, Route } from './route.ts'
import { toActorName, type Session } from './session.ts'

/** Refusals of one session recorded a minute; a script that runs into walls must not fill the audit log. */
const RECORDED_REFUSALS_PER_MINUTE = 30

/**
 * Writes refusals by permission into the audit log, in a transaction of their own: the refused one was rolled back. One
 * for the application: a session's refusals count together, whichever modules they come from.
 */
const refusalRecorderOf = perApplication((ctx) => {
  const recent = new Map<string, number[]>()
  return async (session: Session, callId: string, meta: RequestMeta): Promise<void> => {
    const now = ctx.clock.now().getTime()
    for (const [key, times] of recent) {
      const ofThisMinute = times.filter((at) => now - at < MINUTE_MS)
      if (ofThisMinute.length === 0) recent.delete(key)
      else recent.set(key, ofThisMinute)
    }
    const key = session.tokenHash.toString('hex')
    const times = recent.get(key) ?? []
    if (times.length >= RECORDED_REFUSALS_PER_MINUTE) {
      ctx.log.warn({ userId: session.userId, call: callId }, 'refusal not recorded: too many in a minute')
      return
    }
    recent.set(key, [...times, now])
    await ctx.db.inTenant(
      session.tenantId,
      (tx) =>
        tx.audit({
          module: 'access',
          opType: 'access.refused',
          target: callId,
          after: { call: callId, address: meta.address },
        }),
      { userId: session.userId, userName: toActorName(session), requestId: meta.id },
    )
  }
})

declare module 'fastify' {
  // Fastify's own interface is extended here, and that works for interfaces only.
  interface FastifyContextConfig {
    /** Shape of the call's answers, refusals included. */
    envelope?: EnvelopeKind
  }
}

const MAX_USER_AGENT_CHARACTERS = 300
const ETAG_CHARACTERS = 32

export function registerRoutes(app: FastifyInstance, ctx: AppContext, routes: readonly Route[]): void {
  const recordRefusal = refusalRecorderOf(ctx)
  for (const route of routes) {
    const { call } = route
    app.route({
      method: call.method,
      url: call.path,
      // A HEAD request would do all that the call does, also where a GET deletes.
      exposeHeadRoute: false,
      config: { envelope: call.envelope },
      handler: async (request, reply) => {
        const session = await authenticateCaller(ctx, call.access, request)
        requireUnrestricted(session, route)
        const meta = createRequestMeta(ctx, request, reply)
        const language = parseAcceptLanguage(request.headers['accept-language'])
        const { params, query, body } = request
        try {
          requireConsent(ctx, session, call)
          const data = await route.run({ ctx, request: meta, language, params, query, body, session })
          if (data instanceof FileAnswer) return await data.send(reply)
          if (ctx.config.validateResponses) call.data.parse(data)
          const answer = successEnvelope(call, data)
          return call.isRevalidated === true ? await sendRevalidated(answer, { request, reply }) : answer
        } catch (error) {
          if (error instanceof Forbidden && session) await recordRefusal(session, call.id, meta)
          if (ctx.config.validateResponses) requireListed(call, error)
          throw error
        }
      },
    })
  }
}

/** The one-time password is changed first, the second factor is set up after it. */
function requireUnrestricted(session: Session | null, route: Route): void {
  if (session?.mustChangePassword === true) {
    if (!route.allowedBeforePasswordChange) throw new Forbidden(httpTexts.mustChangePassword)
  } else if (session?.mustSetUpFactor === true && !route.allowedBeforeFactor)
    throw new Forbidden(httpTexts.mustSetUpFactor)
}

/** Sends an answer with a hash of its text, or 304 to a browser that has it. Caches ask each time, and nobody else's does. */
function sendRevalidated(
  answer: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const text = JSON.stringify(answer)
  const etag = `"${hash('sha256', text, 'hex').slice(0, ETAG_CHARACTERS)}"`
  void reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization, accept-language' })
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Counts a call of a registered app; throws for one that the company has not consented to. */
function requireConsent(ctx: AppContext, session: Session | null, { id }: Call): void {
  if (session?.app === undefined) return
  const { versionId, calls } = session.app
  appCalls(ctx).add(versionId, calls.has(id) ? 'calls' : 'refusedCalls')
  if (!calls.has(id)) throw new Forbidden(httpTexts.notConsented)
}

/** Throws for a refusal of the business that the contract of its call does not list. */
function requireListed({ id, refusals = {} }: Call, error: unknown): void {
  if (!(error instanceof Problem) || error.status !== 200) return
  if (!Object.values(refusals).includes(error.code))
    throw new Error(`${id} refuses with ${error.code}, which its contract does not list`, { cause: error })
}

async function authenticateCaller(
  ctx: AppContext,
  access: CallAccess,
  request: FastifyRequest,
): Promise<Session | null> {
  if (access === 'session') return authenticateCall(ctx, request)
  if (access === 'page') return authenticatePage(ctx, request)
  // An app may not send what anybody may either: its guesses of a password would come from the person's own address.
  return access === 'public' ? findAppBearer(ctx, request) : null
}

function getHeader({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

export function createRequestMeta(
  ctx: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestMeta {
  const aborted = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborted.abort()
  })
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT_CHARACTERS) ?? null,
    origin: request.headers.origin ?? null,
    consoleOrigin: ctx.config.publicUrl ?? `${request.protocol}://${request.host}`,
    businessTypeId: getHeader(request, 'businesstypeid'),
    signal: aborted.signal,
  }
}
