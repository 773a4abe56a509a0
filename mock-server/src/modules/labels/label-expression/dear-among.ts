import { MAX_SEARCH_MS } from './search-texts.ts'

export type Cost = { pattern: string; isDear: boolean; usedMs: number }

/** Together, the expressions of a company may take as long for a text as one alone. Where they take longer, so much of it is too much. */
const DEAR_SHARE = 0.1

/** Expressions that took too long for so many texts. */
export function dearAmong(costs: readonly Cost[], texts: number): ReadonlySet<string> {
  const mostMs = MAX_SEARCH_MS * texts
  const isTooMuch = costs.reduce((sum, { usedMs }) => sum + usedMs, 0) > mostMs
  const dear = costs.filter(({ isDear, usedMs }) => isDear || (isTooMuch && usedMs > mostMs * DEAR_SHARE))
  return new Set(dear.map(({ pattern }) => pattern))
}
