import { foldText } from '@console/contracts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Sentence } from '../../../base/model/conversation.ts'

/** The search in the transcript: how many sentences match, and the selected match. */
export function useFoundSentences(sentences: readonly Sentence[], text: string) {
  const search = useDeferredValue(text)
  const matches = useMemo(() => {
    const needle = foldText(search)
    return needle === '' ? [] : sentences.filter(({ words }) => foldText(words).includes(needle))
  }, [sentences, search])
  const [turn, setTurn] = useState(0)
  return {
    search,
    count: matches.length,
    match: matches[turn % Math.max(1, matches.length)],
    next: () => setTurn(turn + 1),
    restart: () => setTurn(0),
  }
}

export type FoundSentences = ReturnType<typeof useFoundSentences>
