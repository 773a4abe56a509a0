import { MAX_SEARCH_MS } from './search-texts.ts'

export type Cost = { pattern: string; isTooSlow: boolean; usedMs: number }

/**
 * All expressions of a company together may take as long for a text as one alone. If they take longer, every expression that
 * takes more than this share of the limit takes too long.
 */
const COSTLY_SHARE = 0.1

/** Returns the expressions that took too long for this number of texts. */
export function findCostlyExpressions(costs: readonly Cost[], texts: number): ReadonlySet<string> {
  const mostMs = MAX_SEARCH_MS * texts
  const isTooMuch = costs.reduce((sum, { usedMs }) => sum + usedMs, 0) > mostMs
  const costly = costs.filter(
    ({ isTooSlow, usedMs }) => isTooSlow || (isTooMuch && usedMs > mostMs * COSTLY_SHARE),
  )
  return new Set(costly.map(({ pattern }) => pattern))
}
