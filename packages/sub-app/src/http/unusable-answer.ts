import type { Call } from '@console/contracts'
import type { ApiError } from './api-error.ts'

/** A call whose answer the console can do nothing with: the platform does not have it, or answers in another shape. */
export type UnusableAnswer = {
  callId: string
  method: Call['method']
  path: string
  /** The customer's documents have the call. */
  isDocumented: boolean
  reason: 'missing' | 'notImplemented' | 'shape'
  /** As `ApiError.field`. */
  field: string | null
}

/** Null for every other failure. */
export function unusableAnswer(call: Call, error: ApiError): UnusableAnswer | null {
  const reason = toReason(error)
  if (reason === null) return null
  const { id, method, path, documented } = call
  return { callId: id, method, path, isDocumented: documented === true, reason, field: error.field }
}

function toReason({ kind, status, code }: ApiError): UnusableAnswer['reason'] | null {
  if (kind === 'shape') return 'shape'
  if (kind !== 'status') return null
  if (status === 501) return 'notImplemented'
  // With a code of the business it is a record that is not there.
  return status === 404 && code === null ? 'missing' : null
}
