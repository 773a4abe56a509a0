/** Capital letters whose lower case depends on their neighbours, or would have another length, and lower case with two forms. */
const SPECIAL: Readonly<Record<string, string>> = { İ: 'i', Σ: 'σ', ς: 'σ', ſ: 's' }

/** Unicode's own limit (UAX #15, 13): more marks of one character do not count. To put them in order takes time that grows with their square. */
const MANY_MARKS = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu

/** A text without hidden marks, in which full-width and half-width, composed and decomposed letters are the same. */
export const composed = (text: string): string =>
  text
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(MANY_MARKS, '$1')
    .normalize('NFKC')

/**
 * The form in which texts are compared: full-width and half-width, composed and decomposed, capital and small letters are
 * the same, and hidden marks are ignored (R61). The database has the same as `text_key`.
 */
export const foldText = (text: string): string =>
  composed(text)
    .replaceAll(/[İΣςſ]/g, (letter) => SPECIAL[letter] ?? letter)
    .toLowerCase()

/** A part of a text in UTF-16 units, `end` excluded. */
export type TextRange = { begin: number; end: number }

/** A text as it is compared; `ranges` has the part of the text that each unit comes from, null where no unit has moved. */
export type FoldedRanges = { folded: string; ranges: readonly TextRange[] | null }

/** A character with everything that may become one with it. */
const CLUSTER = /[^](?:[\p{M}\p{DI}\uFF9E\uFF9F\u1160-\u11FF\u314F-\u3163\uFFC2-\uFFDC])*/gu

/** Most letters of most texts: ASCII and common Chinese. */
const isPlain = (cluster: string): boolean => /^[\u0020-\u007E\u4E00-\u9FFF]$/.test(cluster)

/** As `foldText`, with the positions. */
export function foldWithRanges(text: string): FoldedRanges {
  let folded = ''
  const ranges: TextRange[] = []
  for (const { 0: cluster, index } of text.matchAll(CLUSTER)) {
    const part = isPlain(cluster) ? cluster.toLowerCase() : foldText(cluster)
    const range = { begin: index, end: index + cluster.length }
    for (let unit = 0; unit < part.length; unit += 1) ranges.push(range)
    folded += part
  }
  return { folded, ranges }
}

/**
 * Finds the parts of a shown text that match the sought text, from left to right without overlap. One character may be
 * compared as several, such as `…`: it is found once.
 */
export function* findFolded({ folded, ranges }: FoldedRanges, soughtText: string): Generator<TextRange> {
  let lastEnd = 0
  if (soughtText === '') return
  const { length } = soughtText
  for (let at = folded.indexOf(soughtText); at >= 0; at = folded.indexOf(soughtText, at + length)) {
    const begin = ranges === null ? at : (ranges[at]?.begin ?? 0)
    if (begin < lastEnd) continue
    lastEnd = ranges === null ? at + length : (ranges[at + length - 1]?.end ?? 0)
    yield { begin, end: lastEnd }
  }
}
