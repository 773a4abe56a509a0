import { wordList } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { useMemo, type ReactNode } from 'react'
import { useWordLists } from '../queries/word-lists.ts'
import { WordListsContext } from './word-lists-context.ts'

type WordListsProviderProps = { isNeeded: boolean; children: ReactNode }

/** Loads the word lists for the conditions inside. */
export function WordListsProvider({ isNeeded, children }: WordListsProviderProps) {
  const hasWordLists = useHasCall(wordList.query)
  const { data, isError } = useWordLists({ isNeeded: isNeeded && hasWordLists })
  const value = useMemo(() => ({ lists: data?.lists, hasFailed: isError }), [data, isError])
  return <WordListsContext value={value}>{children}</WordListsContext>
}
