import type { Change } from './mutant.ts'

/** Each word or sign of SQL beside the one that is most easily written in its stead. */
const SWAPS: readonly (readonly [pattern: RegExp, swap: (found: string) => string])[] = [
  [/(?<![-<>=@|#!~&])<=(?![>@])/g, () => '<'],
  [/(?<![-<>=@|#!~&])>=(?![>@])/g, () => '>'],
  [/(?<![-<>=@|#!~&])<(?![<>=@|#-])/g, () => '<='],
  [/(?<![-<>=@|#!~&])>(?![<>=@|#-])/g, () => '>='],
  [/(?<= )=(?= )/g, () => '<>'],
  [/(?<= )\+(?= )/g, () => '-'],
  [/(?<= )-(?= )/g, () => '+'],
  [/\band\b/g, () => 'or'],
  [/\bor\b(?! replace)/g, () => 'and'],
  [/\bnot (?=in|exists)/g, () => ''],
  [/\bis not null\b/g, () => 'is null'],
  [/\bis null\b/g, () => 'is not null'],
  [/\b(?:least|greatest)(?=\()/g, (found) => (found === 'least' ? 'greatest' : 'least')],
  [/\b(?:min|max)(?=\()/g, (found) => (found === 'min' ? 'max' : 'min')],
  [/\bsum(?=\()/g, () => 'max'],
  [/\bleft join\b/g, () => 'join'],
  [/\bunion all\b/g, () => 'union'],
  [/\bdistinct /g, () => ''],
  [/\bdesc\b/g, () => 'asc'],
  [/(?<![\w.$':])\d+(?![\w.'])/g, (found) => String(Number(found) + 1)],
]

const WORD = /^[a-z ]+$/

/** Finds the parts of a piece of SQL that could be written otherwise; it begins at `offset` of its source. */
export function sqlChanges(text: string, offset: number): Change[] {
  return SWAPS.flatMap(([pattern, swap]) =>
    [...text.matchAll(pattern)]
      // `between a and b` has no other word there.
      .filter(
        ({ 0: found, index }) => found !== 'and' || !/\bbetween\s+[^\s]+\s+$/.test(text.slice(0, index)),
      )
      .map(({ 0: found, index }) => {
        const start = offset + index
        const replacement = swap(WORD.test(found) ? found.trim() : found)
        return { start, end: start + found.length, replacement }
      }),
  )
}
