import type { TextRange } from '@console/contracts/fold-text'

/** An expression to be searched in texts. */
export type ExpressionTask = { pattern: string; texts: readonly string[] }

/**
 * Ranges in each text, null where nothing is found; the search of an expression that takes too long is not continued.
 * `usedMs` is CPU time.
 */
export type ExpressionAnswer = { found: Found[]; isTooSlow: boolean; usedMs: number }

export type Found = readonly TextRange[] | null
