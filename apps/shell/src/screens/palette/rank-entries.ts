import { foldText } from '@console/contracts'
/** A page or an action as the search knows it. */
export type SearchTerms = {
  key: string
  /** The name in every language, as `foldText` writes it. */
  names: readonly string[]
  /** Groups above it, in every language, and its path. */
  locations: readonly string[]
}

/** Limit of the results; rendering them is slow, not ranking. */
export const MAX_RESULTS = 20

/** Ranks of matches, best first; an entry counts by its best match. */
const MATCH = {
  exactName: 0,
  namePrefix: 1,
  nameWord: 2,
  nameInside: 3,
  locationWord: 4,
  locationInside: 5,
  nameLetters: 6,
  none: 7,
} as const

/**
 * The entries that match, best first: by the kind of match, in each kind recent ones before the others, these in their
 * given order. One pass over the entries into a handful of buckets, so that each key is answered at once.
 */
export function rankEntries<Entry extends SearchTerms>(
  entries: readonly Entry[],
  query: string,
  recentKeys: readonly string[],
): Entry[] {
  const needle = foldText(query).trim().replaceAll(/\s+/g, ' ')
  if (needle === '') return []
  const words = needle.split(' ')
  const recent = new Map<string, Entry | null>(recentKeys.map((key) => [key, null]))
  for (const entry of entries) if (recent.has(entry.key)) recent.set(entry.key, entry)
  const buckets: Entry[][] = Array.from({ length: MATCH.none }, () => [])
  const put = (entry: Entry): void => {
    buckets[rankEntry(entry, needle, words)]?.push(entry)
  }
  for (const entry of recent.values()) if (entry !== null) put(entry)
  for (const entry of entries) if (!recent.has(entry.key)) put(entry)
  return buckets.flat().slice(0, MAX_RESULTS)
}

/** Several words may match in different fields; the weakest match decides. */
function rankEntry(entry: SearchTerms, needle: string, words: readonly string[]): number {
  const whole = bestMatch(entry, needle)
  if (words.length === 1 || whole < MATCH.none) return whole
  return Math.max(...words.map((word) => bestMatch(entry, word)))
}

function bestMatch({ names, locations }: SearchTerms, needle: string): number {
  let best: number = MATCH.none
  for (const name of names) best = Math.min(best, rankName(name, needle))
  if (best <= MATCH.nameInside) return best
  for (const location of locations) {
    if (startsWord(location, needle)) return MATCH.locationWord
    if (location.includes(needle)) best = Math.min(best, MATCH.locationInside)
  }
  return best
}

function rankName(name: string, needle: string): number {
  if (name === needle) return MATCH.exactName
  if (name.startsWith(needle)) return MATCH.namePrefix
  if (startsWord(name, needle)) return MATCH.nameWord
  if (name.includes(needle)) return MATCH.nameInside
  return hasLetters(name, needle) ? MATCH.nameLetters : MATCH.none
}

const LETTER = /[\p{L}\p{N}]/u

/** True if a word of the text begins with it. */
function startsWord(text: string, needle: string): boolean {
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    if (at === 0 || !LETTER.test(text.charAt(at - 1))) return true
  }
  return false
}

/** True if its letters occur in the text in this order, with others between them: `adl` in `audit log`. */
function hasLetters(text: string, needle: string): boolean {
  let next = 0
  for (const letter of text) {
    if (letter === needle[next]) next += 1
    if (next === needle.length) return true
  }
  return false
}
