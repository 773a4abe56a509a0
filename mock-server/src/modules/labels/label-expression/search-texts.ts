import type { LabelRegex } from '@console/label-engine'
import type { ExpressionAnswer, Found } from './expression-task.ts'

/** CPU time that one search of one text may take: a hundred times the time of a usual expression written by a person. */
export const MAX_SEARCH_MS = 150
/** CPU time that the searches of all given texts may take together. */
export const MAX_SEARCHES_MS = 2000

/**
 * `usedMs` is the CPU time that the thread has used so far. If one search, or all together, took too long, the remaining
 * searches find nothing.
 */
export function searchTexts(
  regex: Pick<LabelRegex, 'isFoundIn' | 'findIn'>,
  texts: readonly string[],
  usedMs: () => number,
): ExpressionAnswer {
  const begin = usedMs()
  let isTooSlow = false
  const found = texts.map((text): Found => {
    if (isTooSlow) return null
    const before = usedMs()
    const ranges = regex.isFoundIn(text) ? regex.findIn(text) : null
    const now = usedMs()
    isTooSlow = now - before > MAX_SEARCH_MS || now - begin > MAX_SEARCHES_MS
    return ranges
  })
  return { found, isTooSlow, usedMs: usedMs() - begin }
}
