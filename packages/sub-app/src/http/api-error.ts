import type { FailureDetail } from '@console/contracts'

/** Why a call failed: each kind has its own message. */
export type ApiErrorKind =
  /** HTTP status other than 2xx. */
  | 'status'
  /** HTTP 2xx with a non-success code: a refusal of the business. */
  | 'refusal'
  /** No response. */
  | 'network'
  /** The client's own time limit expired. */
  | 'timeout'
  /** The answer is not what the contract says. */
  | 'shape'

/** A failed call of the platform. `message` is for users, in their language, without internals. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status; null when there was none. */
  readonly status: number | null
  /** Business code; null when there was none. */
  readonly code: number | null
  readonly detail: FailureDetail
  readonly callId: string
  /** Path of the first field that is missing or of another type, such as `records.0.name`; null where it is the whole answer. */
  readonly field: string | null
  /** The shared client toasts nothing for it; the caller alone decides (ERR-003). */
  readonly isHandedThrough: boolean

  constructor(
    message: string,
    facts: {
      kind: ApiErrorKind
      callId: string
      status?: number | null
      code?: number | null
      detail?: FailureDetail
      cause?: unknown
      isHandedThrough?: boolean
      field?: string
    },
  ) {
    super(message, { cause: facts.cause })
    this.kind = facts.kind
    this.callId = facts.callId
    this.status = facts.status ?? null
    this.code = facts.code ?? null
    this.field = facts.field ?? null
    this.isHandedThrough = facts.isHandedThrough ?? false
    this.detail = facts.detail ?? {}
  }
}
