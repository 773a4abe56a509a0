import * as z from 'zod'

/**
 * The two response shapes of the specification (doc 1 §7, SHELL-016):
 * `status` = `{status, data, errorMsg, errorCode}`, `code` = `{code, msg, data}`.
 */
export type EnvelopeKind = 'status' | 'code'

/** Codes that mean success (SHELL-016, ERR-001). */
export const SUCCESS_CODES: ReadonlySet<number> = new Set([0, 200])

/** The generic result enumeration: 0 success, 1 error. */
export const RESULT = { success: 0, error: 1 } as const

const numeric = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+$/)
    .transform(Number),
])

/** Either envelope as it may arrive, every part optional: servers of the customer mix them. */
export const anyEnvelope = z.object({
  status: z.union([z.string(), z.number()]).nullish(),
  data: z.unknown().optional(),
  errorMsg: z.string().nullish(),
  errorCode: numeric.nullish(),
  code: numeric.nullish(),
  msg: z.string().nullish(),
})

export type AnyEnvelope = z.output<typeof anyEnvelope>

/** The common result of both envelopes. `code` is null when the answer carried none. */
export type Outcome =
  | { ok: true; data: unknown }
  | {
      ok: false
      code: number | null
      message: string
      /** The text status '0' with a failing code: the caller alone decides, nothing is toasted (ERR-003). */
      isHandedThrough: boolean
    }

/**
 * `acceptsOnly`: the one code that counts, for calls whose specification demands it. Otherwise decides success in the
 * order of R22 (the HTTP status was 2xx already): `errorCode ?? code` in {0, 200}, then
 * `status` '0' or 'success' when no code is present.
 */
export function readEnvelope(raw: unknown, acceptsOnly?: number): Outcome {
  const parsed = anyEnvelope.safeParse(raw)
  if (!parsed.success) return { ok: false, code: null, message: '', isHandedThrough: false }
  const { status, data, errorMsg, errorCode, code, msg } = parsed.data
  const result = errorCode ?? code ?? null
  const ok =
    acceptsOnly !== undefined
      ? result === acceptsOnly
      : result === null
        ? status === '0' || status === 'success'
        : SUCCESS_CODES.has(result)
  if (ok) return { ok: true, data }
  return { ok: false, code: result, message: errorMsg ?? msg ?? '', isHandedThrough: status === '0' }
}

/** The form in which a call reports success; an absent part means code 0 and status 'success'. */
export type SuccessShape = { envelope: EnvelopeKind; successCode?: 0 | 200; successStatus?: '0' }

/** Writes a success as the call wants it. */
export function successEnvelope(
  { envelope, successCode = 0, successStatus }: SuccessShape,
  data: unknown,
): Record<string, unknown> {
  return envelope === 'status'
    ? { status: successStatus ?? 'success', data, errorMsg: null, errorCode: successCode }
    : { code: successCode, msg: 'success', data }
}

/** Writes a refusal in the requested shape. `data` carries machine-readable detail, e.g. seconds to wait. */
export function failureEnvelope(
  kind: EnvelopeKind,
  failure: { code: number; message: string; data?: unknown },
): Record<string, unknown> {
  const { code, message, data = null } = failure
  return kind === 'status'
    ? { status: 'error', data, errorMsg: message, errorCode: code }
    : { code, msg: message, data }
}

/** Detail that a refusal may carry in `data`. */
export const failureDetail = z.object({
  /** Field path → message, for 400 answers. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Whole seconds until the same call may be tried again, for 429 answers. */
  retryAfterSeconds: z.number().optional(),
  /** The server's own words beside the generic text of the status. */
  reason: z.string().optional(),
  /** The refusal's name, for programs. */
  refusal: z.string().optional(),
  /** The change that somebody else made meanwhile, for 409 answers that know it: its id, when (unix seconds), and who. */
  changed: z.object({ id: z.number(), at: z.number(), by: z.string() }).optional(),
  /** The stored values, for 409 answers that know them, with the version that a change names. */
  stored: z.object({ version: z.number(), values: z.record(z.string(), z.string()) }).optional(),
  /** The address from which somebody else ended the session of a 401, empty where no person did. */
  endedFrom: z.string().optional(),
  /** Ticket for the second step of a sign-in whose password was right. */
  ticket: z.string().optional(),
  /** Names a 500 in the server's log. */
  requestId: z.string().optional(),
})
export type FailureDetail = z.output<typeof failureDetail>
