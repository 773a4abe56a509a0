/** A page or an action as the search knows it. */
export type SearchTerms = {
  key: string
  /** The name in every language, as `searchable` writes it. */
  names: readonly string[]
  /** Groups above it, in every language, and its path. */
  places: readonly string[]
}

/** Limit of the results; rendering them is slow, not ranking. */
export const MAX_RESULTS = 20

/** What matched, best first; an entry counts by its best match. */
const MATCH = {
  exactName: 0,
  namePrefix: 1,
  nameWord: 2,
  nameInside: 3,
  placeWord: 4,
  placeInside: 5,
  nameLetters: 6,
  none: 7,
} as const

/** As names are compared: full-width as half-width, without case. */
export function searchable(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/**
 * The entries that match, best first: by the kind of match, in each kind recent ones before the others, these in their
 * given order. One pass over the entries into a handful of buckets, so that each key is answered at once.
 */
export function rankEntries<Entry extends SearchTerms>(
  entries: readonly Entry[],
  query: string,
  recentKeys: readonly string[],
): Entry[] {
  const wanted = searchable(query).trim().replaceAll(/\s+/g, ' ')
  if (wanted === '') return []
  const words = wanted.split(' ')
  const recent = new Map<string, Entry | null>(recentKeys.map((key) => [key, null]))
  for (const entry of entries) if (recent.has(entry.key)) recent.set(entry.key, entry)
  const buckets: Entry[][] = Array.from({ length: MATCH.none }, () => [])
  const put = (entry: Entry): void => {
    buckets[matchOf(entry, wanted, words)]?.push(entry)
  }
  for (const entry of recent.values()) if (entry !== null) put(entry)
  for (const entry of entries) if (!recent.has(entry.key)) put(entry)
  return buckets.flat().slice(0, MAX_RESULTS)
}

/** Several words may match in different fields; the weakest match decides. */
function matchOf(entry: SearchTerms, wanted: string, words: readonly string[]): number {
  const whole = bestMatch(entry, wanted)
  if (words.length === 1 || whole < MATCH.none) return whole
  return Math.max(...words.map((word) => bestMatch(entry, word)))
}

function bestMatch({ names, places }: SearchTerms, wanted: string): number {
  let best: number = MATCH.none
  for (const name of names) best = Math.min(best, matchOfName(name, wanted))
  if (best <= MATCH.nameInside) return best
  for (const place of places) {
    if (startsWord(place, wanted)) return MATCH.placeWord
    if (place.includes(wanted)) best = Math.min(best, MATCH.placeInside)
  }
  return best
}

function matchOfName(name: string, wanted: string): number {
  if (name === wanted) return MATCH.exactName
  if (name.startsWith(wanted)) return MATCH.namePrefix
  if (startsWord(name, wanted)) return MATCH.nameWord
  if (name.includes(wanted)) return MATCH.nameInside
  return hasLetters(name, wanted) ? MATCH.nameLetters : MATCH.none
}

const LETTER = /[\p{L}\p{N}]/u

/** Whether a word of the text begins with it. */
function startsWord(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !LETTER.test(text.charAt(at - 1))) return true
  }
  return false
}

/** Whether its letters occur in the text in this order, with others between them: `adl` in `audit log`. */
function hasLetters(text: string, wanted: string): boolean {
  let next = 0
  for (const letter of text) {
    if (letter === wanted[next]) next += 1
    if (next === wanted.length) return true
  }
  return false
}
