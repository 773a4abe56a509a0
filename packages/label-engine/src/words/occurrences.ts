/** A part of a text in UTF-16 units, `end` excluded. */
export type Range = { begin: number; end: number }

/** Ranges of one sentence that a condition names as evidence, the first ones: a hit is stored and shown. */
export const MAX_RANGES = 100

/** How often a text has a keyword; occurrences do not overlap. Both are folded. */
export function countOccurrences(text: string, keyword: string): number {
  let count = 0
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + keyword.length)) count += 1
  return count
}

/** Every occurrence of the keywords, by where it begins and ends; those of one keyword do not overlap. All are folded. */
export function findOccurrences(text: string, keywords: readonly string[]): Range[] {
  return keywords
    .flatMap((keyword) => occurrencesOf(text, keyword))
    .toSorted((one, other) => one.begin - other.begin || one.end - other.end)
}

function occurrencesOf(text: string, keyword: string): Range[] {
  const found: Range[] = []
  for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + keyword.length)) {
    found.push({ begin: at, end: at + keyword.length })
  }
  return found
}
