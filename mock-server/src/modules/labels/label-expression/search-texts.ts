import type { LabelRegex } from '@console/label-engine'
import type { ExpressionAnswer, Found } from './expression-task.ts'

/** Time of a processor that one search of one text may take: a hundred times what an expression of a person takes. */
export const MAX_SEARCH_MS = 150
/** And those of all texts that are given together. */
export const MAX_SEARCHES_MS = 2000

/** `usedMs` has what the thread has worked so far. After a search that took too long, or all together, the others find nothing. */
export function searchTexts(
  regex: Pick<LabelRegex, 'isFoundIn' | 'findIn'>,
  texts: readonly string[],
  usedMs: () => number,
): ExpressionAnswer {
  const begin = usedMs()
  let isDear = false
  const found = texts.map((text): Found => {
    if (isDear) return null
    const before = usedMs()
    const ranges = regex.isFoundIn(text) ? regex.findIn(text) : null
    const now = usedMs()
    isDear = now - before > MAX_SEARCH_MS || now - begin > MAX_SEARCHES_MS
    return ranges
  })
  return { found, isDear, usedMs: usedMs() - begin }
}
