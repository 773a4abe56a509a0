import * as z from 'zod'
import type { EnvelopeKind } from './envelope.ts'
import { noBody, noQuery } from './wire.ts'

/**
 * Senders that a call allows: anybody, only the bearer of a session token, of an API client's access token, or of the token
 * of a page in a frame. `page` is both the console and its own framed pages: a session's token or a framed page's. Finer
 * rules are the server's policies.
 */
export type CallAccess = 'public' | 'session' | 'client' | 'frame' | 'page'

/** Parameters of a path without any. */
export const noParams = z.strictObject({})

/** One HTTP call of the platform, defined once. Server, client, msw handlers and docs all read this. */
export type Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> = {
  /** `<domain>.<verb or noun>`; also the head of every query key, so invalidation goes by call. */
  id: string
  /** The customer's documents have this call: each platform answers it. All others are ours (`hasCall`). */
  documented?: true
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A parameter segment is written `:name`. */
  path: `/${string}`
  /** The parameters of the path, by name; absent means none. They travel as text. */
  params?: Params
  access: CallAccess
  /** The response shape of this call, one of the two of the specification. */
  envelope: EnvelopeKind
  /** The code a success is written with; absent means 0. */
  successCode?: 0 | 200
  /** The one code that readers of the answer accept as success, where the specification demands it (MSG-006, QUAL-015). */
  acceptsOnly?: 0 | 200
  /** The body travels as `multipart/form-data` with a part for each field; otherwise as JSON. */
  isForm?: true
  /** The body is a file as it is, of one of these media types; it has no schema. */
  takes?: readonly string[]
  /** A success is the file itself, named by its Content-Disposition; only what goes wrong has an envelope. */
  answersFile?: true
  /**
   * The answer names things in the language of the request. It is cached by language, and what is shown in another one is
   * refetched when the person switches.
   */
  localised?: true
  /** The answer has an ETag: whoever has it already is answered 304, as browsers ask by themselves. */
  isRevalidated?: true
  /** The text of `status` with which this call reports success in the specification, where it is not 'success'. */
  successStatus?: '0'
  query: Query
  body: Body
  data: Data
  /** Business refusals (HTTP 200, non-success code) this call may answer, by name. */
  refusals?: Readonly<Record<string, number>>
  /** The client gives up after this; absent means the shared limit of 50 s. */
  timeoutMs?: number
}

/** The name under which a platform declares in the console's configuration that it has our calls of a domain. */
export const toCapability = ({ id }: Pick<Call, 'id'>): string => id.slice(0, id.indexOf('.'))

/** True where a platform has a call: it is documented, or belongs to one of these capabilities. */
export function hasCall(capabilities: readonly string[], call: Pick<Call, 'id' | 'documented'>): boolean {
  return call.documented === true || capabilities.includes(toCapability(call))
}

/** The query that a caller passes, before parsing. */
export type QueryOf<C extends Call> = z.input<C['query']>
/** The body that a caller passes, before parsing. */
export type BodyOf<C extends Call> = z.input<C['body']>
/** The parameters of the path that a caller passes. */
export type ParamsOf<C extends Call> = z.input<NonNullable<C['params']>>
/** The answer of a call inside its envelope. */
export type DataOf<C extends Call> = z.output<C['data']>
/** The query that the server's handler gets after parsing. */
export type ParsedQueryOf<C extends Call> = z.output<C['query']>
export type ParsedBodyOf<C extends Call> = z.output<C['body']>
export type ParsedParamsOf<C extends Call> = z.output<NonNullable<C['params']>>

/** Most calls read, are sent by a signed-in person without parameters, and answer nothing but success. */
const DEFAULTS = {
  method: 'GET',
  access: 'session',
  envelope: 'code',
  query: noQuery,
  body: noBody,
  data: z.null(),
} as const satisfies Partial<Call>

/** A call as a contract writes it: what is left out has its default. */
type CallDefinition<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
  Params extends z.ZodType,
> = Omit<Call<Query, Body, Data, Params>, keyof typeof DEFAULTS> &
  Partial<Pick<Call<Query, Body, Data, Params>, keyof typeof DEFAULTS>>

/**
 * Defines a call and keeps the types of its schemas. Left out: `method` is GET, `access` `session`, `envelope` `code`,
 * `query` and `body` are empty, `data` is null.
 */
export function defineCall<
  Query extends z.ZodType = typeof noQuery,
  Body extends z.ZodType = typeof noBody,
  Data extends z.ZodType = z.ZodNull,
  Params extends z.ZodType = typeof noParams,
>(call: CallDefinition<Query, Body, Data, Params>): Call<Query, Body, Data, Params> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema that is left out has the type of its default
  return { ...DEFAULTS, ...call } as Call<Query, Body, Data, Params>
}

const PARAMETER = /:(\w+)/g
/** The empty text, `.` and `..` cannot be a segment. */
const INVALID_SEGMENT = /^\.{0,2}$/

/** The path to send a call to, each parameter in its position and encoded. Throws when one is missing. */
export function buildCallPath({ id, path }: Pick<Call, 'id' | 'path'>, params: unknown = {}): string {
  const given = new Map<string, unknown>(Object.entries(params ?? {}))
  return path.replace(PARAMETER, (_segment, name: string) => {
    const value = given.get(name)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (INVALID_SEGMENT.test(text)) throw new Error(`${id}: the path lacks its ${name}`)
    return encodeURIComponent(text)
  })
}
