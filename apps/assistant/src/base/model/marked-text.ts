export type TextPart = { text: string; mark: 'hit' | 'label' | 'search' | null }

type Matches = {
  /** Words of violations. */
  hits: readonly string[]
  /** Phrases of labels. */
  labels: readonly string[]
  /** The search text. */
  search: string
}
type Range = { from: number; to: number; mark: NonNullable<TextPart['mark']> }

/** Splits a sentence into parts to mark matches; where two overlap the first kind wins. */
export function markedText(text: string, { hits, labels, search }: Matches): TextPart[] {
  const ranges: Range[] = [
    ...found(text, search === '' ? [] : [search], 'search'),
    ...found(text, hits, 'hit'),
    ...found(text, labels, 'label'),
  ]
  const taken: Range[] = []
  for (const range of ranges)
    if (taken.every(({ from, to }) => range.to <= from || range.from >= to)) taken.push(range)
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, mark } of taken.toSorted((one, other) => one.from - other.from)) {
    if (from > at) parts.push({ text: text.slice(at, from), mark: null })
    parts.push({ text: text.slice(from, to), mark })
    at = to
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at), mark: null })
  return parts
}

/** Positions of some words, ignoring case. */
function found(text: string, words: readonly string[], mark: Range['mark']): Range[] {
  const where = text.toLowerCase()
  // A letter whose lower case has another length would shift all later positions.
  if (where.length !== text.length) return []
  return words.flatMap((word) => {
    const needle = word.toLowerCase()
    const ranges: Range[] = []
    if (needle === '') return ranges
    for (let from = where.indexOf(needle); from !== -1; from = where.indexOf(needle, from + needle.length))
      ranges.push({ from, to: from + needle.length, mark })
    return ranges
  })
}
