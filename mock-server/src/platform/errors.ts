import type { FailureDetail } from '@console/contracts'
import { httpTexts } from './messages/http.ts'
import type { Text } from './messages/text.ts'

type ProblemOptions = { status: number; code: number; text: Text; detail?: FailureDetail }

/** A refusal on its way to the wire. Everything else that is thrown becomes a 500 with nothing but an id. */
export class Problem extends Error {
  readonly status: number
  readonly code: number
  readonly text: Text
  readonly detail: FailureDetail | undefined

  constructor({ status, code, text, detail }: ProblemOptions) {
    super(text.en)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.text = text
    this.detail = detail
  }
}

/** A refusal of the business: HTTP 200 with a code that is not success (R22). */
export function refuse(code: number, text: Text): Problem {
  return new Problem({ status: 200, code, text })
}

export class BadRequest extends Problem {
  constructor(fields: Record<string, string>, text: Text = httpTexts.invalidRequest) {
    super({ status: 400, code: 400, text, detail: { fields } })
  }
}

export class NotSignedIn extends Problem {
  constructor(text: Text = httpTexts.notSignedIn, detail: Pick<FailureDetail, 'endedFrom'> = {}) {
    super({ status: 401, code: 401, text, ...(detail.endedFrom === undefined ? {} : { detail }) })
  }
}

/** Recorded in the audit log of the session's tenant by the route that answers it. */
export class Forbidden extends Problem {
  constructor(text: Text = httpTexts.forbidden) {
    super({ status: 403, code: 403, text })
  }
}

/** Unknown ids and ids of other tenants alike. */
export class NotFound extends Problem {
  constructor(text: Text = httpTexts.notFound) {
    super({ status: 404, code: 404, text })
  }
}

/** `detail`: what somebody else did meanwhile, or what is stored now, where it is known. */
export class Conflict extends Problem {
  constructor(text: Text = httpTexts.conflict, detail?: Pick<FailureDetail, 'changed' | 'stored'>) {
    super({ status: 409, code: 409, text, ...(detail && { detail }) })
  }
}

/**
 * Refuses a change of a record that has changed since it was seen. A change that names no version is made to the present
 * record (R60).
 */
export function requireSeen(present: { version: number }, seen: { version?: number | undefined }): void {
  if (seen.version !== undefined && seen.version !== present.version) throw new Conflict()
}

export class TooMany extends Problem {
  constructor(retryAfterSeconds: number, text: Text) {
    super({ status: 429, code: 429, text, detail: { retryAfterSeconds } })
  }
}
