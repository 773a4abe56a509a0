import { wordList } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useWordLists } from '../queries/word-lists.ts'
import type { FindListName } from './model/clause.ts'

type WordLists = {
  /** Undefined until they are loaded. */
  lists: readonly wordList.WordList[] | undefined
  hasFailed: boolean
}

/** The word lists of the company, by which conditions name those that they use. */
const WordListsContext = createContext<WordLists>({ lists: undefined, hasFailed: false })

export function useKnownWordLists(): WordLists {
  return useContext(WordListsContext)
}

type WordListsProviderProps = { isNeeded: boolean; children: ReactNode }

/** Loads the word lists for the conditions inside. */
export function WordListsProvider({ isNeeded, children }: WordListsProviderProps) {
  const hasWordLists = useHasCall(wordList.query)
  const { data, isError } = useWordLists({ isNeeded: isNeeded && hasWordLists })
  const value = useMemo(() => ({ lists: data?.lists, hasFailed: isError }), [data, isError])
  return <WordListsContext value={value}>{children}</WordListsContext>
}

/** Names the word lists of a condition. */
export function useFindListName(): FindListName {
  const { lists } = useKnownWordLists()
  const names = lists && new Map(lists.map(({ id, name }) => [id, name]))
  return (id: number) => (names === undefined ? undefined : (names.get(id) ?? null))
}
