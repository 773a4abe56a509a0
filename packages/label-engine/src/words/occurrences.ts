import type { TextRange } from '@console/contracts/fold-text'
import type { FoldedText, Keyword } from './folded-text.ts'

export type Range = TextRange

/** Ranges of one sentence that a condition names as evidence, the first ones: a hit is stored and shown. */
export const MAX_RANGES = 100

/** Counts a keyword in a text; occurrences do not overlap. */
export function countOccurrences(words: FoldedText, keyword: Keyword): number {
  let count = 0
  for (const _ of words.find(keyword)) count += 1
  return count
}

/** Every occurrence of the keywords, by where it begins and ends; those of one keyword do not overlap. */
export function findOccurrences(words: FoldedText, keywords: readonly Keyword[]): Range[] {
  const found: Range[] = []
  for (const keyword of keywords) for (const range of words.find(keyword)) found.push(range)
  return found.length > 1
    ? found.toSorted((one, other) => one.begin - other.begin || one.end - other.end)
    : found
}
