import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { pageField, sizeField, type ListDefinition, type ListSearch } from '@console/ui/list-page'

const shape = { page: pageField(MAX_PAGE), size: sizeField(DEFAULT_PAGE_SIZE) }

type NoFilters = Record<never, never>

/** The state of the list in its address; it has no filters. */
export const versionList: ListDefinition<typeof shape, NoFilters> = {
  shape,
  toFilters: () => ({}),
  toSearch: () => ({}),
  pageSize: DEFAULT_PAGE_SIZE,
}

export type VersionList = ListSearch<typeof shape, NoFilters>
