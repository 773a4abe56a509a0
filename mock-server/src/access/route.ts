import { noParams, type Call, type Language } from '@console/contracts'
import type { z } from 'zod'
import type { AppContext, TenantTx } from '../platform/context/context.ts'
import { BadRequest, Forbidden } from '../platform/errors.ts'
import type { FileAnswer } from '../platform/http/file-answer.ts'
import { issueText, WITH_INPUT } from './issue-text.ts'
import type { Policy } from './policy.ts'
import { inTurn } from './request-turns.ts'
import { toActorName, type Session } from './session.ts'

/** Data that a request brought along besides parameters, query and body. */
export type RequestMeta = {
  readonly id: string
  readonly address: string
  readonly userAgent: string | null
  /** Origin of the requesting page, as browsers send it; null where the client is no browser. */
  readonly origin: string | null
  /** The console's own origin as the request or the settings name it. */
  readonly consoleOrigin: string
  /** The business type that is selected in the console, as its header says; null where the client sends none. */
  readonly businessTypeId: string | null
  /** Aborted when the client went away before the answer. */
  readonly signal: AbortSignal
}

type Schema = z.ZodType
type TypedCall<Q extends Schema, B extends Schema, D extends Schema, P extends Schema> = Call<Q, B, D, P>

export type PublicInput<Q extends Schema, B extends Schema, P extends Schema> = {
  readonly ctx: AppContext
  readonly request: RequestMeta
  readonly language: Language
  readonly params: z.output<P>
  readonly query: z.output<Q>
  readonly body: z.output<B>
}
export type SessionInput<Q extends Schema, B extends Schema, P extends Schema> = PublicInput<Q, B, P> & {
  readonly session: Session
}
export type TenantInput<Q extends Schema, B extends Schema, P extends Schema> = SessionInput<Q, B, P> & {
  readonly tx: TenantTx
}

/** A call of the contract with its handler, types erased so that modules can list them. */
export type Route = {
  readonly call: Call
  /** Null for calls that anybody may send. */
  readonly policy: Policy | null
  /** Calls that a one-time password still may send. */
  readonly allowedBeforePasswordChange: boolean
  /** Calls that a session still may send which has to set up a second factor. */
  readonly allowedBeforeFactor: boolean
  readonly run: (raw: RawRequest) => Promise<unknown>
}

export type RawRequest = {
  readonly ctx: AppContext
  readonly request: RequestMeta
  readonly language: Language
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly session: Session | null
}

type Options = { policy: Policy; allowedBeforePasswordChange?: boolean; allowedBeforeFactor?: boolean }

/** A call of a signed-in user, handled inside one transaction of their tenant. The usual kind. */
export function route<Q extends Schema, B extends Schema, D extends Schema, P extends Schema>(
  call: TypedCall<Q, B, D, P>,
  options: Options & { handler: (input: TenantInput<Q, B, P>) => Promise<z.input<D>> },
): Route {
  return sessionRoute(call, {
    ...options,
    handler: (input) => {
      const actor = {
        userId: input.session.userId,
        userName: toActorName(input.session),
        requestId: input.request.id,
        address: input.request.address,
      }
      const { ctx, session, request } = input
      return inTurn(ctx, { requester: { person: session }, signal: request.signal }, () =>
        ctx.db.inRequest(session.tenantId, (tx) => options.handler({ ...input, tx }), actor),
      )
    },
  })
}

/** As `route`, without a transaction around it: for calls that wait, or open transactions of their own. */
export function sessionRoute<Q extends Schema, B extends Schema, D extends Schema, P extends Schema>(
  call: TypedCall<Q, B, D, P>,
  options: Options & { handler: (input: SessionInput<Q, B, P>) => Promise<z.input<D>> },
): Route {
  const { policy, allowedBeforePasswordChange = false, allowedBeforeFactor = false } = options
  return {
    call,
    policy,
    allowedBeforePasswordChange,
    allowedBeforeFactor,
    run: async (raw) => {
      const session = requireAllowed(call, policy, raw)
      return options.handler({ ...parsed(call, raw), session })
    },
  }
}

/** A call whose answer is a file, as its contract says. */
export function fileRoute<Q extends Schema, B extends Schema, P extends Schema>(
  call: TypedCall<Q, B, z.ZodNull, P>,
  { policy, handler }: { policy: Policy; handler: (input: SessionInput<Q, B, P>) => Promise<FileAnswer> },
): Route {
  return {
    call,
    policy,
    allowedBeforePasswordChange: false,
    allowedBeforeFactor: false,
    run: async (raw) => {
      const session = requireAllowed(call, policy, raw)
      return handler({ ...parsed(call, raw), session })
    },
  }
}

/** Throws 403, before anything of the request is parsed. */
export function requireAllowed({ id }: Call, policy: Policy, { session }: RawRequest): Session {
  if (!session) throw new Error(`${id} was run without a session`)
  if (!policy(session)) throw new Forbidden()
  return session
}

/** A call that anybody may send. */
export function publicRoute<Q extends Schema, B extends Schema, D extends Schema, P extends Schema>(
  call: TypedCall<Q, B, D, P>,
  options: { handler: (input: PublicInput<Q, B, P>) => Promise<z.input<D>> },
): Route {
  return {
    call,
    policy: null,
    allowedBeforePasswordChange: true,
    allowedBeforeFactor: true,
    run: async (raw) => options.handler(parsed(call, raw)),
  }
}

/** Parameters, query and body as the contract reads them; throws 400 with the reasons by field. */
export function parsed<Q extends Schema, B extends Schema, D extends Schema, P extends Schema>(
  call: TypedCall<Q, B, D, P>,
  { ctx, request, language, params, query, body }: Omit<RawRequest, 'session'>,
): PublicInput<Q, B, P> {
  const problems: Record<string, string> = {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a call that names no parameters has the type of none
  const paramsSchema = (call.params ?? noParams) as P
  const readParams = parsePart(paramsSchema, params, { language, problems })
  const readQuery = parsePart(call.query, query, { language, problems })
  const readBody = parsePart(call.body, body ?? undefined, { language, problems })
  if (!readParams.ok || !readQuery.ok || !readBody.ok) throw new BadRequest(problems)
  return { ctx, request, language, params: readParams.value, query: readQuery.value, body: readBody.value }
}

/** More would only make the answer long. */
const MAX_REPORTED_FIELDS = 20
function parsePart<S extends Schema>(
  schema: S,
  raw: unknown,
  { language, problems }: { language: Language; problems: Record<string, string> },
): { ok: true; value: z.output<S> } | { ok: false } {
  const result = schema.safeParse(raw, WITH_INPUT)
  if (result.success) return { ok: true, value: result.data }
  for (const issue of result.error.issues.slice(0, MAX_REPORTED_FIELDS)) {
    const path = issue.path.map(String).join('.').slice(0, 100)
    problems[path] ??= issueText(issue, language)
  }
  return { ok: false }
}
