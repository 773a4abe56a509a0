import type { IncomingHttpHeaders } from 'node:http'
import { Readable, Transform } from 'node:stream'
import { subApp } from '@console/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SignJWT } from 'jose'
import { appCalls } from '../../../access/app-calls.ts'
import { authenticateCall } from '../../../access/authenticate.ts'
import type { Session } from '../../../access/session.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { Forbidden, Problem } from '../../../platform/errors.ts'
import { createOutgoing, OutgoingRefused, type Outgoing } from '../../../platform/http/outgoing-request.ts'
import { concurrencyLimit } from '../../../platform/limits/concurrency-limit.ts'
import { httpTexts } from '../../../platform/messages/http.ts'
import { findSigningKey, listPublicKeys, SIGNING_ALGORITHM } from './signing-keys.ts'
import { backEndTexts } from './sub-app.messages.ts'

const TOKEN_SECONDS = 300
const TIME_LIMIT_MS = 30_000
/** Requests of one app that run at once, and that wait for their turn. */
const MAX_RUNNING = 20
const MAX_WAITING = 100
/** Headers that mean something beyond one connection and reveal nothing of the console. */
const SENT_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-match',
  'if-none-match',
  'range',
] as const
const RETURNED_HEADERS = [
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const

type Params = { module: string; backEnd: string; '*': string }

/** Leads requests of registered apps to their own back ends, with a signed token that says for whom they are. */
export function mountBackEnds(app: FastifyInstance, ctx: AppContext): void {
  const outgoing = createOutgoing({ allowsPrivate: ctx.config.privateAppHosts })
  const limit = concurrencyLimit({
    max: MAX_RUNNING,
    maxWaiting: MAX_WAITING,
    waitLimit: (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    refusal: () =>
      new Problem({ status: 429, code: 429, text: backEndTexts.tooMany, detail: { retryAfterSeconds: 1 } }),
  })
  app.addHook('onClose', async () => outgoing.close())
  app.get(subApp.KEYS_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: await listPublicKeys(ctx) }),
  )
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // Bodies are passed on as they come.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route<{ Params: Params }>({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `${subApp.BACK_ENDS_PATH}:module/:backEnd/*`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const session = await authenticateCall(ctx, request)
        const origin = findOrigin(session, request.params)
        appCalls(ctx).add(session.app?.versionId ?? 0, 'backEndRequests')
        const aborted = new AbortController()
        reply.raw.once('close', () => aborted.abort())
        const signal = AbortSignal.any([aborted.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
        return limit.run(
          request.params.module,
          async () => forward({ ctx, outgoing, session, origin, signal }, request, reply),
          signal,
        )
      },
    })
  })
}

/** An app reaches the back ends of its own consent. */
function findOrigin({ app }: Session, { module, backEnd }: Params): string {
  const origin = app?.module === module ? app.backEnds.get(backEnd) : undefined
  if (origin === undefined) throw new Forbidden(httpTexts.notConsented)
  return origin
}

type Forwarding = {
  ctx: AppContext
  outgoing: Outgoing
  session: Session
  origin: string
  signal: AbortSignal
}

async function forward(
  forwarding: Forwarding,
  request: FastifyRequest<{ Params: Params }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { outgoing, origin, signal } = forwarding
  const url = toBackEndUrl(origin, request)
  try {
    const answer = await outgoing.send(url, {
      method: request.method,
      headers: {
        ...pick(request.headers, SENT_HEADERS),
        authorization: `Bearer ${await signToken(forwarding)}`,
      },
      body: request.body instanceof Readable ? limited(request.body) : null,
      signal,
    })
    const status = answer.statusCode ?? 502
    // A redirect would lead the browser to another host.
    if (status >= 300 && status < 400 && status !== 304) {
      answer.destroy()
      throw new OutgoingRefused('redirected', url.origin)
    }
    return await reply
      .code(status)
      .headers({
        ...pick(answer.headers, RETURNED_HEADERS),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(answer)
  } catch (error) {
    throw toProblem(error, signal)
  }
}

/** The address below the back end, as the app wrote it: a path that leads out of it is refused. */
function toBackEndUrl(origin: string, { url: sent, params }: FastifyRequest<{ Params: Params }>): URL {
  const base = new URL(origin)
  const root = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  const below = sent.slice(`${subApp.BACK_ENDS_PATH}${params.module}/${params.backEnd}/`.length)
  const [path = '', ...query] = below.split('?')
  const url = new URL(base.origin)
  url.pathname = root + path
  url.search = query.join('?')
  if (url.origin !== base.origin || !url.pathname.startsWith(root)) throw new Forbidden()
  return url
}

/** Says for whom the request is: the person, their company, the app and its version, for a few minutes. */
async function signToken({ ctx, session, origin }: Forwarding): Promise<string> {
  const { kid, key } = await findSigningKey(ctx)
  const now = Math.floor(ctx.clock.now().getTime() / 1000)
  return new SignJWT({
    company: session.tenantId,
    name: session.name,
    app: session.app?.module,
    version: session.app?.versionId,
  })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ctx.config.publicUrl ?? 'console')
    .setAudience(new URL(origin).origin)
    .setSubject(String(session.userId))
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(key)
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

/** Ends a body that is too long. */
function limited(body: Readable): Readable {
  let bytes = 0
  return body.pipe(
    new Transform({
      transform(piece: Buffer, _encoding, done) {
        bytes += piece.length
        if (bytes > subApp.MAX_BACK_END_BODY_BYTES)
          done(new Problem({ status: 413, code: 413, text: httpTexts.bodyTooLarge }))
        else done(null, piece)
      },
    }),
  )
}

function toProblem(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Problem) return error
  if (error instanceof OutgoingRefused && error.cause instanceof Problem) return error.cause
  if (signal.aborted) return new Problem({ status: 504, code: 504, text: backEndTexts.slow })
  if (error instanceof OutgoingRefused)
    return new Problem({ status: 502, code: 502, text: backEndTexts[error.reason] })
  return error
}
