import type { Call } from '@console/contracts'
import type { z } from 'zod'

/** A call that API clients may send, with what the OpenAPI document says about it. */
export type OpenApiCall = {
  readonly call: Call
  readonly summary: string
  /** Schema of the body, if the call reads it part by part and so has a looser one. */
  readonly body?: z.ZodType
}
