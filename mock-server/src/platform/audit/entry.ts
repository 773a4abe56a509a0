/** A mutation's report to the audit log. `before` and `after` are plain values; secrets in them are masked by key. */
export type AuditEntry = {
  /** Domain, e.g. `session`; both names are keys of the audit module's dictionary. */
  module: string
  /** `<module>.<verb>`, e.g. `session.signIn`. */
  opType: string
  /** For people: a name, an account, a file. */
  target?: string | null
  before?: unknown
  after?: unknown
  bizTypeId?: number | null
  productId?: number | null
}

/** The author of an operation; the system itself has no id. */
export type AuditActor = {
  userId: number | null
  userName: string
  requestId: string | null
  /** Address that a person's request came from. No record has it; anybody whom that person signs out learns it. */
  address?: string | undefined
}

export const SYSTEM_ACTOR: AuditActor = { userId: null, userName: 'system', requestId: null }
