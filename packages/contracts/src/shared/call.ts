import type * as z from 'zod'
import type { EnvelopeKind } from './envelope.ts'

/**
 * Who may send a call: anybody, only the bearer of a session token, of an API client's access token, or of the token of
 * a page in a frame. Finer rules are the server's policies.
 */
export type CallAccess = 'public' | 'session' | 'client' | 'frame'

/** One HTTP call of the platform, told once. Server, client, msw handlers and docs all read this. */
export type Call<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> = {
  /** `<domain>.<verb or noun>`; also the head of every query key, so invalidation goes by call. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/${string}`
  access: CallAccess
  /** Which of the two response shapes of the specification this call answers with. */
  envelope: EnvelopeKind
  /** The code a success is written with; absent means 0. */
  successCode?: 0 | 200
  /** The one code that whoever reads the answer takes for success, where the specification demands it (MSG-006). */
  acceptsOnly?: 200
  /** The body travels as `multipart/form-data` with a part for each field; otherwise as JSON. */
  isForm?: true
  /** A success is the file itself, named by its Content-Disposition; only what goes wrong has an envelope. */
  answersFile?: true
  /** The text of `status` by which the specification has this call tell its success, where it is not 'success'. */
  successStatus?: '0'
  query: Query
  body: Body
  data: Data
  /** Business refusals (HTTP 200, non-success code) this call may answer, by name. */
  refusals?: Readonly<Record<string, number>>
  /** The client gives up after this; absent means the shared limit of 50 s. */
  timeoutMs?: number
}

/** What a caller passes as query, before parsing. */
export type QueryOf<C extends Call> = z.input<C['query']>
/** What a caller passes as body, before parsing. */
export type BodyOf<C extends Call> = z.input<C['body']>
/** What a call answers inside its envelope. */
export type DataOf<C extends Call> = z.output<C['data']>
/** What the server's handler gets after parsing. */
export type ParsedQueryOf<C extends Call> = z.output<C['query']>
export type ParsedBodyOf<C extends Call> = z.output<C['body']>

/** Keeps the literal types of a call while checking its shape. */
export function defineCall<Query extends z.ZodType, Body extends z.ZodType, Data extends z.ZodType>(
  call: Call<Query, Body, Data>,
): Call<Query, Body, Data> {
  return call
}
