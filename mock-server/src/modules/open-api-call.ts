import type { Call } from '@console/contracts'
import type { z } from 'zod'

/** A call that API clients may send, with what the OpenAPI document says about it. */
export type OpenApiCall = {
  readonly call: Call
  readonly summary: string
  /** What may be sent, where the call itself reads its body part by part and so has a looser schema. */
  readonly body?: z.ZodType
}
