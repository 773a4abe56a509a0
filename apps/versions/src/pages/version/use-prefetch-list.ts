import { useListSearch } from '@console/ui/list-page'
import { usePrefetchVersions } from '../../queries/versions.ts'
import { versionList } from './version.search.ts'

/** Prefetches the versions of the address while the page's code loads. */
export function usePrefetchList(): void {
  usePrefetchVersions(useListSearch(versionList).paging)
}
