import type { TextRange } from '@console/contracts/fold-text'

/** An expression to be searched in texts. */
export type ExpressionTask = { pattern: string; texts: readonly string[] }

/** Ranges in each text, null where nothing is found; a dear expression is not searched on. `usedMs` is time of a processor. */
export type ExpressionAnswer = { found: Found[]; isDear: boolean; usedMs: number }

export type Found = readonly TextRange[] | null
