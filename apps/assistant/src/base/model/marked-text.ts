import { findFolded, foldText, foldWithRanges } from '@console/contracts'

/** `title`: what found a part of the words. */
export type TextPart = { text: string; mark: 'hit' | 'label' | 'search' | null; title?: string }
/** Range in which a condition of a label found something, in UTF-16 units. */
export type LabelMark = { begin: number; end: number; title: string }

type Matches = {
  /** Words of violations. */
  hits: readonly string[]
  labels: readonly LabelMark[]
  /** The search text. */
  search: string
}
type Range = { from: number; to: number; mark: NonNullable<TextPart['mark']>; title?: string }

/** Splits a sentence into parts to mark matches; where two overlap the first kind wins. */
export function markedText(text: string, { hits, labels, search }: Matches): TextPart[] {
  const ranges: Range[] = [
    ...found(text, search === '' ? [] : [search], 'search'),
    ...found(text, hits, 'hit'),
    ...labels.map(({ begin, end, title }): Range => ({
      from: begin,
      to: Math.min(end, text.length),
      mark: 'label',
      title,
    })),
  ]
  const isMarked = new Uint8Array(text.length)
  const taken = ranges.filter(({ from, to }) => {
    if (from >= to || isMarked.subarray(from, to).includes(1)) return false
    isMarked.fill(1, from, to)
    return true
  })
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, ...mark } of taken.toSorted((one, other) => one.from - other.from)) {
    if (from > at) parts.push({ text: text.slice(at, from), mark: null })
    parts.push({ text: text.slice(from, to), ...mark })
    at = to
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at), mark: null })
  return parts
}

/** Positions of some words, in whatever form they are written. */
function found(text: string, words: readonly string[], mark: Range['mark']): Range[] {
  if (words.length === 0) return []
  const ranges = foldWithRanges(text)
  return words.flatMap((word) =>
    [...findFolded(ranges, foldText(word))].map(({ begin, end }) => ({ from: begin, to: end, mark })),
  )
}
