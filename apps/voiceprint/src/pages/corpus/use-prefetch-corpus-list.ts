import { useListSearch } from '@console/ui/list-page'
import { usePrefetchCorpora } from '../../queries/corpora.ts'
import { corpusList, toCorpusQuery } from './corpus.search.ts'

/** Prefetches the samples of the address while the page's code loads. */
export function usePrefetchCorpusList(): void {
  usePrefetchCorpora(toCorpusQuery(useListSearch(corpusList)))
}
