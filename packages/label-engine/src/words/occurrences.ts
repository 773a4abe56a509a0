import type { FoldedText, Keyword } from './folded-text.ts'

/** A part of a text in UTF-16 units, `end` excluded. */
export type Range = { begin: number; end: number }

/** Ranges of one sentence that a condition names as evidence, the first ones: a hit is stored and shown. */
export const MAX_RANGES = 100

/** How often a text has a keyword; occurrences do not overlap. */
export function countOccurrences({ text }: FoldedText, { text: keyword }: Keyword): number {
  let count = 0
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + keyword.length)) count += 1
  return count
}

/** Every occurrence of the keywords, by where it begins and ends; those of one keyword do not overlap. */
export function findOccurrences(words: FoldedText, keywords: readonly Keyword[]): Range[] {
  const { text } = words
  const found: Range[] = []
  for (const keyword of keywords) {
    if (!words.mayHave(keyword)) continue
    const { length } = keyword.text
    for (let at = text.indexOf(keyword.text); at >= 0; at = text.indexOf(keyword.text, at + length)) {
      found.push({ begin: at, end: at + length })
    }
  }
  return found.length > 1
    ? found.toSorted((one, other) => one.begin - other.begin || one.end - other.end)
    : found
}
