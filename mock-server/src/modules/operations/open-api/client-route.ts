import { Readable } from 'node:stream'
import { successEnvelope, type Call, type Language } from '@console/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { createRequestMeta } from '../../../access/register-routes.ts'
import { inTurn } from '../../../access/request-turns.ts'
import { parsed } from '../../../access/route.ts'
import { toUnixSeconds } from '../../../platform/clock.ts'
import type { AppContext, TenantTx } from '../../../platform/context/context.ts'
import { perApplication } from '../../../platform/context/per-application.ts'
import { TooMany } from '../../../platform/errors.ts'
import { windowLimit, type WindowLimit } from '../../../platform/limits/window-limit.ts'
import { parseAcceptLanguage } from '../../../platform/messages/text.ts'
import { toZonedDay } from '../../../platform/time/days.ts'
import { credentialTexts } from '../../identity/credential/public.ts'
import { type ApiClientIdentity, authenticateClient } from '../../identity/oauth/public.ts'
import { countCall } from './open-api.store.ts'

/** Calls of one client a minute. */
export const CALLS_PER_MINUTE = 600
const MINUTE_SECONDS = 60

export type ClientInput<Q extends z.ZodType, B extends z.ZodType> = {
  readonly ctx: AppContext
  readonly tx: TenantTx
  readonly client: ApiClientIdentity
  readonly language: Language
  readonly query: z.output<Q>
  readonly body: z.output<B>
}

type Raw = Parameters<typeof parsed>[1]

/** A call of an API client with its handler, types erased so that the module can list them. */
export type ClientRoute = {
  readonly call: Call
  readonly run: (raw: Raw, client: ApiClientIdentity) => Promise<unknown>
}

/** A call of an API client, handled inside one transaction of its tenant. */
export function clientRoute<Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType>(
  call: Call<Q, B, D>,
  handler: (input: ClientInput<Q, B>) => Promise<z.input<D>>,
): ClientRoute {
  return {
    call,
    run: async (raw, client) => {
      const { ctx, query, body, language, request } = parsed(call, raw)
      return inTurn(ctx, { requester: { client }, signal: request.signal }, () =>
        ctx.db.inTenant(client.tenantId, (tx) => handler({ ctx, tx, client, language, query, body })),
      )
    },
  }
}

export type ContentInput<Q extends z.ZodType, P extends z.ZodType> = Omit<
  ClientInput<Q, z.ZodType>,
  'tx' | 'body'
> & { readonly params: z.output<P>; readonly body: Readable }

/** A call whose body is a file: read as it comes, so with no transaction around it. */
export function clientContentRoute<
  Q extends z.ZodType,
  B extends z.ZodType,
  D extends z.ZodType,
  P extends z.ZodType,
>(call: Call<Q, B, D, P>, handler: (input: ContentInput<Q, P>) => Promise<z.input<D>>): ClientRoute {
  return {
    call,
    run: async (raw, client) => {
      const { ctx, params, query, language } = parsed(call, { ...raw, body: undefined })
      const body = raw.body instanceof Readable ? raw.body : Readable.from([])
      return handler({ ctx, client, language, params, query, body })
    },
  }
}

function createMinuteLimit({ clock }: AppContext, max: number): WindowLimit {
  return windowLimit(clock, { max, seconds: MINUTE_SECONDS })
}

/** One for the application: the calls of a client count together, whichever modules answer them. */
const commonWindowOf = perApplication((ctx) => createMinuteLimit(ctx, CALLS_PER_MINUTE))

/** Limits of some calls apart from all others; without `maxBodyBytes` the usual limit applies. */
export type ClientLimits = { callsPerMinute: number; maxBodyBytes?: number }

export type ClientRoutes = { routes: readonly ClientRoute[]; limits?: ClientLimits }

export function mountClientRoutes(
  app: FastifyInstance,
  ctx: AppContext,
  { routes, limits }: ClientRoutes,
): void {
  const calls = limits === undefined ? commonWindowOf(ctx) : createMinuteLimit(ctx, limits.callsPerMinute)
  const clients = new WeakMap<FastifyRequest, ApiClientIdentity>()
  for (const { call, run } of routes) {
    app.route({
      method: call.method,
      url: call.path,
      config: { envelope: call.envelope },
      ...(limits?.maxBodyBytes === undefined ? {} : { bodyLimit: limits.maxBodyBytes }),
      // Checked before the body, so that nobody without a token can make the server read megabytes.
      onRequest: async (request) => {
        const client = await authenticateClient(ctx, request)
        const wait = calls.admit(client.clientId)
        if (wait > 0) throw new TooMany(wait, credentialTexts.tooManyCalls)
        clients.set(request, client)
      },
      handler: async (request, reply) => {
        const client = clients.get(request)
        if (!client) throw new Error(`${call.id} was run without a client`)
        await count(ctx, client, call.path)
        const language = parseAcceptLanguage(request.headers['accept-language'])
        const { params, query, body } = request
        const meta = createRequestMeta(ctx, request, reply)
        const data = await run({ ctx, request: meta, language, params, query, body }, client)
        if (ctx.config.validateResponses) call.data.parse(data)
        return successEnvelope(call, data)
      },
    })
  }
}

/**
 * Counts a call before its work and in a transaction of its own: a failed call counts too, and no count waits for a long
 * answer.
 */
async function count(ctx: AppContext, client: ApiClientIdentity, path: string): Promise<void> {
  const at = ctx.clock.now()
  const day = toZonedDay(toUnixSeconds(at), client.timezone)
  await ctx.db.inTenant(client.tenantId, (tx) => countCall(tx, { oauthClientId: client.id, day, path, at }))
}
