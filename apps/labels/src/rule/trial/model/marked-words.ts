import type { Evidence } from '@console/label-engine'

/** The most marks of one letter in one sentence; further ones are not drawn. */
const MAX_MARKS = 20

/** A piece of a sentence, the letters that mark it, the shortest mark first, and those whose mark ends with it. */
export type MarkedPiece = { begin: number; text: string; letters: string[]; ending: string[] }
export type LetterEvidence = { lambda: string; evidence: readonly Evidence[] }

/** A sentence cut where marks begin or end; several letters may mark the same words. */
export function markedPieces(
  words: string,
  sentence: number,
  marks: readonly LetterEvidence[],
): MarkedPiece[] {
  const ranges = marks.flatMap(({ lambda: letter, evidence }) =>
    evidence
      .filter((range) => range.sentence === sentence && range.begin < range.end)
      .slice(0, MAX_MARKS)
      .map(({ begin, end }) => ({ letter, begin, end: Math.min(end, words.length) })),
  )
  const byLength = ranges.toSorted((one, other) => one.end - one.begin - (other.end - other.begin))
  const cuts = [...new Set([0, words.length, ...ranges.flatMap(({ begin, end }) => [begin, end])])]
    .filter((cut) => cut <= words.length)
    .toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((begin, index) => {
    const end = cuts[index + 1] ?? words.length
    const over = byLength.filter((range) => range.begin <= begin && range.end >= end)
    return {
      begin,
      text: words.slice(begin, end),
      letters: unique(over.map(({ letter }) => letter)),
      ending: unique(over.filter((range) => range.end === end).map(({ letter }) => letter)),
    }
  })
}

function unique(letters: readonly string[]): string[] {
  return [...new Set(letters)]
}
