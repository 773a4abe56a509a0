import type { FoldedText, Keyword } from './folded-text.ts'

/** A part of a text in UTF-16 units, `end` excluded. */
export type Range = { begin: number; end: number }

/** Ranges of one sentence that a condition names as evidence, the first ones: a hit is stored and shown. */
export const MAX_RANGES = 100

/** How often a text has a keyword; occurrences do not overlap. */
export function countOccurrences({ text }: FoldedText, keyword: Keyword): number {
  let count = 0
  for (const _ of positionsOf(text, keyword.text)) count += 1
  return count
}

/** Every occurrence of the keywords, by where it begins and ends; those of one keyword do not overlap. */
export function findOccurrences({ text }: FoldedText, keywords: readonly Keyword[]): Range[] {
  return keywords
    .flatMap((keyword) =>
      Array.from(positionsOf(text, keyword.text), (begin) => ({ begin, end: begin + keyword.text.length })),
    )
    .toSorted((one, other) => one.begin - other.begin || one.end - other.end)
}

function* positionsOf(text: string, keyword: string): Generator<number> {
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + keyword.length)) yield at
}
