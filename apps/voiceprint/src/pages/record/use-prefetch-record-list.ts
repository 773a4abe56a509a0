import { useListSearch } from '@console/ui/list-page'
import { usePrefetchChecks } from '../../queries/checks.ts'
import { recordList, toCheckQuery } from './record.search.ts'

/** Prefetches the checks of the address while the page's code loads. */
export function usePrefetchRecordList(): void {
  usePrefetchChecks(toCheckQuery(useListSearch(recordList)))
}
