import type { ListFilters } from './list-search.ts'

export function setFilterCount(filters: ListFilters): number {
  return Object.values(filters).filter((value) => value !== null).length
}
