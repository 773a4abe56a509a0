import { voiceprint, type QueryOf } from '@console/contracts'
import { useCallMutation, useCallQuery, usePrefetchCall } from '@console/sub-app'
import { keepPreviousData } from '@tanstack/react-query'
import { useFailureLog } from './use-failure-log.ts'

/** Calls whose answers change when a sample is deleted. */
export const CORPUS_CHANGES = [
  voiceprint.corpora,
  voiceprint.checks,
  voiceprint.categories,
  voiceprint.scoreDistribution,
] as const

type CorpusQuery = QueryOf<typeof voiceprint.corpora>

/** One page of the samples. The previous page stays until the next has loaded. */
export function useCorpora(query: CorpusQuery) {
  const corpora = useCallQuery(voiceprint.corpora, { query }, { placeholderData: keepPreviousData })
  useFailureLog(corpora.error, voiceprint.corpora.id)
  return corpora
}

/** Prefetches a page of the samples before the page has loaded. */
export function usePrefetchCorpora(query: CorpusQuery): void {
  usePrefetchCall(voiceprint.corpora, { query })
}

/** The count without filters, for the filtered-to-empty state. */
export function useCorpusCount() {
  const { data } = useCallQuery(voiceprint.corpora, { query: { pageSize: 1 } })
  return data && { total: data.count, isCapped: data.countIsCapped }
}

/** Deletes a sample. The list that has it loads itself again (`useRemoval`). */
export function useRemoveCorpus() {
  return useCallMutation(voiceprint.removeCorpus, { toInput: (id: number) => ({ query: { id } }) })
}
