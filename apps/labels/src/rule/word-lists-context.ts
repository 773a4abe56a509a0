import type { wordList } from '@console/contracts'
import { createContext, useContext } from 'react'

type WordLists = {
  /** Undefined until they are loaded. */
  lists: readonly wordList.WordList[] | undefined
  hasFailed: boolean
}

/** The word lists of the company, by which conditions name those that they use. */
export const WordListsContext = createContext<WordLists>({ lists: undefined, hasFailed: false })

export function useKnownWordLists(): WordLists {
  return useContext(WordListsContext)
}
