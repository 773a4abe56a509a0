/** Permission code of closing a month. */
export const CLOSE_PERMISSION = '9528001'

/** Why a month cannot be closed; by rank, the first that holds. */
export type CloseProblem = 'noPermission' | 'partOfCompany' | 'closed' | 'running'

export type CloseFacts = {
  hasPermission: boolean
  /** True if the caller sees every account of the company, not a part of it. */
  seesCompany: boolean
  isClosed: boolean
  /** `YYYY-MM`, and the month of today in the tenant's zone. */
  month: string
  currentMonth: string
}

/**
 * Finds the reason why a month cannot be closed. Only months that are over can be closed, by people with the permission who
 * see the whole company; null where it can be closed.
 */
export function closeProblem(facts: CloseFacts): CloseProblem | null {
  if (!facts.hasPermission) return 'noPermission'
  if (!facts.seesCompany) return 'partOfCompany'
  if (facts.isClosed) return 'closed'
  return facts.month < facts.currentMonth ? null : 'running'
}
