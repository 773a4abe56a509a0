import { wordList, type DataOf } from '@console/contracts'
import { useCallMutation, useCallQuery } from '@console/sub-app'
import { LABEL_CHANGES } from './labels.ts'

/** Calls whose answers change with a word list: its words are written into the labels that use it. */
export const WORD_LIST_CHANGES = [wordList.query, ...LABEL_CHANGES] as const

export type ReadWords = DataOf<typeof wordList.readFile>

/** All word lists of the company, with their words. */
export function useWordLists({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  return useCallQuery(wordList.query, isNeeded ? {} : null)
}

export function useRemoveWordList() {
  return useCallMutation(wordList.remove, {
    toInput: (id: number) => ({ body: { id } }),
    changes: [wordList.query],
  })
}

/** Reads the words of a file; nothing is stored. */
export function useReadWordFile(onRead: (file: File, read: ReadWords) => void) {
  return useCallMutation(wordList.readFile, {
    toInput: (file: File) => ({ body: { file } }),
    onSuccess: (read: ReadWords, file: File) => onRead(file, read),
  })
}
