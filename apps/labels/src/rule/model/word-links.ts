import { foldText, type wordList } from '@console/contracts'

/** The lists that a condition uses, and the words of its own beside them. */
export type WordLinks = { ids: readonly number[]; own: readonly string[] }
type LinkedWords = { keywords: readonly string[]; wordLists: WordLinks | undefined }
type Lists = readonly Pick<wordList.WordList, 'id' | 'words'>[]

/** The words that a person typed into the condition. */
export function ownWords({ keywords, wordLists }: LinkedWords): readonly string[] {
  return wordLists?.own ?? keywords
}

/**
 * The parameters with other words or other lists. `keywords` has the words of both, as the server writes it too; words of a
 * list that is not known here stay as they were.
 */
export function linkWords(before: LinkedWords, { ids, own }: WordLinks, lists: Lists): LinkedWords {
  if (ids.length === 0) return { keywords: [...own], wordLists: undefined }
  const known = new Map(lists.map(({ id, words }) => [id, words]))
  const ofLists = ids.flatMap((id) => known.get(id) ?? [])
  const isKnown = ids.every((id) => known.has(id))
  const unchanged = isKnown ? [] : wordsOfLists(before)
  return { keywords: distinct([...own, ...ofLists, ...unchanged]), wordLists: { ids, own } }
}

function wordsOfLists({ keywords, wordLists }: LinkedWords): readonly string[] {
  return wordLists === undefined ? [] : keywords.filter((word) => !wordLists.own.includes(word))
}

/** Drops words that differ from an earlier one only in capitals, since both find the same. */
function distinct(words: readonly string[]): string[] {
  const byFolded = new Map<string, string>()
  for (const word of words) if (!byFolded.has(foldText(word))) byFolded.set(foldText(word), word)
  return [...byFolded.values()]
}
