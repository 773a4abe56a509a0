import { useListSearch } from '@console/ui/list-page'
import { usePrefetchLabels } from '../../queries/labels.ts'
import { labelList, toLabelQuery } from './label-config.search.ts'

/** Prefetches the labels of the address while the page's code loads. */
export function usePrefetchList(): void {
  usePrefetchLabels(toLabelQuery(useListSearch(labelList)))
}
